// What the tests of this target use.
@_exported import ScreenDSLRendering
@_exported import TestSupport
