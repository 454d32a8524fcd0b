@MainActor @Suite(.timedOnMain) struct ImpossibleActionTests {
  private let store = DrivenScreen.Store(), log = Log()

  @Test func anActionThatFailedIsNotTheLastOne() {
    let screen = TestScreen { DrivenScreen(store) }.tap("row/a")
    expectEqual(failures { screen.tap("menu/v") }.count, 1)
    let sentence = "No update to compare; fix the action before it, which failed"
    expectEqual(failures { screen.expectLastUpdate { $0.nothing() } }, [sentence])
    expectEqual(screen.lastUpdate.rowRemovals.count, 1)
    let found = report(on: screen.tap("row/b")) { $0.expectLastUpdate { $0.nothing() } }
    #expect(found.hasPrefix("After a tap on Line 'row/b'"))
  }

  @Test(arguments: [
    "row", "section", "part", "type", "list", "none", "gone", "refused", "wanted", "city",
  ]) func aLostKeyboardFailsOnce(_ change: String) {
    let screen = TestScreen {
      let (isTyped, isChanged) = (!log.lines.isEmpty, log.lines.count > 1)
      func changed(_ kind: String...) -> Bool { isChanged && kind.contains(change) }
      let focus = isChanged ? ["refused": false, "wanted": true][change] : nil
      var name = Look.field("Name", text: isTyped ? "a" : "") { log.add($0) }
      if let focus { name = name.focused(focus) { _ in } }
      return ScreenOfSections {
        Section(changed("section") ? "b" : "a") {
          if changed("type", "refused", "wanted") {
            name.id("name")
          } else if changed("part") {
            Look.horizontal(Look.text("Name").key("title"), Look.vertical { name }).id("name")
          } else if changed("city") {
            Look.field("City", text: "") { _ in }.id("city")
          } else if !changed("gone") {
            Look.horizontal { name }.id(changed("row") ? "other" : "name")
          }
        }
        Section("rest") { Look.field("Name", text: "") { _ in }.id("rest") }.listID(changed("list"))
      }
    }
    screen.type("a", in: "name")
    let found = failures { screen.update { log.add("change") } }
    let isLost = ["row", "part", "type"].contains(change)
    expectEqual(found.count, (isLost ? 1 : 0), "\(change): \(found)")
    #expect(found.allSatisfy { $0.contains("must keep its cell while it is used (") }, "\(found)")
    expectEqual(failures { screen.update() }, [], "once")
    if ["none", "wanted", "list"].contains(change) {
      let unfocused = failures { screen.expectFocus("Name", in: "name") }
      expectEqual(unfocused.count, (change == "list" ? 1 : 0), "\(change): \(unfocused)")
    }
  }

  @Test func noLetterGoesToAFieldThatHasLostTheFocus() {
    var isFocused = false
    let screen = TestScreen.rows {
      Look.field("Code", text: "") { _ in isFocused = false }.focused(isFocused) { isFocused = $0 }
    }
    let found = report(on: screen) { $0.type("12", in: "Code") }
    #expect(found.hasSuffix("must keep the focus (lost it after '1')"), "\(found)")
  }

  @Test(arguments: [
    ("after b", "a after b", 0), ("after b", "d after b", 0), ("before b", "d before b", 0),
    ("nothing", "a after b", 1), ("nothing", "d before a", 1), ("start", "d after b", 1),
    ("end", "a before d", 1), ("end", "a after b", 1), ("gone", "a after c", 1),
    ("other gone", "a after b", 0),
    ("after b", "a to 2", 0), ("nothing", "a to 2", 0), ("after b", "a after b once", 0),
  ]) func aDroppedRowIsBesideTheOther(_ model: String, _ drag: String, _ count: Int) {
    log.lines = ["a", "b", "c", "d"]
    let screen = TestScreen.rows {
      for name in log.lines {
        let drop: @MainActor @Sendable (Reorder) -> Void = { _ in
          let rest = log.lines.filter { $0 != name }
          let place = rest.firstIndex(of: "b") ?? 0
          let places = ["after b": place + 1, "before b": place, "start": 0, "end": rest.count]
          if let index = places[model] {
            log.lines = rest.prefix(index) + [name] + rest.dropFirst(index)
          }
          if model == "gone" { log.lines = rest }
          if model == "other gone" { log.lines = rest.filter { $0 != "b" } }
        }
        let isFixed = drag.hasSuffix("once") && log.lines[0] != "a"
        DrivenScreen.Line(text: name).id(name).reorderable(isFixed ? nil : drop)
        DrivenScreen.Line(text: "detail")
      }
    }
    let words = drag.split(separator: " ").map { RowName(stringLiteral: String($0)) }
    let found = failures {
      switch drag.split(separator: " ")[1] {
      case "after": screen.reorder(words[0], after: words[2])
      case "before": screen.reorder(words[0], before: words[2])
      default: screen.reorder(words[0], to: RowPosition(section: 0, row: 2))
      }
    }
    expectEqual(found.count, count, "\(model), \(drag): \(found)")
    #expect(found.allSatisfy { $0.contains(", where it was dropped (was ") }, "\(found)")
  }

  @Test func aBrokenRuleOfListViewsFailsAtOnce() async {
    final class WrongCell: HeadlessCell {}
    final class OtherCell: HeadlessCell {}
    let cell = CellRegistration<HeadlessList>(
      WrongCell.self, from: .factory { OtherCell() }, identifier: "card"
    ) { (_: WrongCell, _: DrivenScreen.Card, _) in }
    let found = failures {
      let screen = TestScreen(cells: CellRegistry(cell)) {
        ScreenOf { for card in store.cards { DrivenScreen.Card(id: card) } }
      }
      store.cards.append(21)
      screen.update()
    }
    let sentence = "the update must keep to the rules of list views (was not"
    #expect(found.count == 1 && found[0].hasPrefix("After the first evaluation, \(sentence)"))
    expectEqual(found.first?.contains("\n  R8: sim: Cell 'card' cannot show"), true)
    let explored = await quietly {
      await explore(Log(), ways: 0, cells: CellRegistry(cell)) { log in
        ScreenOf {
          Look.button("Add") { log.add("card") }
          for id in log.lines.indices { DrivenScreen.Card(id: id) }
        }
      }
    }
    expectEqual(explored.failure?.hasPrefix("rules of lists: "), true, "\(explored)")
  }
}
