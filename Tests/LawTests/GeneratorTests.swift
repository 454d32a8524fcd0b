/// Tests that random screens contain everything that the laws are about.
@Suite(.timed) struct GeneratorTests {
  @Test func randomScreensAreRich() {
    let (seeds, least) = TestDepth.isThorough ? (15_000, 10) : (3_000, 1)
    let expected = [
      "crossing", "section move", "insertion", "removal", "move", "reconfigure", "reload",
      "supplementary", "nested", "nested twice", "duplicate", "duplicate section",
      "moved and changed", "several stages", "into inserted section", "out of removed section",
      "one ID in two sections", "one container ID in two sections", "two shelves changed",
      "leftovers with one ID", "takeover", "takeover that moves", "takeover by another section",
      "group in a loop", "row beside", "duplicate and move", "own or given action",
      "unfolded", "folded", "folder in a folder", "folder in a container", "between folders",
    ]
    var found: [String: Int] = [:]
    func isRare(_ feature: String) -> Bool { found[feature, default: 0] < least }
    for seed in 0..<UInt64(seeds) where expected.contains(where: isRare) {
      for feature in Self.features(seed: seed) { found[feature, default: 0] += 1 }
    }
    for feature in expected.filter(isRare) {
      Issue.record("\(feature) in only \(found[feature] ?? 0) screens")
    }
  }

  /// Returns what a pair has of IDs in several sections, in groups and of other rows.
  private static func scopes(_ pair: ScreenPair) -> [(String, Bool)] {
    let (old, new, changes) = (pair.old, pair.new, pair.changes)
    let matching = ReferenceMatching(from: old, to: new)
    let all = ReferenceMatching.positions(new)
    let texts = all.map { new[$0].id.description }
    let moved = Set(changes.rowMoves.map(\.to))
    let crossing = Dictionary(
      grouping: changes.rowMoves.filter { $0.from.section != $0.to.section }
    ) { new[$0.to].id }
    let shared = all.filter { new.positions(of: new[$0].id).count > 1 }
    let toggles = changes.rowUpdates.map {
      (
        old: old[$0.old].attributes.disclosure?.isExpanded,
        new: new[$0.new].attributes.disclosure?.isExpanded
      )
    }.filter { $0.old != nil && $0.old != $0.new }
    return [
      ("one ID in two sections", !shared.isEmpty),
      ("one container ID in two sections", shared.contains { new[$0].innerRows != nil }),
      ("two shelves changed", Set(changes.nested.map(\.container)).count < changes.nested.count),
      ("leftovers with one ID", crossing.contains { $0.value.count > 1 }),
      ("takeover", !matching.takeovers.isEmpty),
      ("takeover that moves", !matching.takeovers.isDisjoint(with: moved)),
      (
        "takeover by another section",
        matching.takeovers.contains {
          matching.sources[$0].map { old.sections[$0.section].id } != new.sections[$0.section].id
        }
      ),
      ("group in a loop", texts.contains { $0.contains(".") && !$0.hasPrefix("#") }),
      (
        "row beside",
        texts.contains { $0.contains("#") && $0.hasSuffix(".1") && !$0.hasPrefix("#") }
      ),
      ("unfolded", toggles.contains { $0.new == true }),
      ("folded", toggles.contains { $0.new == false }),
      ("folder in a folder", all.contains { new[$0].attributes.level > 1 }),
      (
        "folder in a container",
        new.allRows.contains { $0.path.ids.count > 1 && $0.row.attributes.level > 0 }
      ),
      (
        "between folders",
        changes.rowMoves.contains {
          old[$0.from].attributes.level > 0 && new[$0.to].attributes.level > 0
        }
      ),
      ("duplicate and move", new.hasDuplicates && !changes.rowMoves.isEmpty),
    ]
  }

  /// Returns whether a row has an action of its own on one screen, and the same action from its section on the other.
  private static func hasOwnOrGivenAction(_ pair: ScreenPair) -> Bool {
    func own(_ section: SectionSpec) -> [RowID: Bool] {
      section.actions != .select
        ? [:]
        : Dictionary(
          section.rows.compactMap { row in
            row.isSelectable ? nil : row.rowID.map { ($0, row.hasOwnAction) }
          }, uniquingKeysWith: { first, _ in first })
    }
    return pair.oldSpec.sections.contains { old in
      pair.newSpec.sections.contains { new in
        old.id == new.id && !own(old).filter { own(new)[$0.key] == !$0.value }.isEmpty
      }
    }
  }

  private static func features(seed: UInt64) -> [String] {
    let pair = ScreenPair(seed: seed)
    let changes = pair.changes
    let moves = changes.rowMoves
    let updated = Set(changes.rowUpdates.map(\.new))
    let inserted = Set(changes.sectionInsertions)
    let removed = Set(changes.sectionRemovals)
    let checks: [(String, Bool)] = [
      (
        "crossing",
        moves.contains {
          pair.old.sections[$0.from.section].id != pair.new.sections[$0.to.section].id
        }
      ),
      ("section move", !changes.sectionMoves.isEmpty),
      ("insertion", !changes.rowInsertions.isEmpty), ("removal", !changes.rowRemovals.isEmpty),
      ("move", !moves.isEmpty),
      ("reconfigure", !changes.rowUpdates(.reconfigure).isEmpty),
      ("reload", !changes.rowUpdates(.reload).isEmpty),
      ("supplementary", !changes.supplementaryUpdates.isEmpty),
      ("nested", !changes.nested.isEmpty),
      ("nested twice", changes.nested.contains { !$0.changes.nested.isEmpty }),
      (
        "duplicate",
        pair.new.declarationProblems.contains { $0.kind == .duplicateID && $0.path != nil }
      ),
      (
        "duplicate section",
        pair.new.declarationProblems.contains { $0.kind == .duplicateID && $0.path == nil }
      ),
      ("moved and changed", moves.contains { updated.contains($0.to) }),
      ("several stages", changes.stages.count > 3),
      ("into inserted section", moves.contains { inserted.contains($0.to.section) }),
      ("own or given action", hasOwnOrGivenAction(pair)),
      ("out of removed section", moves.contains { removed.contains($0.from.section) }),
    ]
    return (checks + scopes(pair)).filter(\.1).map(\.0)
  }
}
