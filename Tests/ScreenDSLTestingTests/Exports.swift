@_exported import ScreenDSLHeadless
@_exported import ScreenDSLTesting
@_exported import TestSupport
