import RandomScreens
import ScreenDSL
import Testing

/// The random screens hold what the laws are about; else the laws would be tested on nothing.
@Suite struct GeneratorTests {
  @Test func randomScreensAreRich() {
    var found: [String: Int] = [:]
    for seed in 0..<2_000 {
      for feature in Self.features(seed: UInt64(seed)) { found[feature, default: 0] += 1 }
    }
    let expected = [
      "crossing", "section move", "insertion", "removal", "move", "reconfigure", "reload",
      "supplementary", "nested", "nested twice", "duplicate", "duplicate section",
      "moved and changed", "several stages", "into inserted section", "out of removed section",
    ]
    for feature in expected {
      #expect(found[feature, default: 0] >= 10, "\(feature) in only \(found[feature] ?? 0) screens")
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
        "duplicate", pair.new.issues.contains { if case .duplicateRow = $0 { true } else { false } }
      ),
      (
        "duplicate section",
        pair.new.issues.contains { if case .duplicateSection = $0 { true } else { false } }
      ),
      ("moved and changed", moves.contains { updated.contains($0.to) }),
      ("several stages", changes.stages.count > 3),
      ("into inserted section", moves.contains { inserted.contains($0.to.section) }),
      ("out of removed section", moves.contains { removed.contains($0.from.section) }),
    ]
    return checks.filter(\.1).map(\.0)
  }
}
