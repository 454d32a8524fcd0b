import Foundation

/// `swift test` tries few random cases. With `SCREENDSL_CHECKS`, as in CI, a test tries six times as many, and with
/// `SCREENDSL_THOROUGH=1` all, as CI does for the laws in release.
package enum TestDepth {
  private static let environment = ProcessInfo.processInfo.environment
  package static let isThorough = environment["SCREENDSL_THOROUGH"] == "1"
  private static let isInCI = environment["SCREENDSL_CHECKS"] != nil
  package static func size(_ count: Int) -> Int { isThorough || isInCI ? count : count / 10 }

  package static func cases(_ count: Int, oneOf part: Int = 20) -> Int {
    isThorough ? count : max(1, count / (isInCI ? part : 6 * part))
  }

  package static func part<Element>(of elements: [Element], _ start: Int) -> [Element] {
    isThorough || isInCI
      ? elements : elements.indices.filter { ($0 + start).isMultiple(of: 3) }.map { elements[$0] }
  }

  package static func cases<Elements: Collection>(_ elements: Elements) -> [Elements.Element] {
    elements.enumerated().filter { isThorough || $0.offset.isMultiple(of: isInCI ? 20 : 60) }
      .map(\.element)
  }
}
