@testable import ScreenDSLTesting

/// What no person could do fails with the reason, and with what could be meant instead, ready to paste.
@MainActor @Suite(.timedOnMain) struct ControlErrorTests {
  private let store = SignupScreen.Store()
  private var screen: TestScreen {
    TestScreen(options: HeadlessOptions(viewport: 1_000)) { SignupScreen(store) }
  }

  private func sentence(_ action: (TestScreen) -> Void) -> String { report(on: screen, action) }

  @Test func severalAreListedAsTheyAreWritten() {
    #expect(
      sentence { $0.tap("Archive") } == """
        'Archive' must be one button (was 3); use
          tap("Archive", in: "1")
          tap("Archive", in: "2")
          tap("Archive", in: "3")
        """)
    let values = sentence { $0.expectValue("on", of: "") }
    #expect(values.contains("; use\n  expectValue(\"on\", of: \"\", in: \"1\")\n"))
    screen.tap("Archive", in: "2")
    #expect(store.form.archived == [2])
    store.form.mails = (1...12).map { ($0, "Mail \($0)") }
    let many = sentence { $0.turn("", on: true) }
    #expect(
      many.hasPrefix("'' must be one toggle (was 12); use\n  turn(\"\", on: true, in: \"1\")"))
    #expect(many.split(separator: "\n").count == 12 && many.hasSuffix("\n  2 more"))
    store.form.mails = (1...10).map { ($0, "Mail \($0)") }
    #expect(sentence { $0.turn("", on: true) }.hasSuffix("in: \"10\")"), "all are listed")
  }

  @Test func severalInOneRowAreToldByTheirNumbers() {
    let log = Log()
    let screen = TestScreen {
      ScreenOf {
        Look.horizontal {
          for number in 1...3 { Look.button("Edit") { log.add("edit \(number)") } }
          Look.button("") { log.add("unnamed") }
        }
        Look.text("Other")
      }
    }
    #expect(
      report(on: screen) { $0.tap("Edit") } == """
        'Edit' must be one button (was 3); use
          tap("Edit", in: "#0.0", number: 1)
          tap("Edit", in: "#0.0", number: 2)
          tap("Edit", in: "#0.0", number: 3)
        """)
    screen.tap("Edit", in: "#0.0", number: 2).tap("")
    #expect(log.take() == ["edit 2", "unnamed"])
    #expect(failures { screen.tap("Edit", number: 4) }.count == 1)
  }

  @Test func whatIsNotThereIsToldWithWhatIs() {
    #expect(
      sentence { $0.tap("Sav") } == """
        No button for 'Sav'; near it is tap("Save"); there is tap("Save"), tap("See all"), \
        tap("Archive", in: "1"), tap("Delete", in: "1"), tap("Archive", in: "2"), \
        tap("Delete", in: "2"), tap("Archive", in: "3"), tap("Delete", in: "3")
        """)
    #expect(
      sentence { $0.slide("Volumes", to: 0.1) }
        == #"No slider for 'Volumes'; near it is slide("Volume", to: 0.1); "#
        + #"there is slide("Volume", to: 0.1)"#)
    #expect(
      sentence { $0.tap("Save", in: "1") }
        == #"No button for 'Save' in Mail '1' (…); "#
        + #"there is tap("Archive"), tap("Delete")"#)
  }

  @Test func whatWasThereIsToldWithTheStepThatTookIt() {
    let screen = screen.tap("Archive", in: "Grace Hopper").turn("Face ID", on: true)
    let went = "it was there last before step 1, 'Press Archive in Grace Hopper'"
    func sentence(_ action: (TestScreen) -> Void) -> String { report(on: screen, action) }
    #expect(sentence { $0.tap("Grace Hopper") }.hasPrefix("No row for 'Grace Hopper'; \(went); "))
    #expect(sentence { $0.tap("mails/1") }.hasPrefix("No row for 'mails/1'; \(went); "))
    #expect(sentence { $0.expectVisible("Grace Hopper") }.contains("(was not); \(went); "))
    #expect(
      sentence { $0.turn("Grace Hopper", on: true) }.hasPrefix(
        "No toggle for 'Grace Hopper'; \(went); "))
    screen.update { store.form.canArchive = false }
    #expect(
      sentence { $0.tap("Archive", in: "2") }
        == "'Archive' in Mail '2' (…) must be enabled (had no action in this state)")
  }

  @Test func whatCannotBeUsedSaysWhy() {
    let save = "'Save' in Button '#1' (…) must be enabled"
    #expect(sentence { $0.tap("Save") } == "\(save) (had no action in this state)")
    store.form.texts[.password] = "1"
    store.form.isSaving = true
    #expect(sentence { $0.tap("Save") } == "\(save) (was busy)")
    #expect(sentence { $0.expectEnabled("Save") } == "\(save) (was busy)")
    store.form.isLoading = true
    #expect(sentence { $0.tap("Save") } == "\(save) (was loading)")
    let disabled = TestScreen { ScreenOf { Look.button("A") {}.enabled(false).id("a") } }
    #expect(
      report(on: disabled) { $0.tap("A") }
        == "'A' in Button 'a' (…) must be enabled (was disabled)")
    #expect(failures { disabled.expectDisabled("A") } == [])
  }

  @Test func valuesThatCannotBe() {
    func check(_ control: String, _ text: String, _ action: (TestScreen) -> Void) {
      let sentence = sentence(action)
      #expect(sentence.hasPrefix("'\(control)' in "))
      #expect(sentence.hasSuffix(") \(text)"), "\(sentence)")
    }
    check("Font size", "ends at 24 (was to be 113)") { $0.step("Font size", by: 99) }
    check("Font size", "ends at 10 (was to be 9)") { $0.step("Font size", by: -5) }
    check("Font size", "must change by at least one step (was 0)") { $0.step("Font size", by: 0) }
    check("Volume", "ends at 1.0 (was to be 3.0)") { $0.slide("Volume", to: 3) }
    check("Volume", "goes in steps of 0.1 (was to be 0.45)") { $0.slide("Volume", to: 0.45) }
    check("Face ID", "is off already") { $0.turn("Face ID", on: false) }
    check("Theme", "has 'Light' picked already") { $0.pick("Light", in: "Theme") }
    check("Theme", "has no 'Drak'; near it is 'Dark'; there is 'Light', 'Dark', 'System'") {
      $0.pick("Drak", in: "Theme")
    }
    check("Name", "is empty already") { $0.clear("Name") }
    check("Font size", "must be set to '16' (was '14')") { $0.expectValue("16", of: "Font size") }
    check("Save", "must be busy (was not)") { $0.expectBusy("Save") }
    check("Email", "must have the focus (none has)") { $0.expectFocus("Email") }
    check("Face ID", "must be disabled (was not)") { $0.expectDisabled("Face ID") }
    #expect(store.form.fontSize == 14 && store.form.calls == [])
  }

  @Test func typingNeedsTheFocus() {
    let fields = #"focus("Name"), focus("Email"), focus("Password")"#
    #expect(sentence { $0.type("a") } == "Nothing has the focus; use \(fields) first")
    #expect(sentence { $0.pressReturn() } == "Nothing has the focus; use \(fields) first")
  }

  @Test func whatIsAnotherKindOfThing() {
    #expect(
      sentence { $0.tap("Face ID") }.hasPrefix(
        #"No button for 'Face ID'; it is a toggle, use turn("Face ID", on: true); "#))
    #expect(
      sentence { $0.tap("Grace Hopper") }.hasPrefix(
        #"No button for 'Grace Hopper'; it is a row, use tap("Grace Hopper"); "#))
    let tap = sentence { $0.tap("Save") }
    #expect(tap.hasSuffix(#"or nil in this state); in it there is tap("Save")"#), "\(tap)")
    #expect(
      sentence { $0.turn("Save", on: true) }.hasPrefix(
        #"No toggle for 'Save'; it is a button, use tap("Save"); "#))
  }

  @Test func whatIsOutOfTheWindowIsScrolledTo() {
    store.form.mails = (1...40).map { ($0, "Mail \($0)") }
    let screen = TestScreen { SignupScreen(store) }
    func sentence(_ action: (TestScreen) -> Void) -> String { report(on: screen, action) }
    #expect(
      sentence { $0.turn("Mail 40", on: true) }.hasPrefix(
        #"No toggle for 'Mail 40'; it is out of the window, use scroll(to: "40") first; "#))
    #expect(
      sentence { $0.tap("Archive", in: "Mail 40") }.hasPrefix(
        "Mail '40' (…) must be visible (was out of the window); use 'scroll(to:)' first"))
    #expect(
      sentence { $0.expectVisible("Mail 40") }.contains(
        #"(was not); it is out of the window, use scroll(to: "mails/40") first; near it is "#))
    screen.scroll(to: "40").turn("Mail 40", on: true).expectVisible("Mail 40")
    #expect(store.form.starred == [40])
  }

  @Test func whatIsSeenAndWasNotToBe() {
    #expect(
      sentence { $0.expectNotVisible("Ada Lovelace") }
        == "'Ada Lovelace' must not be seen (was, in Mail '2' (…))")
    #expect(sentence { $0.expectVisible("Grace") }.contains("near it is 'Grace Hopper'; seen are "))
    #expect(
      sentence { $0.expectVisible("Ada Lovelace", in: "1") }.contains("seen are 'Grace Hopper'"))
  }

  @Test func whatAnActionOfSeveralRowsIsIsAllThatIsSaid() {
    let screen = TestScreen {
      ScreenOf {
        for number in 1...2 {
          Look.row("Mail \(number)", detail: String(repeating: "long ", count: 30)).id(number)
            .swipeActions(SwipeAction("Delete") {})
        }
      }
    }
    #expect(
      report(on: screen) { $0.tap("Delete") }
        == #"No button for 'Delete'; it is an action of several rows, use tap("Delete", in: "1")"#
    )
    let seen = report(on: screen) { $0.expectVisible("Mail") }
    #expect(seen.contains("near it is 'Mail 1', 'Mail 2'; seen are "))
    #expect(seen.ranges(of: "'long long").count <= 1, "\(seen)")
  }

  @Test func aModelWithoutALookHasNoControls() {
    let plain = TestScreen { SettingsScreen(SettingsScreen.Store()) }
    let found = report(on: plain) { $0.turn("Sounds", on: true, in: "volume") }
    #expect(
      found == "No toggle for 'Sounds' in Volume 'volume' (…); its model has no look, "
        + "use 'fire' with a slot of the model, or 'use' with the cell")
    #expect(plain.expectVisible("Sounds", in: "alerts/#0.0[1]") === plain)
  }

  @Test func aRowWhoseActionIsNilInThisStateSaysSo() {
    let log = Log()
    let tap: @MainActor @Sendable () -> Void = { log.add("tap") }
    let screen = TestScreen {
      let isNew = log.lines.isEmpty
      return ScreenOf { Look.text("a").id("a").onSelect(isNew ? tap : nil) }
    }
    screen.tap("a")
    #expect(
      report(on: screen) { $0.tap("a") }
        == "Text 'a' (…) must have an action for a tap (had none; 'onSelect' is missing, or "
        + "nil in this state); it was there last before step 1, 'Tap on a'")
  }

  @Test func namesThatAreAlmostRightAreSuggested() {
    func sentence(_ name: RowName) -> String { self.sentence { $0.tap(name) } }
    #expect(
      sentence("account/emial").hasPrefix("No row for 'account/emial'; near it are 'account/email'")
    )
    #expect(
      sentence("Grace Hoper").hasPrefix("No row for 'Grace Hoper'; near it are 'Grace Hopper'; "))
  }

  @Test func typingOnShowsNothingButTheLetter() {
    let log = Log()
    let screen = TestScreen {
      ScreenOf { Look.field("Name", text: log.lines.last ?? "") { log.add($0) } }
    }
    let steps = screen.type("a", in: "Name").history.count
    #expect(screen.type("b", in: "Name").history.count == steps + 1)
    #expect(log.lines == ["a", "ab"])
  }

  @Test func aStateThatChangedUnseenIsNamed() {
    var title = "A"
    let screen = TestScreen { ScreenOf { Look.text(title) } }
    title = "B"
    let advice = "the state has changed since, show it with 'update()'"
    #expect(report(on: screen) { $0.expectVisible("B") }.hasSuffix(advice))
    #expect(report(on: screen) { $0.expectNotVisible("A") }.hasSuffix(advice))
    screen.update()
    #expect(!report(on: screen) { $0.expectVisible("A") }.contains(advice))
  }

  @Test func aModelWithoutALookIsNamed() {
    struct Silent: CellModel {}
    let screen = TestScreen { ScreenOf { Silent() } }
    #expect(
      report(on: screen) { $0.expectVisible("A") }
        == "'A' must be seen (was not); nothing is seen; 'Silent' says no look")
  }

  @Test func aFieldThatLosesItsCellOrItsRowWhileSomebodyTypes() {
    let log = Log()
    let screen = TestScreen {
      let text = log.lines.last ?? ""
      return ScreenOf {
        if text.count < 2 {
          Look.field("Name", text: text) { log.add($0) }.id(text.isEmpty ? "a" : "b")
        }
      }
    }
    #expect(
      report(on: screen) { $0.type("Zoë", in: "Name") }.hasSuffix(
        "must keep its cell while it is used (had another one, or none, after 'Z'); one ID and one type keep it"
      ))
    #expect(log.lines == ["Z"])
    #expect(failures { screen.type("x") }.count == 1, "it has lost the focus")
  }

  @Test func aFieldWhoseModelRefusesTheFocus() {
    let screen = TestScreen {
      ScreenOf { Look.field("Name", text: "") { _ in }.focused(false) { _ in }.id("a") }
    }
    #expect(
      report(on: screen) { $0.type("a", in: "Name") }
        == "'Name' in Field 'a' (…) must take the focus (was refused by its model)")
  }
}
