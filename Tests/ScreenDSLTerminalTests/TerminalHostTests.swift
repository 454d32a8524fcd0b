@testable import ScreenDSLTerminal

@MainActor @Suite(.timedOnMain) struct TerminalHostTests {
  @Test func anotherListBeginsAtItsStart() {
    let host = Shop.host(40, 6)
    func show(_ place: Int) {
      let rows = Section("a") { for id in 0..<30 { Look.field("\(id)", text: "") { _ in }.id(id) } }
      host.apply(ScreenSnapshot(rows.listID(place)))
    }
    show(1)
    let start = host.lines
    host.handle(.end)
    show(1)
    #expect(host.lines != start && host.handle(.enter) && host.isTyping)
    show(2)
    #expect(host.lines == start && host.focusedRow?.id == RowID(0) && !host.isTyping)
  }

  @Test func theRefreshOfAnotherListEndsForItself() async {
    let (host, gates) = (TerminalHost(columns: 60, lines: 10), [Gate(), Gate()])
    for (place, gate) in gates.enumerated() {
      let rows = Section("s") { Look.text("Row").id("row") }.onRefresh { try? await gate.pass() }
      host.apply(ScreenSnapshot(rows.listID(place)))
      #expect(host.handle(.character("r")))
      await eventually { gate.arrived == 1 }
    }
    gates[0].open()
    await yieldTurns(20)
    #expect(host.refreshing != nil)
    gates[1].open()
    await eventually { host.refreshing == nil }
    expectEqual(host.hint, "r refresh")
  }

  @Test func aWindowOfAnotherSizeShowsTheRowWithTheFocus() {
    let host = Shop.host(40, 20, Shop.lines(0..<100))
    host.handle(.end)
    for (columns, lines) in [(40, 5), (20, 30), (1, 3), (90, 7)] {
      host.resize(columns: columns, lines: lines)
      #expect(!host.focusedLines.isEmpty, "\(columns) columns, \(lines) lines")
    }
    host.scroll(by: -1_000)
    host.resize(columns: 40, lines: 6)
    #expect(host.focusedLines.isEmpty, "what the user has scrolled away stays there")
  }

  @Test func aRowWithoutALookHasNoControls() {
    struct Plain: CellModel { var name = "Ada" }
    let host = Shop.host(40, 20)
    #expect(host.focusedLines.isEmpty, "there is no row yet")
    host.apply(ScreenSnapshot("list") { Plain() })
    #expect(host.lines.contains { $0.contains("Ada") } && host.hint == "")
    #expect(!host.handle(.character("1")) && !host.handle(.enter))
  }

  @Test func aLineIsCutWithAnEllipsis() {
    let (host, text) = (Shop.host(40, 20), String(repeating: "x", count: 30))
    expectEqual(host.line(text, columns: 30), text)
    expectEqual(host.line(text, columns: 29), text.dropLast(2) + "…")
    #expect(!host.line("a\u{1B}[2J", columns: 29).contains("\u{1B}"))
  }

  @Test func cellsStayWithTheirRows() {
    let host = Shop.host(40, 9, Shop.lines(0..<100))
    let cells = host.cells.mapValues(ObjectIdentifier.init)
    host.apply(Shop.lines(0..<100, texts: [2: "new", 50: "out of sight"]))
    #expect(cells.count == 4 && host.cells.mapValues(ObjectIdentifier.init) == cells)
    #expect(host.lines.contains { $0.contains("new") })
    for ids in [[1, 2, 3], [2, 3, 4, 1]] { host.apply(Shop.lines(ids)) }
    #expect(host.cells.count == 4 && host.lines == Shop.drawing(of: host, 40))
  }

  @Test func aHandlerMayApplyWhileTheWindowIsFilled() {
    let host = Shop.host(40, 12)
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot("list") {
        for id in ids {
          Shop.Line(id: id, text: "line \(id)").onDisplay { [weak host] in
            if id == 2 { host?.apply(screen([5, 1, 2])) }
          }
        }
      }
    }
    host.apply(screen([1, 2, 3, 4]))
    #expect(host.lines == Shop.drawing(of: host, 40) && host.cells.count == 3)
    #expect(host.lines.count == 7 && host.lines[1].contains("line 5"))
  }

  @Test func theFirstVisibleRowStaysWhereItIs() {
    let host = Shop.host(40, 9, Shop.lines(100..<200))
    host.scroll(by: 40)
    let lines = host.lines
    host.apply(Shop.lines(0..<200))
    expectEqual(host.lines, lines)
    host.apply(Shop.lines(130..<200))
    expectEqual(host.lines, Array(Shop.drawing(of: host, 40)[0..<9]))
  }

  @Test func theDisplayOfRowsBeginsAndEnds() async {
    let (host, heard, line) = (Shop.host(40, 4), Log(), Shop.Line(id: 1, text: "line"))
    host.apply(Shop.lines([1, 2, 3, 4], heard))
    expectEqual(heard.take(), ["show 1", "show 2"])
    host.scroll(by: 4)
    expectEqual(Set(heard.take()), ["show 3", "show 4", "hide 1", "hide 2"])
    host.apply(Shop.lines([1, 2, 4], heard))
    host.apply(ScreenSnapshot("list") { line })
    host.apply(ScreenSnapshot("list") { line.task { heard.add("task") } })
    await eventually { heard.lines.last == "task" }
    #expect(heard.lines.first == "hide 3" && heard.take().last == "task")
    host.apply(ScreenSnapshot("list") { line.id("x").onDisplay { heard.add("show") } })
    host.apply(ScreenSnapshot("list") { Label(text: 1).id("x").onDisplay { heard.add("again") } })
    expectEqual(heard.take(), ["show"])
  }

  @Test func everyScreenOfARandomChainIsDrawnAsAWhole() {
    let keys: [TerminalKey] = [.down, .up, .pageDown, .pageUp, .end, .home, .enter]
    for seed in 0..<UInt64(TestDepth.cases(1_000, oneOf: 66)) {
      var random = SplitMix64(seed: seed)
      let host = Shop.host(20 + random.int(below: 60), 1 + random.int(below: 30))
      var spec = ListSpec.random(&random, duplicates: false)
      for step in 0..<12 {
        host.apply(spec.snapshot(reusing: host.updater.newest))
        let kept = host.cells.mapValues(ObjectIdentifier.init)
        host.apply(host.updater.newest)
        expectEqual(host.cells.mapValues(ObjectIdentifier.init), kept, "seed \(seed), \(step)")
        for _ in 0..<3 { host.handle(keys[random.int(below: keys.count)]) }
        let all = Shop.drawing(of: host, host.size.columns)
        let window = Array(all.dropFirst(host.offset).prefix(host.size.lines))
        // A drawing of its own does not know that an ID stands twice, and writes no number beside it.
        #expect(host.updater.current.hasDuplicates || host.lines == window, "\(seed), \(step)")
        spec = random.chance(1, in: 10) ? .random(&random, duplicates: false) : spec.edited(&random)
      }
    }
  }
}
