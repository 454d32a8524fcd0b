@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct QuietTests {
  private func expectQuiet(
    _ start: String = "nothing",
    @SectionBuilder _ rows: @escaping @MainActor (MailBox) -> some SectionContent
  ) async {
    let found = await failure(ofRows: MailBox(), steps: 20, rows: rows)
    expectEqual(found.hasPrefix(start), true, "\(found)")
    #expect(!found.contains("did not come back"))
  }

  /// Words with an s are not all plurals, a switch can set a unit, a price be a word, and a row take another's word.
  @Test(arguments: [
    ("", ""), ("", " mois"), ("", " accès"), ("", " fils"), ("Player ", " wins"), ("", " mails"),
  ]) func aTextWithANumber(start: String, end: String) async {
    await expectQuiet(end == " mails" ? "numbers: '1 mails' " : "nothing") { box in
      Look.stepper("Number", value: box.archived, in: 0...2) { box.archived = $0 }
      Look.toggle("Percent", isOn: !box.isAscending) { box.isAscending = !$0 }
      Look.text("\(start)\(box.archived + 1)\(end)\(box.isAscending ? "" : " %")")
      let words = box.archived == 1 ? ["Next", "Now", "Later"] : ["Now", "Next", "Later"]
      for row in 0..<3 { Look.row(words[row], value: "\(box.archived) gas").id(row) }
      PickRow(id: box.isAscending ? 2 : 3, isPicked: box.isAscending, query: "gas")
      for row in 0...1 { PickRow(id: row, isPicked: false, query: "No. \(box.archived - row)") }
      Look.text(box.archived == 1 ? "Free" : "€\(box.archived)")
    }
  }

  @Test func anActionThatNeedsTimeIsWaitedForOnce() async {
    let (turns, never) = (MailBox(), AsyncStream<Int> { _ in })
    let counter = Task {
      while !Task.isCancelled {
        turns.archived += 1
        await Task.yield()
      }
    }
    let text = await failure(ofRows: MailBox(), steps: 10) { box in
      Look.button("Save") { for await _ in never {} }
      Look.toggle("Sorted", isOn: box.isAscending) { box.isAscending = $0 }
    }
    let count = turns.archived
    #expect(text == "nothing" && (2_000...8_000).contains(count), "\(count)")
    let empty = await failure(turns, steps: 3) { turns in
      ScreenOfSections { Section("s", footer: Look.text("\(turns.archived)")) {} }
    }
    counter.cancel()
    expectEqual(empty, "nothing", "a screen that still changes can be empty")
  }

  @Test func aMapIsAReference() async {
    let found = await failures {
      let result = await explore(0, map: "none", ways: 0, steps: 1, record: .never) { _ in
        ScreenOf { Look.text("a") }
      }
      expectEqual([result.steps, result.screens], [0, 1], "nothing can be done")
    }
    #expect(found.count == 1 && found[0].hasPrefix("No reference for 'none'; record it"))
    expectEqual(found.first?.contains("/none.map'"), true, "\(found)")
  }

  @Test func eventsBringOtherRowsOfTheSameID() async {
    let text = await failure(ofRows: MailBox()) { box in
      if box.isAscending {
        PickRow(id: 1, isPicked: box.archived == 1).onSelect { box.archived = 1 }
      }
      Look.text("a")
    } rules: {
      $0.event("sync") { ($0.isAscending, $0.archived) = (!$0.isAscending, 0) }
    }
    expectEqual(text, "nothing")
  }

  @Test(arguments: [("", 6), ("0", 6), ("1", 204)])
  func aThoroughExplorationHasMoreWays(variable: String, ways: Int) async {
    let sandbox = Sandbox(variable.isEmpty ? [:] : ["SCREENDSL_THOROUGH": variable])
    let result = await quietly(sandbox) {
      await explore(0, steps: 0) { _ in ScreenOf { Look.text("a") } }
    }
    expectEqual(result.ways, ways)
    expectEqual(AtomicFile.names(in: "\(sandbox.folder)/artifacts"), [], "steps are stored no more")
  }

  /// A control may refuse some values. Each row may highlight a search, which ends with a tap on a row.
  @Test(arguments: [true, false]) func aTextIsTyped(isSearch: Bool) async {
    await expectQuiet { box in
      if !isSearch { Look.slider("Volume", value: 0.5) { _ in }.id("volume") }
      Look.field("Name", text: box.query) { box.query = isSearch ? $0 : $0.filter(\.isLetter) }
      for id in 1...2 where isSearch && (id > 1 || box.query.isEmpty) {
        PickRow(id: id, isPicked: false, query: box.query).onSelect { box.query = "" }
      }
    }
  }

  @Test func otherRowsAndControlsAndTheRowsAroundAButtonChange() async {
    await expectQuiet { box in
      for id in 1...2 {
        PickRow(id: id, isPicked: box.archived == id).onSelect { box.archived = 3 - id }
      }
      Look.horizontal(
        Look.toggle("Share", isOn: false) { _ in box.query += "?" },
        Look.toggle("Sound", isOn: true, nil), Look.text("Asked\(box.query)"))
    }
    await expectQuiet { box in
      for mail in box.mails.prefix(3) {
        PickRow(id: mail.id, isPicked: false).onSelect { box.archived = mail.id }
        if box.archived == mail.id {
          Look.button("Take") { (box.archived, box.query) = (0, box.query + "x") }.id(-mail.id)
        }
      }
      if box.archived == 0 { PickRow(id: 9, isPicked: false, query: box.query) }
      if !box.query.isEmpty { Look.text("Taken") }
    }
    await expectQuiet { box in
      for (place, mail) in box.mails.enumerated() {
        let other = box.mails.lastIndex { $0.id != mail.id }
        PickRow(id: mail.id, isPicked: mail.isRead).onSelect {
          box.mails[place].isRead = true
          if mail.isRead, let other { box.mails.remove(at: other) }
        }
      }
    }
  }

  @Test(arguments: [3, 4]) func twoOfFewRowsMayChangeTogether(count: Int) async {
    await expectQuiet(count < 4 ? "nothing" : "one row: ") { box in
      for mail in box.mails.prefix(count) {
        PickRow(id: mail.id, isPicked: mail.isRead, query: mail.subject).onSelect {
          for id in [mail.id, mail.id % count + 1] { box.mails[id - 1].isRead = true }
        }
      }
    }
  }

  @Test(arguments: [1, 2]) func aButtonDoesNothing(steps: Int) async {
    let (taken, ways) = (Log(), Counter())
    let text = await failure(ofRows: ways.next) { way in
      for id in 1...3 {
        let count = taken.lines.count { $0 == "\(id)" }
        if id == 1 || way == 1 && count < steps {
          Look.button("Take \(count)") { if id > 1 { taken.add("\(id)") } }.id(id)
        }
      }
    }
    expectEqual("\(text.prefix { $0 != ":" })", steps == 1 ? "nothing" : "dead control", "\(text)")
  }

  /// The last row cannot be dragged. Each other row shows a word for its place. 'Delete' asks first.
  @Test(arguments: [("Close Others", 2), ("Unflag", 3)])
  func aListDoesWhatItsUserSays(title: String, count: Int) async {
    await expectQuiet { box in
      for (place, mail) in box.mails.prefix(count).enumerated() {
        Look.row(mail.sender, value: ["First", "Second", "Third"][place]).id(mail.id).reorderable {
          let moved = box.mails.remove(at: $0.oldIndex)
          box.mails.insert(moved, at: min($0.index, count - 1, box.mails.count))
        }.swipeActions(
          SwipeAction(title) { box.mails.removeAll { ($0.id == mail.id) == (count == 3) } },
          SwipeAction("Delete") {})
      }
      Look.text("Drag to sort").id("hint")
    }
  }
}
