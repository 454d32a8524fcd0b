// The modules that the tests of renderers, pages and terminals use.
@_exported public import ScreenDSL
@_exported public import ScreenDSLHeadless
@_exported public import TestSupport
