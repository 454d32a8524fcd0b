import Foundation

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
  /// What is wrong with the screen, whatever the reference says.
  var broken: [String] = []

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
      failures: (comparison.failure(of: ShownText.quoted(name)).map { [$0] } ?? []) + broken,
      actual: text.string)
  }

  /// Compares, records if the mode says so, and makes the test fail unless all is well.
  ///
  /// - Parameter argument: The mode that the call asks for; nil if it asks for none.
  func check(record argument: RecordMode? = nil) {
    let choice = RecordMode.choice(argument: argument, environment: context.environment)
    for sentence in [choice.mistake].compactMap({ $0 }) + broken { context.report(sentence, site) }
    if let sentence = clash() { return report(sentence, choice, difference: nil) }
    let comparison = comparison
    if comparison.isRecorded(by: choice.mode) {
      record(choice, comparison)
    } else if let failure = comparison.failure(of: ShownText.quoted(name)) {
      report(failure, choice, difference: comparison)
    }
  }

  /// Records the use of a file, and returns what is wrong with it.
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

/// What comparing a text with a reference found.
enum ReferenceComparison: Equatable {
  case equal
  case missing
  case different(LineDifference)
  /// The reference cannot be read.
  case unusable(String)

  init(_ text: ReferenceText, with reference: ReferencePath) {
    do throws(FileTrouble) {
      self.init(text, with: try ReferenceStore.read(reference))
    } catch {
      self = .unusable("\(error)")
    }
  }

  init(_ text: ReferenceText, with reference: ReferenceText?) {
    guard let reference else {
      self = .missing
      return
    }
    self =
      reference == text
      ? .equal : .different(LineDifference(from: reference.lines, to: text.lines))
  }

  /// What is wrong, with the difference; nil if nothing is.
  func failure(of subject: String) -> String? {
    switch self {
    case .equal: nil
    case .missing: "No reference for \(subject); record it"
    case .different(let difference):
      "Text must match reference \(subject) (was different)\n\(difference)"
    case .unusable(let sentence): sentence
    }
  }

  /// Whether a mode writes the reference.
  func isRecorded(by mode: RecordMode) -> Bool {
    switch (mode, self) {
    case (.all, _), (.missing, .missing), (.failed, .missing), (.failed, .different): true
    case (.failed, .unusable): true
    default: false
    }
  }

  /// The mode that writes the reference, and no more than that.
  var acceptingMode: RecordMode { self == .missing ? .missing : .failed }
}

/// The references that this process has used, to find one name that stands for two texts.
final class ReferenceRegistry: @unchecked Sendable {
  // Unchecked because of the dictionary: it is read and written only while the lock is held.
  private let lock = NSLock()
  private var uses: [String: Use] = [:]

  private struct Use {
    let reference: ReferencePath
    let text: ReferenceText
    let line: Int
  }

  /// Records a use, and returns what is wrong with it; nil if nothing is.
  func use(_ reference: ReferencePath, _ text: ReferenceText, line: Int) -> String? {
    let name = ShownText.quoted(reference.originals.dropLast().last ?? "")
    return lock.withLock {
      // The key is the same for names that one file system may take for the same.
      let key = reference.path.lowercased()
      guard let earlier = uses[key] else {
        uses[key] = Use(reference: reference, text: text, line: line)
        return nil
      }
      if earlier.reference.originals != reference.originals {
        return "Duplicate reference '\(reference.components.last ?? "")' for two names "
          + "(lines \(earlier.line) and \(line)); use names that differ in more than case"
      }
      return earlier.text == text
        ? nil
        : "Duplicate reference \(name) for two texts (lines \(earlier.line) and \(line)); "
          + "give each its own 'named:'"
    }
  }
}
