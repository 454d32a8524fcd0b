@_exported import ScreenDSLHeadless
@_exported import ScreenDSLUIKit
@_exported import TestSupport
