/// Tests that random screens contain everything that the laws are about.
@Suite(.timed) struct GeneratorTests {
  @Test func randomScreensAreRich() {
    let (seeds, least) = TestDepth.isThorough ? (15_000, 10) : (3_000, 1)
    var found: [String: Int] = [:]
    for seed in 0..<UInt64(seeds) where seed == 0 || found.values.contains(where: { $0 < least }) {
      let pair = ScreenPair(seed: seed)
      for features in [Self.changes(pair), Self.places(pair), Self.scopes(pair)] {
        for (feature, isThere) in features { found[feature, default: 0] += isThere ? 1 : 0 }
      }
    }
    for (feature, count) in found where count < least {
      Issue.record("\(feature) in only \(count) screens")
    }
  }

  private static func changes(_ pair: ScreenPair) -> [String: Bool] {
    let (changes, problems) = (pair.changes, pair.new.declarationProblems)
    let updated = Set(changes.rowUpdates.map(\.new))
    return [
      "insertion": !changes.rowInsertions.isEmpty, "removal": !changes.rowRemovals.isEmpty,
      "move": !changes.rowMoves.isEmpty, "section move": !changes.sectionMoves.isEmpty,
      "reconfigure": !changes.rowUpdates(.reconfigure).isEmpty,
      "reload": !changes.rowUpdates(.reload).isEmpty,
      "supplementary": !changes.supplementaryUpdates.isEmpty, "nested": !changes.nested.isEmpty,
      "nested twice": changes.nested.contains { !$0.changes.nested.isEmpty },
      "duplicate": problems.contains { $0.kind == .duplicateID && $0.path != nil },
      "duplicate section": problems.contains { $0.kind == .duplicateID && $0.path == nil },
      "duplicate and move": pair.new.hasDuplicates && !changes.rowMoves.isEmpty,
      "moved and changed": changes.rowMoves.contains { updated.contains($0.to) },
      "several stages": changes.stages.count > 3, "own or given action": hasOwnOrGivenAction(pair),
    ]
  }

  private static func places(_ pair: ScreenPair) -> [String: Bool] {
    let (old, new, moves) = (pair.old, pair.new, pair.changes.rowMoves)
    let (inserted, removed) = (pair.changes.sectionInsertions, pair.changes.sectionRemovals)
    func isOpen(_ row: Row) -> Bool? { row.attributes.disclosure?.isExpanded }
    let toggles = pair.changes.rowUpdates
      .map { (old: isOpen(old[$0.old]), new: isOpen(new[$0.new])) }
      .filter { $0.old != nil && $0.old != $0.new }
    let rows = new.allRows.map { (depth: $0.path.ids.count, level: $0.row.attributes.level) }
    return [
      "crossing": moves.contains {
        old.sections[$0.from.section].id != new.sections[$0.to.section].id
      }, "into inserted section": moves.contains { inserted.contains($0.to.section) },
      "out of removed section": moves.contains { removed.contains($0.from.section) },
      "between folders": moves.contains {
        old[$0.from].attributes.level > 0 && new[$0.to].attributes.level > 0
      }, "unfolded": toggles.contains { $0.new == true },
      "folded": toggles.contains { $0.new == false },
      "folder in a folder": rows.contains { $0.depth == 1 && $0.level > 1 },
      "folder in a container": rows.contains { $0.depth > 1 && $0.level > 0 },
    ]
  }

  private static func scopes(_ pair: ScreenPair) -> [String: Bool] {
    let (old, new, changes) = (pair.old, pair.new, pair.changes)
    let (matching, all) = (ReferenceMatching(from: old, to: new), ReferenceMatching.positions(new))
    let texts = all.map { new[$0].id.description }
    let crossing = Dictionary(
      grouping: changes.rowMoves.filter { $0.from.section != $0.to.section }
    ) { new[$0.to].id }
    let shared = all.filter { new.positions(of: new[$0].id).count > 1 }
    return [
      "one ID in two sections": !shared.isEmpty,
      "one container ID in two sections": shared.contains { new[$0].innerRows != nil },
      "two shelves changed": Set(changes.nested.map(\.container)).count < changes.nested.count,
      "leftovers with one ID": crossing.contains { $0.value.count > 1 },
      "takeover": !matching.takeovers.isEmpty,
      "takeover that moves": !matching.takeovers.isDisjoint(with: changes.rowMoves.map(\.to)),
      "takeover by another section": matching.takeovers.contains {
        matching.sources[$0].map { old.sections[$0.section].id } != new.sections[$0.section].id
      }, "group in a loop": texts.contains { $0.contains(".") && !$0.hasPrefix("#") },
      "row beside": texts.contains { $0.contains("#") && $0.hasSuffix(".1") && !$0.hasPrefix("#") },
    ]
  }

  /// Returns whether a row has an action of its own on one screen, and the same action from its section on the other.
  private static func hasOwnOrGivenAction(_ pair: ScreenPair) -> Bool {
    func own(_ section: SectionSpec) -> [RowID: Bool] {
      let rows = section.rows.filter { section.actions == .select && !$0.isSelectable }
      let pairs = rows.compactMap { row in row.rowID.map { ($0, row.hasOwnAction) } }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    return pair.oldSpec.sections.contains { old in
      pair.newSpec.sections.contains { new in
        old.id == new.id && !own(old).filter { own(new)[$0.key] == !$0.value }.isEmpty
      }
    }
  }
}
