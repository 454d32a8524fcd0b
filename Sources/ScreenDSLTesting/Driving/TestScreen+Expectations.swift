public import ScreenDSL

extension TestScreen {
  /// Makes the test fail unless the last action did what is expected, and nothing else.
  ///
  /// ```swift
  /// screen.tap("e3").expectLastUpdate { nothing() }
  /// ```
  /// - Parameters:
  ///   - allowingOthers: Whether operations may happen that are not mentioned.
  ///   - picture: Makes a picture of the update, which is left with the artifacts.
  ///   - expectations: What is expected to have happened.
  @discardableResult
  public func expectLastUpdate(
    allowingOthers: Bool = false, picture: ScreenRenderer? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function,
    @UpdateExpectationBuilder expecting expectations: () -> [UpdateExpectation]
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column, function)
    UpdateCheck(changes: lastUpdate, picture: picture, site: site)
      .report(failures(expectations(), allowingOthers: allowingOthers))
    return self
  }

  /// Compares what the last action did with what is expected, and reports and writes nothing.
  ///
  /// - Parameters:
  ///   - allowingOthers: Whether operations may happen that are not mentioned.
  ///   - expectations: What is expected to have happened.
  public func verifyLastUpdate(
    allowingOthers: Bool = false,
    @UpdateExpectationBuilder expecting expectations: () -> [UpdateExpectation]
  ) -> Verification {
    Verification(
      failures: failures(expectations(), allowingOthers: allowingOthers)
        + UpdateLaws.failures(of: lastUpdate),
      actual: lastUpdate.lines)
  }

  /// What is not as expected; the first one says which action it was.
  private func failures(
    _ expectations: [UpdateExpectation], allowingOthers: Bool
  ) -> [String] {
    var failures = UpdateMatching.failures(
      of: lastUpdate, expectations, allowingOthers: allowingOthers)
    if let first = failures.first { failures[0] = "\(lastAction):\n\(first)" }
    return failures
  }
}
