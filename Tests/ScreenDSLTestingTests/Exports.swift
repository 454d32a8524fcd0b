@_exported import ScreenDSLHeadless
@_exported import TestSupport
