@_exported public import ScreenDSLLooks
