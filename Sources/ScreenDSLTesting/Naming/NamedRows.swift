import ScreenDSL
import ScreenDSLInspection

/// Finds the rows that a test names, or suggests rows with similar names.
struct NamedRows {
  /// The label of a row: nil if it is not known; some nil if the row is silent.
  typealias Label = (Row, RowPath) -> String??

  private let snapshot: ScreenSnapshot
  private let label: Label
  /// The greatest number of rows that are searched for similar names.
  private static let limit = 2_000

  init(_ snapshot: ScreenSnapshot, label: @escaping Label = { _, _ in nil }) {
    self.snapshot = snapshot
    self.label = label
  }

  /// Returns the path of the only row with this name, with its section only where that is needed.
  func path(of name: RowName) throws(DrivingError) -> RowPath {
    if case .path(let path) = name.content, isExact(path) { return path }
    let found = paths(of: name)
    if found.count > 1 {
      throw DrivingError(
        description: "\(ShownText.quoted("\(name)")) must be one row (was \(found.count)); use "
          + ambiguity(found))
    }
    guard let path = found.first.map(snapshot.shortened) else {
      throw DrivingError(
        description: "No row for \(ShownText.quoted("\(name)")); \(advice("\(name)"))")
    }
    return path
  }

  /// Returns the paths of all rows with this name, with their sections.
  func paths(of name: RowName) -> [RowPath] {
    switch name.content {
    case .path(let path): snapshot.paths(named: path.description)
    case .model(_, let place, let isMeant):
      places(of: place).filter { isMeant($0.row.model) }.map(\.path)
    case .label(let text): allRows.filter { has(text, $0.row, $0.path) }.map(\.path)
    case .supplementary: []
    }
  }

  /// Whether a path is that of a row, and no text of one.
  private func isExact(_ path: RowPath) -> Bool {
    snapshot.row(at: path) != nil
      && (!path.description.contains("/") || path.section != nil || path.ids.count > 1)
  }

  private func places(of place: RowPath?) -> [(path: RowPath, row: Row)] {
    guard let place else { return allRows }
    return snapshot.paths(named: place.description).compactMap { path in
      snapshot.row(at: path).map { (path, $0) }
    }
  }

  /// All rows, with their sections.
  private var allRows: [(path: RowPath, row: Row)] {
    snapshot.sections.flatMap { section in
      section.rows.flatMap { Self.rows(in: $0, at: RowPath($0.id, section: section.id)) }
    }
  }

  private static func rows(in row: Row, at path: RowPath) -> [(path: RowPath, row: Row)] {
    let inner = row.innerRows?.sections.flatMap(\.rows) ?? []
    return [(path, row)] + inner.flatMap { rows(in: $0, at: path.appending($0.id)) }
  }

  private func has(_ text: String, _ row: Row, _ path: RowPath) -> Bool {
    if let label = label(row, snapshot.shortened(path)) { return label == text }
    return Mirror(reflecting: row.model).children.contains { $0.value as? String == text }
  }
}

extension NamedRows {
  /// The names of several rows, each of one row alone, as they stand in Swift.
  func ambiguity(_ paths: [RowPath]) -> String {
    let texts = paths.map(\.description)
    let names = zip(paths, texts).map { path, text -> String in
      let isAlone = texts.count { $0 == text } == 1 && snapshot.paths(named: text).count == 1
      let model = snapshot.row(at: path).map { ".row(\(type(of: $0.model)).self, at: " }
      return isAlone ? text.debugDescription : "\(model ?? "(")\(text.debugDescription))"
    }
    return Self.list(names)
  }

  /// What to write instead of a name that fits no row.
  func advice(_ text: String) -> String {
    let names = snapshot.allRows.prefix(Self.limit).map(\.path)
    if names.isEmpty { return "the screen has no rows" }
    // Whoever names a row inside of containers may have left them out.
    let inside = names.filter { "\($0)".hasSuffix("/\(text)") }
    if !inside.isEmpty { return "there is \(Self.list(inside))" }
    let longer = names.filter { "\($0)".hasPrefix(text) }
    let similar = names.map { ($0, Self.distance(text, $0.description)) }
      .filter { path, distance in
        // What has no letter in common is not near.
        distance <= max(2, text.count / 2) && distance < max(text.count, path.description.count)
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
    let near = (longer + similar.filter { !longer.contains($0) }).prefix(3)
    return near.isEmpty ? "rows are \(Self.list(names))" : "near it are \(Self.list(Array(near)))"
  }

  /// The first ten of these names.
  static func list(_ paths: [RowPath]) -> String {
    list(paths.map { ShownText.quoted("\($0)") })
  }

  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    return names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
  }

  /// The number of letters to insert, remove or replace (Levenshtein 1966), of the first 60 letters.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(60)), Array(right.prefix(60)))
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
