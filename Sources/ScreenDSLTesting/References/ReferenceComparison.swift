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
