import Foundation

/// How many random cases a test tries.
///
/// `swift test` answers quickly; `SCREENDSL_THOROUGH=1 swift test` tries every case, as CI does for
/// the laws in release.
package enum TestDepth {
  package static let isThorough = ProcessInfo.processInfo.environment["SCREENDSL_THOROUGH"] == "1"

  /// Returns `count` at full depth, else a twentieth of it, or another part.
  package static func cases(_ count: Int, oneOf part: Int = 20) -> Int {
    isThorough ? count : max(1, count / part)
  }

  /// Returns all elements at full depth, else one of every twenty, the first among them.
  package static func cases<Elements: Collection>(_ elements: Elements) -> [Elements.Element] {
    elements.enumerated().filter { isThorough || $0.offset.isMultiple(of: 20) }.map(\.element)
  }
}
