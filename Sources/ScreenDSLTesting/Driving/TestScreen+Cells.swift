import ScreenDSL
import ScreenDSLHeadless

extension TestScreen {
  /// The visible rows and what their cells were configured with, one a line.
  ///
  /// Rows inside containers follow theirs, indented by two spaces. A plain cell is told by the model
  /// that it shows, another one by its class, and its label or its description if it has one.
  public var cells: [String] { Self.lines(of: host) }

  /// The paths of the visible rows, containers included.
  var visiblePaths: [RowPath] { Self.paths(in: host) }

  private static func lines(of list: HeadlessHost) -> [String] {
    list.ownVisibleRows.flatMap { own in
      [line(own.id, list.cell(at: own))]
        + ((try? list.list(inside: own)).map { lines(of: $0) } ?? []).map { "  \($0)" }
    }
  }

  private static func paths(in list: HeadlessHost) -> [RowPath] {
    zip(list.visibleRows, list.ownVisibleRows).flatMap { path, own in
      [path] + ((try? list.list(inside: own)).map { paths(in: $0) } ?? [])
    }
  }

  private static func line(_ id: RowID, _ cell: AnyObject?) -> String {
    guard let cell else { return "" }
    if let plain = cell as? PlainCell { return ShownText.line(plain.text) }
    let shown = text(cell).map { ": \($0)" } ?? ""
    return ShownText.line("\(type(of: cell)) '\(id)'\(shown)")
  }

  private static func text(_ cell: AnyObject) -> String? {
    switch cell {
    case let cell as HeadlessPlaceholderCell: cell.text
    case let cell as any LabelledCell: cell.accessibilityLabel
    case let cell as any CustomStringConvertible: cell.description
    default: nil
    }
  }
}

extension HeadlessHost {
  /// The visible rows as this list itself names them, without the containers around it.
  fileprivate var ownVisibleRows: [RowPath] { visibleRows.map { RowPath($0.id) } }
}
