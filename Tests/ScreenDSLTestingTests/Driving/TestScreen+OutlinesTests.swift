@MainActor @Suite(.timedOnMain) struct TestScreenOutlinesTests {
  private let inbox = Inbox()

  private struct Mail: LookModel, Identifiable {
    let id: Int
    var look: some LookPart { Look.text("Mail \(id)").bold(Look.environment.rowState.level > 1) }
  }

  private struct Folder: LookModel, Identifiable {
    let id: String
    var look: some LookPart {
      Look.text(id).color(Look.environment.rowState.isExpanded == true ? .accent : nil)
    }
  }

  @MainActor private final class Inbox: @MainActor Screen {
    var open: Set<String> = [], mails = ["Work": [1, 2], "Home": [3], "Old": [4]]
    var calls: [String] = []

    @SectionBuilder func rows(_ id: String) -> some SectionContent {
      for mail in mails[id] ?? [] { Mail(id: mail).onSelect { self.calls.append("\(mail)") } }
    }

    func handler(_ id: String) -> Handler<Bool> {
      Handler {
        self.calls.append("\(id) \($0)")
        if $0 { self.open.insert(id) } else { self.open.remove(id) }
      }
    }

    var body: some ScreenContent {
      Section("inbox", header: "Inbox") {
        Folder(id: "Work").disclosureRows(isExpanded: open.contains("Work"), handler("Work")) {
          rows("Work")
          Folder(id: "Old").disclosureRows(isExpanded: open.contains("Old"), handler("Old")) {
            rows("Old")
          }
        }
        Folder(id: "Home").onSelect { self.calls.append("Home") }
          .disclosureRows(isExpanded: open.contains("Home"), handler("Home")) { rows("Home") }
      }
    }
  }

  @Test func foldersUnfoldAndFoldByWhatIsSeen() {
    let screen = TestScreen { inbox }.expectNotVisible("Mail 1")
    screen.expand("Work").expectVisible("Mail 1").expectLastUpdate {
      $0.reconfigured("Work")
      $0.inserted("1", "2", "Old")
    }
    screen.tap("Old").expectVisible("Mail 4").collapse("Work").expectNotVisible("Mail 4")
    screen.expand("Work").expectVisible("Mail 4").tap("Home").expand("Home").tap("3")
    expectEqual(
      inbox.calls, ["Work true", "Old true", "Work false", "Work true", "Home", "Home true", "3"])
    let titles = ["Tap on Home", "Expansion of Home", "Tap on Mail 3"]
    expectEqual(screen.history.suffix(3).map(\.title), titles)
    expectNoProblems(screen)
  }

  @Test func whatCannotBeUnfoldedIsExplained() {
    inbox.open = ["Home"]
    let screen = TestScreen { inbox }
    let mistakes: [(String, (TestScreen) -> Void)] = [
      ("must have rows to unfold (had none); add 'disclosureRows'", { $0.expand("3") }),
      ("must be folded (was unfolded already)", { $0.expand("Home") }),
      ("must be unfolded (was folded already)", { $0.collapse("Work") }),
    ]
    for (text, action) in mistakes { #expect(report(on: screen, action).contains(text), "\(text)") }
    expectEqual(inbox.calls, [])
    // No tap on a row unfolds a folder of an edited list. A folder with another action for taps has a sign for it.
    inbox.open = []
    let edited = TestScreen.sections { inbox.body.editing(true) }
    #expect(report(on: edited) { $0.expand("Work") }.contains("while the list is edited (was)"))
    edited.expand("Home")
    expectEqual(inbox.calls, ["Home true"])
  }

  @Test func foldersAreDrawnInEachForm() {
    inbox.open = ["Work", "Old"]
    expectScreen(inbox, as: .text(width: 30)) {
      """
      ┌────────────────────────────┐
      │ Inbox                      │
      ╞════════════════════════════╡
      │ Work                     ⌄ │
      ├────────────────────────────┤
      │   Mail 1                   │
      ├────────────────────────────┤
      │   Mail 2                   │
      ├────────────────────────────┤
      │   Old                    ⌄ │
      ├────────────────────────────┤
      │     Mail 4                 │
      ├────────────────────────────┤
      │ Home                     › │
      └────────────────────────────┘
      """
    }
    let (snapshot, state) = (inbox.snapshot(), RenderState(isRightToLeft: true))
    let mirrored = ScreenRenderer.text(width: 30, isASCII: true, state: state).render(snapshot)
    for line in [
      "-                    Old  ", "                Mail 4    ", "+                     Home",
    ] { #expect(mirrored.contains("\n| \(line) |\n"), "\(mirrored)") }
    let spoken = ScreenRenderer.spoken().render(snapshot)
    #expect(spoken.contains("\nOld, button, expanded\nMail 4, button\nHome, button, collapsed\n"))
    let outline = ScreenRenderer.outline().render(snapshot)
    #expect(outline.contains("traits=button level=1 unfolded selectable"))
    let picture = ScreenRenderer.svg().render(snapshot)
    for start in [16, 32, 48] { #expect(picture.contains("x=\"\(start)\""), "\(start)") }
    let bold = picture.split(separator: "<text").filter {
      $0.contains("font-weight=\"bold\"") && $0.contains("Mail")
    }
    #expect(bold.count == 1 && bold[0].contains("Mail 4"), "looks know their level")
  }

  @Test func whatUnfoldsToNothingIsFoundAndChangesAreExplained() {
    (inbox.open, inbox.mails["Home"]) = (["Home", "Work"], [])
    let old = inbox.snapshot()
    let problems = old.problems()
    expectEqual(problems.map(\.kind), [.emptyDisclosure])
    #expect(problems[0].sentence.hasPrefix("No rows below 'Home' of 'Folder', which is unfolded"))
    let both = ScreenSnapshot("s") {
      for id in ["a", "b"] {
        Folder(id: id).disclosureRows(isExpanded: true, Handler { _ in }, children: {})
      }
    }
    expectEqual(both.problems().map { $0.sentence.contains(", and 1 more of ") }, [true])
    inbox.open = ["Home"]
    let changes = inbox.snapshot().changeset(from: old)
    #expect(changes.explanation.contains("outline: unfolded -> folded"), "\(changes.explanation)")
  }
}
