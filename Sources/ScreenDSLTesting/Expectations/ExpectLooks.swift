public import ScreenDSL

/// Makes the test fail unless cells tell what their looks do: the same texts, labels, values and
/// controls, in any order.
///
/// The cells are those of a real view, laid out in a window, here or on a device:
///
/// ```swift
/// import ScreenDSLUIKit
///
/// let cells = tableView.shownCells(of: adapter.updater.current)
/// expectLooks(of: cells) { LookRegistry.main.look(for: $0).contents }
/// ```
/// - Parameters:
///   - cells: What cells tell.
///   - look: Returns what the look of a model tells.
public func expectLooks(
  of cells: [ShownCell], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function,
  look: (any CellModel) -> CellContents
) {
  let none = "No cell to compare; apply the screen and lay the view out in a window"
  let failures = cells.compactMap { cell -> String? in
    let (shown, drawn) = (cell.contents.parts, look(cell.model).parts)
    let lines =
      drawn.without(shown).map { "\n  only in the look: \($0)" }
      + shown.without(drawn).map { "\n  only in the cell: \($0)" }
    let subject = ShownText.subject(cell.name, cell.model, cell.source)
    return lines.isEmpty
      ? nil : "\(subject) must show what its look does (was different)\(lines.joined())"
  }
  TestingContext.current.fail(
    cells.isEmpty ? [none] : failures, CallSite(fileID, filePath, line, column, function))
}

extension CellContents {
  /// All that is told, in words.
  fileprivate var parts: [String] {
    // UIKit itself calls a cell by its texts.
    let own = label == texts.joined(separator: ", ") ? nil : label
    return (own.map { ["label \(ShownText.quoted($0))"] } ?? [])
      + texts.map { "text \(ShownText.quoted($0))" }
      + labels.map { "label of a part \(ShownText.quoted($0))" }
      + values.map { "value \(ShownText.quoted($0))" }
      + controls.map { control in
        let value = control.value.map { " set to \(ShownText.quoted($0))" } ?? ""
        return "control \(ShownText.quoted(control.label ?? ""))\(value)"
      }
  }
}

extension [String] {
  /// Returns the elements that are not in another array, or not so often.
  fileprivate func without(_ other: [String]) -> [String] {
    var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}
