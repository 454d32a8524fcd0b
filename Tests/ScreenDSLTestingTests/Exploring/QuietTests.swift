@testable import ScreenDSLTesting

/// Screens without a bug, in which an exploration finds nothing.
@MainActor @Suite(.timedOnMain) struct QuietTests {
  private func expectQuiet<Shown: Screen>(_ screen: @escaping @MainActor (MailBox) -> Shown) async {
    let explored = await TestingContext.$current.withValue(Sandbox().context) {
      await explore(MailBox(), ways: 0, steps: 20, screen: screen)
    }
    #expect(explored.failure == nil)
  }

  /// Words with an s are not all plurals, a switch can say which unit a number has, and two rows can exchange a word.
  @Test(arguments: [("", ""), ("", " mois"), ("", " accès"), ("", " fils"), ("Player ", " wins")])
  func aTextWithANumber(start: String, end: String) async {
    await expectQuiet { box in
      ScreenOf {
        Look.stepper("Number", value: box.archived, in: 0...2) { box.archived = $0 }
        Look.toggle("Percent", isOn: !box.isAscending) { box.isAscending = !$0 }
        Look.text("\(start)\(box.archived)\(end)\(box.isAscending ? "" : " %")")
        let words = box.archived == 1 ? ["Next", "Now", "Later"] : ["Now", "Next", "Later"]
        for row in 0..<3 { Look.row(words[row], value: "\(box.archived)").id(row) }
      }
    }
  }

  /// The last row cannot be dragged. Each other row shows a word for its place. 'Delete' asks first.
  @Test(arguments: [("Close Others", 2), ("Unflag", 3)])
  func aListDoesWhatItsUserSays(title: String, count: Int) async {
    await expectQuiet { box in
      ScreenOf {
        for (place, mail) in box.mails.prefix(count).enumerated() {
          Look.row(mail.sender, value: ["First", "Second", "Third"][place]).id(mail.id)
            .reorderable {
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
}
