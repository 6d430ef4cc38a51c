"""Pictures of hands, tables and scores, drawn from plain names; the text beside them says the same."""
