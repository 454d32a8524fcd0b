import ScreenDSL
import ScreenDSLInspection

/// What an update does to one row or section.
enum DifferenceMark: Hashable, Sendable {
  case removed
  case inserted
  case moved
  case reconfigured
  case reloaded
  /// Another header, footer or supplementary, by the name of its kind, and what became of it.
  case decorated(String, Outcome)

  /// What an update does to a supplementary.
  enum Outcome {
    case removed, inserted, updated
  }

  /// What is written next to the row.
  var text: String {
    switch self {
    case .removed: "removed"
    case .inserted: "inserted"
    case .moved: "moved"
    case .reconfigured: "reconfigured"
    case .reloaded: "reloaded"
    case .decorated(let kind, let outcome): "\(kind) \(outcome)"
    }
  }

  /// Whether it is seen in the old snapshot alone.
  var isRemoval: Bool {
    switch self {
    case .removed, .decorated(_, .removed): true
    default: false
    }
  }

  func color(_ colors: Colors) -> StaticString {
    switch self {
    case .removed, .decorated(_, .removed): colors.removed
    case .inserted, .decorated(_, .inserted): colors.inserted
    case .moved: colors.moved
    case .reconfigured, .decorated(_, .updated): colors.reconfigured
    case .reloaded: colors.reloaded
    }
  }
}

/// What an update does to the rows and sections of one list, as seen in one of the two snapshots.
struct DifferenceMarks {
  /// A row or a section of a list in both snapshots, by its place in the old one.
  struct Link: Hashable {
    var containers: [RowID]
    var section: Int
    /// Nil for the section itself.
    var row: Int?
    /// Which of the section's supplementaries it is; nil for none.
    var kind: SupplementaryKind?
  }

  /// A header, a footer or another supplementary of a section.
  struct DecorationPlace: Hashable {
    var section: Int
    var kind: SupplementaryKind
  }

  private(set) var rows: [RowPosition: [DifferenceMark]] = [:]
  private(set) var sections: [Int: [DifferenceMark]] = [:]
  private(set) var rowLinks: [RowPosition: Link] = [:]
  private(set) var sectionLinks: [Int: Link] = [:]
  private(set) var decorations: [DecorationPlace: DifferenceMark] = [:]
  private(set) var decorationLinks: [DecorationPlace: Link] = [:]
  private(set) var nested: [RowPosition: Changeset] = [:]

  init(_ changes: Changeset, isOld: Bool, in containers: [RowID]) {
    addSections(changes, isOld, containers)
    for position in isOld ? changes.rowRemovals : changes.rowInsertions {
      rows[position] = [isOld ? .removed : .inserted]
    }
    for move in changes.rowMoves {
      add(.moved, isOld ? move.from : move.to, move.from, containers)
    }
    for update in changes.rowUpdates {
      add(
        update.kind == .reload ? .reloaded : .reconfigured, isOld ? update.old : update.new,
        update.old, containers)
    }
    for inner in changes.nested { nested[isOld ? inner.old : inner.new] = inner.changes }
  }

  private mutating func addSections(
    _ changes: Changeset, _ isOld: Bool, _ containers: [RowID]
  ) {
    for index in isOld ? changes.sectionRemovals : changes.sectionInsertions {
      sections[index] = [isOld ? .removed : .inserted]
    }
    for move in changes.sectionMoves {
      let index = isOld ? move.from : move.to
      sections[index, default: []].append(.moved)
      sectionLinks[index] = Link(containers: containers, section: move.from)
    }
    for update in changes.supplementaryUpdates {
      let index = isOld ? update.oldSection : update.newSection
      if update.hasNewLayout {
        sections[index, default: []].append(.decorated("layout", .updated))
        sectionLinks[index] = Link(containers: containers, section: update.oldSection)
      }
      for kind in update.kinds {
        let isInOld = changes.old.sections[update.oldSection].supplementary(kind) != nil
        let isInNew = changes.new.sections[update.newSection].supplementary(kind) != nil
        let place = DecorationPlace(section: index, kind: kind)
        decorations[place] = .decorated(
          VisibleText().text(kind.name), isInNew ? isInOld ? .updated : .inserted : .removed)
        if isInOld {
          decorationLinks[place] = Link(
            containers: containers, section: update.oldSection, kind: kind)
        }
      }
    }
  }

  private mutating func add(
    _ mark: DifferenceMark, _ position: RowPosition, _ old: RowPosition, _ containers: [RowID]
  ) {
    rows[position, default: []].append(mark)
    rowLinks[position] = Link(containers: containers, section: old.section, row: old.row)
  }
}

/// Counts what an update does, containers included.
enum DifferenceSummary {
  private typealias Noun = (one: String, many: String, kinds: [Changeset.Change.Kind])

  private static let comings: [Noun] = [
    ("removal", "removals", [.removed, .sectionRemoved]),
    ("insertion", "insertions", [.inserted, .sectionInserted]),
    ("move", "moves", [.moved, .sectionMoved]),
  ]
  private static let updates: [Noun] = [
    ("reconfigure", "reconfigures", [.reconfigured]), ("reload", "reloads", [.reloaded]),
    ("supplementary", "supplementaries", [.sectionUpdated]),
  ]

  /// Returns the counts: `1 removal, 4 moves` in one line, what happens in place in another.
  static func lines(of changes: Changeset) -> [String] {
    let kinds = changes.all.map(\.kind)
    let lines = [comings, updates].map { nouns in
      nouns.compactMap { noun in
        let count = kinds.count { noun.kinds.contains($0) }
        return count == 0 ? nil : "\(count) \(count == 1 ? noun.one : noun.many)"
      }.joined(separator: ", ")
    }.filter { !$0.isEmpty }
    return lines.isEmpty ? ["no changes"] : lines
  }
}
