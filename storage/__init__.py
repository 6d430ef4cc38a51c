"""What is kept: plain records of tables, results and people, with no rules and no Discord."""
