import Foundation

enum ReferenceComparison: Equatable {
  case equal
  case missing
  case different(old: ReferenceText, Difference)
  case unusable(String)

  enum Difference: Equatable {
    case lines(LineDifference)
    case sentences([OutlineDifference.Sentence])
  }

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
    var sources = rows[1].isEmpty ? [:] : screen?.sources ?? [:]
    for index in rows[1].indices where rows[1][index].model != "section" {
      let row = rows[1][index]
      // Before the first section of a text, the path of a header is only the word `header`. A row can also have this
      // ID, so the code looks up no source line for the header.
      if row.list == "\(row.path)s" { continue }
      rows[1][index].source = sources[row.path]?.popLast() ?? nil
    }
    let sentences =
      form == "update"
      ? OutlineDifference.sentences(from: texts[0], to: texts[1])
      : rows[0].isEmpty ? [] : OutlineDifference.sentences(from: rows[0], to: rows[1])
    self = .different(
      old: reference,
      sentences.isEmpty
        ? .lines(LineDifference(from: texts[0], to: texts[1])) : .sentences(sentences))
  }

  func isRecorded(by mode: RecordMode) -> Bool {
    switch mode {
    case .all: true
    case .failed: self != .equal
    case .missing: self == .missing
    case .never: false
    }
  }

  var acceptingMode: RecordMode { self == .missing ? .missing : .failed }

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
  /// The difference as text. A sentence about rows begins with the number that marks these rows in the pictures.
  var text: String {
    switch self {
    case .lines(let difference): difference.description
    case .sentences(let sentences):
      zip(sentences, 1...).map { sentence, number in
        (sentence.rowKeys.isEmpty ? "" : "\(number). ")
          + Self.lines([sentence]).joined(separator: "\n")
      }.joined(separator: "\n")
    }
  }

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

  /// Crops pictures to the rows that the sentences describe, and marks each of these rows with the numbers of its
  /// sentences. Returns nil if the pictures show no such rows.
  func cut(_ pictures: [ReferenceText]) -> [String]? {
    guard case .sentences(let sentences) = self else { return nil }
    var numbers: [String: [String]] = [:]
    for (number, sentence) in zip(1..., sentences) {
      for key in sentence.rowKeys { numbers[key, default: []].append("\(number)") }
    }
    let numbered = pictures.map { picture in
      let rows = RecordedOutline.rows(of: picture.lines, as: "svg")
      // The report crops the picture, if possible at the upper edge of a row in the screen's own list. So `tops`
      // contains no edges of headers, or of rows inside containers.
      let tops = rows.filter(\.list.isEmpty).compactMap(\.top)
      let marks = rows.compactMap { row -> NumberedPicture.Badge? in
        guard let top = row.top, let numbers = numbers[row.key] else { return nil }
        return (numbers.joined(separator: " "), .moved, top...top + 42)
      }
      return (NumberedPicture(recorded: picture.string, tops: tops), marks)
    }
    let slices = NumberedPicture.slices(numbered)
    return numbered.allSatisfy(\.1.isEmpty) ? nil : numbered.map { $0.cut(to: slices, $1) }
  }
}

extension ScreenSnapshot {
  /// The source lines of the rows, by the path of the row without its section. Recorded texts contain such paths. If
  /// several rows have the same path, their source lines are in reverse order.
  fileprivate var sources: [String: [String?]] {
    Dictionary(grouping: allRows.reversed()) { place in
      RowPath(place.path.id, in: Array(place.path.containers)).description
    }.mapValues { places in places.map { place in place.row.source.map { "\($0)" } } }
  }
}

/// Stores which references the tests in this process have used. If two calls use one reference for different texts, the
/// second call gets a failure text.
final class ReferenceRegistry: @unchecked Sendable {
  // Unchecked `Sendable` because a lock guards both dictionaries.
  private let lock = NSLock()
  private var uses: [String: (reference: ReferencePath, text: ReferenceText, line: Int)] = [:]
  private var told: [String: [(text: String, name: String)]] = [:]

  func use(_ reference: ReferencePath, _ text: ReferenceText, line: Int) -> String? {
    let name = ShownText.quoted(reference.originals.dropLast().last ?? "")
    return lock.withLock {
      // Some file systems ignore case, so names that differ only in case get the same key.
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

  /// Records the difference `text` of the reference `name`.
  ///
  /// `isFirst` says whether `name` is the test's first reference with a difference. `same` is the name of an earlier
  /// reference with an equal difference; nil if there is none.
  func tell(_ text: String, of name: String, in test: String) -> (isFirst: Bool, same: String?) {
    lock.withLock {
      let earlier = told[test, default: []]
      let same = earlier.first { $0.text == text }?.name
      if same == nil { told[test, default: []].append((text, name)) }
      return ((earlier.first?.name ?? name) == name, same == name ? nil : same)
    }
  }
}
