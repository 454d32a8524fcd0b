import ContractFixtures
import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let reentrance =
    both(fromCell) + both(fromDisplay) + both(fromEndOfDisplay) + both(fromCount)
    + both(reloadFromDisplay) + both(reconfigureFromDisplay) + both(fromDrop)

  private static let text = "sim: re-entrant update; queue it"

  private static func fromCell(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.source.onCell = { _ in
        bed.source.onCell = nil
        bed.view.performBatchUpdates(nil)
      }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    }
  }

  private static func fromDisplay(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.listener.onShow = { _, _ in
        bed.listener.onShow = nil
        bed.view.performBatchUpdates(nil)
      }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    }
  }

  private static func fromEndOfDisplay(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.listener.onHide = { _, _ in bed.view.performBatchUpdates(nil) }
      bed.change(to: [[1, 2]], BatchOperations(itemDeletes: [at(0, 2)]))
    }
  }

  private static func fromCount(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.source.onCount = {
        bed.source.onCount = nil
        bed.view.performBatchUpdates(nil)
      }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    }
  }

  private static func reloadFromDisplay(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.listener.onShow = { _, _ in
        bed.listener.onShow = nil
        bed.view.reloadData()
      }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    }
  }

  private static func reconfigureFromDisplay(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W5", text, kind, from: .knownBugs) { bed in
      bed.listener.onShow = { _, _ in bed.reconfigure(at(0, 0)) }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    }
  }

  /// The list has moved the item already, so the drop must change the data and nothing else.
  private static func fromDrop(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W4", "sim: batch during an interactive move (Listable); queue it", kind,
      from: .knownBugs
    ) { kind, level in
      let source = MovableSource([])
      let bed = Bed(kind, [[1, 2, 3]], level: level, source: source)
      source.onMove = { bed.view.performBatchUpdates(nil) }
      bed.sim.reorder(index(0, 0), to: index(0, 2))
      return bed
    }
  }
}
