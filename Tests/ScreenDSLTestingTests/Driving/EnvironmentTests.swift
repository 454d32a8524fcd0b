import Foundation

@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct LookEnvironmentTests {
  struct Balance: LookModel, Identifiable {
    let id: Int
    var amount: String, onPay: Handler<Void>
    var look: some LookPart {
      Look.horizontal {
        Look.text("Account \(id)")
        Look.text(amount).sensitive()
        if Look.environment.canPay { Look.button("Pay", onPay) }
      }
    }
  }

  private var accounts: some Screen {
    ScreenOf {
      for id in 0..<3 { Balance(id: id, amount: "€ \(id)", onPay: Handler { _ in }) }
      Look.horizontal { Look.text("Sum").sensitive() }
      Look.row("Card", value: "1234").sensitive()
    }
  }

  @Test func testsSeeWhatIsShownInIt() {
    let screen = TestScreen { accounts }
    screen.expectVisible("€ 1").expectVisible("1234").expectNotVisible("Pay")
    screen.environment.hidesSensitiveTexts = true
    screen.expectNotVisible("€ 1").expectNotVisible("1234").expectNotVisible("Sum")
      .expectVisible("Account 1")
    screen.environment.canPay = true
    screen.tap("Pay", in: "Account 1")
    screen.environment.hidesSensitiveTexts = false
    screen.tap("Pay", in: "€ 2")
    let paying = ListEnvironment { $0.canPay = true }
    TestScreen(environment: paying) { accounts }.expectVisible("Pay", in: "Account 1")
  }

  @Test func nothingOfWhatIsSensitiveIsSaid() {
    let environment = ListEnvironment { $0.hidesSensitiveTexts = true }
    let state = RenderState(environment: environment)
    expectEqual(Set(SecretParts.all.flatMap(kinds)), SecretParts.kinds, "kinds without a row")
    let forms: [ScreenRenderer] = [
      .text(state: state), .text(isASCII: true, state: state), .outline(state: state),
      .spoken(state: state), .svg(state: state),
    ]
    let all = ScreenSnapshot("s") {
      for (number, part) in SecretParts.hidden.enumerated() {
        Shown(part).id(String(repeating: "•", count: number))
      }
    }
    for form in forms {
      let text = form.render(all)
      let lines = (form.name == "svg" ? words(text) : text).split(separator: "\n")
      #expect(lines.count > 50 && lines.filter { $0.contains("42") } == [], "\(form.name)")
    }
    let parts = SecretParts.hidden.enumerated().filter { $0.offset % 3 == $0.offset / 3 % 3 }
    for (number, part) in TestDepth.part(of: TestDepth.part(of: parts, 0), 0) {
      let test = TestScreen(environment: environment) { ScreenOf { Shown(part).id("row") } }
      let said = failures {
        test.expectVisible("nothing").expectNotVisible("••••").expectValue("?", of: "••••")
        test.tap("nothing").step("••••", by: 99).slide("••••", to: .infinity).pick("nothing")
        test.type("x", in: "••••").turn("••••", on: true).focus("nothing").clear("••••")
        test.pick(.init(year: 1, month: 1, day: 1), in: "••••").expectNotVisible("row")
      }
      #expect(!said.joined().contains("42"), "\(number): \(said)")
    }
  }

  private func kinds(of node: LookNode) -> [String] {
    [SecretParts.kind(of: node)] + node.parts.flatMap(kinds)
  }

  private func words(_ svg: String) -> String {
    let svg = svg.components(separatedBy: "<desc>").map { $0.drop { $0.isNumber || $0 == "." } }
      .joined(separator: "<desc>")
    let texts = svg.split(separator: ">").compactMap { $0.split(separator: "<").first }
    let labels = svg.components(separatedBy: "aria-label=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    return (texts.map(String.init).filter { !$0.contains("=\"") } + labels.map(String.init))
      .joined(separator: "\n")
  }

  private struct Lookless: CellModel { var isEmpty = true }

  @Test(arguments: 0...2) func changesOfWhatIsSensitiveAreToldWithoutIt(_ way: Int) {
    var amount = "4242"
    let list = TestScreen.sections {
      Section("all") {
        Balance(id: 1, amount: amount, onPay: Handler { _ in })
        Look.text(amount).sensitive()
        if amount == "4242" { Look.text(amount).sensitive().id("x") } else { Lookless().id("x") }
      }
      if way > 0 {
        Section("wrong", dependsOn: 1) { [amount] in
          Look.text(way == 2 && amount == "4243" ? "42 \(UUID())" : amount).sensitive()
        }
      }
    }
    list.environment.hidesSensitiveTexts = true
    amount = "4243"
    let all = failures { list.update().expectLastUpdate { _ in } } + list.problems.map(\.sentence)
    #expect(!all.isEmpty && all.allSatisfy { !$0.contains("42") }, "\(all)")
  }

  @Test func whatIsSensitiveWorks() {
    let log = Log()
    let screen = TestScreen.rows {
      Look.horizontal {
        for name in ["Pay", "Call"] { Look.button("\(name) 4242") { log.add(name) } }
        Look.stepper("", value: 4_242, in: 0...9_999) { log.add("\($0)") }
      }.sensitive().id("a")
      Look.text("4242").accessibilityActions {
        MenuAction("one 4242") { log.add("one") }
        MenuAction("two 4242") { log.add("two") }
      }.accessibility(label: "4242").sensitive().id("b")
    }
    let old = screen.allControls(of: screen.snapshot).map(\.control.id)
    screen.environment.hidesSensitiveTexts = true
    let new = screen.allControls(of: screen.snapshot).map(\.control.id)
    expectEqual(old.prefix(3), new.prefix(3), "who they are does not depend on it")
    screen.tap("••••", in: "a", number: 2).step("••••", by: -1, in: "a")
      .tap("••••", in: "b", number: 2)
    expectEqual(log.take(), ["Call", "4241", "two"])
  }

  @Test func aFieldThatIsHiddenHasNoFocusAndHiddenNamesMayBeAlike() {
    let field = Look.field("Code", text: "") { _ in }.sensitive()
    let screen = TestScreen.rows {
      field.focused(true) { _ in }
      Look.date("Day", value: .earliest) { _ in }.sensitive()
    }.focus("Code")
    for isHidden in [true, false] {
      screen.environment.hidesSensitiveTexts = isHidden
      expectEqual(screen.focus == nil, isHidden)
      let controls = screen.allControls(of: screen.snapshot).map(\.control)
      expectEqual(controls.map { $0.obstacle != nil }, [isHidden, isHidden])
    }
    let alike = TestScreen(environment: ListEnvironment { $0.hidesSensitiveTexts = true }) {
      ScreenOf {
        Look.horizontal {
          Look.picker("From", ["a", "b"], selected: "a", name: \.self) { _ in }
          for name in ["Pay", "Call"] { Look.button(name) {} }
        }.sensitive().id("row")
      }
    }
    expectEqual(failures { expectNoProblems(alike) }, [])
  }

  /// The addresses are what `base64` of GNU coreutils makes of the same bytes.
  @Test func filesStandForRemoteImagesInPictures() {
    let images = ListEnvironment {
      $0.imageData = ["a": [0xFF, 0xD8, 0xFF, 0xE0], "b": [0x89, 0x50, 0x4E, 0x47, 0x0D]]
    }
    let renderer = ScreenRenderer.svg(state: RenderState(environment: images))
    let covers = ScreenSnapshot("covers") {
      Look.horizontal { Look.image(.remote("a", placeholder: .symbol("photo"))) }
      Look.image(.remote("b")).fit()
      Look.image(.remote("https://x/c"))
    }
    let svg = renderer.render(covers)
    #expect(
      svg.contains(#"href="data:image/jpeg;base64,/9j/4A==" preserveAspectRatio="xMidYMid slice""#))
    #expect(svg.contains(#"href="data:image/png;base64,iVBORw0=" preserveAspectRatio="xMidYMid""#))
    expectEqual(svg.components(separatedBy: "<image").count, 3)
    let round = ScreenSnapshot("round") { Look.image(.remote("a")).background(corners: .infinity) }
    #expect(renderer.render(round).contains(#"clip-path="url(#round-0.5-0.5)""#))
    #expect(!ScreenRenderer.svg().render(covers).contains("<image"))
    let drawn = ScreenSnapshot("drawn") {
      Look.horizontal(Look.image(.remote("a")), Look.drawing("Line", svg: "<svg/>"))
    }
    #expect(renderer.render(drawn).contains("data:image/svg+xml"), "a drawing keeps its own file")
    #expect(ScreenRenderer.outline().render(covers).contains(#"image="https://x/c""#))
  }

  @Test func whereNoListIsAroundEachKeyHasItsInitialValue() {
    var environment = ListEnvironment { $0.canPay = true }
    #expect(environment != ListEnvironment() && Set([environment, ListEnvironment()]).count == 2)
    environment.canPay = false
    #expect(environment == ListEnvironment() && Look.environment == ListEnvironment())
  }
}

extension ListEnvironment {
  fileprivate init(_ change: (inout ListEnvironment) -> Void) {
    self.init()
    change(&self)
  }

  private struct CanPay: ListEnvironmentKey { static let initial = false }

  fileprivate var canPay: Bool {
    get { self[CanPay.self] }
    set { self[CanPay.self] = newValue }
  }
}
