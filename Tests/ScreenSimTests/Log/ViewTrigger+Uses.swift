import ContractFixtures
import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let uses =
    both(reloadInBatch) + both(layoutInBatch) + both(newSourceInBatch) + both(newDelegateInBatch)
    + both(sourceGone) + both(reloadWhileAnimating) + both(stubbornResponder)
    + both(offMainThread) + reconfigures

  private static func reloadInBatch(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W6", "sim: reloadData inside a batch (SectionKit PR #99)", kind) { bed in
      bed.view.performBatchUpdates { bed.view.reloadData() }
    }
  }

  private static func layoutInBatch(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W7", "sim: layout forced inside a batch; lay out before or after it", kind, from: .knownBugs
    ) { bed in
      bed.view.performBatchUpdates { bed.view.layoutIfNeeded() }
    }
  }

  private static func newSourceInBatch(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W8", "sim: data source or delegate replaced inside a batch", kind) { bed in
      bed.view.performBatchUpdates { bed.disconnectSource() }
    }
  }

  private static func newDelegateInBatch(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W8", "sim: data source or delegate replaced inside a batch", kind) { bed in
      bed.view.performBatchUpdates { bed.disconnectDelegate() }
    }
  }

  private static func sourceGone(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger("W8", "sim: no data source at the end of a batch; hold it strongly", kind) { bed in
      bed.disconnectSource()
      var source: PlainSource? = PlainSource([[1, 2, 3]])
      bed.connect(to: source)
      bed.sim.drain()
      bed.view.performBatchUpdates { source = nil }
    }
  }

  private static func reloadWhileAnimating(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W9", "sim: reloadData while a batch animates (rdar 31748196)", kind, from: .discipline
    ) { bed in
      bed.change(to: [[1, 2]], BatchOperations(itemDeletes: [at(0, 2)]))
      bed.view.reloadData()
    }
  }

  private static func stubbornResponder(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "W10",
      "The first responder contained inside of a deleted section or item refused to resign.", kind
    ) { bed in
      let field = StubbornField(frame: .zero)
      bed.cell(0, 2)?.addSubview(field)
      field.becomeFirstResponder()
      bed.change(to: [[1, 2]], BatchOperations(itemDeletes: [at(0, 2)]))
    }
  }

  private static func offMainThread(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "T1",
      "Modifications to the layout engine must not be performed from a background thread after it "
        + "has been accessed from the main thread.", kind
    ) { bed in
      onBackgroundThread { bed.view.performBatchUpdates(nil) }
    }
  }
}

extension ViewTrigger {
  private static let reconfigures = both(otherCell) + both(otherIdentifier) + both(outOfRange)

  private static func otherCell(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "K1", "sim: reconfigure of (0 - 1) was answered with another cell; reload it instead", kind
    ) { bed in
      bed.source.makeRow = { _, _ in NumberRow(style: .default, reuseIdentifier: "number") }
      bed.source.makeItem = { view, _ in
        // swift-format-ignore: NeverForceUnwrap
        view.dequeueReusableCell(withReuseIdentifier: "number", for: index(0, 2)) as! NumberItem
      }
      bed.reconfigure(at(0, 1))
    }
  }

  private static func otherIdentifier(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "K1",
      "sim: reconfigure of (0 - 1) dequeued another identifier (other); reload it instead", kind
    ) { bed in
      bed.source.isOther = { $0 == 2 }
      bed.reconfigure(at(0, 1))
    }
  }

  private static func outOfRange(_ kind: ListKind) -> ViewTrigger {
    ViewTrigger(
      "K2", "sim: attempt to reconfigure index path (0 - 3) that does not exist", kind
    ) { bed in
      bed.reconfigure(at(0, 0), at(0, 3))
    }
  }
}
