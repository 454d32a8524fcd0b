@MainActor @Suite(.timedOnMain) struct LookPicturesTests {
  private var settings: Section {
    Section("settings", header: "Settings") {
      Look.row("Wi-Fi", value: "Home", image: .symbol("wifi")).accessory(.chevron).id("wifi")
      Look.row("Backup", detail: "Yesterday, 22:30").id("backup")
      Look.toggle("Sounds", isOn: true) { _ in }.color(.orange).id("sounds")
      Look.slider("Volume", value: 0.4) { _ in }.id("volume")
      Look.stepper("Text size", value: 17, in: 12...24) { _ in }.id("size")
      Look.picker("Theme", ["Light", "Dark"], selected: "Dark", name: { $0 }) { _ in }.id("theme")
      Look.field("Name", text: "", prompt: "Your name") { _ in }.id("name")
      Look.field("Mail", text: "ada@", prompt: "Mail") { _ in }.problem("No address").id("mail")
      Look.horizontal {
        Look.text("Inbox").fill()
        Look.badge("12")
      }.id("badge")
      Look.text("Selected").selected().accessory(.checkmark).id("selected")
      Look.text("Disabled").enabled(false).id("disabled")
      Look.button("Sign in") {}.kind(.filled).wide().id("filled")
      Look.button("Delete account") {}.kind(.destructive).id("destructive")
    }.layout(.list.appearance(.insetGrouped))
  }

  private var edited: Section {
    Section("edited", header: "Editing, loading") {
      Look.text("Can be deleted and moved").id("both").reorderable { _ in }
        .swipeActions(.trailing, [SwipeAction("Delete", style: .destructive) {}])
      Look.horizontal {
        Look.avatar("A B")
        Look.vertical {
          Look.text("A name")
          Look.text("What is said of it", .footnote)
        }
      }.loading().id("loading")
    }.layout(.list.appearance(.grouped))
  }

  private var chat: Section {
    Section("chat", footer: "Delivered") {
      Look.text("When do you come, on Friday or on Saturday evening?").bubble(.received).id(1)
      Look.text("Friday").bubble(.sent).id(2)
      Look.text("Fine!").bubble(.received).id(3)
    }
  }

  private var screen: ScreenSnapshot { ScreenSnapshot([settings, edited, chat]) }

  @Test func themes() {
    expectScreen(screen, as: .svg(), named: "light")
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
  }

  @Test func editing() {
    expectScreen(ScreenSnapshot([edited].editing(true)), as: .svg(), named: "editing")
  }

  @Test func settingsOfTheUser() {
    let large = RenderState(typeSize: .accessibility1)
    expectScreen(screen, as: .svg(state: large), named: "large")
    let mirrored = RenderState(isRightToLeft: true)
    expectScreen(screen, as: .svg(state: mirrored), named: "right-to-left")
    expectScreen(screen, as: .text(width: 50, state: mirrored), named: "right-to-left")
    expectScreen(screen, as: .text(width: 50))
    expectScreen(screen, as: .outline())
  }
}
