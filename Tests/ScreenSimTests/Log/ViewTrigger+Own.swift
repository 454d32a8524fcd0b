import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let own =
    both(swipeNotFinished) + both(swipeFinishedTwice) + both(twoOwners) + both(unmoved)
    + both(notFollowed) + both(noTarget) + both(wrongClass) + [unbalancedEnd]

  private static func swipeNotFinished(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("X3", "sim: swipe completion not called", kind) { bed in
      bed.sim.perform(UIContextualAction(style: .normal, title: nil) { _, _, _ in })
      bed.sim.drain()
    }
  }

  private static func swipeFinishedTwice(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("X4", "sim: swipe completion called twice", kind) { bed in
      bed.sim.perform(
        UIContextualAction(style: .normal, title: nil) { _, _, finish in
          finish(true)
          finish(true)
        })
      bed.sim.drain()
    }
  }

  /// A list in a cell goes from one owner to another without being free in between.
  private static func twoOwners(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "X5",
      "sim: inner view has two owners; set its data source to nil before another takes it", kind,
      from: .knownBugs
    ) { kind, level in
      let outer = Bed(kind, [[1]], level: level)
      let inner = Bed(.collection, [[1, 2]], level: level, isReady: false)
      outer.cell(0, 0)?.addSubview(inner.view)
      inner.connect(to: PlainSource([[1, 2, 3]]))
      return inner
    }
  }

  private static func unmoved(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("X7", "sim: no method to move an item (SwiftReorder #43)", kind) { bed in
      bed.sim.reorder(index(0, 0), to: index(0, 2))
    }
  }

  private static func notFollowed(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "X7", "sim: the data source does not follow the reorder (SwiftReorder #43)", kind
    ) { kind, level in
      let source = MovableSource([])
      source.follows = false
      let bed = Bed(kind, [[1, 2], [3]], level: level, source: source)
      bed.sim.reorder(index(0, 0), to: index(1, 0))
      return bed
    }
  }

  private static func noTarget(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "X7", "sim: drag target (0 - 3) does not exist (SwiftReorder #43)", kind
    ) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level, source: MovableSource([]))
      bed.sim.beginDrag(index(0, 0))
      bed.sim.moveDrag(to: index(0, 3))
      return bed
    }
  }

  private static func wrongClass(_ kind: ListKind) -> ViewTrigger {
    let type = kind == .table ? "UITableViewCell" : "UICollectionViewCell"
    return onShowing("X8", "sim: the registered class UILabel is not a \(type)", kind) { bed in
      switch kind {
      case .table: bed.table.register(UILabel.self, forCellReuseIdentifier: "number")
      case .collection:
        bed.collection.register(UILabel.self, forCellWithReuseIdentifier: "number")
      }
    }
  }

  private static let unbalancedEnd = ViewTrigger(
    "X6", "sim: endUpdates without beginUpdates", .table
  ) { bed in
    bed.table.beginUpdates()
    bed.table.endUpdates()
    bed.table.endUpdates()
  }
}
