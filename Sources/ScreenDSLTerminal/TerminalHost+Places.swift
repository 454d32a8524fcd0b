internal import ScreenDSL

/// One of the things that a section shows, one below the other.
struct Place: Comparable {
  var section: Int
  var index: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.section, left.index) < (right.section, right.index)
  }
}

/// What is at a place.
enum Element {
  case supplementary(SupplementaryKind)
  case row(RowPosition)
  /// In place of rows.
  case note
}

extension TerminalHost {
  /// The supplementaries above the rows of a section.
  private func heads(_ section: ScreenSnapshot.Section) -> [SupplementaryKind] {
    section.supplementaries.map(\.kind).filter { $0 != .footer }
  }

  private func count(_ section: ScreenSnapshot.Section) -> Int {
    let hasFooter = section.supplementary(.footer) != nil
    return heads(section).count + max(1, section.rows.count) + (hasFooter ? 1 : 0)
  }

  /// What is at a place; nil if the list does not have it.
  func element(at place: Place) -> Element? {
    guard updater.current.sections.indices.contains(place.section) else { return nil }
    let section = updater.current.sections[place.section]
    let heads = heads(section)
    if place.index < heads.count { return .supplementary(heads[place.index]) }
    let row = place.index - heads.count
    if row < section.rows.count { return .row(RowPosition(section: place.section, row: row)) }
    if row == 0 { return .note }
    return place.index < count(section) ? .supplementary(.footer) : nil
  }

  func place(after place: Place) -> Place? {
    let sections = updater.current.sections
    guard sections.indices.contains(place.section) else { return nil }
    if place.index + 1 < count(sections[place.section]) {
      return Place(section: place.section, index: place.index + 1)
    }
    return place.section + 1 < sections.count ? Place(section: place.section + 1, index: 0) : nil
  }

  func place(before place: Place) -> Place? {
    if place.index > 0 { return Place(section: place.section, index: place.index - 1) }
    guard place.section > 0 else { return nil }
    let section = updater.current.sections[place.section - 1]
    return Place(section: place.section - 1, index: count(section) - 1)
  }

  /// The place of a row; nil if the list does not have it.
  func place(of position: RowPosition) -> Place? {
    guard updater.currentRow(at: position) != nil else { return nil }
    let heads = heads(updater.current.sections[position.section])
    return Place(section: position.section, index: heads.count + position.row)
  }

  var firstRow: RowPosition? { row(from: Place(section: 0, index: 0), place(after:)) }

  var lastRow: RowPosition? {
    guard let last = updater.current.sections.last else { return nil }
    let place = Place(section: updater.current.sections.count - 1, index: count(last) - 1)
    return row(from: place, place(before:))
  }

  /// The first row at a place or at one of those that follow it.
  func row(from start: Place, _ next: (Place) -> Place?) -> RowPosition? {
    var place: Place? = start
    while let candidate = place {
      if case .row(let position) = element(at: candidate) { return position }
      place = next(candidate)
    }
    return nil
  }
}
