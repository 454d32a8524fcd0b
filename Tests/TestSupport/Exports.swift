@_exported public import ScreenDSLHeadless
@_exported public import ScreenDSLHosting
@_exported public import Testing
@_exported public import UpdateContract
