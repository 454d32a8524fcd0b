// What the tests of this target use.
@_exported import Foundation
@_exported import RenderingSupport
