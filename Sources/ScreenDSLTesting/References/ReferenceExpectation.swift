/// A text that has to be the same as a reference, in a file or in the source.
struct ReferenceExpectation {
  /// Where the reference is.
  enum Target {
    case file(ReferencePath)
    case literal(expected: ReferenceText, function: String)
  }

  let text: ReferenceText
  let target: Target
  /// What the reference is called.
  let name: String
  /// The extension of files with such a text.
  let fileExtension: String
  let site: CallSite
  let test: TestIdentity
  let context: TestingContext
  var argument: RecordMode?

  var comparison: ReferenceComparison {
    switch target {
    case .file(let reference): ReferenceComparison(text, with: reference)
    case .literal(let expected, _):
      ReferenceComparison(text, with: expected.bytes.isEmpty && expected != text ? nil : expected)
    }
  }

  /// Compares and reports nothing.
  var verification: Verification {
    Verification(
      failures: comparison.failure(of: ShownText.quoted(name)).map { [$0] } ?? [],
      actual: text.string)
  }

  /// Compares, records if the mode says so, and makes the test fail unless all is well.
  func check() {
    let choice = RecordMode.choice(argument: argument, environment: context.environment)
    if let sentence = choice.mistake { context.report(sentence, site) }
    if let sentence = clash() { return report(sentence, choice, difference: nil) }
    let comparison = comparison
    if comparison.isRecorded(by: choice.mode) {
      record(choice, comparison)
    } else if let failure = comparison.failure(of: ShownText.quoted(name)) {
      report(failure, choice, difference: comparison)
    }
  }

  /// Takes down the use of a file, and returns what is wrong with it.
  private func clash() -> String? {
    guard case .file(let reference) = target else { return nil }
    do throws(FileTrouble) {
      try ReferenceLog.add(reference, environment: context.environment)
    } catch {
      return "\(error)"
    }
    return context.registry.use(reference, text, line: site.line)
  }

  private func record(_ choice: RecordMode.Choice, _ comparison: ReferenceComparison) {
    do throws(FileTrouble) {
      switch target {
      case .file(let reference): try ReferenceStore.write(text, to: reference)
      case .literal(let expected, let function):
        try InlineRecording(function: function, site: site, expected: expected, text: text)
          .perform()
      }
      context.report(
        "Recorded reference \(ShownText.quoted(name)) in \(ShownText.quoted(path)); "
          + "run again to compare (\(choice))", site)
    } catch {
      report("\(error)", choice, difference: comparison)
    }
  }

  /// The file that holds the reference.
  var path: String {
    if case .file(let reference) = target { reference.path } else { site.filePath }
  }
}
