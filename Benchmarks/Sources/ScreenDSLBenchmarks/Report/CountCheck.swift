/// Compares measured counts with the committed ones; times are not compared.
struct CountCheck {
  /// The failures: a count that differs, a case without an expectation, or an expectation without a case.
  private(set) var failures: [String] = []

  /// - Parameter isComplete: Whether all cases ran, so that an expectation without a case is a failure.
  init(_ measured: CountExpectations, against expected: CountExpectations, isComplete: Bool) {
    var rest = Dictionary(
      expected.entries.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in measured.entries {
      if let expectation = rest.removeValue(forKey: entry.label) {
        compare(entry, with: expectation)
      } else {
        failures.append("No expectation for '\(entry.label)'; record it with --counts")
      }
    }
    guard isComplete else { return }
    failures += rest.keys.sorted().map { "No case for the expectation '\($0)'; update the file" }
  }

  private mutating func compare(
    _ entry: CountExpectations.Expectation, with expectation: CountExpectations.Expectation
  ) {
    compare("allocations", of: entry.label, entry.allocations, expectation.allocations)
    compare("hash calls", of: entry.label, entry.hashCalls, expectation.hashCalls)
    compare("equality calls", of: entry.label, entry.equalityCalls, expectation.equalityCalls)
  }

  private mutating func compare(
    _ unit: String, of label: String, _ measured: Int?, _ expected: Int?
  ) {
    guard let measured else { return }
    guard let expected else {
      failures.append("No expected \(unit) for '\(label)'; record them with --counts")
      return
    }
    let numbers = "\(unit) of '\(label)': \(measured), expected \(expected)"
    if measured > expected { failures.append("More \(numbers)") }
    if measured < expected { failures.append("Fewer \(numbers); improved, update the file") }
  }
}
