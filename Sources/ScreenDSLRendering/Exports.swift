@_exported public import ScreenDSLInspection
