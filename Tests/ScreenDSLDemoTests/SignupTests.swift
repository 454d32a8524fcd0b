@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct SignupTests {
  private let store = SceneStore<Signup>()

  @Test func itIsFilledIn() {
    let screen = store.drive()
    screen.type("Ada", in: "Name").pressReturn().expectFocus("E-mail").type("ada").pressReturn()
    screen.expectVisible("This is no e-mail address").expectDisabled("Save")
    screen.clear("E-mail").type("ada@example.com", in: "E-mail")
    screen.expectNotVisible("This is no e-mail address").type("12345678", in: "Password")
    screen.turn("Face ID", on: true).pick("Dark", in: "Theme").step("Font size", by: 2)
    screen.expectValue("16", of: "Font size").pick("Chile", in: "Country").tap("Save")
    let form = store.state
    expectEqual(form.phase, .saving)
    #expect(form.usesFaceID && form.theme == .dark && form.country == "Chile")
  }

  @Test func whatTheServerRefusesIsShown() {
    let screen = store.drive()
    screen.update { store.state.phase = .refused("This name is taken") }
      .expectLastUpdate { $0.inserted("refusal") }.expectVisible("This name is taken")
  }

  @Test func looks() {
    var form = Signup()
    form.type("ada", in: .email, next: .password)
    let screen = SignupScreen(form: Editable(form) { _ in })
    expectScreen(screen, as: .text())
    expectScreen(screen, as: .svg(), named: "picture")
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
  }
}
