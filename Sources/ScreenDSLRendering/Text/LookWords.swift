import ScreenDSL
package import ScreenDSLInspection
package import ScreenDSLLooks

extension Changeset.Change {
  /// What its row is called by those who hear it; nil if that is not known.
  package func label(_ reader: LookReader) -> String? {
    guard let row else { return nil }
    let label = row.attributes.accessibilityLabel ?? reader.ownLook(of: row.model)?.spokenLabel
    return label.map { reader.visible.text($0) }
  }

  /// What people see otherwise than before of a row that is updated.
  package func edits(_ reader: LookReader) -> [String] {
    guard kind == .reconfigured || kind == .reloaded, let oldRow, let row,
      let old = reader.ownLook(of: oldRow.model), let new = reader.ownLook(of: row.model)
    else { return [] }
    return new.edits(from: old, reader.visible).map(\.text)
  }
}

extension LookNode {
  /// Returns what people see otherwise than of another look.
  package func edits(
    from old: LookNode, _ visible: VisibleText = VisibleText()
  ) -> [ChangeWords.Edit] {
    let parts = [old, self].map { look in
      let look = visible.look(look)
      return OutlineFields.parts(of: look, look.stops(isTappable: false))
    }
    return ChangeWords.edits(from: parts[0], to: parts[1], isSame: self == old)
  }
}
