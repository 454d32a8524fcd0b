@_exported public import ScreenDSLHeadless
@_exported public import ScreenDSLRendering
