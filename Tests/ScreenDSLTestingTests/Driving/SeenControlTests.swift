import ScreenDSLTesting

/// What a person sees and does on a screen whose rows say their looks.
@MainActor @Suite(.timedOnMain) struct SeenControlTests {
  private let store = SignupScreen.Store()
  private var options = HeadlessOptions(viewport: 1_000)
  private var screen: TestScreen { TestScreen(options: options) { SignupScreen(store) } }

  @Test func aFormIsFilledIn() {
    let screen = screen.focus("Name").expectFocus("Name").type("Ada").pressReturn()
      .expectFocus("Email")
    screen.type("ADA").expectValue("ada", of: "Email").expectSeen("No e-mail address", in: "Email")
      .expectDisabled("Save")
    screen.clear("Email").expectNotSeen("No e-mail address").type("a@b.c", in: "Email")
      .pressReturn().type("1234").expectValue("••••", of: "Password").expectEnabled("Save")
      .pressReturn()
    #expect(store.form.texts == [.name: "Ada", .email: "a@b.c", .password: "1234"])
    #expect(store.form.focus == nil)
    screen.turn("Face ID", on: true).pick("Dark", in: "Theme").pick("System")
      .step("Font size", by: 2).slide("Volume", to: 0.4)
    screen.expectValue("on", of: "Face ID").expectValue("System", of: "Theme")
      .expectValue("16", of: "Font size").expectValue("0.4", of: "Volume")
    screen.press("Save").expectBusy("Save")
    expectNoFindings(TestScreen(options: options) { SignupScreen(SignupScreen.Store()) })
  }

  @Test func wordsOfATextArePressed() {
    let log = Log()
    let screen = TestScreen {
      ScreenOf {
        Look.text("Accept the Terms and the Rules").link("Terms") { log.add("terms") }
          .link("Rules", nil)
      }
    }
    screen.expectSeen("Accept the Terms and the Rules").press("Terms").expectDisabled("Rules")
    #expect(log.lines == ["terms"])
    expectNoFindings(screen)
  }

  @Test func aListIsUsed() {
    let screen = screen.tap("Grace Hopper").press("See all").swipe("2", "Read")
      .turn("Ada Lovelace", on: true).press("Archive", in: "Alan Turing")
      .expectNotSeen("Alan Turing").expectSeen("Archive", in: .label("Ada Lovelace"))
    #expect(store.form.calls == ["open 1", "all", "read 2"])
    #expect(store.form.starred == [2] && store.form.archived == [3])
    screen.swipe("Ada Lovelace", "Archive").expectLastUpdate { $0.removed("Ada Lovelace") }
    screen.press("Delete")
    #expect(store.form.archived == [3, 2, 1])
    #expect(
      screen.history.map(\.title).suffix(4) == [
        "Turn on Ada Lovelace", "Press Archive in Alan Turing", "Swipe of Ada Lovelace",
        "Press Delete in Grace Hopper",
      ])
  }

  @Test func rowsAreDraggedBeforeAndAfterOthers() {
    func order() -> [Int] { store.form.mails.map(\.0) }
    let screen = screen.reorder("Grace Hopper", before: "Alan Turing")
    #expect(order() == [2, 1, 3])
    screen.reorder("3", before: "2").expectLastUpdate { $0.moved(count: 1) }
    #expect(order() == [3, 2, 1])
    screen.reorder("3", after: "1")
    #expect(order() == [2, 1, 3])
    screen.reorder("3", after: "2")
    #expect(order() == [2, 3, 1])
    let shelf = TestScreen { DrivenScreen(DrivenScreen.Store()) }
    #expect(
      report(on: shelf) { $0.reorder("row/a", before: "shelf/1") }
        == "'shelf/1' of 'Card' (…) must be in the list of the row that is dragged (was not)")
  }

  @Test func eachStepAndEachLetterIsShownAndTheUpdateIsThatOfAll() {
    let screen = screen
    let count = screen.history.count
    screen.step("Font size", by: -3).expectLastUpdate { $0.reconfigured(.label("Font size")) }
    #expect(screen.history.count == count + 3 && store.form.fontSize == 11)
    screen.type("Zoë", in: "Name").expectLastUpdate { $0.reconfigured("name") }
    #expect(screen.history.count == count + 7, "the tap into the field and three letters")
    #expect(store.form.calls == ["name true"])
  }

  @Test func theFocusFollowsTheModel() {
    let screen = screen.focus("Name")
    screen.update { store.form.focus = .password }.expectFocus("Password").type("x")
    #expect(store.form.texts == [.password: "x"])
    screen.update { store.form.focus = nil }
    #expect(failures { screen.type("y") }.count == 1)
  }
}
