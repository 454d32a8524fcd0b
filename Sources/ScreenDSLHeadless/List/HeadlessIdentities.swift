internal import ScreenDSL
internal import ScreenDSLHosting
internal import UpdateContract

/// Stores the cells and the measured lengths of rows by position, and the supplementary views by section.
///
/// During a batch update, as in UIKit, only the operations decide where each cell moves, even if the operations do not
/// match the new snapshot.
@MainActor
struct HeadlessIdentities {
  struct Section {
    var rows: [Row]
    var supplementaries: [SupplementaryKind: HeadlessSlot] = [:]
  }

  struct Row {
    /// The stored length in points; nil if the list must compute the row's length.
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

  /// Returns the cell of the row at `place`. If `kind` is not nil, returns the section's supplementary view of this
  /// kind instead.
  func slot(of kind: SupplementaryKind?, at place: RowPosition) -> HeadlessSlot? {
    kind.map { sections[place.section].supplementaries[$0] } ?? self[place].slot
  }

  mutating func setSlot(_ slot: HeadlessSlot?, of kind: SupplementaryKind?, at place: RowPosition) {
    if let kind {
      sections[place.section].supplementaries[kind] = slot
    } else {
      self[place].slot = slot
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

  /// Moves the row at `old` to `new`, which is a position in the list without that row.
  mutating func move(_ old: RowPosition, to new: RowPosition) {
    let row = sections[old.section].rows.remove(at: old.row)
    sections[new.section].rows.insert(row, at: new.row)
    stamp(0)
  }

  private func stamp(_ pass: Int) {
    for (index, section) in sections.enumerated() {
      for (row, identity) in section.rows.enumerated() {
        identity.slot?.pass = pass
        identity.slot?.place = RowPosition(section: index, row: row)
      }
      for slot in section.supplementaries.values {
        slot.pass = pass
        slot.place.section = index
      }
    }
  }
}

/// A cell or a supplementary view, with the content that it shows. In the reuse pool, a slot has no content.
@MainActor
final class HeadlessSlot {
  /// Decides which content a cell from the reuse pool can show: content with an equal key. When the list reconfigures a
  /// cell, the new content can have another `shape`.
  struct Key: Hashable {
    let identifier: String
    let kind: SupplementaryKind?
    /// The type of the model; nil if the cell is registered for exactly this type.
    let model: ObjectIdentifier?
    let shape: String
  }

  private(set) var key: Key
  let view: AnyObject
  let nested: HeadlessNestedList?
  var content: Content?
  /// The position of the row. For a supplementary view, `row` is 0.
  var place = RowPosition(section: 0, row: 0)
  var isDisplayed = false
  /// The number of the last layout or update that kept this cell.
  var pass = 0

  enum Content {
    case row(LiveRow)
    case supplementary(Supplementary, of: SectionID)

    var row: LiveRow? { if case .row(let row) = self { row } else { nil } }

    var kind: SupplementaryKind? {
      if case .supplementary(let supplementary, _) = self { supplementary.kind } else { nil }
    }

    private var own: Row {
      switch self {
      case .row(let row): row.row
      case .supplementary(let supplementary, _): supplementary.row
      }
    }

    var reuseIdentifier: ReuseIdentifier { own.reuseIdentifier }
    private var model: any CellModel { own.model }

    var description: String {
      let own = Row(model)
      guard let row else { return own.description }
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
    nested = view as? HeadlessNestedList
  }

  var order: (section: Int, part: Int, row: Int) {
    (place.section, content?.kind.map { $0 == .header ? 0 : 2 } ?? 1, place.row)
  }

  var row: LiveRow? { content?.row }
  var position: RowPosition? { row == nil ? nil : place }

  func take(_ new: Key) -> Bool {
    let canShow = (new.identifier, new.kind, new.model) == (key.identifier, key.kind, key.model)
    if canShow { key = new }
    return canShow
  }
}
