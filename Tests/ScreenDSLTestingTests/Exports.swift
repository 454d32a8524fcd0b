// What the tests of this target use.
@_exported import ScreenDSLHeadless
@_exported import TestSupport
