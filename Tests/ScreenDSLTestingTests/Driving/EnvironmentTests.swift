import Foundation
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

  /// The addresses are what `base64` of GNU coreutils makes of the same bytes.
  @Test func filesStandForRemoteImagesInPictures() {
    let snapshot = ScreenSnapshot([
      Section("covers") {
        Look.horizontal { Look.image(.remote("a", placeholder: .symbol("photo"))) }
        Look.image(.remote("b")).fit()
        Look.image(.remote("https://x/c"))
      }
    ])
    var environment = ListEnvironment()
    environment.imageData = ["a": [0xFF, 0xD8, 0xFF, 0xE0], "b": [0x89, 0x50, 0x4E, 0x47, 0x0D]]
    let state = RenderState(environment: environment)
    let svg = ScreenRenderer.svg(state: state).render(snapshot)
    #expect(
      svg.contains(#"href="data:image/jpeg;base64,/9j/4A==" preserveAspectRatio="xMidYMid slice""#))
    #expect(svg.contains(#"href="data:image/png;base64,iVBORw0=" preserveAspectRatio="xMidYMid""#))
    #expect(svg.components(separatedBy: "<image").count == 3)
    let round = Section("round") { Look.image(.remote("a")).background(corners: .infinity) }
    #expect(
      ScreenRenderer.svg(state: state).render(ScreenSnapshot([round]))
        .contains(#"clip-path="inset(0 round 20px)""#))
    let page = ScreenRenderer.html(state: state).render(snapshot)
    #expect(page.contains(#"<img src="data:image/jpeg;base64,/9j/4A==" alt="">"#))
    #expect(page.contains(#"<img src="data:image/png;base64,iVBORw0=" alt="" class="fit">"#))
    #expect(!ScreenRenderer.svg.render(snapshot).contains("<image"))
    #expect(ScreenRenderer.outline.render(snapshot).contains(#"image="https://x/c""#))
  }

  /// A page has both, of which its style sheet shows one.
  @Test func anImageIsAnotherOneInTheDark() {
    let snapshot = ScreenSnapshot([
      Section("logo") {
        Look.horizontal { Look.image(.remote("a"), dark: .remote("b")) }
        Look.horizontal { Look.image(.asset("day"), dark: .asset("night")).size(width: 60) }
      }
    ])
    var environment = ListEnvironment()
    environment.imageData = ["a": [0xFF, 0xD8, 0xFF, 0xE0], "b": [0x89, 0x50, 0x4E, 0x47, 0x0D]]
    let state = RenderState(environment: environment)
    for (theme, words) in [
      (ScreenRenderer.Theme.light, ["image/jpeg", ">day<"]), (.dark, ["image/png", ">night<"]),
    ] {
      let svg = ScreenRenderer.svg(theme: theme, state: state).render(snapshot)
      let all = ["image/jpeg", "image/png", ">day<", ">night<"]
      #expect(all.filter { svg.contains($0) } == words)
    }
    let page = ScreenRenderer.html(state: state).render(snapshot)
    #expect(page.contains(#"<span class="on-light">day</span><span class="on-dark">night</span>"#))
    #expect(page.contains(#"<span class="on-dark"><img src="data:image/png"#))
    #expect(
      ScreenRenderer.outline.render(snapshot).contains(
        #"image="day" (width=60 dark-image="night")"#))
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
