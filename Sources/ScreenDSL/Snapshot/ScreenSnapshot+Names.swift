extension ScreenSnapshot {
  /// Returns the paths of all rows with the name `text`.
  ///
  /// The name of a row is its path as text: the IDs of the section, the containers and the row, separated by `/`.
  /// `text` can omit the ID of the section.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  package func paths(named text: String) -> [RowPath] { sections.flatMap { $0.paths(named: text) } }

  /// Returns the whole path of the row that the string literal `path` names. If `path` is not from a string literal,
  /// the result is `path` itself. If the literal does not name exactly one row, the result is nil, and `report`
  /// receives the reason.
  package func resolved(
    _ path: RowPath, _ report: (() -> String) -> Void = ScreenSnapshot.printInDebugBuilds
  ) -> RowPath? {
    guard path.isName else { return path }
    let found = paths(named: path.description)
    if found.count == 1 { return found[0] }
    report {
      let name = ValueText.quotedBeginning(path)
      return found.isEmpty
        ? "No row for \(name); \(advice(path.description))"
        : "\(name) must be one row (was \(found.count)); "
          + "use \(Self.list(found.prefix(11).map(code)))"
    }
    return nil
  }

  private static func printInDebugBuilds(_ sentence: () -> String) {
    #if DEBUG
      print(sentence())
    #endif
  }

  /// Returns a path as Swift source: a string literal if it names exactly one row, otherwise a call of an initializer
  /// of `RowPath`.
  package func code(_ path: RowPath) -> String {
    let text = path.description
    if paths(named: text).count == 1 { return text.debugDescription }
    let containers = path.containers.map { $0.code ?? "…" }.joined(separator: ", ")
    return "RowPath(\(path.id.code ?? "…")" + (containers.isEmpty ? "" : ", in: [\(containers)]")
      + (path.section.map { ", section: \($0.key.code ?? "…")" } ?? "") + ")"
  }

  /// The number of rows whose names a search for similar names compares. Each comparison takes long.
  package static let mostNames = 1_000

  package func advice(_ text: String) -> String {
    let rows = allRows.prefix(Self.mostNames).map { (path: $0.path, names: $0.path.names) }
    let paths = rows.map(\.path)
    if paths.isEmpty { return "the screen has no rows" }
    // Perhaps the name lacks the containers around the row.
    let inside = rows.filter { $0.names[0].hasSuffix("/\(text)") }.map(\.path)
    if !inside.isEmpty { return "there is \(Self.list(inside))" }
    let similar = rows.compactMap { path, names -> (path: RowPath, distance: Int)? in
      if names.contains(where: { $0.hasPrefix(text) }) { return (path, -1) }
      let distance = names.map { Self.distance(text, $0) }.reduce(.max, min)
      // If two names have no common letter, their distance is the length of the longer name, and they are not similar.
      let isNear = distance <= max(2, text.count / 2) && distance < max(text.count, names[1].count)
      return isNear ? (path, distance) : nil
    }.sorted { $0.distance < $1.distance }.map(\.path)
    let beginning = similar.isEmpty ? "" : "near it are \(Self.list(Array(similar.prefix(3)))); "
    return "\(beginning)rows are \(Self.list(paths))"
  }

  package func missing(_ section: SectionID) -> String {
    let names = Self.list(sections.prefix(11).map { ValueText.quoted($0.id) })
    return "No section for \(ValueText.quoted(section)); "
      + (names.isEmpty ? "the screen has none" : "sections are \(names)")
  }

  package static func list(_ paths: [RowPath]) -> String {
    paths.isEmpty ? "none" : list(paths.prefix(11).map { ValueText.quoted($0) })
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
  }

  /// Returns the edit distance (Levenshtein 1966) between the first 60 Unicode scalars of each text.
  package static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (
      Array(left.unicodeScalars.prefix(60)), Array(right.unicodeScalars.prefix(60))
    )
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

extension RowPath {
  fileprivate var names: [String] { [description, ids.map(\.description).joined(separator: "/")] }
}

extension ScreenSnapshot.Section {
  package func paths(named text: String) -> [RowPath] {
    let paths = rows.paths(named: text[...]) { RowPath($0, section: id) }
    let name = id.description
    guard let split = text[...].splits.first(where: { $0.name == name }) else { return paths }
    return paths + rows.paths(named: split.rest) { RowPath($0, section: id) }
  }
}

extension ScreenSnapshot.Rows {
  fileprivate func paths(named text: Substring, _ path: (RowID) -> RowPath) -> [RowPath] {
    let splits = text.splits
    var paths: [RowPath] = []
    for index in indices {
      let id = id(at: index)
      let name = id.description
      if text == name {
        paths.append(path(id))
      } else if let split = splits.first(where: { $0.name == name }),
        let inner = self[index].innerRows
      {
        let container = path(id)
        paths += inner.sections.flatMap { $0.rows.paths(named: split.rest, container.appending) }
      }
    }
    return paths
  }
}

extension Substring {
  /// The text before and the text after each slash. The property searches the Unicode scalars, because a slash and a
  /// combining mark after it are one `Character`.
  fileprivate var splits: [(name: Substring, rest: Substring)] {
    let scalars = unicodeScalars
    return scalars.indices.filter { scalars[$0] == "/" }.map { slash in
      (name: self[..<slash], rest: self[scalars.index(after: slash)...])
    }
  }
}
