import Foundation

/// The number of random cases that a test tries.
///
/// `swift test` tries few, so that it is fast. With `SCREENDSL_CHECKS`, as in CI, a test tries six times as many random
/// cases and three times as many others, and with `SCREENDSL_THOROUGH=1` all, as CI does for the laws in release.
package enum TestDepth {
  private static let environment = ProcessInfo.processInfo.environment
  package static let isThorough = environment["SCREENDSL_THOROUGH"] == "1"
  private static let isInCI = environment["SCREENDSL_CHECKS"] != nil

  package static func cases(_ count: Int, oneOf part: Int = 20) -> Int {
    isThorough ? count : max(1, count / (isInCI ? part : 6 * part))
  }

  /// Returns all elements in CI and at full depth; otherwise every third. `start` decides which third.
  package static func part<Element>(of elements: [Element], _ start: Int) -> [Element] {
    isThorough || isInCI
      ? elements : elements.indices.filter { ($0 + start).isMultiple(of: 3) }.map { elements[$0] }
  }

  /// Returns `count` in CI and at full depth; otherwise a tenth of it. Tests of run time take their sizes from here.
  package static func size(_ count: Int) -> Int { isThorough || isInCI ? count : count / 10 }

  /// Returns all elements at full depth; in CI every twentieth; otherwise every sixtieth. The first element is always
  /// included.
  package static func cases<Elements: Collection>(_ elements: Elements) -> [Elements.Element] {
    elements.enumerated().filter { isThorough || $0.offset.isMultiple(of: isInCI ? 20 : 60) }
      .map(\.element)
  }
}
