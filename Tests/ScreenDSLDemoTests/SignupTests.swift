import ScreenDSLTesting
import TestSupport
import Testing

@testable import ScreenDSLDemo

/// The form, by what people see and do: no cell class, no registration, no row ID, no key path.
@MainActor @Suite(.timedOnMain) struct SignupTests {
  private final class Store {
    var form = Signup()
  }

  private let store = Store()

  private func screen() -> TestScreen {
    TestScreen(options: HeadlessOptions(viewport: 1_200)) { [store] in
      SignupScreen(form: store.form) { store.form.perform($0) }
    }
  }

  @Test func itIsFilledIn() {
    let screen = screen()
    screen.type("Ada", in: "Name").pressReturn().expectFocus("E-mail")
    screen.type("ada").pressReturn()
    screen.expectVisible("This is no e-mail address").expectDisabled("Save")
    screen.clear("E-mail").type("ada@example.com", in: "E-mail")
    screen.expectNotVisible("This is no e-mail address")
    screen.type("12345678", in: "Password")
    screen.turn("Face ID", on: true).pick("Dark", in: "Theme").step("Font size", by: 2)
    screen.expectValue("16", of: "Font size")
    screen.pick("Chile", in: "Country").tap("Save")
    #expect(store.form.phase == .saving)
    #expect(store.form.usesFaceID && store.form.theme == .dark && store.form.country == "Chile")
  }

  @Test func whatTheServerRefusesIsShown() {
    let screen = screen()
    screen.update { store.form.perform(.answer(.refused("This name is taken"))) }
      .expectLastUpdate { $0.inserted("refusal") }
    screen.expectVisible("This name is taken")
  }

  @Test func looks() {
    var form = Signup()
    for action: Signup.Action in [.focus(.email), .edit(.email, "ada"), .focus(.password)] {
      form.perform(action)
    }
    let screen = SignupScreen(form: form) { _ in }
    expectScreen(screen, as: .text)
    expectScreen(screen, as: .svg, named: "picture")
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
  }
}
