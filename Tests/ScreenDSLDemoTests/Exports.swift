// The modules that the tests of this target use.
@_exported import ScreenDSLTesting
@_exported import TestSupport
