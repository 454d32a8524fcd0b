/// A small screen for each way to adopt the package.
@MainActor @Suite(.timedOnMain) struct AdoptionTests {
  /// What people see and hear of the visible rows.
  private func lines(_ host: HeadlessHost) -> [String] {
    host.visibleItems.filter { $0.depth == 0 && $0.place.rowPath != nil }.map { _, cell, _ in
      (cell as? HeadlessLookCell)?.node?.spokenLabel ?? "\(cell)"
    }
  }

  private func batches(_ host: HeadlessHost) -> [String] {
    host.takeEvents().compactMap { if case .batch = $0 { "\($0)" } else { nil } }
  }

  private struct Entry: Equatable, Sendable {
    let id: Int
    var likes: Int
  }

  private struct PhotoGrid: ContainerModel, LookModel {
    var look: some LookPart { Look.empty.size(height: 80) }
  }

  private struct Timeline: Screen {
    var entries: [Entry], like: @MainActor @Sendable (Int) -> Void

    var body: some ScreenContent {
      for entry in entries {
        Section(entry.id, dependsOn: entry) { [like] in
          Look.text("Author \(entry.id % 7)").size(height: 56)
          Look.text(String(repeating: "★", count: entry.id % 5 + 1)).size(height: 20)
          Container(PhotoGrid()) {
            for photo in 0...entry.id % 6 { Look.image(.asset("\(photo)")).id(photo) }
          }.layout(.grid(columns: 3))
          Look.text("Words.").size(height: 20 + Double(entry.id % 11) * 20)
          Look.button("\(entry.likes) likes") { like(entry.id) }.key("like")
        }
      }
    }
  }

