import ScreenDSLTesting
import Testing

@testable import InboxKit

/// Tests the screen's snapshots and actions, without views.
@MainActor @Suite struct InboxScreenTests {
  private func screen(_ actions: Inbox.Action...) -> ScreenSnapshot { screen(actions) }

  private func screen(_ actions: [Inbox.Action]) -> ScreenSnapshot {
    var inbox = Inbox()
    for action in [.receive(Mail.samples)] + actions { inbox.perform(action) }
    return InboxScreen(inbox: inbox) { _ in }.snapshot()
  }

  @Test func looks() {
    expectScreen(screen(), as: .svg())
    expectScreen(screen(), as: .svg(theme: .dark), named: "dark")
    expectScreen(screen(.load), as: .text(), named: "loading")
    expectScreen(screen(.fail("The server does not answer")), as: .text(), named: "failure")
    expectScreen(screen(.search("zebra")), as: .text(), named: "nothing-found")
    expectScreen(
      screen(.move(3, .archive), .unfold(.archive, true), .edit(true)), as: .svg(), named: "edited")
  }

  @Test func openingAMailFillsItsCellAndItsPersonsCard() {
    expectUpdate(from: screen(), to: screen(.open(1))) {
      $0.reconfigured("today/1")
      $0.nested("people") { $0.reconfigured("Grace Hopper") }
    }
  }

  @Test func archivingTheLastMailOfADayRemovesTheDay() {
    expectUpdate(from: screen(), to: screen(.move(5, .archive))) {
      $0.sections(removed: ["tuesday"])
      $0.inserted("top/Archive")
    }
  }

  @Test func aMailMovesIntoAFolderThatIsUnfolded() {
    let open: [Inbox.Action] = [.move(3, .trash), .unfold(.trash, true)]
    expectUpdate(from: screen(open), to: screen(open + [.move(1, .trash)])) {
      $0.moved(count: 1)
      $0.reconfigured("top/1", "top/Trash")
      $0.nested("people") { $0.reconfigured("Grace Hopper") }
    }
    expectUpdate(from: screen(open), to: screen(open + [.unfold(.trash, false)])) {
      $0.removed("top/3")
      $0.reconfigured("top/Trash")
    }
  }

  @Test func openingAMailMovesItBehindTheUnreadOnes() {
    expectUpdate(from: screen(.sort(.unread)), to: screen(.sort(.unread), .open(1))) {
      $0.moved("read/1")
      $0.reconfigured("read/1")
      $0.nested("people") { $0.reconfigured("Grace Hopper") }
    }
  }

  @Test func mailIsFoundByItsTexts() {
    #expect(mails(screen(.search("ENGINE"))) == [2])
    #expect(mails(screen(.search("hopper"))) == [1])
    #expect(mails(screen(.choose(.katherine))) == [4])
    #expect(mails(screen(.choose(.ada), .choose(.ada))) == [1, 2, 3, 4, 5])
    #expect(mails(screen(.sort(.oldest))) == [5, 4, 3, 2, 1])
  }

  @Test func unreadMailsComeFirst() {
    #expect(mails(screen(.sort(.unread), .open(1))) == [2, 4, 1, 3, 5])
    let archived: [Inbox.Action] = [
      .move(3, .archive), .move(4, .archive), .unfold(.archive, true),
    ]
    #expect(mails(screen(archived)) == [3, 4, 1, 2, 5])
    #expect(mails(screen(archived + [.sort(.unread)])) == [4, 3, 1, 2, 5])
    let read = (10..<40).map { id in
      var mail = Mail.news
      (mail.id, mail.isUnread) = (id, false)
      return mail
    }
    #expect(mails(screen(.receive(read), .sort(.unread))).prefix(4) == [1, 2, 4, 10])
  }

  @Test func oldMailsAreOneGroup() {
    var old = Mail.samples
    for index in old.indices { old[index].daysAgo = index + 2 }
    let screen = screen(.receive(old))
    #expect(screen.sections.map(\.id).suffix(3) == ["top", "tuesday", "earlier"])
    #expect(mails(screen) == [1, 2, 3, 4, 5])
  }

  private func mails(_ screen: ScreenSnapshot) -> [Mail.ID] {
    screen.models(of: MailRow.self).map(\.model.id)
  }

  @Test func itIsUsed() {
    let model = filled
    let screen = TestScreen { model.screen }
    screen.type("note", in: "Search mail").expectVisible("Note G, again").expectNotVisible(
      "Nanoseconds")
    screen.clear("Search mail").tap("Nanoseconds").swipe("Note G, again", .trailing, "Archive")
    screen.expectNotVisible("Note G, again").pick("Oldest", in: "Sort").pick("Newest")
    screen.choose("Nanoseconds", "Mark as unread")
    #expect(model.inbox.unseen == 4)
    screen.advance(by: 0.5)
    #expect(model.inbox.unseen == 0, "all that is left shows")
    screen.tap("Ada").expectVisible("No mail")
    expectNoProblems(screen)
  }

  @Test func mailsGoToFoldersThatUnfold() {
    let model = filled
    let screen = TestScreen { model.screen }
    screen.edit().tap("Delete", in: "Nanoseconds").expectNotVisible("Nanoseconds").edit(false)
    screen.expand("Trash").swipe("Nanoseconds", .trailing, "Archive").expectNotVisible("Trash")
    screen.expand("Archive").tap("Nanoseconds").type("engine", in: "Search mail")
    screen.expectNotVisible("Archive").clear("Search mail").collapse("Archive").expectNotVisible(
      "Nanoseconds")
    #expect(!model.inbox.isEditing && model.inbox.mails.count == Mail.samples.count)
    expectNoProblems(screen)
  }

  @Test func anEmptyInboxIsPulled() async {
    let model = InboxModel { Mail.samples }
    model.send(.receive([]))
    let screen = TestScreen { model.screen }
    await screen.expectVisible("No mail").pullToRefresh().expectNotVisible("No mail")
    #expect(screen.snapshot.models(of: MailRow.self).count == Mail.samples.count)
  }

  @Test func moreMailsAreShownAtTheEnd() {
    let model = InboxModel { [] }
    let mails = (0..<30).map { number in
      var mail = Mail.news
      mail.id = number
      return mail
    }
    model.send(.receive(mails))
    let screen = TestScreen { model.screen }
    #expect(screen.snapshot.models(of: MailRow.self).count == 20)
    screen.scrollToEnd()
    #expect(screen.snapshot.models(of: MailRow.self).count == 30)
  }

  /// Runs many series of user actions on the screen. Between two actions, a mail can arrive.
  @Test func peopleUseIt() async {
    await explore(filled) {
      $0.screen
    } rules: {
      $0.event("mail arrives") { $0.send(.receive([.news])) }
      $0.check("no more is unseen than there is") { model, _ in
        (0...model.inbox.mails.count).contains(model.inbox.unseen)
      }
    }
  }

  private var filled: InboxModel {
    let model = InboxModel { Mail.samples }
    model.send(.receive(Mail.samples))
    return model
  }
}
