import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let dequeues: [ViewTrigger] = [
    .onShowing(
      "R1",
      "unable to dequeue a cell with identifier gone - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard", .table
    ) { bed in
      bed.source.makeRow = { $0.dequeueReusableCell(withIdentifier: "gone", for: $1) }
    },
    .onShowing(
      "R2",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier gone - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      .collection
    ) { bed in
      bed.source.makeItem = { $0.dequeueReusableCell(withReuseIdentifier: "gone", for: $1) }
    },
    .onShowing(
      "R2",
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier "
        + "number - must register a nib or a class for the identifier or connect a prototype cell "
        + "in a storyboard", .collection
    ) { bed in
      bed.source.makeItem = { view, path in
        _ = view.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "number",
          for: path)
        return NumberItem(frame: .zero)
      }
    },
    .onShowing(
      "R3",
      "must pass a valid reuse identifier to "
        + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]", .collection
    ) { bed in
      bed.source.makeItem = { $0.dequeueReusableCell(withReuseIdentifier: "", for: $1) }
    },
    .onShowing(
      "R3",
      "must pass a valid reuse identifier to "
        + "-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]", .table
    ) { bed in
      bed.source.makeRow = { $0.dequeueReusableCell(withIdentifier: "", for: $1) }
    },
    .onShowing(
      "R4",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "number, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}", .table
    ) { bed in
      bed.source.onCell = { path in
        _ = bed.table.dequeueReusableCell(withIdentifier: "other", for: path.index)
      }
    },
    .onShowing("R5", notReturned("OtherItem"), .collection) { bed in
      bed.source.onCell = { path in
        _ = bed.collection.dequeueReusableCell(withReuseIdentifier: "other", for: path.index)
      }
    },
    ViewTrigger("R5", notReturned("number"), .collection) { bed in
      _ = bed.collection.dequeueReusableCell(withReuseIdentifier: "number", for: index(0, 0))
    },
    .onShowing(
      "R6",
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider", .collection
    ) { bed in
      bed.source.makeItem = { view, path in
        let registration = UICollectionView.CellRegistration<NumberItem, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
    },
  ]

  private static func notReturned(_ view: String) -> String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When "
      + "the collection view's data source is asked to provide a view for a given index path, "
      + "ensure that a single view is dequeued and returned to the collection view. Dequeued view: "
      + "<\(view)>; Collection view: <UICollectionView>"
  }
}

extension ViewTrigger {
  static let answers: [ViewTrigger] =
    [
      .onShowing(
        "R9",
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:", .collection
      ) { bed in
        bed.source.makeItem = { _, _ in NumberItem(frame: .zero) }
      },
      ViewTrigger("R10", wrongView("UICollectionReusableView"), .collection) { _, level in
        headerBed(level) { _, _ in UICollectionReusableView(frame: .zero) }
      },
      ViewTrigger("R10", wrongView("HeaderItem"), .collection) { _, level in
        headerBed(level) { view, path in
          view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "header",
            for: path)
        }
      },
      ViewTrigger("R10", wrongView(nil), .collection) { kind, level in
        let layout = SimListLayout()
        layout.headerExtent = 20
        return Bed(kind, [[1]], level: level, layout: layout)
      },
    ] + both(sameCellTwice) + both(noSuper)

  private static func wrongView(_ type: String?) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (0,0) "
      + "was not retrieved by calling "
      + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
      + "(\(type.map { "<\($0)>" } ?? "(null)"))"
  }

  @MainActor private static func headerBed(
    _ level: ContractLevel,
    make: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) -> Bed {
    let layout = SimListLayout()
    layout.headerExtent = 20
    let source = HeaderSource([[1]])
    source.makeHeader = { view, _, path in make(view, path) }
    let bed = Bed(.collection, [[1]], level: level, source: source, layout: layout, isReady: false)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      bed.collection.register(
        HeaderItem.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    bed.show()
    return bed
  }

  private static func sameCellTwice(_ kind: ListKind) -> ViewTrigger {
    onShowing(
      "X1",
      "sim: the cell returned for (0 - 1) is in use or in the pool (same cell returned for two "
        + "index paths)", kind
    ) { bed in
      var row: UITableViewCell?
      var item: UICollectionViewCell?
      bed.source.makeRow = { [unowned bed] table, path in
        let cell = row ?? bed.source.dequeue(table, path)
        row = cell
        return cell
      }
      bed.source.makeItem = { [unowned bed] view, path in
        let cell = item ?? bed.source.dequeue(view, path)
        item = cell
        return cell
      }
    }
  }

  private static func noSuper(_ kind: ListKind) -> ViewTrigger {
    let name = kind == .table ? "RudeRow" : "RudeItem"
    return ViewTrigger(
      "X2", "sim: super.prepareForReuse() not called by <\(name)>", kind
    ) { kind, level in
      let bed = Bed(kind, [[1]], level: level, isReady: false)
      switch kind {
      case .table: bed.table.register(RudeRow.self, forCellReuseIdentifier: "number")
      case .collection:
        bed.collection.register(RudeItem.self, forCellWithReuseIdentifier: "number")
      }
      bed.show()
      bed.view.reloadData()
      bed.sim.drain()
      return bed
    }
  }
}