  /// All that the window needs, and one row for what is liked.
  @Test func aLongTimelineScrolls() throws {
    let count = TestDepth.isThorough ? 10_000 : 500
    var entries = (0..<count).map { Entry(id: $0, likes: $0 % 100) }
    let host = HeadlessHost(cells: CellRegistry(), options: HeadlessOptions(viewport: 800))
    func show() {
      let screen = Timeline(entries: entries) { entries[$0].likes += 1 }
      host.apply(screen.snapshot(reusing: host.snapshot))
    }
    show()
    expectEqual(host.snapshot.rowCount, 5 * count)
    _ = host.takeEvents()
    host.scrollToEnd()
    let made = host.takeEvents().count { if case .created = $0 { true } else { false } }
    #expect(made < 60 && lines(host).last == "99 likes")
    let cell = try #require(host.visibleCells.last as? HeadlessLookCell)
    let (context, control) = (try #require(cell.context), try #require(cell.node?.controls.first))
    #expect(host.use(control.id, context, .tap))
    show()
    expectEqual(batches(host), ["batch: reconfigure \(count - 1).4"])
    #expect(lines(host).last == "100 likes" && host.violations.isEmpty)
  }

  private struct Contact: CellModel { var first, last: String }

  private struct Company: LookModel {
    var name: String
    var look: some LookPart { Look.row(name, value: "company") }
  }

  @Test func aThemeIsOfTheContactsAlone() {
    let looks = LookRegistry(
      .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") },
      .look(of: Contact.self, variant: "lastNameFirst") { Look.text("\($0.last), \($0.first)") })
    var cells = CellRegistry<HeadlessList>(looks: looks)
    var host = HeadlessHost(cells: cells)
    func show(_ models: [any CellModel]) {
      let rows = models.enumerated().map { Row($1).id($0) }
      host.apply(ScreenSnapshot(Section("contacts") { rows }))
    }
    let paul = Contact(first: "Paul", last: "Goracke")
    let others: [any CellModel] = [Company(name: "Acme"), Contact(first: "Grace", last: "Hopper")]
    show([paul] + others)
    expectEqual(lines(host), ["Paul Goracke", "Acme, company", "Grace Hopper"])
    cells.choose("lastNameFirst", for: Contact.self)
    host = HeadlessHost(cells: cells)
    show([paul] + others)
    _ = host.takeEvents()
    expectEqual(lines(host), ["Goracke, Paul", "Acme, company", "Hopper, Grace"])
    show([Company(name: "Goracke Consulting")] + others)
    expectEqual(batches(host), ["batch: reload 0.0"], "another cell, for another model")
    show([Company(name: "Goracke")] + others)
    #expect(batches(host) == ["batch: reconfigure 0.0"] && host.violations.isEmpty)
  }

  private struct Zombie: LookModel, Identifiable {
    let id: String
    var brainsEaten: Int
    var look: some LookPart { Look.row(id, value: "\(brainsEaten) brains") }
  }

  private struct Friend: LookModel, Identifiable {
    let id: String
    var isAlive: Bool
    var look: some LookPart { Look.row(id, value: isAlive ? "alive" : "dead").enabled(isAlive) }
  }

  // A new type takes a model that says its look; the screen and the other types stay as they are.
  private struct Werewolf: LookModel, Identifiable {
    let id: String
    var look: some LookPart { Look.row(id, value: "waits for the moon") }
  }

  private struct Mixed: Screen {
    var entities: [any CellModel]
    var body: some ScreenContent { Section("entities") { for entity in entities { entity } } }
  }

  @Test func aMixedListTakesANewType() {
    var entities: [any CellModel] = [
      Zombie(id: "Tarman", brainsEaten: 7), Friend(id: "Shaun", isAlive: true),
      Friend(id: "Ed", isAlive: false),
    ]
    let screen = TestScreen { Mixed(entities: entities) }
    screen.update { entities = [Werewolf(id: "Larry")] + entities.reversed() }
      .expectVisible("waits for the moon").expectLastUpdate {
        $0.inserted("Larry")
        $0.moved(count: 2)
      }
    expectNoProblems(screen)
  }

  private struct Title: CellModel { var text: String }
  private struct Product: CellModel, Identifiable { let id: String }
  private struct Offer: CellModel { var price: String }
  private struct Rating: CellModel { var stars: Int }
  private struct Note: CellModel { var text: String }
  private struct Badge: CellModel { var count: Int }
  private struct Voucher: CellModel {}

  class TextCell: HeadlessCell, @MainActor CustomStringConvertible {
    final var description = ""
    required init() {}
  }
  private final class TitleView: TextCell, ConfigurableCell {
    func configure(with model: Title, context: CellContext<Title>) { description = model.text }
  }
  private final class ProductCell: TextCell, ConfigurableCell {
    func configure(with model: Product, context: CellContext<Product>) { description = model.id }
  }
  private final class OfferCell: TextCell, ConfigurableCell {
    func configure(with model: Offer, context: CellContext<Offer>) { description = model.price }
  }
  private final class RatingView: ConfigurableCell, @MainActor CustomStringConvertible {
    private(set) var description = ""
    func configure(with model: Rating, context: CellContext<Rating>) {
      description = String(repeating: "★", count: model.stars)
    }
  }

  @Test func cellsOfAllSourcesAreInOneList() {
    let registry = CellRegistry<HeadlessList>(
      .class(TitleView.self), .nib(ProductCell.self), .nib(OfferCell.self, named: "BigOffer"),
      .view { RatingView() },
      .class(TextCell.self, showing: Note.self) { cell, note, _ in cell.description = note.text },
      .class(TextCell.self, showing: Badge.self) { cell, badge, _ in
        cell.description = "\(badge.count) new"
      },
      .class(TextCell.self, showing: Voucher.self) { _, _, _ in })
    let host = HeadlessHost(cells: registry)
    let section = Section("shop", header: Title(text: "Shop")) {
      Product(id: "Teapot")
      Rating(stars: 4)
      Offer(price: "9 €")
      Note(text: "Ships on Monday")
    }
    host.apply(ScreenSnapshot(section.supplementary("badge", Badge(count: 3))))
    expectEqual(lines(host), ["Teapot", "★★★★", "9 €", "Ships on Monday"])
    let others = [SupplementaryKind.header, "badge"].map { kind in
      host.cell(at: .supplementary(kind, "shop")).map { "\($0)" }
    }
    expectEqual(others, ["Shop", "3 new"])
    let audit = registry.audit(host.snapshot)
    #expect(audit.isComplete && audit.unused.count == 1 && host.violations.isEmpty)
    #expect(audit.unused.allSatisfy { "\($0)".contains("Voucher") })
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
