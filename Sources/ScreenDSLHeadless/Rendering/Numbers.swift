/// Writes numbers the same way on each machine, in any locale.
package enum NumberText {
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let places = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(places)"
  }

  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
