/// Writes numbers the same way on each machine, whatever the locale.
package enum NumberText {
  /// Returns `value` with at most two places after the point; 0 if it is no number.
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let places = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(places)"
  }

  /// Returns the share `value` in percent: 50% for 0.5.
  static func percent(_ value: Double) -> String { "\(Int((share(value) * 100).rounded()))%" }

  /// Returns the number between 0 and 1 that is nearest to `value`; 0 if it is no number.
  static func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}

/// Divides room between parts that together want more than there is.
enum FairShare {
  /// Returns the size that no part may exceed, as large as possible, so that all have room.
  static func limit(of wishes: [Double], room: Double) -> Double {
    var room = max(0, room)
    let ascending = wishes.sorted()
    for (index, wish) in ascending.enumerated() {
      let limit = room / Double(ascending.count - index)
      if wish > limit { return limit }
      room -= wish
    }
    return ascending.last ?? 0
  }
}
