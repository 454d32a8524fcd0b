@MainActor @Suite(.timedOnMain) struct MovedContainerTests {
  /// The container that takes over: the same one, one with another ID, one that needs another cell.
  enum Replacement: CaseIterable { case none, id, cell, idAndCell }

  /// A deck of cards, and how often each of them was displayed more than it ended.
  @MainActor private final class App {
    var displays: [Int: Int] = [:]

    var seen: [Int] { displays.filter { $0.value == 1 }.keys.sorted() }
    var isPaired: Bool { displays.values.allSatisfy { $0 == 0 || $0 == 1 } }

    func screen(
      at place: Int = 0, _ replacement: Replacement = .none, _ cards: [Int] = [Int](0..<10),
      replacesCards: Bool = false
    ) -> [Section] {
      let isNew = replacement == .id || replacement == .idAndCell
      let needsCell = replacement == .cell || replacement == .idAndCell
      @SectionBuilder func deck(at number: Int) -> some SectionContent {
        if place == number {
          let (id, rows) = (isNew ? "server" : "local", self.cards(cards, replacesCards))
          let deck = (needsCell ? Container(id, Stack()) { rows } : Container(id, Deck()) { rows })
            .layout(.carousel.itemSize(width: 100))
          if isNew { deck.replaces(id: "local") } else { deck }
        }
      }
      let first = Section("a") {
        deck(at: 0)
        Item(id: 100)
        deck(at: 1)
      }
      return [first, Section("b") { deck(at: 2) }]
    }

    private func cards(_ ids: [Int], _ areNew: Bool) -> [Row] {
      ids.map { id in
        let card = Item(id: areNew ? id + 50 : id).onDisplay { self.displays[id, default: 0] += 1 }
          .onEndDisplay { self.displays[id, default: 0] -= 1 }
        return areNew ? Row(card.replaces(id: RowID(id, of: Item.self))) : Row(card)
      }
    }
  }

  @Test(arguments: hosts, 0..<3)
  func rowsInAContainerThatMovedAreTheSameRows(_ kind: HostKind, _ place: Int) throws {
    let all = [Int](0..<10)
    for replacement in Replacement.allCases {
      for (cards, areNew) in [(all, false), (all, true), ([-1] + [2, 0, 1] + all[4...], false)] {
        let (app, list) = (App(), kind.list())
        let note: Comment = "\(replacement), \(cards), \(areNew)"
        list.show(app.screen())
        #expect(app.seen == [0, 1, 2, 3], note)
        list.show(app.screen(at: place, replacement, cards, replacesCards: areNew))
        #expect(app.seen.count == 4 && app.isPaired, note)
        let id: RowPath = replacement == .id || replacement == .idAndCell ? "server" : "local"
        try list.scroll(id, to: 500)
        #expect(app.seen.count == 4 && !app.seen.contains(2) && app.isPaired, note)
        list.show(ScreenSnapshot())
        #expect(app.seen == [] && app.isPaired, note)
      }
    }
  }

  /// The cell of a removed container waits for reuse, with the cells of the removed rows in it.
  @Test(arguments: hosts, [true, false])
  func rowsInAContainerThatComesBackShowNoDiscardedState(_ kind: HostKind, leavesRow: Bool) {
    let list = kind.list().showing(App().screen())
    list.setMark(7, "local/0")
    list.show(Section("a") { if leavesRow { Remark(text: "no container").id("local") } })
    list.show(App().screen())
    #expect(list.record("local/0")?.calls.last == "first 0" && list.mark("local/0") == 0)
  }
}
