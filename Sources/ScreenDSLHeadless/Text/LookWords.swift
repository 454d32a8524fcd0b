package import ScreenDSL
import ScreenDSLLooks

extension Changeset.Change {
  /// Returns the first text of the row that changed; nil if it is not known.
  package func title(_ reader: LookReader) -> String? { row.flatMap(reader.title) }

  /// Returns the reasons for the update of a row. The visible differences come first.
  package func reasons(_ reader: LookReader) -> [String] {
    guard kind == .reconfigured || kind == .reloaded, let oldRow, let row,
      let old = reader.parts(of: oldRow), let new = reader.parts(of: row)
    else { return differences }
    let edits = OutlineDifference.texts(from: old, to: new)
    // If a row has secret texts, the differences must not contain them.
    if reader.hides(self) { return edits }
    return edits
      + differences.filter { difference in
        // The visible differences already describe the properties of the look.
        if !edits.isEmpty, difference.hasPrefix("look.") { return false }
        let values = difference.drop { $0 != "\"" }.split(separator: " ").filter { $0 != "->" }
        let words = values.map { $0.filter { $0 != "\"" } }
        return words.isEmpty
          || !words.allSatisfy { word in edits.contains(where: { $0.includes(word) }) }
      }
  }
}

extension LookReader {
  /// Whether the row of a change has secret texts, before or after the change.
  package func hides(_ change: Changeset.Change) -> Bool {
    state.environment.hidesSensitiveTexts
      && [change.oldRow, change.row].contains { row in
        row.flatMap { ownLook(of: $0.model) }?.isSensitive == true
      }
  }

  /// Returns the first text of a row; nil if the row has none, or if its look is not known.
  package func title(of row: Row) -> String? {
    row.attributes.accessibilityLabel.map { visible.text($0) }
      ?? parts(of: row).flatMap { OutlineRow("", parts: $0).title }
  }

  /// Returns the parts of a row, as an outline has them; nil if the look of the row is not known.
  fileprivate func parts(of row: Row) -> [OutlinePart]? {
    ownLook(of: row.model).map(visible.look).map {
      OutlineFields.parts(of: $0, $0.accessibilityElements(isTappable: false))
    }
  }
}
