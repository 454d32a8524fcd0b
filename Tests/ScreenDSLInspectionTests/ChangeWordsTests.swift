@testable import ScreenDSLInspection

/// The language of changes.
@Suite(.timed) struct ChangeWordsTests {
  private static func row(_ path: String?, _ parts: SeenPart..., label: String? = nil) -> SeenRow {
    SeenRow(path, label: label, parts: parts)
  }

  private static func part(_ head: String, _ words: String...) -> SeenPart { SeenPart(head, words) }

  private static let sentences: [([SeenPart], [SeenPart], [String])] = [
    ([part(#"text="Sender""#)], [part(#"text="From""#)], ["'Sender' is now 'From'"]),
    (
      [part(#"dot="Unread""#), part("spinner")], [part(#"badge="New""#), part("spinner")],
      ["the dot 'Unread' is now the badge 'New'"]
    ),
    ([part("toggle", "on")], [part("toggle", "off")], ["the toggle is off where it was on"]),
    (
      [part(#"text="●""#, #"label="Unread""#), part("spinner")], [part("spinner")],
      ["'Unread' is gone"]
    ),
    (
      [part(#"text="9:41""#, "color=#636366")], [part(#"text="9:41""#, "color=#0A5FCC")],
      ["'9:41' is now blue"]
    ),
    (
      [part(#"text="a""#, "color=#C22626")], [part(#"text="a""#, "color=#C22627")],
      ["'a' is now #C22627"]
    ),
    (
      [part(#"text="Hello, Ada""#, "bold", "line-count=2", "x=1")],
      [part(#"text="Hello…""#, "line-count=1", "x=2")],
      [
        "'Hello, Ada' is cut, is no longer bold, has 1 line where it had 2", "shapes differ",
      ]
    ),
    ([part("rect", "x=1")], [part("rect", "x=2")], ["shapes differ: x of the box 1 -> 2"]),
    (
      [part("rect"), part("rect", "width=4")],
      [part("rect"), part("rect", "width=4", "height=20")],
      ["shapes differ: height of the 2nd box none -> 20"]
    ),
    (
      [part("", "selectable")], [part("", "selectable", "hint=\"Opens\"")],
      ["its hint none -> Opens"]
    ),
    (
      [part(#"slider="Size""#, "40%"), part("", "label=\"Size\"", "value=\"40%\"")],
      [part(#"slider="Size""#, "60%"), part("", "label=\"Size\"", "value=\"60%\"")],
      ["the slider 'Size' is 60% where it was 40%"]
    ),
    (
      [part("segments", "choice*=\"A\"", "choice=\"B\"")],
      [part("segments", "choice=\"A\"", "choice*=\"B\"")],
      ["the segmented control has B chosen where A was"]
    ),
    (
      [part(#"text="×""#), part("", "label=\"Close\"")],
      [part(#"text="×""#, "color=red"), part("", "label=\"Dismiss\"")],
      ["'×' is now red", "it is heard as 'Dismiss' where it was 'Close'"]
    ),
    (
      [part(#"text="Ada""#), part("", "label=\"Ada, new\"")],
      [part(#"text="Bob""#), part("", "label=\"Bob, new\"")], ["'Ada' is now 'Bob'"]
    ),
    (
      [part(#"field="Search""#, #"typed="the""#)], [part(#"field="Search""#)],
      ["the field 'Search' is empty where it had 'the'"]
    ),
    (
      [part(#"field="Search""#)], [part(#"field="Search""#, #"typed="the""#)],
      ["the field 'Search' has 'the' where it was empty"]
    ),
    ([part("spinner")], [], ["the spinner is gone"]),
    ([], [part("avatar=\"Ada\"")], ["the avatar 'Ada' is new"]),
  ]

  @Test(arguments: sentences)
  func sentencesOfParts(old: [SeenPart], new: [SeenPart], expected: [String]) {
    #expect(ChangeWords.edits(from: old, to: new).map(\.text) == expected)
  }

  @Test func sentencesOfRows() {
    func rows(_ ids: String, _ mark: String) -> [SeenRow] {
      ids.map { id in
        var row = Self.row("\(id)", Self.part("text=\"\(id)\(mark)\""), label: "Mail \(id)")
        (row.model, row.source) = ("MailRow", "App/Mail.swift:12")
        return row
      } + [Self.row(nil, Self.part("text=\"Inbox\(mark)\""))]
    }
    func lines(_ old: [SeenRow], _ new: [SeenRow]) -> [String] {
      ChangeWords.sentences(from: old, to: new).flatMap(\.lines)
    }
    #expect(
      lines(rows("abcde", ""), rows("eabdxyz", "")) == [
        #"MailRow 'c' "Mail c" (App/Mail.swift:12) is gone"#,
        "3 rows of MailRow are new",
        "  'x' \"Mail x\", 'y' \"Mail y\", 'z' \"Mail z\" (App/Mail.swift:12)",
        #"MailRow 'e' "Mail e" (App/Mail.swift:12) moved from 5th to 1st"#,
      ])
    #expect(
      lines(rows("ab", ""), rows("ab", "!")) == [
        "2 rows of MailRow: the text differs",
        "  'a' \"Mail a\", 'b' \"Mail b\" (App/Mail.swift:12)",
        "Around the rows: 'Inbox' is now 'Inbox!'",
      ])
    #expect(
      lines(rows("a", ""), rows("a", "!")).first
        == #"MailRow 'a' "Mail a" (App/Mail.swift:12): 'a' is now 'a!'"#)
  }

  private struct Whole: Screen {
    var sections: [Section]
    var place: Int
    var text: String
    var edit: (@MainActor @Sendable (String) -> Void)?
    var isOn: Bool
    var selectsRows: Bool

    var body: some ScreenContent {
      Group { for section in sections { section } }.placeID(place).searchable(text, edit)
        .editing(isOn, selectsRows: selectsRows)
    }
  }

  @Test func whatIsSaidOfTheScreenAsAWholeIsTold() {
    let screens = [false, true].map { isOn in
      ScreenSnapshot(Section("s") { Label(text: 1) }.editing(isOn))
    }
    let changes = screens[1].changeset(from: screens[0])
    #expect(changes.all.isEmpty)
    #expect(changes.explanation == "screen: editing began")
  }

  @Test func numbersOfOrder() {
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 111].map(ChangeWords.ordinal) == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th",
      ])
  }

  /// Whatever differs is told, and nothing else.
  @Test func eachDifferenceOfRowsIsTold() {
    for seed in 0..<UInt64(TestDepth.cases(100_000)) {
      var random = SplitMix64(seed: seed)
      func part() -> SeenPart {
        func pick(_ texts: String) -> String {
          let texts = texts.split(separator: " ")
          return String(texts[random.int(below: texts.count)])
        }
        let words = (0..<random.int(below: 3)).map { _ in
          pick("bold on off x=1 x=2 color=#000000 color=red line-count=1 line-count=2 a=\"\" a")
        }
        let head = pick("text=\"a\" text=\"ab\" text=\"a…\" rect rect badge=\"a\" spinner _")
        return SeenPart(
          head == "_" ? "" : head, words, notes: random.chance(1, in: 4) ? ["n=1"] : [])
      }
      func row(_ path: String?) -> SeenRow {
        let label = path.flatMap { _ in random.chance(1, in: 3) ? "a" : nil }
        return SeenRow(path, label: label, parts: (0..<random.int(below: 4)).map { _ in part() })
      }
      let old = ["p", "q", "c/q", "q", nil].filter { $0 == nil || random.chance(2, in: 3) }.map(row)
      var new = old
      for _ in 0..<random.int(below: 3) {
        let index = random.int(below: new.count)
        switch random.int(below: 4) {
        case 0 where new[index].path != nil: new.remove(at: index)
        // Rows of two lists have no order.
        case 1 where new[index].path != nil && new[index].list == new[0].list:
          new.swapAt(0, index)
        case 2: new.insert(row("new"), at: 0)
        default: new[index] = row(new[index].path)
        }
      }
      let sentences = ChangeWords.sentences(from: old, to: new)
      #expect(
        sentences.isEmpty == (old == new), "seed \(seed) \(sentences)\n\(old)\n\(new)")
      #expect(ChangeWords.sentences(from: old, to: old).isEmpty)
    }
  }

  /// Each change of a list is told, by why it is an update if it is one.
  @Test func eachChangeOfAnUpdateIsTold() {
    let updates: [Changeset.Change.Kind] = [.reconfigured, .reloaded, .sectionUpdated]
    for seed in 0..<UInt64(TestDepth.cases(10_000)) {
      var random = SplitMix64(seed: seed)
      let old = ListSpec.random(&random, duplicates: false)
      let new = random.chance(1, in: 4) ? old : old.edited(&random)
      let edit: @MainActor @Sendable (String) -> Void = { _ in }
      let screens = [old, new].map { (spec) -> ScreenSnapshot in
        if random.chance(1, in: 2) { return spec.snapshot() }
        return Whole(
          sections: spec.sections.map(\.section), place: random.int(below: 2),
          text: "\(random.int(below: 2))", edit: random.chance(1, in: 2) ? nil : edit,
          isOn: random.chance(1, in: 2), selectsRows: random.chance(1, in: 2)
        ).snapshot()
      }
      let changes = screens[1].changeset(from: screens[0])
      let lines = changes.all.map { $0.line() }
      let told = lines + changes.linesOfWhole
      #expect(told.isEmpty == (screens[0] == screens[1]), "seed \(seed) \(told)")
      #expect(Set(lines).count == lines.count, "seed \(seed) \(lines)")
      for (change, line) in zip(changes.all, lines) {
        let isUpdate = updates.contains(change.kind)
        #expect(
          line.hasPrefix(change.kind.rawValue) && (!isUpdate || line.contains(": ")),
          "seed \(seed) \(line)")
      }
    }
  }
}
