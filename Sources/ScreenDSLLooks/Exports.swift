@_exported public import ScreenDSLHosting
