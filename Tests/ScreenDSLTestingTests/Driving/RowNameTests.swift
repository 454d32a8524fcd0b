@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct RowNameTests {
  private typealias ToggleRow = SettingsScreen.ToggleRow
  private typealias Header = SettingsScreen.SeeAllHeader
  private let store = SettingsScreen.Store(), log = Log()
  private var screen: TestScreen { TestScreen { SettingsScreen(store) } }

  @Test func aWholePathIsThatOfNoRowThatReadsAlike() {
    func screen(_ text: String, _ first: String? = "a") -> ScreenSnapshot {
      ScreenSnapshot("s") {
        if let first { TextLine(text: first).id(1) }
        TextLine(text: text).id("1")
      }
    }
    for path in [RowPath(1, section: "s"), RowPath(1)] {
      let counts = [screen("b"), screen("b", nil), screen("b", "b")].map { new in
        updateFailures(from: screen("a"), to: new, allowingOthers: true) {
          $0.reconfigured(.path(path), .row(TextLine.self, at: path))
        }.count
      }
      expectEqual(counts, [2, 2, 0])
    }
    let shown = TestScreen.rows { for id in [1, "1"] as [RowID] { Look.text("a").id(id) } }
    let codes = ["1", #""1""#].map { #".path(RowPath(\#($0), section: "all"))"# }
    expectEqual(shown.seenItems().map { shown.code($0.item) }, codes)
  }

  private struct Mail: CellModel, Identifiable { var id: Int, onFlag: Handler<Bool> }

  @Test func numbersAreNamedByTheirTexts() throws {
    let screen = TestScreen.rows {
      for id in 1...3 {
        Mail(id: id, onFlag: Handler { log.add("flag \(id) \($0)") })
          .onSelect { log.add("tap \(id)") }
      }
    }
    screen.tap("2").fire("all/3", \Mail.onFlag, true, false)
    expectEqual(log.take(), ["tap 2", "flag 3 true", "flag 3 false"])
    let host = screen.host
    host.updater.selectionMode = .single
    host.selection = ["3"]
    expectEqual(host.selection.map(\.description), ["all/3"])
    expectEqual(host.visibleRows.map(\.description), ["all/1", "all/2", "all/3"])
    for path: RowPath in ["2", "all/2", .init(RowID(2, of: Mail.self))] {
      expectEqual((host.snapshot.row(at: path)?.model as? Mail)?.id, 2)
      #expect(host.cell(at: .row(path)) != nil)
    }
    let second = try NamedRows(host.snapshot).path(of: "all/2") { "" }
    expectEqual(second, RowPath(RowID(2, of: Mail.self), section: "all"), "not the text")
    screen.update().expectLastUpdate { $0.untouched("2", "all/3") }
    let outline = ScreenRenderer.outline(state: RenderState(selected: ["2"])).render(host.snapshot)
    expectEqual(outline.split(separator: "\n").count { $0.contains("selected") }, 1)
    #expect(failures { screen.tap("4") } == ["No row for '4'; rows are 'all/1', 'all/2', 'all/3'"])
  }

  @Test func literalsNameTheSectionTheContainersAndTheRow() {
    var products = [("shop", [1, 2, 3]), ("sale", [1, 2, 3])]
    let screen = TestScreen.sections {
      for (index, (name, numbers)) in products.enumerated() {
        Section(name) {
          DrivenScreen.Line(text: name).id("title").onSelect { log.add("title of \(name)") }
            .swipeActions(SwipeAction("Hide") { products.removeAll { $0.0 == name } })
          Container("shelf", ItemShelf()) {
            for id in numbers {
              Mail(id: id, onFlag: Handler { log.add("\(name) p\(id) \($0)") }).id("p\(id)")
                .onSelect { products[index].1.removeAll { $0 == id } }
            }
          }
        }
      }
    }
    screen.tap("sale/title").fire("shop/shelf/p2", \Mail.onFlag, true)
    expectEqual(log.lines, ["title of sale", "shop p2 true"])
    screen.tap("shop/shelf/p2").expectLastUpdate {
      $0.removed("shop/shelf/p2")
      $0.untouched("shop/title", "sale/shelf")
    }
    expectEqual(products.map(\.1), [[1, 3], [1, 2, 3]])
    screen.scroll(to: "sale/shelf/p3")
    expectEqual(screen.host.offset(of: "shop/shelf"), 0)
    screen.swipe("shop/title", .trailing, "Hide")
    expectEqual(products.map(\.0), ["sale"])
    screen.tap("shelf/p1")
    #expect(products.map(\.1) == [[2, 3]] && screen.host.violations == [])
  }

  @Test func aRowThatMovesGetsTheNextValueAndOneThatGetsAnotherIDDoesNot() {
    let screen = TestScreen.sections {
      for (id, isIn) in [("shop", log.lines.isEmpty), ("sale", !log.lines.isEmpty)] {
        Section(id) { if isIn { Mail(id: 1, onFlag: Handler { log.add("\(id) \($0)") }).id("p") } }
      }
    }
    screen.fire("shop/p", \Mail.onFlag, true, false).expectLastUpdate { $0.moved("shop/p") }
    expectEqual(log.take(), ["shop true", "sale false"])
    let other = TestScreen.rows { Mail(id: log.lines.count, onFlag: Handler { log.add("\($0)") }) }
    let found = report(on: other) { $0.fire("0", \Mail.onFlag, true, false) }
    #expect(found.contains("must keep its cell while it is used ("), "\(found)")
    #expect(found.contains("after 'true')") && log.lines == ["true"])
  }

  @Test(arguments: [
    ("Ada", "#1", "Ada"), ("Ada", "Ada", "g#0"), (String(repeating: "a", count: 40), "#1", "g#0"),
  ]) func positionsAreNamedByTexts(_ text: String, _ id: String, _ name: String) {
    let screen = TestScreen.rows {
      Group("g") {
        Look.text(text)
        Look.text("Ben").id("b")
      }
      Look.text("Eve").id(id)
    }
    let codes = screen.seenItems().map { screen.code($0.item) }
    expectEqual(codes, [name, "g.b", id].map(\.debugDescription))
  }

  @Test func aRowIsNamedByWhatItsModelShows() {
    screen.tap(.row(ToggleRow.self) { $0.title == "Sounds" })
      .fire(.row(ToggleRow.self) { $0.title == "Fetch" }, \ToggleRow.onChange, true)
      .expectLastUpdate {
        $0.reconfigured(.row(ToggleRow.self) { $0.title == "Fetch" })
        $0.untouched(.row(ToggleRow.self) { $0.title == "Sounds" }, .header("mail"))
      }
    #expect(store.calls == ["Alerts: Sounds"] && store.on == ["Fetch"])
  }

  @Test func aRowIsNamedByItsLabel() {
    screen.tap(.label("Delete account")).tap("Badges")
    let looks = LookRegistry(
      .look(of: ToggleRow.self) { Look.text($0.title).accessibility(label: "\($0.title), off") })
    let spoken = TestScreen(cells: CellRegistry(looks: looks)) { SettingsScreen(store) }
    spoken.tap(.label("Sounds, off")).tap("Fetch")
    expectEqual(store.calls, ["delete", "Alerts: Badges", "Alerts: Sounds", "Mail: Fetch"])
    expectEqual(failures { spoken.tap(.label("off")) }.count, 1)
    store.toggles["Mail"] = []
    spoken.update().expectLastUpdate { $0.removed("Fetch, off") }
  }

  @Test func aHeaderThatIsOutOfTheWindowIsScrolledTo() {
    let options = HeadlessOptions(viewport: 60) { $0.supplementaryExtent = 40 }
    let screen = TestScreen(options: options) { SettingsScreen(store) }
    let text = "must be visible (was out of the window); use 'scroll(to:)' first"
    typealias Cell = HeadlessPlaceholderCell
    #expect(report(on: screen) { $0.use(.footer("mail"), as: Cell.self) { _ in } }.hasSuffix(text))
    screen.scroll(to: .footer("mail"))
      .use(.footer("mail"), as: Cell.self) { #expect($0.text.contains("2026")) }
    expectEqual(screen.host.offset, 212)
    #expect(report(on: screen) { $0.fire(.header("alerts"), \Header.onSeeAll) }.hasSuffix(text))
    screen.scroll(to: .header("alerts")).fire(.header("alerts"), \Header.onSeeAll)
    #expect(screen.host.offset == 0 && store.calls == ["all of Alerts"])
  }

  @Test func aFooterIsExpectedToChangeOrNot() {
    let screen = screen
    screen.update { store.footer = "2027" }.expectLastUpdate {
      $0.reconfigured(.footer("mail"))
      $0.untouched(.header("mail"), .header("alerts"))
    }
    let text = report(on: screen) { $0.expectLastUpdate { $0.reconfigured(.header("mail")) } }
    #expect(text.contains("'header of mail' must be reconfigured (was untouched)"))
  }

  @Test func eachLetterIsShownBeforeTheNextIsTyped() {
    screen.fire("field", \SettingsScreen.NameField.onEdit, "Z", "Zo", "Zoë")
      .expectLastUpdate { $0.reconfigured("field") }
    expectEqual(store.edits, [" -> Z", "Z -> Zo", "Zo -> Zoë"])
  }

  @Test func aDragThatMovesBackMustBeExpected() {
    var (rows, takesDrops) = (["a", "b", "c"], false)
    let screen = TestScreen.rows {
      for row in rows {
        DrivenScreen.Line(text: row).id(row).reorderable(canMove: { $0.index > 0 }) {
          if takesDrops { rows.insert(rows.remove(at: $0.oldIndex), at: $0.index) }
        }
      }
    }
    let (start, end) = (RowPosition(section: 0, row: 0), RowPosition(section: 0, row: 2))
    let refused = report(on: screen) { $0.reorder("b", to: start) }
    #expect(refused.hasSuffix("by 'canMove'; expect it with 'to:' and 'isRefused: true')"))
    screen.reorder("b", to: start, isRefused: true).reorder("b", to: end, isRefused: true)
      .expectLastUpdate { $0.nothing() }
    takesDrops = true
    #expect(report(on: screen) { $0.reorder("c", to: end, isRefused: true) }.contains("snap back"))
    let taken = report(on: screen) { $0.reorder("b", to: end, isRefused: true) }
    #expect(taken.hasSuffix("must snap back when it is dropped at 0.2 (was not)"))
  }
}
