@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct RuleTests {
  @Test func theFirstBrokenRuleIsReportedInTheUsualWindow() async {
    let (log, ways) = (Log(), Counter())
    // The sixth way has a low window.
    let text = await failure(ofRows: ways.next, ways: 2) { _ in
      Look.text("a")
    } rules: {
      $0.event("event") { log.add("\($0)") }
      for rule in ["first", "second"] {
        $0.check(rule) { way, _ in way < 6 || !log.lines.contains("\(way)") }
      }
    }
    #expect(text.hasPrefix("first: ") && text.contains(" 1 is needed (seed 2)"), "\(text)")
    #expect(!text.contains("viewport"), "\(text)")
  }

  @Test func controlsAndTexts() async {
    let found = [
      await failure(ofRows: MailBox()) { box in
        Look.field("City", text: box.query) { box.query = $0 }
          .id(box.query.isEmpty ? "new" : "city")
      },
      await failure(MailBox()) { box in
        ScreenOfSections {
          Section("step\(box.archived)") { Look.button("Next") { box.archived += 1 } }
        }
      },
      await failure(ofRows: 0) { _ in Look.button("Send") { throw Refusal("no") } },
      await failure(0) { _ in ScreenOfSections { Section("a", header: Look.text("Mails")) {} } },
      await failure(ofRows: 0) { _ in Look.button("", image: .symbol("gear")) {} },
      await failure(ofRows: MailBox()) { box in
        Look.stepper("Number", value: box.archived, in: 0...4) { box.archived = $0 }
        Look.text("\(box.archived > 2 ? "" : "€")\(box.archived).50")
      },
      await failure(ofRows: MailBox()) { box in
        Look.toggle("Sorted", isOn: box.isAscending) { box.isAscending = $0 }
        let ids = box.isAscending ? [1, 2, 3] : [2, 3, 1]
        for place in 0..<3 {
          Look.row("Mail", value: ["Engines", "Compilers", "Types"][place]).id(ids[place])
        }
      },
      await failure(ofRows: MailBox()) { box in
        for text in ["Ed", "Semaphores"] { Look.text(text).id(text) }
        Look.field("Search", text: box.query) { box.query = $0 }
      } rules: {
        $0.check("no search for a visible text") { box, _ in !box.query.hasSuffix("Sema") }
      },
      await failure(ofRows: MailBox()) { box in
        for mail in box.mails.prefix(3) {
          PickRow(id: mail.id, isPicked: mail.isRead).onSelect {
            box.mails[mail.isRead ? mail.id % 3 : mail.id - 1].isRead.toggle()
          }
        }
      },
      await failure(ofRows: MailBox()) { box in
        Look.toggle("Short", isOn: !box.isAscending) { (box.isAscending, box.archived) = (!$0, 0) }
        PickRow(id: 1, isPicked: box.archived == 1).onSelect { box.archived = 1 }
        if box.isAscending { Look.text("Hint").id("hint") }
      },
      await failure(ofRows: MailBox()) { box in
        Look.vertical(
          Look.toggle("On", isOn: box.isAscending) { box.isAscending = $0 },
          Look.field("Name", text: "") { _ in })
        Look.vertical(
          Look.text("Place"), Look.field("City", text: box.query) { box.query = $0 })
      },
      await failure(ofRows: MailBox(), steps: 5) { box in
        Look.toggle("Short", isOn: !box.isAscending) { box.isAscending = !$0 }
        Look.stepper("Number", value: 4, in: 0...(box.isAscending ? 4 : 1), nil)
      },
    ]
    let rules = [
      "kept ID", "kept ID", "rules of lists", "never empty", "problems", "numbers",
      "contents in place", "no search for a visible text", "own row", "kept change", "taken value",
      "problems",
    ]
    #expect(found[1].contains("'step0/#0' must keep its ID (was replaced by Button 'step1/#0', "))
    expectEqual(found.map { "\($0.prefix { $0 != ":" })" }, rules, "\(found)")
  }

  @Test func aButtonChangesTheMailThatOpenedIt() async {
    let text = await failure(ofRows: MailBox()) { box in
      for mail in box.mails.prefix(3) {
        PickRow(id: mail.id, isPicked: mail.isRead).onSelect { box.archived = mail.id }
        if box.archived == mail.id {
          Look.button("Take") { box.mails[mail.isRead ? mail.id % 3 : mail.id - 1].isRead.toggle() }
            .id("button \(mail.id)")
        }
      }
    }
    #expect(text.hasPrefix("opener: ") && text.contains(", of which 3 are needed ("), "\(text)")
  }

  @Test func aButtonWorksTwiceBeforeItIsDone() async {
    let text = await failure(ofRows: MailBox()) { box in
      if box.query.isEmpty { Look.text("Loading").id("loading").task { box.query = "done" } }
      if box.archived == 0 { Look.button("Archive") { Task { box.archived += 1 } }.id("archive") }
      Look.text("\(box.archived) archived").id("count")
    }
    let calls = "await Task.yield()\n    await screen.finish()\n    screen.tap("
    #expect(text.hasPrefix("twice: ") && text.contains(calls), "\(text)")
  }

  @Test func rowsAreTappedAfterEditing() async {
    let text = await failure(MailBox()) { box in
      ScreenOfSections {
        Section("mails") {
          for mail in box.mails {
            Look.text(mail.sender).id(mail.id).onSelect { box.archived += 1 }
          }
        }.editing(box.isAscending) { box.isAscending = $0 }
      }
    } rules: {
      $0.check("no tap") { box, _ in box.archived == 0 }
    }
    #expect(text.contains("    screen.edit(false)\n    screen.tap("), "\(text)")
  }

  @Test func theSecondWayLeavesOutSteps() async {
    let (log, ways) = (Log(), Counter())
    for seed in [1, 2] as [UInt64] {
      await explore(ways.next, ways: 1, steps: 10, seed: seed) { way in
        ScreenOf {
          Look.vertical { for id in 0..<10 { Look.button("\(id)") { log.add("\(way) \(id)") } } }
        }
      }
    }
    let used = (1...10).map { way in
      log.lines.filter { $0.hasPrefix("\(way) ") }.map { $0.split(separator: " ")[1] }
    }
    let rest = Set(used[0]).subtracting(used[1])
    #expect(Set(used[0]).count == 10 && !rest.isEmpty, "\(used)")
    expectEqual(Set(used[2].prefix(rest.count)), rest, "the third way begins with them")
    #expect(used[0] == used[5] && used[4] != used[9], "the ways after four depend on the seed")
  }

  @Test func theFieldsOfAModelAreTold() {
    struct Part: Hashable { var (name, count) = ("abc", 2) }
    struct Endless: Hashable, CustomReflectable {
      var customMirror: Mirror { Mirror(self, children: ["next": Self()], displayStyle: .struct) }
    }
    struct Model: CellModel { var (id, title, part, end) = (1, "ab", Optional(Part()), Endless()) }
    let content = RowContent(Model(), nil)
    let fields: Set = ["title", "part.name", "part.count", "end.next.next.next.next"]
    #expect(Set(content.fields.keys) == fields && content.texts == ["abc"])
  }
}
