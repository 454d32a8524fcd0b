@_exported public import ScreenDSLRendering
