import ScreenDSL
import ScreenDSLHeadless

extension HeadlessHost {
  /// The visible rows, one a line: which cell shows them, and what it shows.
  var visibleLines: [String] { visibleCells.map(Self.line) }

  /// The view of a supplementary, and what it shows.
  func line(_ kind: SupplementaryKind, of section: SectionID) -> String? {
    supplementary(kind, of: section).map(Self.line)
  }

  private static func line(_ cell: AnyObject) -> String {
    let text = (cell as? any TextCell)?.text ?? "(no text)"
    return "\(type(of: cell)): \(text)"
  }
}
