import Testing

@testable import ScreenDSLBenchmarks

@Suite struct CountCheckTests {
  @Test func aGrownCountFails() {
    let check = CountCheck(counts(allocations: 12), against: counts(allocations: 10))
    #expect(check.failures == ["More allocations of 'build (Int, 5)': 12, expected 10"])
  }

  /// Either the code became better, or the expectation was too high.
  @Test func aSmallerCountFails() {
    let check = CountCheck(counts(allocations: 9), against: counts(allocations: 10))
    #expect(
      check.failures == [
        "Fewer allocations of 'build (Int, 5)': 9, expected 10; improved, update the file"
      ])
  }

  @Test func aMissingExpectationFails() {
    let check = CountCheck(counts(allocations: 9), against: CountExpectations([]))
    #expect(check.failures == ["No expectation for 'build (Int, 5)'; record it with --counts"])
  }

  @Test func whatCannotBeCountedIsNotCompared() {
    let check = CountCheck(counts(allocations: nil), against: counts(allocations: 10))
    #expect(check.failures.isEmpty)
  }

  @Test func aLeftOverExpectationFails() {
    let check = CountCheck(CountExpectations([]), against: counts(allocations: 9))
    #expect(check.failures == ["No case for the expectation 'build (Int, 5)'; update the file"])
  }

  private func counts(allocations: Int?) -> CountExpectations {
    var result = BenchmarkResult(name: "build", ids: "Int", rows: 5, limit: nil)
    result.allocations = allocations
    return CountExpectations([result])
  }
}

extension CountCheck {
  fileprivate init(_ measured: CountExpectations, against expected: CountExpectations) {
    self.init(measured, against: expected, isComplete: true)
  }
}
