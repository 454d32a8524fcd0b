import Foundation

/// What comparing a text with a reference found.
enum ReferenceComparison: Equatable {
  case equal
  case missing
  case different(LineDifference)
  /// Two pictures of screens, with the difference of what they say.
  case redrawn(old: ReferenceText, LineDifference)
  /// The reference cannot be read.
  case unusable(String)

  init(_ text: ReferenceText, with reference: ReferenceText?, isPicture: Bool) {
    guard let reference else {
      self = .missing
      return
    }
    if reference == text {
      self = .equal
    } else if isPicture, !reference.outline.isEmpty {
      self = .redrawn(
        old: reference, LineDifference(from: reference.outline, to: text.outline))
    } else {
      self = .different(LineDifference(from: reference.lines, to: text.lines))
    }
  }

  /// Whether a mode writes the reference.
  func isRecorded(by mode: RecordMode) -> Bool {
    switch (mode, self) {
    case (.all, _), (.missing, .missing), (.failed, .missing), (.failed, .different): true
    case (.failed, .redrawn), (.failed, .unusable): true
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
