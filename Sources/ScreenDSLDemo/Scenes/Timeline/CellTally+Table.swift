import Foundation

extension CellTally {
  /// A table with a line of headings, and one for each kind of cell by name.
  var table: [String] {
    [Self.line(["cell", "created", "reused", "most live", "rows shown"])]
      + counts.sorted { $0.key < $1.key }.map { cell, counts in
        let figures = [counts.created, counts.reused, counts.mostLive, counts.shown]
        return Self.line([Self.nameWithoutModule(cell)] + figures.map(String.init))
      }
  }

  private static func line(_ columns: [String]) -> String {
    columns.map { $0.padding(toLength: max(18, $0.count), withPad: " ", startingAt: 0) }
      .joined().trimmingCharacters(in: .whitespaces)
  }

  private static func nameWithoutModule(_ cell: String) -> String {
    cell.split(separator: ".").last.map(String.init) ?? cell
  }
}
