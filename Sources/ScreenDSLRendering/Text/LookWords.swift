package import ScreenDSL
package import ScreenDSLInspection
import ScreenDSLLooks

extension Changeset.Change {
  /// What its row shows first; nil if that is not known.
  package func title(_ reader: LookReader) -> String? { row.flatMap(reader.title) }

  /// What people see otherwise than before of a row that is updated, and what else differs.
  package func reasons(_ reader: LookReader) -> [String] {
    guard kind == .reconfigured || kind == .reloaded, let oldRow, let row,
      let old = reader.parts(of: oldRow), let new = reader.parts(of: row)
    else { return differences }
    let edits = OutlineDifference.texts(from: old, to: new)
    // What is hidden is no reason that is told.
    if reader.hides(self) { return edits }
    return edits
      + differences.filter { difference in
        // What a text is, or a field of a row that is a look, the edits say.
        if !edits.isEmpty, difference.hasPrefix("look.") { return false }
        let values = difference.drop { $0 != "\"" }.split(separator: " ").filter { $0 != "->" }
        let words = values.map { $0.filter { $0 != "\"" } }
        return words.isEmpty
          || !words.allSatisfy { word in edits.contains(where: { $0.includes(word) }) }
      }
  }
}

extension LookReader {
  /// Whether a row has texts that nobody is to read, before or after a change.
  package func hides(_ change: Changeset.Change) -> Bool {
    state.environment.hidesSensitiveTexts
      && [change.oldRow, change.row].contains { row in
        row.flatMap { ownLook(of: $0.model) }?.isSensitive == true
      }
  }

  /// What a row shows first; nil if it is silent, or that is not known.
  package func title(of row: Row) -> String? {
    row.attributes.accessibilityLabel.map { visible.text($0) }
      ?? parts(of: row).flatMap { OutlineRow("", parts: $0).title }
  }

  /// The parts of a row in an outline; nil if its look is not known.
  fileprivate func parts(of row: Row) -> [OutlinePart]? {
    ownLook(of: row.model).map(visible.look).map {
      OutlineFields.parts(of: $0, $0.stops(isTappable: false))
    }
  }
}
