// The modules that the tests of all targets use.
@_exported public import ScreenDSLHeadless
@_exported public import ScreenDSLHosting
@_exported public import Testing
@_exported public import UpdateContract
