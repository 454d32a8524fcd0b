@_exported import RenderingSupport
