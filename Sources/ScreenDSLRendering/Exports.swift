@_exported public import ScreenDSLInspection
@_exported public import ScreenDSLLooks
