import Foundation

/// What comparing a text with a reference found.
enum ReferenceComparison: Equatable {
  case equal
  case missing
  /// The reference is another text.
  case different(old: ReferenceText, Difference)
  /// The reference cannot be read.
  case unusable(String)

  /// What differs.
  enum Difference: Equatable {
    /// Between texts.
    case lines(LineDifference)
    /// Between pictures or outlines of screens, and between updates.
    case sentences([OutlineDifference.Sentence])
  }

  /// Compares a text with a reference.
  ///
  /// - Parameters:
  ///   - form: What it is: `svg`, `outline` or `update`; any other text is compared by its lines.
  ///   - screen: What the text shows, for what it does not say itself.
  init(
    _ text: ReferenceText, with reference: ReferenceText?, as form: String,
    of screen: ScreenSnapshot? = nil
  ) {
    guard let reference, reference != text else {
      self = reference == nil ? .missing : .equal
      return
    }
    let texts = [reference.lines, text.lines]
    var rows = texts.map { RecordedOutline.rows(of: $0, as: form) }
    let sources = rows[1].isEmpty ? nil : screen?.sources
    for index in rows[1].indices { rows[1][index].source = sources?[rows[1][index].path] }
    let sentences =
      form == "update"
      ? OutlineDifference.sentences(from: texts[0], to: texts[1])
      : rows[0].isEmpty
        ? []
        : OutlineDifference.sentences(from: rows[0], to: rows[1])
    self = .different(
      old: reference,
      sentences.isEmpty
        ? .lines(LineDifference(from: texts[0], to: texts[1])) : .sentences(sentences))
  }

  /// Whether a mode writes the reference.
  func isRecorded(by mode: RecordMode) -> Bool {
    switch mode {
    case .all: true
    case .failed: self != .equal
    case .missing: self == .missing
    case .never: false
    }
  }

  /// The mode that writes the reference, and no more than that.
  var acceptingMode: RecordMode { self == .missing ? .missing : .failed }
}

extension ReferenceComparison {
  /// What other comparisons may have in common with it.
  var causes: [String] {
    switch self {
    case .different(_, .sentences(let sentences)): sentences.map(\.cause)
    case .different(_, .lines(let difference)): difference.changed
    case .missing: ["No reference is recorded"]
    default: []
    }
  }
}

extension ReferenceComparison.Difference {
  /// What a report says of it, the sentences with the numbers that their rows have in the pictures.
  var text: String {
    switch self {
    case .lines(let difference): difference.description
    case .sentences(let sentences):
      zip(sentences, 1...).map { sentence, number in
        (sentence.rows.isEmpty ? "" : "\(number). ")
          + Self.lines([sentence]).joined(separator: "\n")
      }.joined(separator: "\n")
    }
  }

  /// What a terminal shows of it: so many lines, and how many more the report has.
  func beginning(_ most: Int) -> [String] {
    var (shown, hidden): ([String], Int)
    switch self {
    case .lines(let difference):
      (shown, hidden) = difference.texts(context: 3, limit: most)
      if hidden > 0 { (shown, hidden) = difference.texts(context: 0, limit: most) }
    case .sentences(let sentences):
      let lines = Self.lines(sentences)
      (shown, hidden) = (Array(lines.prefix(most)), max(0, lines.count - most))
    }
    return shown + (hidden > 0 ? ["\(ChangeWords.count(hidden, "more line")) in the report"] : [])
  }

  private static func lines(_ sentences: [OutlineDifference.Sentence]) -> [String] {
    sentences.flatMap(\.lines).map { ShownText.line($0, limit: 600) }
  }

  /// The numbers of the sentences beside the rows of a picture, and how far these are from its top.
  func marks(in lines: [String], as form: String) -> [NumberedPicture.TextMark] {
    guard case .sentences(let sentences) = self, form == "svg" else { return [] }
    var numbers: [String: [String]] = [:]
    for (number, sentence) in zip(1..., sentences) {
      for row in sentence.rows { numbers[row, default: []].append("\(number)") }
    }
    return RecordedOutline.rows(of: lines, as: form).map { row in
      (numbers[row.path]?.joined(separator: " "), row.top ?? 0)
    }
  }
}

extension ScreenSnapshot {
  /// The statements that made the rows, each by the path that an outline has.
  fileprivate var sources: [String: String] {
    Dictionary(
      allRows.compactMap { path, row in
        row.source.map { (RowPath(path.id, in: Array(path.containers)).description, "\($0)") }
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// The references that this process has used, to find one name that stands for two texts.
final class ReferenceRegistry: @unchecked Sendable {
  // Unchecked because of the dictionary: it is read and written only while the lock is held.
  private let lock = NSLock()
  private var uses: [String: (reference: ReferencePath, text: ReferenceText, line: Int)] = [:]
  /// What the tests that failed were told of differences, each with the first reference that had it.
  private var told: [String: [(text: String, name: String)]] = [:]

  /// Records a use, and returns what is wrong with it; nil if nothing is.
  func use(_ reference: ReferencePath, _ text: ReferenceText, line: Int) -> String? {
    let name = ShownText.quoted(reference.originals.dropLast().last ?? "")
    return lock.withLock {
      // The key is the same for names that one file system may take for the same.
      let key = reference.path.lowercased()
      guard let earlier = uses[key] else {
        uses[key] = (reference, text, line)
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

  /// Records what a test is told of a difference; returns whether it is the first reference of the test that differs,
  /// and what another one is called that differs in the same.
  func tell(_ text: String, of name: String, in test: String) -> (isFirst: Bool, same: String?) {
    lock.withLock {
      let earlier = told[test, default: []]
      let same = earlier.first { $0.text == text }?.name
      if same == nil { told[test, default: []].append((text, name)) }
      return ((earlier.first?.name ?? name) == name, same == name ? nil : same)
    }
  }
}
