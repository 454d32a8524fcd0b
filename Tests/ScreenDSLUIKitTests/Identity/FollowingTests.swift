import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// What belongs to a row follows it to another section and to another ID.
@MainActor @Suite(.timedOnMain) struct FollowingTests {
  @MainActor
  private final class App {
    let bench: Bench
    var heard: [String] = []

    init(_ kind: ListKind) { bench = Bench(kind) }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    /// Items, and decks of ten cards 100 points wide for the IDs from 100 on.
    func screen(
      _ sections: KeyValuePairs<String, [Int]>, _ version: Int = 0, title: String = ""
    ) -> ScreenSnapshot {
      ScreenSnapshot(
        sections.map { name, ids in
          Section(name) {
            for id in ids {
              if id < 100 {
                item(id, name, version)
              } else {
                Container(id, Deck(title: title)) { for id in 0..<10 { Item(id: id) } }
                  .layout(.carousel.itemSize(width: 100))
                  .reorderable { _ in self.heard.append("drag \(name)/\(id)") }
              }
            }
          }
        })
    }

    private func item(_ id: Int, _ name: String, _ version: Int) -> some SectionContent {
      Item(
        id: id,
        onFire: Handler { self.heard.append("fire \(name)/\(id) with \($0) in \(version)") }
      )
      .onSelect { self.heard.append("select \(name)/\(id) in \(version)") }
      .onEndDisplay { self.heard.append("end \(name)/\(id)") }
      .reorderable { _ in self.heard.append("drag \(name)/\(id)") }
    }

    func show(_ sections: KeyValuePairs<String, [Int]>, _ version: Int = 0, title: String = "") {
      bench.show(screen(sections, version, title: title))
    }

    /// Shows everything anew, so that what is kept has to be found.
    func reload(_ sections: KeyValuePairs<String, [Int]>, title: String) {
      bench.sim.setWindow(false)
      bench.apply(screen(sections, title: title))
      bench.sim.setWindow(true)
      bench.settle()
    }
  }

  // MARK: - To another section

