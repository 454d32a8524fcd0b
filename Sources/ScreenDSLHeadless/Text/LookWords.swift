package import ScreenDSL
import ScreenDSLLooks

extension Changeset.Change {
  package func title(_ reader: LookReader) -> String? { row.flatMap(reader.title) }

  package func reasons(_ reader: LookReader) -> [String] {
    guard kind == .reconfigured || kind == .reloaded, let oldRow, let row else {
      return reader.hides(self) ? [] : differences
    }
    var edits: [String] = []
    if let old = reader.parts(of: oldRow), let new = reader.parts(of: row) {
      edits = OutlineDifference.texts(from: old, to: new)
    }
    // If sensitive texts are hidden, the result omits `differences`, because their values can contain these texts.
    if reader.hides(self) { return edits }
    let isLook = row.model is any LookPart
    let own = isLook ? Mirror(reflecting: row.model).children.compactMap(\.label) : ["look"]
    return edits
      + differences.filter { difference in
        // The differences in the look repeat the edits.
        let name = difference.prefix { !".:[".contains($0) }
        if !edits.isEmpty, own.contains("\(name)") { return false }
        let values = difference.drop { $0 != "\"" }.split(separator: " ").filter { $0 != "->" }
        let words = values.map { $0.filter { $0 != "\"" } }
        return words.isEmpty
          || !words.allSatisfy { word in edits.contains(where: { $0.includes(word) }) }
      }
  }

  /// The models whose values can be in `differences`: for an updated section, the models of its supplementary views;
  /// for a row, its old and its new model.
  fileprivate var models: [any CellModel] {
    guard kind == .sectionUpdated, let old, let new else {
      return [oldRow, row].compactMap { $0?.model }
    }
    let sections = [list.old.sections[old.section], list.new.sections[new.section]]
    return sections.flatMap { $0.supplementaries.map(\.model) }
  }
}

extension LookReader {
  package func hides(_ change: Changeset.Change) -> Bool {
    state.environment.hidesSensitiveTexts
      && change.models.contains { ownLook(of: $0)?.isSensitive == true }
  }

  package func title(of row: Row) -> String? {
    row.attributes.accessibilityLabel.map { visible.text($0) }
      ?? parts(of: row).flatMap { OutlineRow("", parts: $0).title }
  }

  fileprivate func parts(of row: Row) -> [OutlinePart]? {
    ownLook(of: row.model).map(visible.look).map {
      OutlineFields.parts(of: $0, $0.accessibilityElements(isTappable: false))
    }
  }
}
