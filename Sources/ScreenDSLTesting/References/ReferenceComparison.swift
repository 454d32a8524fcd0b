import Foundation

/// What comparing a text with a reference found.
enum ReferenceComparison: Equatable {
  case equal
  case missing
  /// Two texts.
  case different(old: ReferenceText, LineDifference)
  /// Two pictures of screens, and sentences that say what differs.
  case redrawn(old: ReferenceText, [String])
  /// The reference cannot be read.
  case unusable(String)

  /// Compares a text with a reference.
  ///
  /// - Parameter screen: What a picture shows, for what it does not say itself.
  init(
    _ text: ReferenceText, with reference: ReferenceText?, isPicture: Bool,
    of screen: ScreenSnapshot? = nil
  ) {
    guard let reference, reference != text else {
      self = reference == nil ? .missing : .equal
      return
    }
    let texts = [reference.lines, text.lines]
    let rows = texts.map { isPicture ? PictureReader($0).rows : [] }
    let known = rows[1].map { $0.known(in: screen) }
    let sentences = rows[0].isEmpty ? [] : ChangeWords.lines(from: rows[0], to: known)
    self =
      sentences.isEmpty
      ? .different(old: reference, LineDifference(from: texts[0], to: texts[1]))
      : .redrawn(old: reference, sentences.map { ShownText.line($0, limit: 600) })
  }

  /// The reference, if it is another text.
  var old: ReferenceText? {
    switch self {
    case .different(let old, _), .redrawn(let old, _): old
    case .equal, .missing, .unusable: nil
    }
  }

  /// Whether a mode writes the reference.
  func isRecorded(by mode: RecordMode) -> Bool {
    switch (mode, self) {
    case (.all, _), (.missing, .missing), (.failed, .missing): true
    case (.failed, .different), (.failed, .redrawn), (.failed, .unusable): true
    default: false
    }
  }

  /// The mode that writes the reference, and no more than that.
  var acceptingMode: RecordMode { self == .missing ? .missing : .failed }
}

extension SeenRow {
  /// Returns the row with its model and its place in the source.
  fileprivate func known(in screen: ScreenSnapshot?) -> SeenRow {
    guard let screen, let path, let found = screen.paths(named: path).first.flatMap(screen.row)
    else { return self }
    var row = self
    (row.model, row.source) = ("\(type(of: found.model))", found.source?.description)
    return row
  }
}

/// The references that this process has used, to find one name that stands for two texts.
final class ReferenceRegistry: @unchecked Sendable {
  // Unchecked because of the dictionary: it is read and written only while the lock is held.
  private let lock = NSLock()
  private var uses: [String: Use] = [:]
  /// What was told of pictures, by the tests that failed, and what each of them is called.
  private var told: [String: [[String]: String]] = [:]

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

  /// Records what a test is told of a picture, and returns what another picture is called of which it was told the same.
  func sameAs(_ sentences: [String], of name: String, in test: String) -> String? {
    lock.withLock {
      let earlier = told[test]?[sentences]
      if earlier == nil { told[test, default: [:]][sentences] = name }
      return earlier == name ? nil : earlier
    }
  }
}
