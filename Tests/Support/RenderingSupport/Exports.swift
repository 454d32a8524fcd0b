@_exported public import ScreenDSL
@_exported public import ScreenDSLHeadless
@_exported public import TestSupport