  @Test(arguments: ListKind.allCases)
  func aRowKeepsItsCellAndStateInAnotherSection(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(["a": [1, 2], "b": [3]])
    bench.setMark(7, 0)
    let (cell, record) = (bench.cell(0), bench.record(0))
    app.show(["a": [2], "b": [3, 1]], 1)
    #expect(bench.cell(1, 1) === cell && bench.mark(1, 1) == 7)
    #expect(record?.calls == ["first 1"], "nothing is to be filled")
    #expect(record?.context?.path == RowPath(RowID(1, of: Item.self), section: "b"))
    #expect(record?.context?.fire(\.onFire, 5) == true && bench.tap(1, 1))
    #expect(app.take() == ["fire b/1 with 5 in 1", "select b/1 in 1"])
    app.reload(["a": [2], "b": [3, 1]], title: "")
    #expect(bench.mark(1, 1) == 7)
    app.show(["a": [2], "b": [3]])
    app.show(["a": [2], "b": [3, 1]])
    #expect(bench.mark(1, 1) == 0, "the row was gone in between")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aRowThatMovedIsNotTakenForANewOneWhereItWas(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(["a": [1], "b": []])
    bench.setMark(7, 0)
    let record = bench.record(0)
    app.show(["a": [], "b": [1]])
    app.show(["a": [1], "b": [1]], 2)
    #expect(bench.record(0, 1) === record && bench.mark(0, 1) == 7 && bench.mark(0, 0) == 0)
    #expect(record?.context?.fire(\.onFire, 5) == true)
    #expect(app.take() == ["fire b/1 with 5 in 2"])
    app.show(["a": [1], "b": []])
    #expect(app.take() == ["end a/1"], "the handler that the cell was filled with")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aContainerKeepsItsListAndOffsetInAnotherSection(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(["a": [100, 1], "b": [2]])
    bench.inner(0)?.sim.scroll(to: 200)
    bench.inner(0)?.record(3)?.context?.state[Mark.self] = 9
    let inner = bench.inner(0)
    app.show(["a": [1], "b": [2, 100]])
    #expect(bench.inner(1, 1) === inner && bench.offset(1, 1) == 200)
    #expect(inner?.record(3)?.mark == 9)
    inner?.sim.scroll(to: 250)
    app.reload(["a": [1], "b": [100]], title: "new")
    #expect(bench.offset(0, 1) == 250)
    #expect(bench.inner(0, 1)?.record(3)?.mark == 9)
    // Another one where it was.
    app.show(["a": [100], "b": [100]])
    #expect(bench.offset(0, 0) == 0 && bench.offset(0, 1) == 250)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aContainerThatMovesAndChangesShowsItsNewRows(_ kind: ListKind, _ usesReconfigure: Bool) {
    let bench = Bench(kind) { $0.usesReconfigure = usesReconfigure }
    func screen(_ section: String, _ title: String, _ cards: Range<Int>) -> ScreenSnapshot {
      ScreenSnapshot(
        ["a", "b"].map { name in
          Section(name) {
            if name == section {
              Container("deck", Deck(title: title)) { for id in cards { Item(id: id) } }
                .layout(.carousel.itemSize(width: 100))
            }
          }
        })
    }
    bench.show(screen("a", "", 0..<10))
    bench.inner(0)?.sim.scroll(to: 200)
    bench.inner(0)?.record(4)?.context?.state[Mark.self] = 9
    let inner = bench.inner(0)
    bench.show(screen("b", "new", 1..<12))
    #expect(bench.inner(0, 1) === inner && bench.offset(0, 1) == 200)
    #expect(inner?.shown == ["3", "4", "5", "6"] && inner?.record(3)?.mark == 9)
    bench.show(screen("b", "new", 2..<12))
    #expect(inner?.shown.first == "4")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func whatIsOutOfSightFollowsToo(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    let fillers = [Int](10..<30)
    app.show(["a": [1, 100] + fillers, "b": []])
    bench.setMark(7, 0)
    bench.inner(1)?.sim.scroll(to: 200)
    bench.sim.scroll(to: 600)
    app.show(["a": fillers, "b": [100, 1]])
    bench.sim.scroll(to: 2_000)
    #expect(bench.offset(0, 1) == 200 && bench.mark(1, 1) == 7)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aContainerThatMovedGetsTheCellsThatAreChosenLater(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(["a": [100], "b": [2]])
    app.show(["a": [], "b": [2, 100]])
    (bench.adapter as? TableAdapter)?.cells = CellRegistry(
      .class(TableItemCell.self), .container(Deck.self, cells: .bold))
    (bench.adapter as? CollectionAdapter)?.cells = .bold
    bench.settle()
    #expect(bench.inner(1, 1)?.shown.first == "bold 0")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func theStateFollowsARowThatTheUserDragsToAnotherSection(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(["a": [1, 100], "b": [2]])
    bench.setMark(7, 0)
    bench.inner(1)?.sim.scroll(to: 200)
    #expect(bench.sim.reorder(.init(0), to: .init(0, 1)))
    bench.settle()
    #expect(bench.mark(0, 1) == 7)
    app.show(["a": [100], "b": [1, 2]])
    #expect(bench.mark(0, 1) == 7)
    #expect(bench.sim.reorder(.init(0), to: .init(0, 1)))
    bench.settle()
    app.show(["a": [], "b": [100, 1, 2]])
    #expect(bench.offset(0, 1) == 200)
    app.reload(["a": [1], "b": [100, 1, 2]], title: "new")
    #expect(bench.mark(0, 0) == 0 && bench.mark(1, 1) == 7)
    #expect(bench.offset(0, 1) == 200)
    #expect(bench.codes == [])
  }

  // MARK: - To another ID

