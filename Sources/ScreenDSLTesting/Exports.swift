@_exported public import ScreenDSLHeadless
