// What the tests of this target use.
@_exported import TestSupport
