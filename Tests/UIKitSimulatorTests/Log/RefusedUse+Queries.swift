extension RefusedUse {
  static let queries: [RefusedUse] = [
    RefusedUse("Q1", "rows in section 1 when there are only 1 sections in the table view", .table) {
      _ = $0.table.numberOfRows(inSection: 1)
    },
    RefusedUse("Q1", "items in section 1 when there are only 1 sections in the c", .collection) {
      _ = $0.collection.numberOfItems(inSection: 1)
    },
    RefusedUse("Q2", "path <NSIndexPath: 0x0> {length = 2, path = 0 - 3}", .table) {
      _ = $0.table.rectForRow(at: index(0, 3))
    },
    RefusedUse("Q3", "item (3) when there are only 3 items in section 0.", .collection) {
      $0.collection.scrollToItem(at: index(0, 3), at: .top, animated: false)
    },
    RefusedUse("Q4", "exist: <NSIndexPath: 0x0> {length = 2, path = 0 - 3}", .collection) {
      _ = $0.collection.layoutAttributesForItem(at: index(0, 3))
    },
    RefusedUse("Q5", "UITableView. Index", .table) { _ = $0.table.cellForRow(at: [0]) },
    RefusedUse("Q5", "UICollectionView. Index", .collection) { list in
      list.collection.performBatchUpdates { list.collection.insertItems(at: [[0, 1, 2]]) }
    },
    RefusedUse("Q6", "table view's visibleCells", .table, from: .knownBugs) { list in
      list.listener.onShow = { _, _ in _ = list.table.visibleCells }
      list.change(to: [[1, 2, 3, 4]], batch("insert 0.3"))
    },
    RefusedUse("Q6", "-cellForRowAtIndexPath: on the", .table, from: .knownBugs) { list in
      list.listener.onHide = { _, path in _ = list.table.cellForRow(at: path.index) }
      list.hide()
    },
  ]

  static let own: [RefusedUse] = [
    both("X3", "sim: swipe completion not called") { list in
      list.sim.perform(UIContextualAction(style: .normal, title: nil) { _, _, _ in })
      list.sim.drain()
    },
    both("X4", "sim: swipe completion called twice") { list in
      let action = UIContextualAction(style: .normal, title: nil) { _, _, finish in
        for _ in 0..<2 { finish(true) }
      }
      list.sim.perform(action)
      list.sim.drain()
    },
    // A list in a cell goes from one owner to another without a moment between them.
    both {
      RefusedUse("X5", "sim: inner view has two owners; ", $0, from: .knownBugs) { kind, level in
        let outer = TestList(kind, [[1]], level: level)
        let inner = TestList(.collection, [[1, 2]], level: level, isReady: false)
        outer.cell(0, 0)?.addSubview(inner.view)
        inner.connect(to: PlainSource([[1, 2, 3]]))
        return inner
      }
    },
    both("X7", "sim: no method to move an item (SwiftReorder #43)") { list in
      list.sim.reorder(index(0, 0), to: index(0, 2))
    },
    both("X7", "sim: the data source does not follow the reorder (SwiftReorder #43)", moves: true) {
      list in
      list.source.data = [[1, 2], [3]]
      list.reload()
      (list.source as? MovableSource)?.follows = false
      list.sim.reorder(index(0, 0), to: index(1, 0))
    },
    both("X7", "sim: drag target (0 - 3) does not exist (SwiftReorder #43)", moves: true) { list in
      list.sim.beginDrag(index(0, 0))
      list.sim.moveDrag(to: index(0, 3))
    },
    both(wrongClass),
    both("X13", "sim: a drop flies to (0 - 3), which the list does not have") { list in
      DropHandler { $0(index(0, 3)) }.play(on: list)
    },
    both("X14", "sim: reloadData while the view has uncommitted", from: .knownBugs) { list in
      DropHandler { _ in list.view.reloadData() }.play(on: list)
    },
  ].flatMap(\.self)

  private static func wrongClass(_ kind: ListKind) -> RefusedUse {
    let type = kind == .table ? "UITableViewCell" : "UICollectionViewCell"
    return onShowing("X8", "sim: the registered class UILabel is not a \(type)", kind) { list in
      list.register(UILabel.self, UILabel.self)
    }
  }
}

@MainActor
private final class DropHandler: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
  /// The action; it may animate the item to a position.
  let action: ((IndexPath) -> Void) -> Void
  init(action: @escaping ((IndexPath) -> Void) -> Void) { self.action = action }

  func play(on list: TestList) {
    (list.view as? UITableView)?.dropDelegate = self
    (list.view as? UICollectionView)?.dropDelegate = self
    list.sim.drop(at: index(0, 0))
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { for item in coordinator.items { action { coordinator.drop(item.dragItem, toRowAt: $0) } } }

  func collectionView(
    _: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { for item in coordinator.items { action { coordinator.drop(item.dragItem, toItemAt: $0) } } }
}

extension TestList {
  func hide() { UIView.performWithoutAnimation { change(to: [[1, 2]], batch("delete 0.2")) } }
}
