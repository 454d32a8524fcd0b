import ScreenDSL
import ScreenDSLInspection

/// What an update does to one row, one section, or a part of a section.
struct DifferenceMark: Hashable, Sendable {
  let kind: Changeset.Change.Kind
  /// Another header, footer or supplementary, by the name of its kind, or the layout.
  var part: String?

  /// What is written next to the row.
  var text: String { (part.map { "\($0) " } ?? "") + kind.rawValue.prefix { $0 != " " } }

  /// Whether it is seen in the old snapshot alone.
  var isRemoval: Bool { kind == .removed || kind == .sectionRemoved }

  func color(_ colors: Colors) -> StaticString {
    switch kind {
    case .removed, .sectionRemoved: colors.removed
    case .inserted, .sectionInserted: colors.inserted
    case .moved, .sectionMoved: colors.moved
    case .reconfigured, .sectionUpdated: colors.reconfigured
    case .reloaded: colors.reloaded
    }
  }
}

/// What an update does to the rows and sections of one list, as seen in one of the two snapshots.
struct DifferenceMarks {
  /// A section, or a row or a supplementary of it.
  struct Place: Hashable {
    var section: Int
    var row: Int?
    var kind: SupplementaryKind?
  }

  /// What a list has in both snapshots, by its place in the old one.
  struct Link: Hashable {
    var containers: [RowID]
    var place: Place
  }

  private(set) var marks: [Place: [DifferenceMark]] = [:]
  private(set) var links: [Place: Link] = [:]
  private(set) var nested: [RowPosition: Changeset] = [:]
  private let containers: [RowID]

  init(_ changes: Changeset, isOld: Bool, in containers: [RowID]) {
    self.containers = containers
    // Each supplementary of a section has a mark of its own.
    for change in changes.all where change.container == nil && change.kind != .sectionUpdated {
      let isRow = change.path != nil
      let place = { (position: RowPosition) in
        Place(section: position.section, row: isRow ? position.row : nil)
      }
      let old = change.old.map(place)
      add(
        DifferenceMark(kind: change.kind), isOld ? old : change.new.map(place),
        link: change.new == nil ? nil : old)
    }
    for update in changes.supplementaryUpdates { add(update, of: changes, isOld: isOld) }
    for inner in changes.nested { nested[isOld ? inner.old : inner.new] = inner.changes }
  }

  private mutating func add(
    _ update: Changeset.SupplementaryUpdate, of changes: Changeset, isOld: Bool
  ) {
    let section = isOld ? update.oldSection : update.newSection
    if update.hasNewLayout {
      add(
        DifferenceMark(kind: .sectionUpdated, part: "layout"), Place(section: section),
        link: Place(section: update.oldSection))
    }
    for kind in update.kinds {
      let isInOld = changes.old.sections[update.oldSection].supplementary(kind) != nil
      let isInNew = changes.new.sections[update.newSection].supplementary(kind) != nil
      add(
        DifferenceMark(
          kind: isInNew ? isInOld ? .sectionUpdated : .sectionInserted : .sectionRemoved,
          part: VisibleText().text(kind.name)), Place(section: section, kind: kind),
        link: isInOld ? Place(section: update.oldSection, kind: kind) : nil)
    }
  }

  private mutating func add(_ mark: DifferenceMark, _ place: Place?, link: Place?) {
    guard let place else { return }
    marks[place, default: []].append(mark)
    if let link { links[place] = Link(containers: containers, place: link) }
  }
}
