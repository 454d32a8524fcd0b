@_exported import RenderingSupport
@_exported import ScreenDSLTesting
