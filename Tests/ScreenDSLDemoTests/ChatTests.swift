@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct ChatTests {
  private let store = SceneStore<Chat>()

  @Test func aMessageIsSentAndKeepsItsRow() {
    let screen = store.drive()
    screen.expectDisabled("Send").type("Hello?", in: "Message").tap("Send")
    screen.expectVisible("Sending …").expectDisabled("Send").expectLastUpdate {
      $0.inserted("Today/-5")
      $0.reconfigured("next/#1")
    }
    screen.update { store.state.answer(20) }.expectNotVisible("Sending …")
      .expectLastUpdate { $0.reconfigured("Today/20") }
    expectEqual(store.state.messages.last?.text, "Hello?")
    expectNoProblems(screen)
  }

  @Test func whatIsLostIsTriedAgain() {
    store.state.submit("Hello?")
    store.state.answer(nil)
    let screen = store.drive()
    screen.tap("Try again").expectVisible("Sending …")
      .expectLastUpdate { $0.reconfigured("Today/-5") }
    screen.update { store.state.answer(20) }.expectNotVisible("Not sent. Try again")
  }

  @Test func messagesThatWaitTogetherGetIDsOfTheirOwn() {
    store.state.submit("Hello?")
    store.state.submit("Are you there?")
    for id in [20, 30] {
      store.state.answer(id)
      expectEqual(store.state.messages.suffix(2).map(\.id), [20, 21])
    }
  }

  @Test func aMessageThatChangesWhileItIsEditedLosesNoText() {
    let changes: [(inout Chat) -> Void] = [{ $0.messages.removeLast() }, { $0.answer(20) }]
    for change in changes {
      store.state.submit("Hello?")
      store.state.begin(store.state.messages[store.state.messages.count - 1])
      change(&store.state)
      store.state.submit("Hello!")
      expectEqual(store.state.messages.last?.text, "Hello!")
    }
  }

  @Test func ownMessagesAreEditedInPlace() {
    let screen = store.drive()
    screen.choose("Today/5", "Edit").expectVisible("Save").clear("Message")
    screen.type("It is 300 metres of wire.", in: "Message").tap("Save")
    screen.expectVisible("It is 300 metres of wire.").expectVisible("16:52 · edited")
      .expectLastUpdate { $0.reconfigured("Today/5", "next/#1") }
    screen.choose("Today/5", "Delete").expectLastUpdate { $0.removed("Today/5") }
    screen.swipe("Today/4", .leading, "Reply")
    screen.expectValue("“A microsecond, for comparison” ", of: "Message")
  }

  @Test func aSearchLightsWhatItFinds() {
    let screen = store.drive()
    screen.type("wir", in: "Search messages").expectVisible("2 messages")
    screen.type("e", in: "Search messages").expectLastUpdate {
      $0.reconfigured("search field", "Yesterday/1", "Today/5")
    }
    screen.type(" that", in: "Search messages").expectVisible("1 message").expectLastUpdate {
      $0.reconfigured("search field", "search/hits", "Yesterday/1", "Today/5")
    }
    screen.clear("Search messages").expectNotVisible("1 message")
  }

  @Test func whatGraceDoesIsShown() {
    let screen = store.drive()
    screen.update { store.state.isTyping = true }.expectVisible("Grace is typing")
      .expectLastUpdate { $0.inserted("typing") }
    screen.update { store.state.messages.append(.news) }.expectLastUpdate { $0.inserted("Today/6") }
    screen.environment.hidesSensitiveTexts = true
    screen.expectNotVisible(Message.news.text)
  }

  @Test func looks() {
    store.state.submit("How long is a microsecond of wire?")
    store.state.answer(20)
    store.state.submit("And a second?")
    store.state.answer(nil)
    (store.state.query, store.state.isTyping) = ("wire", true)
    store.state.draft = String(repeating: "Light is fast, and satellites are far away. ", count: 7)
    let state = RenderState(environment: .pictures)
    expectScreen(store.screen, as: .text())
    expectScreen(store.screen, as: .spoken())
    expectScreen(store.screen, as: .svg(state: state), named: "picture")
    expectScreen(store.screen, as: .svg(theme: .dark, state: state), named: "dark")
  }
}
