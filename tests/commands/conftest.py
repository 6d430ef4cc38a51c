"""The databases of these tests are dropped as those of the storage tests are."""

from tests.storage.conftest import _no_databases_left

__all__ = ["_no_databases_left"]
