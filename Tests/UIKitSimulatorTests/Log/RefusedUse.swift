/// One small mistake in the use of a list, and the violation that the list must report.
struct RefusedUse: Sendable, CustomTestStringConvertible {
  var code: String, kind: ListKind
  /// The loosest level that refuses the use, and a part of the violation's text.
  var level: ContractLevel, message: String
  var make: @MainActor @Sendable (ListKind, ContractLevel) -> TestList
  var testDescription: String { "\(code) \(kind) \(message)" }

  init(
    _ code: String, _ message: String, _ kind: ListKind, from level: ContractLevel = .contract,
    make: @escaping @MainActor @Sendable (ListKind, ContractLevel) -> TestList
  ) {
    (self.code, self.message, self.kind) = (code, message, kind)
    (self.level, self.make) = (level, make)
  }

  /// Creates a mistake with a list of three items, which by default is ready for updates, but cannot be dragged.
  init(
    _ code: String, _ message: String, _ kind: ListKind, from level: ContractLevel = .contract,
    moves: Bool = false, isReady: Bool = true,
    using mistake: @escaping @MainActor @Sendable (TestList) -> Void
  ) {
    self.init(code, message, kind, from: level) { kind, level in
      let source = moves ? MovableSource([]) : nil
      let list = TestList(kind, [[1, 2, 3]], level: level, source: source, isReady: isReady)
      mistake(list)
      return list
    }
  }

  static func onShowing(
    _ code: String, _ message: String, _ kind: ListKind,
    preparing mistake: @escaping @MainActor @Sendable (TestList) -> Void
  ) -> RefusedUse {
    RefusedUse(code, message, kind, isReady: false) { list in
      mistake(list)
      list.show()
    }
  }
}

extension RefusedUse {
  static let all = queries + states + reentrance + uses + dequeues + answers + nibs + own
  static func both(_ make: (ListKind) -> RefusedUse) -> [RefusedUse] { ListKind.allCases.map(make) }

  static func both(
    _ code: String, _ message: String, from level: ContractLevel = .contract, moves: Bool = false,
    isReady: Bool = true, using mistake: @escaping @MainActor @Sendable (TestList) -> Void
  ) -> [RefusedUse] {
    both {
      RefusedUse(code, message, $0, from: level, moves: moves, isReady: isReady, using: mistake)
    }
  }

  static let states: [RefusedUse] = [
    inserted("W1", "sim: batch without a window") { $0.sim.setWindow(false) },
    inserted("W2", "sim: batch before the first layout", isReady: false) { $0.sim.setWindow(true) },
    inserted("W2", "sim: batch with zero bounds") { $0.sim.setBounds(.zero) },
    inserted("W3", "sim: batch with reloadData pending") { $0.view.reloadData() },
    inserted("W4", moving, moves: true) { $0.sim.beginDrag(index(0, 0)) }, both(earlyData),
    both("S10", "sim: structural call outside a batch", from: .discipline) { list in
      list.play(batch("reload 0.0"))
    },
  ].flatMap(\.self)

  private static func inserted(
    _ code: String, _ message: String, moves: Bool = false, isReady: Bool = true,
    after change: @escaping @MainActor @Sendable (TestList) -> Void
  ) -> [RefusedUse] {
    both(code, message, from: .knownBugs, moves: moves, isReady: isReady) { list in
      change(list)
      list.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  private static let insert = batch("insert 0.3"), moving = "sim: batch during an interactive move"

  private static func earlyData(_ kind: ListKind) -> RefusedUse {
    RefusedUse("C4", "sections and/or \(kind.noun)s returned", kind, from: .knownBugs) { list in
      list.source.data = [[1, 2, 3, 4]]
      list.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  static let reentrance: [RefusedUse] = [
    reentrant { list, use in list.source.onCell = { _ in use { list.beginBatch() } } },
    reentrant { list, use in list.listener.onShow = { _, _ in use { list.beginBatch() } } },
    reentrant { list, use in list.listener.onShow = { _, _ in use { list.view.reloadData() } } },
    reentrant { list, use in list.listener.onShow = { _, _ in use { list.reconfigure(at(0, 0)) } }
    },
    reentrant { list, use in list.source.onCount = { use { list.beginBatch() } } },
    both("W5", text, from: .knownBugs) { list in
      list.listener.onHide = { _, _ in list.beginBatch() }
      list.hide()
    },
    // The list has already moved the item, so the drop must change only the data.
    both("W4", moving, from: .knownBugs, moves: true) { list in
      (list.source as? MovableSource)?.onMove = { list.view.performBatchUpdates(nil) }
      list.sim.reorder(index(0, 0), to: index(0, 2))
    },
  ].flatMap(\.self)

  private static let text = "sim: re-entrant update; queue it"

  private static func reentrant(
    _ prepare:
      @escaping @MainActor @Sendable (TestList, @escaping @MainActor (() -> Void) -> Void)
      -> Void
  ) -> [RefusedUse] {
    both("W5", text, from: .knownBugs) { list in
      var isUsed = false
      prepare(list) { use in
        if isUsed { return }
        isUsed = true
        use()
      }
      list.change(to: [[1, 2, 3, 4]], insert)
    }
  }

  static let uses: [RefusedUse] = [
    both("W6", "sim: reloadData inside a batch (SectionKit PR #99)") { list in
      list.view.performBatchUpdates { list.view.reloadData() }
    },
    both("W7", "sim: layout forced inside a batch", from: .knownBugs) { list in
      list.view.performBatchUpdates { list.view.layoutIfNeeded() }
    },
    both("W8", "sim: data source or delegate replaced inside a batch") { list in
      list.view.performBatchUpdates { list.connect(to: nil) }
    },
    both("W8", "sim: data source or delegate replaced inside a batch") { list in
      list.view.performBatchUpdates { list.connect(delegate: nil) }
    },
    both("W8", "sim: no data source at the end of a batch; hold it strongly") { list in
      list.connect(to: nil)
      var source: PlainSource? = PlainSource([[1, 2, 3]])
      list.connect(to: source)
      list.sim.drain()
      list.view.performBatchUpdates { source = nil }
    },
    both("W9", "sim: reloadData while a batch animates", from: .discipline) { list in
      list.change(to: [[1, 2]], batch("delete 0.2"))
      list.view.reloadData()
    },
    both("W10", "The first responder contained inside of a deleted") { list in
      let field = StubbornField(frame: .zero)
      list.cell(0, 2)?.addSubview(field)
      field.becomeFirstResponder()
      list.change(to: [[1, 2]], batch("delete 0.2"))
    },
    both("T1", "must not be performed from a background thread") { list in
      onBackgroundThread { list.view.performBatchUpdates(nil) }
    },
    reconfigures,
  ].flatMap(\.self)

  private static let reconfigures: [RefusedUse] = [
    both("K1", "sim: reconfigure of (0 - 1) was answered with another cell") { list in
      list.source.makeRow = { _, _ in NumberRow(style: .default, reuseIdentifier: "number") }
      list.source.makeItem = { view, _ in
        // swift-format-ignore: NeverForceUnwrap
        view.dequeueReusableCell(withReuseIdentifier: "number", for: index(0, 2)) as! NumberItem
      }
      list.reconfigure(at(0, 1))
    },
    both("K1", "sim: reconfigure of (0 - 1) dequeued another identifier (other)") { list in
      list.source.isOther = { $0 == 2 }
      list.reconfigure(at(0, 1))
    },
    both("K2", "sim: attempt to reconfigure index path (0 - 3) that does not exist") { list in
      list.reconfigure(at(0, 0), at(0, 3))
    },
  ].flatMap(\.self)
}
