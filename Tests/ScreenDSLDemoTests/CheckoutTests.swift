@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct CheckoutTests {
  private let store = SceneStore<Order>(), screen: TestScreen

  init() { screen = store.drive() }

  @Test func theBasketIsChangedInPlace() {
    screen.expectVisible("€43.20").expectCost(mostCreated: 0, mostConfigured: 2) {
      $0.step("Number", by: 1, in: "V60 dripper")
    }
    screen.expectVisible("€49.00", in: "V60 dripper").expectVisible("€67.70")
    screen.swipe("Paper filters", .trailing, "Remove").expectNotVisible("Paper filters")
    screen.step("Number", by: -1, in: "V60 dripper").expectVisible("€36.40")
  }

  @Test func theFormSaysWhatIsWrong() {
    screen.expectDisabled("Pay")
    screen.type("Ada", in: "Name").pressReturn().expectFocus("Address").pressReturn()
    screen.expectVisible("Please fill this in", in: "Address").expectFocus("Card")
    screen.type("4242 4242").pressReturn().expectVisible("16 digits, 8 so far").expectFocus("Code")
    screen.type("123").pressReturn().type(" 4242 4242", in: "Card")
    screen.type("5 Fleet Street", in: "Address")
    screen.expectNotVisible("Please fill this in").expectEnabled("Pay")
    screen.turn("It is a gift", on: true).type(String(repeating: "x", count: 61), in: "Note")
    screen.expectVisible("61/60").expectDisabled("Pay")
    screen.clear("Note").tap("Pay").expectBusy("Pay")
  }

  @Test func whatTheBankRefusesStandsAtTheCard() {
    screen.update { pay() }
    screen.update { store.state.refusals = [.card: "Your bank refused it"] }
      .expectLastUpdate { $0.reconfigured(.label("Card"), .label("Pay")) }
    screen.expectVisible("Your bank refused it", in: "Card").expectEnabled("Pay")
    screen.clear("Card").expectNotVisible("Your bank refused it").expectDisabled("Pay")
  }

  @Test func theCardIsHiddenFromOthers() {
    screen.update {
      pay()
      store.state.isPaid = true
    }
    screen.expectVisible("Thank you, Ada").expectVisible("Paid by card 4242 4242 4242 4242")
    screen.environment.hidesSensitiveTexts = true
    screen.update().expectNotVisible("Paid by card 4242 4242 4242 4242").expectVisible(
      "Thank you, Ada")
  }

  private func pay() {
    store.state.texts = [
      .name: "Ada", .address: "5 Fleet Street", .card: "4242 4242 4242 4242", .code: "123",
    ]
    store.state.isPaying = true
  }

  @Test func looks() {
    let screen = Order.steps[9].snapshot
    expectNoProblems(screen)
    expectScreen(screen, as: .text())
    expectScreen(screen, as: .svg(), named: "picture")
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
    expectScreen(screen, as: .svg(state: RenderState(typeSize: .accessibility3)), named: "large")
  }
}
