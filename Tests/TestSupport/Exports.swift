// What the tests of every target use.
@_exported public import ScreenDSLHeadless
@_exported public import ScreenDSLHosting
@_exported public import Testing
@_exported public import UpdateContract
