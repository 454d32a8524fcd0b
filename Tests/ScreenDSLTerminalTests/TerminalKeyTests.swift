@testable import ScreenDSLTerminal

@MainActor @Suite(.timedOnMain) struct TerminalKeyTests {
  private let heard = Log()
  private func host() -> TerminalHost { Shop.host(60, 40, Shop.screen(heard)) }

  private func press(_ keys: TerminalKey..., in host: TerminalHost) {
    for key in keys { host.handle(key) }
  }

  @Test func nothingOfWhatIsSensitiveIsShown() {
    let host = Shop.host(60, 40)
    host.updater.environment.hidesSensitiveTexts = true
    // Each part, hidden in one way or the other.
    let hidden = SecretParts.hidden.enumerated().filter { $0.offset % 3 == $0.offset / 3 % 3 }
    let parts = TestDepth.part(of: hidden.map(\.element), 0)
    let rows = parts.enumerated().map { id, part in Shown(part).id("row \(id)") }
    host.apply(ScreenSnapshot("list") { rows })
    var seen: Set<RowPath> = []
    for number in parts.indices {
      if let row = host.focusedRow { seen.insert(row) }
      let said = (host.lines + [host.hint]).joined(separator: "\n")
      #expect(!said.contains("42"), "\(number): \(said)")
      host.handle(.down)
    }
    #expect(seen.count > parts.count / 2)
  }

  @Test func keysReachTheEnds() {
    var (number, share, time) = (8, 0.9, Look.DateTime(year: 2026, month: 11, day: 27, hour: 23))
    let host = Shop.host(60, 40)
    func press(_ keys: String) {
      for key in keys {
        host.handle(.character(key))
        show()
      }
    }
    func show() {
      let row = Look.horizontal(
        Look.stepper("a", value: number, in: 1...10, step: 3) { number = $0 },
        Look.slider("b", value: share, step: 0.3) { share = $0 },
        Look.date("c", value: time, showing: .time) { time = $0 },
        Look.picker("d", [1, 2], selected: 1, name: { "No. \($0)" }) { number = $0 })
      host.apply(ScreenSnapshot("list") { row.id("row") })
    }
    show()
    expectEqual(host.hint, "1 a -  2 a +  3 b -  4 b +  5 c -  6 c +  7 No. 1  8 No. 2")
    press("246246")
    #expect(number == 10 && share == 1 && "\(time)" == "2026-11-27 23:59")
    press(String(repeating: "13", count: 9))
    #expect(number == 1 && share == 0)
    press("8")
    expectEqual(number, 2)
  }

  @Test func theFocusGoesThroughTheRowsOfAllSections() {
    let host = host()
    let seen = (0..<7).map { _ in
      defer { host.handle(.down) }
      return "\(host.focusedRow?.section?.description ?? "") \(host.focusedLines.count)"
    }
    expectEqual(seen, ["top 1", "top 1", "top 1", "top 4", "lines 1", "lines 1", "lines 1"])
    let ends = [TerminalKey.home, .end, .up, .character("k"), .character("j")].map { key in
      host.handle(key)
      return host.focusedRow.flatMap(host.position).map { "\($0)" } ?? "none"
    }
    expectEqual(ends, ["0.0", "2.1", "2.0", "0.3", "2.0"])
  }

  @Test func whatIsAboveTheFirstRowAndBelowTheLastIsReached() {
    let section = Section("list", header: Label(text: 1), footer: Label(text: 2)) {
      for id in 0..<9 { Shop.Line(id: id, text: "line \(id)") }
    }
    let host = Shop.host(30, 6, ScreenSnapshot(section))
    #expect(host.handle(.end) && !host.lines.contains { $0.contains("label 2") })
    press(.down, .down, .down, in: host)
    #expect(host.lines.contains { $0.contains("label 2") })
    press(.home, .up, .up, .up, in: host)
    #expect(host.lines.contains { $0.contains("label 1") })
  }

  @Test func theWindowFollowsTheFocus() {
    let host = Shop.host(30, 8, Shop.lines(0..<50))
    func focus(after key: TerminalKey, times: Int = 1) -> String {
      for _ in 0..<times { host.handle(key) }
      let line = host.focusedLines.lowerBound
      return host.focusedLines.count == 1
        ? "\(host.lines[line].filter(\.isNumber)) at \(line)" : "none"
    }
    expectEqual(focus(after: .down, times: 20), "20 at 6")
    expectEqual(focus(after: .up, times: 10), "10 at 1")
    host.scroll(by: -999)
    #expect(host.focusedLines.isEmpty)
    // A row out of sight comes to the nearest edge.
    expectEqual(focus(after: .down), "11 at 6")
    host.scroll(by: 999)
    expectEqual(focus(after: .up), "10 at 1")
    #expect(focus(after: .end) == "49 at 6" && focus(after: .home) == "0 at 1")
    host.scroll(by: 1)
    host.handle(.pageDown)
    expectEqual(host.focusedRow?.id, RowID(7, of: Shop.Line.self), "the next one begins below it")
    #expect(host.offset == 9 && focus(after: .pageUp) != "none")
    #expect(host.focusedRow?.id != RowID(7, of: Shop.Line.self))
  }

