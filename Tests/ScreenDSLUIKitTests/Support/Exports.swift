// The modules that the tests of this target use.
@_exported import ScreenDSLHeadless
@_exported import ScreenDSLUIKit
@_exported import TestSupport
