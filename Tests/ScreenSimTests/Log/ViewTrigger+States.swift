import ContractFixtures
import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let states =
    both(noWindow) + both(noLayout) + both(noBounds) + both(pendingReload)
    + both(openDrag) + both(earlyData) + both(outsideBatch)

  private static let insert = BatchOperations(itemInserts: [at(0, 3)])

  private static func noWindow(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W1", "sim: batch without a window (rdar 15262692); reload the data instead", kind,
      from: .knownBugs
    ) { bed in
      bed.sim.setWindow(false)
      bed.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  private static func noLayout(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W2", "sim: batch before the first layout (rdar 26484150); reload the data instead", kind,
      from: .knownBugs
    ) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level, isReady: false)
      bed.sim.setWindow(true)
      bed.change(to: [[1, 2, 3, 4]], insert)
      return bed
    }
  }

  private static func noBounds(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W2", "sim: batch with zero bounds (rdar 26484150); reload the data instead", kind,
      from: .knownBugs
    ) { bed in
      bed.sim.setBounds(.zero)
      bed.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  private static func pendingReload(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W3", "sim: batch with reloadData pending (rdar 27941923); lay out or reload again", kind,
      from: .knownBugs
    ) { bed in
      bed.view.reloadData()
      bed.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  private static func openDrag(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W4", "sim: batch during an interactive move (Listable); queue it", kind, from: .knownBugs
    ) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level, source: MovableSource([]))
      bed.sim.beginDrag(index(0, 0))
      bed.change(to: [[1, 2, 3, 4]], insert)
      return bed
    }
  }

  private static func earlyData(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "C4",
      "Invalid batch updates detected: the number of sections and/or \(kind.noun)s returned by the "
        + "data source before and/or after performing the batch updates are inconsistent with the "
        + "updates.", kind, from: .knownBugs
    ) { bed in
      bed.source.data = [[1, 2, 3, 4]]
      bed.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  private static func outsideBatch(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "S10", "sim: structural call outside a batch (rdar 27941923); use a batch", kind,
      from: .discipline
    ) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level)
      bed.play(BatchOperations(itemReloads: [at(0, 0)]))
      return bed
    }
  }
}
