import ScreenDSL
import ScreenDSLInspection
import UpdateContract

/// Checks the laws of every changeset, whatever it is expected to do.
struct UpdateLaws {
  private let changes: Changeset

  /// Returns the laws that a changeset breaks, in words; none if it is right.
  static func failures(of changes: Changeset) -> [String] {
    let laws = UpdateLaws(changes: changes)
    let lists = [changes] + changes.changedContainers.map(\.changes)
    return [laws.roundTrip].compactMap { $0 }
      + ListKind.allCases.compactMap { kind in
        lists.lazy.compactMap { illegality(of: $0, kind) }.first
      }
  }

  private var roundTrip: String? {
    changes.old.applying(changes) == changes.new
      ? nil : "Internal error: the changes made to the old snapshot do not give the new one"
  }

  /// What the contract of batch updates says against the stages.
  private static func illegality(of changes: Changeset, _ kind: ListKind) -> String? {
    var current = changes.old
    for (index, stage) in changes.stages.enumerated() {
      do throws(Violation) {
        _ = try BatchOperations(of: stage).resolved(
          from: current.counts, to: stage.snapshot.counts, kind: kind, level: .discipline)
      } catch {
        return "Internal error: stage \(index) for a \(kind.viewName) is illegal: \(error)"
      }
      current = stage.snapshot
    }
    // Without a stage, only lists inside containers changed.
    return current == changes.new || !changes.hasOwnChanges
      ? nil
      : "Internal error: the stages for a \(kind.viewName) do not give the new snapshot"
  }
}

extension ScreenSnapshot {
  fileprivate var counts: [Int] { sections.map(\.rows.count) }
}

extension BatchOperations {
  fileprivate init(of stage: Changeset.Stage) {
    let operations = stage.operations
    self.init(
      sectionDeletes: operations.sectionRemovals, sectionInserts: operations.sectionInsertions,
      sectionMoves: operations.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) },
      itemDeletes: operations.rowRemovals.map(ItemPath.init(at:)),
      itemInserts: operations.rowInsertions.map(ItemPath.init(at:)),
      itemReloads: operations.reloads.map(ItemPath.init(at:)),
      itemReconfigures: operations.reconfigures.map(ItemPath.init(at:)),
      itemMoves: operations.rowMoves.map {
        ItemMove(from: ItemPath(at: $0.from), to: ItemPath(at: $0.to))
      })
  }
}

extension ItemPath {
  fileprivate init(at position: RowPosition) {
    self.init(section: position.section, item: position.row)
  }
}
