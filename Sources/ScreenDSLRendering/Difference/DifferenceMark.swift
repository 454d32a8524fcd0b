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

  /// Creates the mark of a change; nil for that of a section's supplementaries, each of which has its own.
  init?(_ kind: Changeset.Change.Kind) {
    switch kind {
    case .removed, .sectionRemoved: self = .removed
    case .inserted, .sectionInserted: self = .inserted
    case .moved, .sectionMoved: self = .moved
    case .reconfigured: self = .reconfigured
    case .reloaded: self = .reloaded
    case .sectionUpdated: return nil
    }
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
    for change in changes.all where change.container == nil {
      guard let mark = DifferenceMark(change.kind) else { continue }
      let isRow = change.path != nil
      let place = { (position: RowPosition) in
        Place(section: position.section, row: isRow ? position.row : nil)
      }
      let old = change.old.map(place)
      add(mark, isOld ? old : change.new.map(place), link: change.new == nil ? nil : old)
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
        .decorated("layout", .updated), Place(section: section),
        link: Place(section: update.oldSection))
    }
    for kind in update.kinds {
      let isInOld = changes.old.sections[update.oldSection].supplementary(kind) != nil
      let isInNew = changes.new.sections[update.newSection].supplementary(kind) != nil
      let outcome = isInNew ? isInOld ? .updated : .inserted : DifferenceMark.Outcome.removed
      add(
        .decorated(VisibleText().text(kind.name), outcome), Place(section: section, kind: kind),
        link: isInOld ? Place(section: update.oldSection, kind: kind) : nil)
    }
  }

  private mutating func add(_ mark: DifferenceMark, _ place: Place?, link: Place?) {
    guard let place else { return }
    marks[place, default: []].append(mark)
    if let link { links[place] = Link(containers: containers, place: link) }
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
