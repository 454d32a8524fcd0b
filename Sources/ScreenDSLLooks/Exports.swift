@_exported public import ScreenDSL
