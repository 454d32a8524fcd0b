/// Writes numbers the same way on each machine, in any locale.
package enum NumberText {
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    let isWhole = hundredths.isMultiple(of: 100)
    return isWhole ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
