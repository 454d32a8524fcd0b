import ScreenDSLTesting

/// The looks that cells can have, as Docs show them.
@MainActor
@Suite(.timedOnMain) struct LookPicturesTests {
  private struct Sample: CellModel {
    var look: CellLook

    init(_ look: CellLook) { self.look = look }
  }

  private let looks = LookRegistry(Look(of: Sample.self) { $0.look })

  private var settings: Section {
    Section("settings", header: Sample(.subtitle("Settings"))) {
      Sample(.cell(.default, "Wi-Fi", image: "").tint(.blue).accessory(.chevron)).id("default")
      Sample(.cell(.value1, "Language", detail: "English").accessory(.chevron)).id("value1")
      Sample(.cell(.subtitle, "Backup", detail: "Yesterday, 22:30")).id("subtitle")
      Sample(.cell(.value2, "mobile", detail: "+49 160 1234567")).id("value2")
      Sample(.horizontal(.title("Sounds"), .spacer, .toggle(isOn: true).tint(.orange))).id("tint")
      Sample(.horizontal(.title("Inbox"), .spacer, .badge("12"))).id("badge")
      Sample(.title("Selected").selected().accessory(.checkmark)).id("selected")
      Sample(.title("Disabled").disabled()).id("disabled")
      Sample(.title("Delete account").destructive()).id("destructive")
    }.layout(.list.appearance(.insetGrouped))
  }

  private var edited: Section {
    Section("edited", header: Sample(.subtitle("Editing, loading"))) {
      Sample(.title("Can be deleted and moved")).id("both").reorderable { _ in }
        .swipeActions(.trailing, [SwipeAction("Delete", style: .destructive) {}])
      Sample(
        .horizontal(.image("i"), .vertical(.title("A name"), .subtitle("What is said of it")))
          .loading()
      ).id("loading")
    }.layout(.list.appearance(.grouped))
  }

  private var chat: Section {
    Section("chat", footer: Sample(.subtitle("Delivered"))) {
      Sample(.title("When do you come, on Friday or on Saturday evening?").bubble(.received)).id(1)
      Sample(.title("Friday").bubble(.sent)).id(2)
      Sample(.title("Fine!").bubble(.received)).id(3)
    }
  }

  private var screen: ScreenSnapshot { ScreenSnapshot([settings, edited, chat]) }

  @Test func themes() {
    expectScreen(screen, as: .svg(looks), named: "light")
    expectScreen(screen, as: .svg(looks, theme: .dark), named: "dark")
  }

  @Test func editing() {
    let state = RenderState(isEditing: true)
    expectScreen(ScreenSnapshot([edited]), as: .svg(looks, state: state), named: "editing")
  }

  @Test func settingsOfTheUser() {
    let large = RenderState(typeSize: .accessibility1)
    expectScreen(screen, as: .svg(looks, state: large), named: "large")
    let mirrored = RenderState(isRightToLeft: true)
    expectScreen(screen, as: .svg(looks, state: mirrored), named: "right-to-left")
    expectScreen(screen, as: .text(looks, width: 50, state: mirrored), named: "right-to-left")
    expectScreen(screen, as: .text(looks, width: 50))
    expectScreen(screen, as: .outline(looks))
  }
}
