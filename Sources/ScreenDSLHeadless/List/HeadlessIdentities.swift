internal import ScreenDSL
internal import ScreenDSLHosting
internal import UpdateContract

/// Stores the cells and the measured lengths of rows by position, and the supplementary views by section.
///
/// As in UIKit, only the operations of a batch update move a cell, even if these operations are wrong.
@MainActor
struct HeadlessIdentities {
  struct Section {
    var rows: [Row]
    var supplementaries: [SupplementaryKind: HeadlessSlot] = [:]
  }

  struct Row {
    /// The length in points; nil before the list has measured the row.
    var extent: Double?
    var slot: HeadlessSlot?
  }

  private(set) var sections: [Section] = []

  var counts: [Int] { sections.map(\.rows.count) }

  subscript(position: RowPosition) -> Row {
    get { sections[position.section].rows[position.row] }
    set { sections[position.section].rows[position.row] = newValue }
  }

  func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].rows.indices.contains(position.row)
  }

  mutating func forgetExtents() {
    for section in sections.indices {
      for row in sections[section].rows.indices { sections[section].rows[row].extent = nil }
    }
  }

  mutating func setSlot(_ slot: HeadlessSlot?, of content: HeadlessSlot.Content) {
    switch content {
    case .row(_, let position): self[position].slot = slot
    case .supplementary(let supplementary, _, let index):
      sections[index].supplementaries[supplementary.kind] = slot
    }
  }

  mutating func startAnew(counts: [Int]) {
    sections = counts.map { Section(rows: Array(repeating: Row(), count: $0)) }
  }

  mutating func follow(_ map: IdentityMap, pass: Int) {
    let old = sections
    sections = zip(map.sections, map.items).map { origin, items in
      Section(
        rows: items.map { $0.map { old[$0.section].rows[$0.item] } ?? Row() },
        supplementaries: origin.map { old[$0].supplementaries } ?? [:])
    }
    stamp(pass)
  }

  /// The position `new` is a position in the list without the dragged row.
  mutating func move(_ old: RowPosition, to new: RowPosition) {
    let row = sections[old.section].rows.remove(at: old.row)
    sections[new.section].rows.insert(row, at: new.row)
    stamp(0)
  }

  private func stamp(_ pass: Int) {
    for (index, section) in sections.enumerated() {
      for (row, identity) in section.rows.enumerated() {
        guard let slot = identity.slot else { continue }
        slot.pass = pass
        slot.move(to: RowPosition(section: index, row: row))
      }
      for slot in section.supplementaries.values {
        slot.pass = pass
        if case .supplementary(let content, let id, _) = slot.content {
          slot.content = .supplementary(content, of: id, index: index)
        }
      }
    }
  }
}

/// A cell, with the row or the supplementary view that it shows. In the reuse pool, the cell has no content.
@MainActor
final class HeadlessSlot {
  /// A cell can show any row or supplementary view with the same key.
  struct Key: Hashable {
    let identifier: String
    let kind: SupplementaryKind?
    /// The property is nil for a cell registered for one model type.
    let model: ObjectIdentifier?
    let shape: String
  }

  private(set) var key: Key
  let view: AnyObject
  let nested: HeadlessNestedList?
  var content: Content?
  var isDisplayed = false
  /// The number of the last layout or update in which the list needed this cell.
  var pass = 0

  enum Content {
    case row(LiveRow, RowPosition)
    case supplementary(Supplementary, of: SectionID, index: Int)

    var kind: SupplementaryKind? {
      if case .supplementary(let supplementary, _, _) = self { supplementary.kind } else { nil }
    }

    private var own: Row {
      switch self {
      case .row(let row, _): row.row
      case .supplementary(let supplementary, _, _): supplementary.row
      }
    }

    var reuseIdentifier: ReuseIdentifier { own.reuseIdentifier }
    private var model: any CellModel { own.model }

    var description: String {
      let own = Row(model)
      guard case .row(let row, _) = self else { return own.description }
      return Row(own.id(row.row.id)).description
    }

    func key(_ registration: CellRegistration<HeadlessList>?) -> Key {
      let isOfAnyModel = registration.map { $0.model != reuseIdentifier.model } ?? true
      return Key(
        identifier: registration?.identifier ?? "placeholder", kind: kind,
        model: isOfAnyModel ? ObjectIdentifier(reuseIdentifier.model) : nil,
        shape: (model as? any _SelfShowing)?.shape ?? "")
    }
  }

  init(_ view: AnyObject, _ key: Key) {
    self.key = key
    self.view = view
    nested = (view as? any HeadlessContainer)?.nested
  }

  var order: (section: Int, part: Int, row: Int) {
    switch content {
    case .row(_, let position): (position.section, 1, position.row)
    case .supplementary(let supplementary, _, let index):
      (index, supplementary.kind == .header ? 0 : 2, 0)
    case nil: (0, 0, 0)
    }
  }

  var row: LiveRow? { if case .row(let row, _) = content { row } else { nil } }
  var position: RowPosition? { if case .row(_, let position) = content { position } else { nil } }

  func take(_ new: Key) -> Bool {
    let canShow = (new.identifier, new.kind, new.model) == (key.identifier, key.kind, key.model)
    if canShow { key = new }
    return canShow
  }

  func move(to position: RowPosition) {
    if case .row(let row, _) = content { content = .row(row, position) }
  }
}
