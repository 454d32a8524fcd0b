public import ScreenDSL

/// Rows by the texts of their IDs, as tests write them.
extension ScreenSnapshot {
  /// Returns the paths of all rows that a text names: the IDs of the section, the containers and the
  /// row, separated by `/`, or those without the section.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, those inside containers that the text names
  ///   included.
  public func paths(named text: String) -> [RowPath] {
    sections.flatMap { section in
      let name = "\(section.id)/"
      let paths = section.rows.paths(named: text[...]) { RowPath($0, section: section.id) }
      guard text.hasPrefix(name) else { return paths }
      return paths
        + section.rows.paths(named: text.dropFirst(name.count)) { RowPath($0, section: section.id) }
    }
  }

  /// Returns the path of the row that a literal such as `"shop/shelf/p2"` names by its text; any other
  /// path, and one that names several rows or none, stays as it is.
  package func resolved(_ path: RowPath) -> RowPath {
    guard path.section == nil, path.ids.count == 1, position(of: path.id) == nil,
      path.id == RowID(path.id.description)
    else { return path }
    let found = paths(named: path.id.description)
    return found.count == 1 ? found[0] : path
  }
}

extension ScreenSnapshot.Rows {
  fileprivate func paths(named text: Substring, _ path: (RowID) -> RowPath) -> [RowPath] {
    indices.flatMap { index -> [RowPath] in
      let id = id(at: index)
      let name = id.description
      if text == name { return [path(id)] }
      guard text.hasPrefix("\(name)/"), let inner = self[index].innerRows else { return [] }
      let container = path(id)
      return inner.sections.flatMap {
        $0.rows.paths(named: text.dropFirst(name.count + 1), container.appending)
      }
    }
  }
}
