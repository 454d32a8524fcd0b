import Foundation

/// What comparing a text with a reference found.
enum ReferenceComparison: Equatable {
  case equal
  case missing
  /// Two texts, or two pictures of screens with the difference of what they say.
  case different(old: ReferenceText, LineDifference, isPicture: Bool)
  /// The reference cannot be read.
  case unusable(String)

  init(_ text: ReferenceText, with reference: ReferenceText?, isPicture: Bool) {
    guard let reference, reference != text else {
      self = reference == nil ? .missing : .equal
      return
    }
    let isPicture = isPicture && !reference.outline.isEmpty
    let texts = [reference, text].map { isPicture ? $0.outline : $0.lines }
    let difference = LineDifference(from: texts[0], to: texts[1])
    self = .different(old: reference, difference, isPicture: isPicture)
  }

  /// Whether a mode writes the reference.
  func isRecorded(by mode: RecordMode) -> Bool {
    switch (mode, self) {
    case (.all, _), (.missing, .missing), (.failed, .missing): true
    case (.failed, .different), (.failed, .unusable): true
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
