// The modules that the tests of this target use.
@_exported import RenderingSupport
