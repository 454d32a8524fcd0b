import Foundation

@testable import ScreenDSLTesting

/// What failing tests say, recorded whole, so that whoever changes a sentence reads it beside all others.
@MainActor @Suite(.timedOnMain) struct FailureTextsTests {
  @MainActor final class Store {
    var mails = (1...4).map { Mail(id: $0) }
    var isSending = false
    var order = ["inbox", "sent"]
    var now = 0
  }

  struct Mail: LookModel, Identifiable {
    let id: Int
    var sender = "Grace Hopper"
    var subject = "Lunch"
    var color: Look.Color = .secondary
    var isRead = false

    var look: some LookPart {
      Look.vertical {
        Look.text("\(sender) \(id)", .headline)
        Look.text(subject).color(color).lines(1)
        if !isRead { Look.badge("New") }
      }
    }
  }

  struct Unregistered: CellModel { var text: String }

  private let store = Store()

  private var screen: TestScreen {
    TestScreen {
      let (store, mails, isSending) = (store, store.mails, store.isSending)
      return Mailbox(order: store.order) {
        for mail in mails {
          mail.onSelect {}.swipeActions(SwipeAction("Archive") { store.mails.removeFirst() })
        }
      } sent: {
        Look.toggle("Unread only", isOn: false) { _ in }.id("unread")
        Look.button("Send") {}.enabled(!isSending).id("send")
        Look.picker("Sort", ["Date", "Name"], selected: "Date", name: \.self) { _ in }.id("sort")
      }
    }
  }

  struct Mailbox<Inbox: SectionContent, Sent: SectionContent>: Screen {
    var order: [String]
    @SectionBuilder var inbox: @Sendable () -> Inbox
    @SectionBuilder var sent: @Sendable () -> Sent

    var body: some ScreenContent {
      for name in order {
        if name == "inbox" { Section("inbox", header: "Inbox") { inbox() } }
        if name == "sent" { Section("sent") { sent() } }
      }
    }
  }

  private func list(_ mails: [Mail], order: [String] = ["inbox", "sent"]) -> ScreenSnapshot {
    Mailbox(order: order) {
      for mail in mails { mail }
    } sent: {
      Look.text("Drafts").id("drafts")
    }.snapshot()
  }

  /// A list, and the same one as an edit left it.
  private func edited(_ edit: (inout [Mail]) -> Void) -> (old: ScreenSnapshot, new: ScreenSnapshot)
  {
    var mails = (1...4).map { Mail(id: $0) }
    let old = list(mails)
    edit(&mails)
    return (old, list(mails))
  }

  private func compare(
    _ lists: (old: ScreenSnapshot, new: ScreenSnapshot), as renderer: ScreenRenderer
  ) {
    let reference = renderer.render(lists.old)
    expectScreen(lists.new, as: renderer, record: .never) { reference }
  }

  @Test func typicalFailures() {
    var texts: [String] = []
    func fails(_ name: String, _ body: () -> Void) {
      let lines = failures(body).joined(separator: "\n").withoutPlaces
        .replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "<UUID>")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("All failures: ") && !$0.hasPrefix("To accept it") }
      texts.append("# \(name)\n" + lines.joined(separator: "\n") + "\n")
    }
    let lines = edited {
      $0[0].subject = "Dinner"
      $0[1].isRead = true
      $0.append(Mail(id: 9))
    }
    fails("Another row was updated") {
      screen.update { store.mails[1].subject = "Tea" }.expectLastUpdate { $0.reconfigured("1") }
    }
    fails("More happened than was expected") {
      screen.update {
        store.mails[0].subject = "Tea"
        store.mails.removeLast()
      }.expectLastUpdate { $0.reconfigured("1") }
    }
    fails("A swipe action is missing") { screen.swipe("2", .trailing, "Delete") }
    fails("A name is mistyped") { screen.tap("Grace Hoper 2") }
    fails("A name is that of several rows") { FailureTextsTests().screen.tap("Lunch") }
    fails("A button is missing") { screen.tap("Delete", in: "2") }
    fails("A button is disabled") {
      store.isSending = true
      screen.tap("Send")
      store.isSending = false
    }
    fails("A choice is missing") { screen.pick("Size", of: "Sort") }
    fails("A text is not seen") { screen.expectVisible("Dinner", in: "2") }
    fails("A row is out of the window") {
      store.mails = (1...60).map { Mail(id: $0) }
      screen.tap("50")
      store.mails = (1...4).map { Mail(id: $0) }
    }
    fails("An update costs more") {
      screen.expectCost(mostConfigured: 1) {
        $0.update {
          for index in store.mails.indices { store.mails[index].isRead = true }
        }
      }
      store.mails = (1...4).map { Mail(id: $0) }
    }
    fails("A row has no cell") {
      expectNoProblems(
        TestScreen(cells: CellRegistry<HeadlessList>()) {
          ScreenOf { Unregistered(text: "a").id("a") }
        })
    }
    fails("An ID is made in the body") {
      _ = TestScreen { ScreenOf { Look.text("a").id(UUID()) } }
    }
    fails("A row is another at each evaluation") {
      _ = TestScreen {
        store.now += 1
        let now = store.now
        return ScreenOf { Look.text("At \(now)").id("time") }
      }
    }
    fails("A picture: texts, parts and rows differ") { compare(lines, as: .svg()) }
    fails("A picture: one text of some rows has another color") {
      compare(edited { for index in $0.indices { $0[index].color = .accent } }, as: .svg())
    }
    fails("A picture: rows moved") { compare(edited { $0.reverse() }, as: .svg()) }
    fails("A picture: a text is cut") {
      compare(edited { $0[0].subject = String(repeating: "Lunch at noon ", count: 9) }, as: .svg())
    }
    fails("A picture is drawn otherwise") {
      let screen = list([Mail(id: 1)])
      let reference = ScreenRenderer.svg().render(screen)
      let old = reference.replacing(/#[0-9A-F]{6}/, with: "#FF0000")
      expectScreen(screen, as: .svg(), record: .never) { old }
    }
    fails("An outline: texts, parts and rows differ") { compare(lines, as: .outline()) }
    fails("An outline: sections moved") {
      let mails = [Mail(id: 1)]
      compare((list(mails), list(mails, order: ["sent", "inbox"])), as: .outline())
    }
    fails("A text: texts, parts and rows differ") { compare(lines, as: .text(width: 40)) }
    fails("What is heard: texts, parts and rows differ") { compare(lines, as: .spoken()) }
    ReferenceExpectation(
      text: texts.joined(separator: "\n"), name: "texts", fileExtension: "txt",
      at: CallSite(#fileID, #filePath, #line, #column)
    ).check()
  }
}
