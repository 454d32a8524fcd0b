extension RefusedUse {
  static let dequeues: [RefusedUse] = [
    .onShowing("R1", "a cell with identifier gone - must", .table) { list in
      list.source.makeRow = { $0.dequeueReusableCell(withIdentifier: "gone", for: $1) }
    },
    .onShowing("R2", "ElementKindCell with identifier gone - must", .collection) { list in
      list.source.makeItem = { $0.dequeueReusableCell(withReuseIdentifier: "gone", for: $1) }
    },
    .onShowing("R2", "KindSectionHeader with identifier number - must", .collection) { list in
      list.source.makeItem = { view, path in
        _ = view.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "number",
          for: path)
        return NumberItem(frame: .zero)
      }
    },
    .onShowing("R3", "to -[UICollectionView dequeueReusableCellWithReuse", .collection) { list in
      list.source.makeItem = { $0.dequeueReusableCell(withReuseIdentifier: "", for: $1) }
    },
    .onShowing("R3", "to -[UITableView dequeueReusableCellWithId", .table) { list in
      list.source.makeRow = { $0.dequeueReusableCell(withIdentifier: "", for: $1) }
    },
    .onShowing("R4", "number, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}", .table) {
      list in
      list.source.onCell = { path in
        _ = list.table.dequeueReusableCell(withIdentifier: "other", for: path.index)
      }
    },
    .onShowing("R5", "<OtherItem>; Collection view: <UICollectionView>", .collection) { list in
      list.source.onCell = { path in
        _ = list.collection.dequeueReusableCell(withReuseIdentifier: "other", for: path.index)
      }
    },
    RefusedUse("R5", "<number>; Collection view: <UICollectionView>", .collection) { list in
      _ = list.collection.dequeueReusableCell(withReuseIdentifier: "number", for: index(0, 0))
    },
  ]

  static let answers: [RefusedUse] =
    [
      .onShowing("R9", "does not have a reuseIdentifier", .collection) { list in
        list.source.makeItem = { _, _ in NumberItem(frame: .zero) }
      },
      RefusedUse("R10", "(0,0) was not retr", .collection) { _, level in
        headerList(level) { _, _ in UICollectionReusableView(frame: .zero) }
      },
      RefusedUse("R10", "or is nil (<HeaderItem>)", .collection) { _, level in
        headerList(level) { view, path in
          view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "header",
            for: path)
        }
      },
      RefusedUse("R10", "or is nil ((null))", .collection) { kind, level in
        TestList(kind, [[1]], level: level, layout: rows(.grouped))
      },
    ] + both(sameCellTwice) + both(noSuper)

  @MainActor private static func headerList(
    _ level: ContractLevel,
    make: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) -> TestList {
    let source = HeaderSource([[1]])
    source.makeHeader = make
    let list = TestList(
      .collection, [[1]], level: level, source: source, layout: rows(.grouped), isReady: false)
    list.registerHeaderItems()
    list.show()
    return list
  }

  private static func sameCellTwice(_ kind: ListKind) -> RefusedUse {
    onShowing("X1", "sim: the cell returned for (0 - 1) is in use or in the pool", kind) { list in
      var row: UITableViewCell?
      var item: UICollectionViewCell?
      list.source.makeRow = { [unowned list] table, path in
        let cell = row ?? list.source.dequeue(table, path)
        row = cell
        return cell
      }
      list.source.makeItem = { [unowned list] view, path in
        let cell = item ?? list.source.dequeue(view, path)
        item = cell
        return cell
      }
    }
  }

  private static func noSuper(_ kind: ListKind) -> RefusedUse {
    let name = kind == .table ? "RudeRow" : "RudeItem"
    return RefusedUse(
      "X2", "sim: super.prepareForReuse() not called by <\(name)>", kind
    ) { kind, level in
      let list = TestList(kind, [[1]], level: level, isReady: false)
      list.register(RudeRow.self, RudeItem.self)
      list.show()
      list.reload()
      return list
    }
  }

  static let nibs = ListKind.allCases.flatMap { kind -> [RefusedUse] in
    let (type, subject) =
      kind == .table
      ? ("UITableViewCell", "cell reuse indentifier")
      : ("UICollectionReusableView", "view reuse identifier")
    let content =
      "invalid nib registered for identifier (number) - nib must contain exactly one top "
      + "level object which must be a \(type) instance"
    let cell: @MainActor @Sendable () -> NSObject = {
      kind == .table ? NumberRow(style: .default, reuseIdentifier: nil) : NumberItem(frame: .zero)
    }
    func refused(
      _ code: String, _ message: String, _ name: String, _ identifier: String? = nil,
      _ objects: (@MainActor @Sendable () -> [NSObject])? = nil
    ) -> RefusedUse {
      onShowing(code, message, kind) { list in
        let name = "\(kind) \(name)"
        if let objects { UINib.simulate(name: name, reuseIdentifier: identifier, objects: objects) }
        list.register(UINib(nibName: name, bundle: nil))
      }
    }
    let path = Bundle.main.bundlePath
    return [
      refused(
        "R11",
        "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(kind) missing'",
        "missing"), refused("R12", content, "two objects") { [cell(), cell()] },
      refused("R12", content, "label") { [UILabel(frame: .zero)] },
      refused(
        "R13",
        "\(subject) in nib (elsewhere) does not match the identifier used to register the nib "
          + "(number)", "elsewhere", "elsewhere"
      ) { [cell()] },
    ]
  }
}
