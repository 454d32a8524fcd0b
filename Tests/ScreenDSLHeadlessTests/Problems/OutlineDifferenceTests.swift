@Suite(.timed) struct OutlineDifferenceTests {
  private func parts(_ text: String) -> [OutlinePart] {
    text.replacing("'", with: "\"").split(separator: "; ").map { part in
      let words = part.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return OutlinePart(words[0], Array(words.dropFirst()))
    }
  }

  private func lines(_ old: [OutlineRow], _ new: [OutlineRow]) -> [String] {
    OutlineDifference.sentences(from: old, to: new).flatMap(\.lines)
  }

  private static let long = String(repeating: "x", count: 80)

  @Test(arguments: [
    ("text='Sender'", "text='From'", "'Sender' is now 'From'"),
    ("dot='Unread'; spinner", "badge='New'; spinner", "the dot 'Unread' is now the badge 'New'"),
    ("toggle|'on'", "toggle|'off'", "the toggle value on -> off"),
    ("text='9:41'|bold", "text='9:41'|color='red'", "'9:41' is no longer bold, color none -> red"),
    ("text='9:41'|width=4", "text='9:41'", "'9:41' width 4 -> none"),
    ("|selectable", "|selectable|hint='Opens'", "hint none -> Opens"),
    ("slider='A'|'4'; |value='4'", "slider='A'|'6'; |value='6'", "the slider 'A' value 4 -> 6"),
    (
      "segments|choice*='A'|choice='B'", "segments|choice='A'|choice*='B'",
      "the segments choice B -> A, choice* A -> B"
    ), ("text='×'; |label='Close'", "text='×'; |label='Dismiss'", "label Close -> Dismiss"),
    ("text='×'; |label=''", "text='×'; |label='Close'", "label '' -> Close"),
    ("text='A'|hint='Opens'", "text='A'|hint=''", "'A' hint Opens -> ''"),
    ("text='A'|background", "text='A'|background='red'", "'A' background default -> red"),
    ("text='Ada'; |label='Ada, new'", "text='Bob'; |label='Bob, new'", "'Ada' is now 'Bob'"),
    ("text='●'|label='Unread'; spinner", "spinner", "'Unread' is gone"),
    ("spinner", "", "the spinner is gone"),
    ("text='a'; badge='b'", "badge='b'; text='a'", "'a' stands elsewhere"),
    (#"text='a\'b\n\\'"#, "text='c'", #"'a"b\n\\' is now 'c'"#),
    ("", "avatar='Ada'", "the avatar 'Ada' is new"),
    ("avatar='Ada'", "avatar=''", "the avatar 'Ada' is now ''"),
    ("text='×'|label='Close'", "text='+'|label='Close'", "'Close' is now '+'"),
    ("text='Ada'|label='Name'", "text='Bob'|label='Name'", "'Ada' is now 'Bob'"),
    ("text='\(long)a'", "text='\(long)b'", "'\(long)…' is now '…\(long.suffix(20))b'"),
  ]) func sentencesOfParts(_ old: String, _ new: String, _ expected: String) {
    expectEqual(OutlineDifference.texts(from: parts(old), to: parts(new)), [expected])
  }

  @Test(arguments: [
    Look.horizontal(Look.button("A") {}, Look.button("B") {})._node, Look.button("A") {}._node,
    Look.avatar("")._node, Look.toggle("A", isOn: true) { _ in }._node, Look.text("A")._node,
  ]) func anOutlineSaysTheStateOfARow(_ look: LookNode) {
    let looks = [look, look.enabled(false), look.selected()]
    expectEqual(
      Set(looks.map { look in ScreenRenderer.outline().render(screen { look }) }).count, 3)
  }

  @Test func sentencesOfRows() {
    func rows(_ ids: String, _ mark: String) -> [OutlineRow] {
      ids.map { id in
        var row = OutlineRow("\(id)", parts: parts("text='Mail \(id)\(mark)'"))
        (row.model, row.source, row.list) = ("MailRow", "App/Mail.swift:12", "all")
        return row
      }
    }
    #expect(
      lines(rows("abcde", ""), rows("eabdxyz", "")) == [
        #"MailRow 'c' "Mail c" (App/Mail.swift:12) is gone"#, "3 rows of MailRow are new",
        "  'x' \"Mail x\", 'y' \"Mail y\", 'z' \"Mail z\" (App/Mail.swift:12)",
        #"MailRow 'e' "Mail e" (App/Mail.swift:12) moved from 5th to 1st"#,
      ])
    let old = rows("ab", "")
    var (moved, drawn, edited) = (old, old, rows("ab", "!"))
    edited[1].source = "App/Mail.swift:14"
    #expect(
      lines(old, edited) == [
        "2 rows of MailRow: the text differs",
        "  'a' \"Mail a!\", 'b' \"Mail b!\" (App/Mail.swift:12, App/Mail.swift:14)",
      ])
    let one = lines(rows("a", ""), rows("a", "!"))
    expectEqual(one, [#"MailRow 'a' "Mail a!" (App/Mail.swift:12): 'Mail a' is now 'Mail a!'"#])
    (moved[1].list, drawn[1].drawing) = ("more", ["<rect/>"])
    let row = #"MailRow 'b' "Mail b" (App/Mail.swift:12)"#
    expectEqual(lines(old, moved), ["\(row) moved from 2nd of 'all' to 1st of 'more'"])
    expectEqual(lines(old, drawn), ["\(row) is drawn otherwise"])
  }

  @Test func movesAmongOthersAndOutOfTwoListsAndTheWordsForTheirNumbers() {
    let passed = lines("nab".map { OutlineRow("\($0)") }, "ba".map { OutlineRow("\($0)") })
    expectEqual(passed, ["'n' is gone", "'a' moved past others, still 2nd"])
    let stack = parts("text='a'; text='b'; text='c'")
    let turned = OutlineDifference.texts(from: stack, to: stack.reversed())
    expectEqual(turned, ["'b' stands elsewhere", "'a' stands elsewhere"])
    let ids = (1...4_000).map { "\($0)" }
    let exchanged = ["4000"] + ids[1..<3_999] + ["1"]
    let moved = lines(ids.map { OutlineRow($0) }, exchanged.map { OutlineRow($0) })
    expectEqual(moved, ["'4000' moved from 4000th to 1st", "'1' moved from 1st to 4000th"])
    var rows = ["w", "x", "x", "y"].map { OutlineRow($0, parts: parts("spinner; |label=none")) }
    for (index, list) in "ffaa".enumerated() { rows[index].list = "\(list)" }
    let told = lines(rows, [rows[0]] + rows[2...])
    expectEqual(told, ["'x' is gone"], "without a label there is no title")
    let words = [1, 2, 3, 4, 11, 12, 13, 21, 111].map(ChangeWords.ordinal)
    expectEqual(words, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th"])
    let lists = [0, 2, 3].map { ChangeWords.list(Array(0..<$0), most: 2) }
    expectEqual(lists, ["", "0, 1", "0, 1 and 1 more"])
  }

  @Test func eachDifferenceOfRowsHasASentence() {
    for seed in 0..<UInt64(TestDepth.cases(100_000)) {
      var random = SplitMix64(seed: seed)
      func part(isWhole: Bool = false) -> OutlinePart {
        func pick(_ texts: String) -> String {
          let texts = texts.split(separator: " ")
          return String(texts[random.int(below: texts.count)])
        }
        let words = (0..<random.int(below: 3)).map { _ in
          pick("bold \"on\" \"off\" x=1 x=2 color=\"red\" a=\"\" a label=\"a\" value=\"b\"")
        }
        let head = pick("text=\"a\" text=\"ab\" text=\"a…\" rect rect badge=\"a\" spinner")
        return OutlinePart(isWhole ? "" : head, words)
      }
      func row(_ path: String) -> OutlineRow {
        var row = OutlineRow(path, parts: (0..<random.int(below: 4)).map { _ in part() })
        row.parts.append(part(isWhole: true))
        row.list = path == "c/q" ? "c" : ""
        return row
      }
      let old = ["p", "q", "c/q", "q"].filter { _ in random.chance(2, in: 3) }.map(row)
      var new = old
      for _ in 0..<random.int(below: 3) where !new.isEmpty {
        let index = random.int(below: new.count)
        switch random.int(below: 4) {
        case 0: new.remove(at: index)
        case 1 where new[index].list == new[0].list: new.swapAt(0, index)
        case 2: new.insert(row("new"), at: 0)
        default: new[index] = row(new[index].path)
        }
      }
      let sentences = OutlineDifference.sentences(from: old, to: new)
      expectEqual(sentences.isEmpty, (old == new), "seed \(seed) \(sentences)\n\(old)\n\(new)")
    }
  }

  @Test func eachChangeOfAnUpdateIsTold() {
    let updates: [Changeset.Change.Kind] = [.reconfigured, .reloaded, .sectionUpdated]
    for seed in 0..<UInt64(TestDepth.cases(10_000)) {
      var random = SplitMix64(seed: seed)
      let old = ListSpec.random(&random, duplicates: false)
      let new = random.chance(1, in: 4) ? old : old.edited(&random)
      let edit: @MainActor @Sendable (String) -> Void = { _ in }
      let screens = [old, new].map { (spec) -> ScreenSnapshot in
        if random.chance(1, in: 2) { return spec.snapshot() }
        return ScreenSnapshot(
          Group { for section in spec.sections { section.section } }.listID(random.int(below: 2))
            .searchable("\(random.int(below: 2))", random.chance(1, in: 2) ? nil : edit)
            .editing(random.chance(1, in: 2), selectsRows: random.chance(1, in: 2)))
      }
      let changes = screens[1].changeset(from: screens[0])
      let lines = changes.all.map { $0.line() }
      let told = lines + changes.linesOfWhole
      expectEqual(told.isEmpty, (screens[0] == screens[1]), "seed \(seed) \(told)")
      expectEqual(Set(lines).count, lines.count, "seed \(seed) \(lines)")
      for (change, line) in zip(changes.all, lines) {
        let isTold = !updates.contains(change.kind) || line.contains(": ")
        #expect(line.hasPrefix(change.kind.rawValue) && isTold, "seed \(seed) \(line)")
      }
    }
  }
}
