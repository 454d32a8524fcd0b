@_exported import ScreenDSLTesting
@_exported import TestSupport
