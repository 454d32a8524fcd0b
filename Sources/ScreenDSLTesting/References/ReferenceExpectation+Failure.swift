extension ReferenceExpectation {
  /// Makes the test fail: what is wrong, where to look, and the command that accepts it.
  func report(
    _ sentence: String, _ choice: RecordMode.Choice, difference comparison: ReferenceComparison?
  ) {
    let mode = comparison?.acceptingMode ?? .failed
    let command = test.command(module: site.module, recording: mode)
    let end = [
      "Reference: \(ShownText.quoted(path))", "\(choice)", advice(choice) + command,
    ]
    let files = Artifacts(expectation: self, comparison: comparison)
    let message = ([sentence, files.write(failure: sentence)] + end).joined(separator: "\n")
    context.report(message, site)
  }

  private func advice(_ choice: RecordMode.Choice) -> String {
    switch choice.origin {
    case .argument: "To accept it, remove the argument 'record' and run: "
    case .trait: "To accept it, remove the trait '.record' and run: "
    case .environment, .continuousIntegration, .standard: "To accept it, run: "
    }
  }
}
