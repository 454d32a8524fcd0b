import ScreenDSLTesting

/// Looks read what all rows have in common.
@MainActor @Suite(.timedOnMain) struct LookEnvironmentTests {
  struct Balance: Drawn, Identifiable {
    let id: Int
    var amount: String
    var onPay: Handler<Void>

    var look: some LookPart {
      Look.horizontal {
        Look.text("Account \(id)")
        Look.text(amount).sensitive()
        if Look.environment.canPay { Look.button("Pay", onPay) }
      }
    }
  }

  struct Accounts: Screen {
    var body: some ScreenContent {
      Section("accounts") {
        for id in 0..<3 { Balance(id: id, amount: "€ \(id)", onPay: Handler { _ in }) }
        Look.horizontal { Look.text("Sum").sensitive() }
        Look.row("Card", value: "1234").sensitive()
      }
    }
  }

  private func screen() -> TestScreen { TestScreen { Accounts() } }

  @Test func testsSeeWhatIsShownInIt() {
    let screen = screen()
    screen.expectSeen("€ 1").expectSeen("1234").expectNotSeen("Pay")
    screen.environment.hidesSensitiveTexts = true
    screen.expectNotSeen("€ 1").expectNotSeen("1234").expectNotSeen("Sum").expectSeen("Account 1")
    screen.environment.canPay = true
    screen.press("Pay", in: "Account 1")
    screen.environment.hidesSensitiveTexts = false
    screen.press("Pay", in: "€ 2")
    var environment = ListEnvironment()
    environment.canPay = true
    TestScreen(environment: environment) { Accounts() }.expectSeen("Pay", in: "Account 1")
  }

  @Test func picturesAreDrawnInIt() {
    var environment = ListEnvironment()
    let snapshot = Accounts().snapshot()
    let before = ScreenRenderer.text.render(snapshot)
    #expect(before.contains("€ 1") && !before.contains("••••"))
    environment.hidesSensitiveTexts = true
    let state = RenderState(environment: environment)
    for form in [
      .text(state: state), .svg(state: state), .outline(state: state), .html(state: state),
    ] as [ScreenRenderer] {
      let text = form.render(snapshot)
      #expect(!text.contains("€ 1") && !text.contains("1234") && text.contains("Account 1"))
    }
    #expect(
      ScreenRenderer.spoken(state: state).render(snapshot).split(separator: "\n").first
        == "Account 0")
  }

  /// A look that nobody is told of keeps its initial values.
  @Test func whereNoListIsAroundEachKeyHasItsInitialValue() {
    #expect(Look.environment == ListEnvironment())
    var environment = ListEnvironment()
    environment.canPay = true
    #expect(environment != ListEnvironment() && Set([environment, ListEnvironment()]).count == 2)
    environment.canPay = false
    #expect(environment == ListEnvironment())
  }
}

extension ListEnvironment {
  private struct CanPay: ListEnvironmentKey { static let initial = false }

  fileprivate var canPay: Bool {
    get { self[CanPay.self] }
    set { self[CanPay.self] = newValue }
  }
}
