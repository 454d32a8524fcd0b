/// Small screens of ways to adopt the package.
@MainActor @Suite(.timedOnMain) struct AdoptionTests {
  private struct Contact: CellModel { var first, last: String }

  /// A theme is a choice of the registry's: neither the model nor the screen knows of it.
  @Test func aThemeIsOfTheContactsAlone() {
    var cells = CellRegistry<HeadlessList>(
      looks: LookRegistry(
        .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") },
        .look(of: Contact.self, variant: "lastNameFirst") { Look.text("\($0.last), \($0.first)") }))
    let screen = ScreenSnapshot("contacts") {
      Contact(first: "Paul", last: "Goracke").id(1)
      Look.row("Acme", value: "company").id(2)
    }
    for (variant, line) in [(nil, "Paul Goracke"), ("lastNameFirst", "Goracke, Paul")]
      as [(CellVariant?, String)]
    {
      cells.choose(variant, for: Contact.self)
      let host = HeadlessHost(cells: cells)
      host.apply(screen)
      let lines = host.visibleCells.map { ($0 as? HeadlessLookCell)?.node?.spokenLabel ?? "\($0)" }
      #expect(lines == [line, "Acme, company"])
    }
  }

  private struct Bar: ContainerModel, LookModel { var look: some LookPart { Look.empty } }

  private struct Chips: Screen {
    var titles: [String]
    var body: some ScreenContent {
      Container("bar", Bar()) { for title in titles { Look.button(title) {}.id(title) } }
        .layout(.carousel.itemSize(width: .content, height: 44))
    }
  }

  /// As wide as in a picture: the room of a row takes more short chips than long ones.
  @Test func aBarOfChipsHasTheWidthOfItsTitles() throws {
    func length(_ titles: [String]) throws -> Double {
      let bar = try TestScreen { Chips(titles: titles) }.host.list(inside: "bar")
      return bar.maximalOffset + bar.viewport
    }
    let letters = (0..<40).map { "\($0)" }
    let words = letters.map { "Chip number \($0)" }
    let (short, long) = (try length(letters), try length(words))
    #expect(long > 1.5 * short && short > 40 * 20)
    #expect(try length(words + ["one more"]) > long)
  }
}
