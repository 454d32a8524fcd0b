@MainActor @Suite(.timedOnMain) struct ListSimulatorDequeuingTests {
  @Test func aTableMayAnswerWithACellThatItMadeItselfAndDequeueManyWithoutAPath() {
    let list = TestList(.table, [[1, 2]], isReady: false)
    list.source.makeRow = { table, _ in
      for _ in 0..<3 { _ = table.dequeueReusableCell(withIdentifier: "other") }
      return table.dequeueReusableCell(withIdentifier: "own")
        ?? NumberRow(style: .default, reuseIdentifier: "own")
    }
    list.show()
    #expect(Set(list.table.visibleCells.map(ObjectIdentifier.init)).count == 2)
    list.reload()
    #expect(list.table.dequeueReusableHeaderFooterView(withIdentifier: "gone") == nil)
    #expect(list.codes == [])
  }

  @Test func aTableRemembersTheCellItDidNotGet() {
    let list = TestList(.table, [[1]])
    list.source.makeRow = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "number", for: path)
      return OtherRow(style: .default, reuseIdentifier: nil)
    }
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(list.codes == [])
    list.source.makeRow = nil
    list.sim.setBounds(.zero)
    list.sim.drain()
    list.sim.setBounds(CGRect(x: 0, y: 0, width: 320, height: 440))
    list.sim.drain()
    #expect(list.codes == ["R4"])
  }

  @Test(arguments: ListKind.allCases)
  func aCellHasItsSizeBeforeItIsFilled(_ kind: ListKind) {
    let list = TestList(kind, [[1]], isReady: false)
    var sizes: [CGSize] = []
    list.source.makeRow = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      sizes.append(cell.bounds.size)
      return cell
    }
    list.source.makeItem = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      sizes.append(cell.contentView.bounds.size)
      return cell
    }
    list.show()
    #expect(sizes == [CGSize(width: 320, height: 44)])
  }
}

@MainActor @Suite(.timedOnMain) struct ReusePoolTests {
  @Test(arguments: ListKind.allCases)
  func theOptionsSayWhichCellIsReused(_ kind: ListKind) {
    #expect(reuse(kind, .lifo) == [4, 3, 2, 1])
    #expect(reuse(kind, .fifo) == [1, 2, 3, 4])
    #expect(reuse(kind, .none) == [5, 6, 7, 8])
  }

  @Test(arguments: ListKind.allCases)
  func shuffledTakesEachOnceAndTheSameWayForOneSeed(_ kind: ListKind) {
    let orders = (0..<20).map { reuse(kind, .shuffled(seed: $0)) }
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3, 4] })
    #expect(Set(orders).count > 4)
    #expect(orders == (0..<20).map { reuse(kind, .shuffled(seed: $0)) })
  }

  @Test(arguments: ListKind.allCases)
  func aPoolHoldsOneIdentifier(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.source.isOther = { _ in true }
    list.reload()
    let origins = list.sim.log.compactMap { event in
      if case .dequeued(_, let identifier, _, _, let origin) = event {
        "\(identifier) \(origin)"
      } else {
        nil
      }
    }
    #expect(origins == ["other fresh", "other fresh"])
  }

  @Test(arguments: ListKind.allCases)
  func registeringAgainEmptiesThePool(_ kind: ListKind) {
    let list = TestList(kind, [[1]])
    let cell = list.cell(0, 0)
    list.reload()
    #expect(list.cell(0, 0) === cell && cell?.preparations == 1 && cell?.number == 1)
    list.source.data = [[]]
    list.reload()
    switch kind {
    case .table: list.table.register(NumberRow.self, forCellReuseIdentifier: "number")
    case .collection:
      list.collection.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    }
    list.source.data = [[1]]
    list.reload()
    #expect(list.cell(0, 0) != nil)
    #expect(list.cell(0, 0) !== cell)
  }

  /// The numbers that the log gives to the cells of four items after a reload.
  private func reuse(_ kind: ListKind, _ policy: SimOptions.PoolPolicy) -> [Int] {
    let list = TestList(kind, [[1, 2, 3, 4]]) { $0.poolPolicy = policy }
    list.reload()
    return (0..<4).compactMap { item in list.cell(0, item).map { list.sim.viewNumber(of: $0) } }
  }
}

@MainActor @Suite(.timedOnMain) struct UINibTests {
  @Test(arguments: ListKind.allCases, [nil, "number"])
  func aListMakesItsCellsFromANib(_ kind: ListKind, _ identifier: String?) {
    let name = "good \(kind) \(identifier ?? "")"
    UINib.simulate(name: name, reuseIdentifier: identifier) {
      kind == .table
        ? [NumberRow(style: .default, reuseIdentifier: nil)] : [NumberItem(frame: .zero)]
    }
    let list = TestList(kind, [[1, 2]], isReady: false)
    list.register(UINib(nibName: name, bundle: nil))
    list.show()
    #expect(list.codes == [])
    #expect(list.visibleNumbers == [1, 2])
    #expect(list.cell(0, 0) !== list.cell(0, 1))
  }

  @Test func aNibIsReadWhenItIsUsedAndNotWhenItIsRegistered() {
    let list = TestList(.table, [], isReady: false)
    list.register(UINib(nibName: "later", bundle: nil))
    list.show()
    #expect(list.codes == [])
    UINib.simulate(name: "later") { [NumberRow(style: .default, reuseIdentifier: nil)] }
    list.source.data = [[1]]
    list.reload()
    #expect(list.visibleNumbers == [1])
  }

  @Test func aNibMayHoldTheViewOfASection() {
    UINib.simulate(name: "header") { [HeaderRow(reuseIdentifier: nil)] }
    let table = TestList(.table, [[1]]).table
    table.register(
      UINib(nibName: "header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view is HeaderRow)
    #expect(view?.reuseIdentifier == "header")
  }

}