  @Test(arguments: [1, 2, 6]) func pageKeysShowEachLineOfAHighRow(_ lines: Int) {
    let text = (0..<60).map { "word \($0)" }.joined(separator: " ")
    let host = Shop.host(20, lines, Shop.lines(0..<3, texts: [1: text]))
    for (key, last) in [(.pageDown, 2), (.pageUp, 0)] as [(TerminalKey, Int)] {
      let seen = host.lines + (0..<99).flatMap { _ in host.handle(key) ? host.lines : [] }
      expectEqual(Set(seen), Set(host.all), "\(key)")
      expectEqual(host.focusedRow?.id, RowID(last, of: Shop.Line.self))
    }
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let screen = ScreenSnapshot("s") { [heard] in
      Look.button("Off") { heard.add("chosen") }.enabled(false)
      Look.button("None", nil)
      Look.text("Full").selectable { false }
    }
    let host = Shop.host(80, 24, screen)
    for _ in 0..<3 {
      #expect(!host.handle(.character("1")) && !host.handle(.enter) && host.hint == "")
      host.handle(.down)
    }
    expectEqual(heard.take(), [])
  }

  @Test func enterSelectsAndPressesTheOnlyButton() {
    let host = host()
    press(.enter, .down, .enter, .down, in: host)
    #expect(!host.handle(.enter), "one of three segments is meant")
    press(.end, .up, .enter, in: host)
    expectEqual(heard.take(), ["close", "sounds true", "first"])
    #expect(host.handle(.down) && !host.handle(.enter))
  }

  @Test func anInfoButtonIsPressedBesideItsRow() {
    let screen = ScreenSnapshot.screen {
      Section("list") {
        Look.text("Ada").info("About Ada") { [heard] in heard.add("info") }.separator(.hidden)
          .onSelect { [heard] in heard.add("row") }
        Look.text("Grace").separator(.inset(40))
        Look.text("Alan")
      }
      Section("grid") {
        for name in ["Barbara", "Edsger"] { Look.text(name).id(name).selectable() }
      }.layout(.grid(columns: 2))
    }
    let host = Shop.host(40, 20, screen)
    press(.enter, .character("1"), in: host)
    #expect(heard.take() == ["row", "info"] && host.hint == "enter select  1 About Ada")
    expectEqual(host.lines, Shop.drawing(of: host, 40))
    #expect(host.handle(.end) && host.hint == "enter select")
    #expect(host.focusedRow.map { "\($0.id)" } == "Edsger" && host.focusedLines.count == 1)
  }

  @Test func digitsChoose() {
    let (host, later) = (self.host(), Log())
    press(.character("1"), .down, .down, .character("2"), .character("3"), in: host)
    #expect(!host.handle(.character("4")) && !host.handle(.character("0")))
    expectEqual(heard.take(), ["close", "sort New", "sort Best"])
    expectEqual(host.hint, "1 Old  2 New  3 Best")
    host.apply(Shop.screen(later, isOn: true))
    press(.up, .character("1"), in: host)
    #expect(heard.take() == [] && later.take() == ["sounds false"])
  }

  @Test func charactersGoIntoAFieldUntilAnotherKey() {
    let host = Shop.host(30, 20)
    var (text, told) = ("", [String]())
    let show = { host.apply(Shop.search(text, self.heard)) }
    func type(_ keys: TerminalKey...) {
      for key in keys {
        host.handle(key)
        let all = heard.take()
        text = all.first { !$0.hasPrefix("focus") && $0 != "return" } ?? text
        told += all.filter { $0 != text }
        show()
      }
    }
    show()
    #expect(host.hint == "1 change" && !host.handle(.character("x")) && !host.handle(.backspace))
    type(.enter, .character("j"), .character("1"), .character("é"), .backspace)
    #expect(text == "j1" && host.isTyping && host.hint == "type  enter done")
    #expect(host.lines[1].contains("[j1_]"))
    type(.enter)
    #expect(!host.isTyping && text == "j1" && host.focusedRow?.section == "list")
    type(.character("1"), .character("2"), .down)
    #expect(text == "j12" && !host.isTyping && host.focusedRow?.id == RowID(1, of: Shop.Line.self))
    type(.up, .enter, .backspace, .backspace)
    let later = ["focus false", "focus true", "focus false", "focus true"]
    #expect(text == "j" && told == ["focus true", "return"] + later)
    host.apply(Shop.search(text, below: 30, heard))
    #expect(!host.focusedLines.isEmpty && host.handle(.character("x")) && heard.take() == ["jx"])
    let other = Look.field("", text: "") { [heard] in heard.add($0) }.id("other")
    for screen in [ScreenSnapshot("list") { other }, Shop.lines([1])] {
      type(.home, .enter)
      host.apply(screen)
      #expect(!host.handle(.character("x")) && !host.isTyping, "the field is gone")
    }
  }