  private func messages(
    _ items: [Item], replacing old: [Int: Int] = [:], _ heard: @escaping (String) -> Void = { _ in }
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("messages") {
        for item in items {
          if let old = old[item.id] {
            item.replaces(id: RowID(old, of: Item.self))
              .onDisplay { heard("display \(item.id)") }.onEndDisplay { heard("end \(item.id)") }
          } else {
            item.onDisplay { heard("display \(item.id)") }.onEndDisplay { heard("end \(item.id)") }
          }
        }
      })
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aRowThatReplacesAnotherHasItsCellAndState(_ kind: ListKind, _ usesReconfigure: Bool) {
    let bench = Bench(kind) { $0.usesReconfigure = usesReconfigure }
    var heard: [String] = []
    bench.show(messages([Item(id: 1), Item(id: 2)]) { heard.append($0) })
    bench.setMark(7, 0)
    let (cell, record) = (bench.cell(0), bench.record(0))
    bench.show(messages([Item(id: 10), Item(id: 2)], replacing: [10: 1]) { heard.append($0) })
    #expect(bench.cell(0) === cell && bench.mark(0) == 7)
    #expect(record?.calls == ["first 1", "again 10"])
    #expect(record?.context?.path == RowPath(RowID(10, of: Item.self), section: "messages"))
    bench.show(messages([Item(id: 2), Item(id: 10)], replacing: [10: 1]) { heard.append($0) })
    #expect(bench.mark(1) == 7)
    #expect(heard == ["display 1", "display 2"])
    bench.show(messages([Item(id: 2)]) { heard.append($0) })
    #expect(heard.last == "end 10")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aRowThatReplacesAnotherMayBeElsewhere(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(messages([Item](1...3)))
    bench.setMark(7, 0)
    let cell = bench.cell(0)
    bench.show(
      messages([Item(id: 2), Item(id: 3), Item(id: 10, text: "sent")], replacing: [10: 1]))
    #expect(bench.cell(2) === cell && bench.mark(2) == 7)
    #expect(bench.shown == ["2", "3", "10 sent"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aRowMayReplaceOneOfAnotherSection(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(
      ScreenSnapshot([Section("sending") { Item(id: 1) }, Section("sent") { Item(id: 2) }]))
    bench.setMark(7, 0)
    let cell = bench.cell(0)
    bench.show(
      ScreenSnapshot([
        Section("sending") {},
        Section("sent") {
          Item(id: 2)
          Item(id: 10).replaces(id: RowID(1, of: Item.self))
        },
      ]))
    #expect(bench.cell(1, 1) === cell && bench.mark(1, 1) == 7)
    #expect(bench.codes == [])
  }

  private func deck(
    _ id: String, replaces old: String? = nil, cards: [Item] = [Item](0..<10)
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("rows") {
        let deck = Container(id, Deck()) { for card in cards { card } }
          .layout(.carousel.itemSize(width: 100))
        if let old { deck.replaces(id: old) } else { deck }
      })
  }

  @Test(arguments: ListKind.allCases)
  func aContainerThatReplacesAnotherHasItsListAndOffset(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(deck("local"))
    bench.inner(0)?.sim.scroll(to: 200)
    bench.inner(0)?.record(3)?.context?.state[Mark.self] = 9
    let inner = bench.inner(0)
    inner?.sim.clearLog()
    bench.show(deck("server", replaces: "local"))
    #expect(bench.inner(0) === inner && bench.offset(0) == 200)
    #expect(inner?.sim.reloads == 0 && inner?.record(3)?.mark == 9)
    bench.show(deck("server", cards: [Item](2..<12)))
    #expect(bench.offset(0) == 200 && inner?.shown.first == "4")
    #expect(bench.codes == [])
  }
}

extension CellRegistry<CollectionList> {
  @MainActor fileprivate static var bold: Self {
    CellRegistry(.class(BoldCollectionItemCell.self), .container(Deck.self))
  }
}
