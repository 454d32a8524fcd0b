@MainActor @Suite(.timedOnMain) struct WaitingButtonTests {
  private let desk = Desk()
  private enum Way: CaseIterable { case button, handler, menu, info, row, container, header }

  @MainActor private final class Desk: @MainActor Screen {
    var gates = [1: Gate(), 2: Gate(), 3: Gate()], ids = [1, 2, 3]
    var (booked, errors): ([Int], [String]) = ([], [])
    var (title, keepsRunning, way) = ("Book", false, Way.button)

    func book(_ id: Int) async throws {
      try await gates[id]?.pass()
      booked.append(id)
    }

    var body: some ScreenContent {
      let ids = self.ids
      let screen = Group {
        if way == .header {
          for id in ids { Section(id, header: button(id)) { Look.text("Flight \(id)") } }
        } else {
          Section("flights") {
            if way == .container {
              Container("cards", ItemShelf()) { for id in ids { button(id).id(id) } }
                .layout(.carousel.itemSize(width: 90, height: 44))
            } else {
              for id in ids { row(id) }
            }
          }
        }
      }
      screen.onError { self.errors.append("\($0)") }
    }

    private func button(_ id: Int) -> Look.Button {
      kept(Look.button("\(title) \(id)") { try await self.book(id) })
    }

    private func kept(_ button: Look.Button) -> Look.Button {
      keepsRunning ? button.keepsRunning() : button
    }

    @SectionBuilder private func row(_ id: Int) -> some SectionContent {
      let name = "\(title) \(id)"
      switch way {
      case .handler: Look.button(name, Handler<Int> { try await self.book($0) }.with(id)).id(id)
      case .menu: kept(Look.menu(name) { MenuAction("Now") { try await self.book(id) } }).id(id)
      case .info: Look.text("Flight \(id)").info(name) { try await self.book(id) }.id(id)
      case .row: Look.horizontal(Look.text("Flight \(id)"), button(id)).id(id)
      default: button(id).id(id)
      }
    }
  }

  private func screen(_ way: Way = .button, viewport: Double = 640) -> TestScreen {
    desk.way = way
    return TestScreen(options: HeadlessOptions(viewport: viewport)) { desk }
  }

  private func tap(_ screen: TestScreen, _ id: Int) {
    if desk.way == .menu { screen.pick("Now", in: "Book \(id)") } else { screen.tap("Book \(id)") }
  }

  @Test(arguments: Way.allCases) private func eachRowIsBusyWithItsOwn(_ way: Way) async {
    let screen = screen(way)
    tap(screen, 1)
    screen.expectBusy("Book 1").expectDisabled("Book 1").expectEnabled("Book 2")
    tap(screen, 2)
    screen.expectBusy("Book 1").expectBusy("Book 2").expectEnabled("Book 3")
    await eventually { desk.gates[1]?.arrived == 1 && desk.gates[2]?.arrived == 1 }
    #expect(report(on: screen) { tap($0, 1) }.contains("was busy"))
    let early = report(on: screen.update()) { $0.expectVisible("Booked") }
    #expect(early.hasSuffix("; an action is running, wait with 'await finish()'"), "\(early)")
    desk.gates[2]?.open()
    await eventually { desk.booked == [2] }
    screen.update().expectBusy("Book 1").expectEnabled("Book 2")
    desk.gates[1]?.open()
    await screen.finish().expectEnabled("Book 1").expectEnabled("Book 2")
    #expect(desk.booked == [2, 1] && desk.errors == [] && desk.gates[1]?.arrived == 1)
  }

  @Test(arguments: [Way.button, .handler, .menu, .row, .container])
  private func theRowIsMovedUpdatedAndScrolledAway(_ way: Way) async {
    desk.ids = Array(1...40)
    let screen = screen(way, viewport: 200)
    tap(screen, 1)
    if way == .button {
      desk.title = "Cancel"
      screen.update().expectEnabled("Cancel 1")
      desk.title = "Book"
    }
    desk.ids = [2, 1] + Array(3...40)
    screen.update().expectBusy("Book 1").expectEnabled("Book 2")
    if way != .container {
      screen.scrollToEnd().expectNotVisible("Book 1").scroll(to: 0).expectBusy("Book 1")
    }
    desk.gates[1]?.open()
    await screen.finish().expectEnabled("Book 1")
    expectEqual(desk.booked, [1])
  }

  @Test(arguments: Way.allCases, [false, true])
  private func anActionEndsWithItsRow(_ way: Way, _ keepsRunning: Bool) async {
    desk.keepsRunning = keepsRunning
    let screen = screen(way)
    tap(screen, 1)
    await eventually { desk.gates[1]?.arrived == 1 }
    desk.ids = [2, 3]
    screen.update()
    desk.ids = [1, 2, 3]
    screen.update().expectEnabled("Book 1")
    desk.gates[1]?.open()
    await screen.finish()
    let lives = keepsRunning && ![.handler, .info].contains(way)
    #expect(desk.gates[1]?.cancelled == (lives ? 0 : 1) && desk.booked == (lives ? [1] : []))
    expectEqual(desk.errors, [], "a cancelled action is no error")
  }

  private struct Faults: Screen {
    var take: (@MainActor @Sendable (String) -> Void)?
    static let fault: @MainActor @Sendable () async throws -> Void = { throw Refusal("sold out") }
    var body: some ScreenContent { if let take { list.onError { take("\($0)") } } else { list } }

    @ScreenBuilder private var list: some ScreenContent {
      Section("faults") {
        Look.button("Button", Self.fault).id("button")
        Look.button("Handler", Handler<Void>(Self.fault)).id("handler")
        Look.toggle("Toggle", isOn: false, Handler<Bool> { _ in try await Self.fault() }).id("on")
        Look.menu("Menu") { MenuAction("Item", perform: Self.fault) }.id("menu")
        Look.text("Row").swipeActions(SwipeAction("Swipe", perform: Self.fault))
          .contextMenu { MenuAction("Choice", perform: Self.fault) }.id("row")
        Look.text("Actions").accessibilityActions { MenuAction("Spoken", perform: Self.fault) }
          .id("spoken")
        Look.text("Folder").id("folder")
          .disclosureRows(isExpanded: false, Handler { _ in try await Self.fault() }) {}
      }.onRefresh(Self.fault)
    }
  }

  private static let steps: [(name: String, run: @MainActor (TestScreen) async -> Void)] = [
    ("button", { $0.tap("Button") }), ("handler", { $0.tap("Handler") }),
    ("toggle", { $0.turn("Toggle", on: true) }), ("menu", { $0.pick("Item", in: "Menu") }),
    ("swipe", { $0.swipe("row", .trailing, "Swipe") }), ("choice", { $0.choose("row", "Choice") }),
    ("spoken", { $0.tap("Spoken") }), ("folder", { $0.expand("folder") }),
    ("refresh", { await $0.pullToRefresh() }),
  ]

  @Test(.expectsIssues, arguments: 0..<9)
  func anErrorGoesWhereTheScreenSaysOrFails(_ index: Int) async {
    let (errors, (name, run)) = (Log(), Self.steps[index])
    let taking = TestScreen { Faults { errors.add($0) } }
    await run(taking)
    await taking.finish()
    expectEqual(errors.take(), ["sold out"], "\(name)")
    let screen = TestScreen { Faults() }
    let issues = await ExpectedIssues.of {
      await run(screen)
      await screen.finish()
    }
    #expect(!issues.isEmpty, "\(name)")
    #expect(issues.allSatisfy { $0.contains("No 'onError' for error 'sold out' of an action") })
  }

  @Test(.expectsIssues) func aScreenThatIsLeftBusyFails() async {
    let issues = await ExpectedIssues.of { _ = screen().tap("Book 1") }
    #expect(issues.count == 1 && issues[0].contains("Screen must not be left busy (was)"))
    screen().tap("Book 2").leaveBusy()
    await eventually { desk.gates[2]?.arrived == 1 }
    for gate in desk.gates.values { gate.open() }
    await eventually { desk.gates[2]?.cancelled == 1 }
    expectEqual(desk.booked, [])
  }

  @Test func textPictureOutlineAndSpeechShowIt() async {
    let (screen, forms) = (screen(.row), [ScreenRenderer.text(), .outline(), .svg(), .spoken()])
    func texts() -> [String] { forms.map { $0.render(screen.snapshot) } }
    let before = texts()
    screen.tap("Book 1")
    let busy = texts()
    #expect(busy[0].contains("│ Flight 1 [ ◌ Book 1 ] ") && busy[0].contains("[ Book 2 ]"))
    #expect(busy[1].contains("busy") && busy[3].contains("Book 1, button, dimmed"))
    desk.gates[1]?.open()
    await screen.finish()
    let after = texts()
    for (index, form) in forms.enumerated() {
      #expect(before[index] != busy[index] && before[index] == after[index], "\(form.name)")
    }
    expectEqual(screen.history.map(\.snapshot.busy.rows.count), [0, 1, 0])
  }
}