  @Test func aRowThatGoesHandsTheFocusOn() {
    let host = Shop.host(30, 20, Shop.lines([1, 2, 3]))
    host.handle(.down)
    for (lines, focused) in [([1, 3], 3), ([3, 4, 1], 3), ([], nil), ([7], 7)] as [([Int], Int?)] {
      host.apply(Shop.lines(lines))
      expectEqual(host.focusedRow?.id, focused.map { RowID($0, of: Shop.Line.self) })
      #expect(!lines.isEmpty || host.hint == "")
    }
  }

  @Test(
    arguments: [
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C\u{1B}[D", [.right, .left]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[1~\u{1B}[F", [.home, .end]),
      ("\r\n", [.enter]), ("\u{1B}", []), ("\u{1B}q", [.character("q")]),
      ("é1", [.character("é"), .character("1")]), ("\u{3}", [.interrupt]), ("\u{7}", []),
      ("\u{7F}\u{8}", [.backspace, .backspace]),
      ("\u{1B}[<2;1;1M", []), ("\u{1B}[200~x", [.character("x")]), ("\u{1B}[\u{3}", [.interrupt]),
    ] as [(String, [TerminalKey])])
  func keysAreReadFromBytes(_ text: String, _ keys: [TerminalKey]) {
    expectEqual(TerminalKey.keys(in: text), keys)
  }

  @Test(arguments: ["é", "€", "😀", "\u{1B}[A", "\u{1B}OB", "\u{1B}[5~"])
  func aKeyThatTwoReadsSplitIsOne(_ text: String) {
    let bytes = Array(text.utf8)
    for count in (text.hasPrefix("\u{1B}") ? 2 : 1)..<bytes.count {
      var read: [UInt8] = Array("a".utf8) + bytes.prefix(count)
      let first = TerminalKey.takeKeys(from: &read)
      read += bytes.dropFirst(count)
      let rest = TerminalKey.takeKeys(from: &read)
      #expect(first == [.character("a")] && rest == TerminalKey.keys(in: text) && read == [])
    }
  }

  @Test func aHostileTextStaysText() {
    let raw = "a\u{1B}[2J\u{7}\u{202E}\r\nb\u{9B}31m"
    let rows = ScreenSnapshot("list") { Look.vertical(Look.text(raw), Look.button(raw) {}) }
    let host = Shop.host(60, 10, rows)
    let shown = (host.lines + [host.hint]).joined().unicodeScalars
    #expect(!shown.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
    #expect(host.hint.hasPrefix("1 a") && host.hint.unicodeScalars.count > raw.unicodeScalars.count)
  }

  @Test func rRefreshesAndWhatIsThereInsteadOfRowsIsUsed() async {
    let host = Shop.host(40, 10)
    host.onRefreshed = { [heard] in heard.add("refreshed") }
    func apply(_ ids: [Int]) {
      let rows = Section("s") { for id in ids { Look.text("Row \(id)").id(id) } }
      let refreshed = rows.onRefresh { [heard] in
        heard.add("refresh")
        await Task.yield()
        apply([1, 2])
      }
      host.apply(ScreenSnapshot(refreshed.emptyContent { Look.button("Fill") { apply([7]) } }))
    }
    apply([])
    #expect(host.lines.contains { $0.contains("Fill") } && host.hint == "1 Fill  r refresh")
    #expect(host.handle(.character("1")) && host.lines.contains { $0.contains("Row 7") })
    #expect(!host.lines.contains { $0.contains("Fill") })
    #expect(host.handle(.character("r")) && host.handle(.character("r")))
    expectEqual(host.hint, "refreshing")
    while host.refreshing != nil { await Task.yield() }
    await Task.yield()
    #expect(heard.take() == ["refresh", "refreshed"] && host.hint == "r refresh")
    #expect(host.lines.contains { $0.contains("Row 2") })
    host.apply(ScreenSnapshot(Section("s") { Look.text("x") }))
    #expect(!host.handle(.character("r")) && host.hint == "")
  }
}
