import ScreenDSL

/// Finds the row that a test names, or suggests rows with similar names.
struct NearRows {
  private let snapshot: ScreenSnapshot
  private let rows: [(path: RowPath, row: Row)]
  /// The greatest number of rows that are searched for similar names.
  private static let limit = 2_000

  init(_ snapshot: ScreenSnapshot) {
    self.snapshot = snapshot
    rows = snapshot.allRows
  }

  /// Returns the row with exactly this path, or else the only one with its text.
  func path(of name: RowPath) throws(DrivingError) -> RowPath {
    if snapshot.row(at: name) != nil,
      !"\(name)".contains("/") || name.section != nil || name.ids.count > 1
    {
      return name
    }
    let text = name.description
    let found = snapshot.paths(named: text)
    if found.count > 1 {
      let isNamed = Set(found.map(\.description)).count == found.count
      let sentence =
        "\(ShownText.quoted(text)) must be one row (was \(found.count)); use "
        + (isNamed ? Self.list(found) : "a 'RowPath'")
      throw DrivingError(description: sentence)
    }
    guard let path = found.first.map(snapshot.shortened) else {
      throw DrivingError(description: "No row for \(ShownText.quoted(text)); \(advice(text))")
    }
    return path
  }

  private func advice(_ text: String) -> String {
    let names = rows.prefix(Self.limit).map(\.path)
    if names.isEmpty { return "the screen has no rows" }
    let near = names.map { ($0, Self.distance(text, $0.description)) }
      .filter { $0.1 <= max(2, text.count / 2) }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
    return near.isEmpty ? "rows are \(Self.list(names))" : "near it are \(Self.list(near))"
  }

  /// The first ten of these names.
  static func list(_ paths: [RowPath]) -> String {
    if paths.isEmpty { return "none" }
    let names = paths.prefix(10).map { ShownText.quoted("\($0)") }
    return names.joined(separator: ", ") + (paths.count > 10 ? ", …" : "")
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
