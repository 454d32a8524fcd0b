/// A text that a cell of UIKit's own shows.
private struct TextContent: UIContentConfiguration {
  var text: String
  func makeContentView() -> any UIView & UIContentView { TextContentView(self) }
  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class TextContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ content: TextContent) {
    configuration = content
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { accessibilityLabel = (configuration as? TextContent)?.text }
}

/// Cells of every other kind: content configurations, prototypes, nibs filled by closures.
@MainActor @Suite(.timedOnMain) struct ContentTests {
  @Test(arguments: ListKind.allCases)
  func contentIsShownByRowsHeadersAndFooters(_ kind: ListKind) {
    let item: @MainActor @Sendable (Item, CellContext<Item>) -> TextContent = {
      TextContent(text: "\($1.isFirstDisplay ? "first" : "again") \($0.name)")
    }
    let title: @MainActor @Sendable (Title, CellContext<Title>) -> TextContent = { title, _ in
      TextContent(text: title.text)
    }
    let bench = Bench(
      kind,
      cells: [
        .both(.content(showing: Item.self, item), .content(showing: Item.self, item)),
        .both(.content(showing: Title.self, title), .content(showing: Title.self, title)),
      ])
    func screen(_ text: String) -> Section {
      Section("rows", header: Title(text: "top \(text)"), footer: Title(text: "end")) {
        Item(id: 1, text: text)
        Item(id: 2)
      }
    }
    bench.show(screen("a"))
    #expect(bench.shown == ["first 1 a", "first 2"])
    #expect(bench.header(0)?.shownText == "top a" && bench.footer(0)?.shownText == "end")
    let content = bench.cell(0)?.first(TextContentView.self)
    bench.show(screen("b"))
    #expect(bench.shown == ["again 1 b", "first 2"] && bench.header(0)?.shownText == "top b")
    #expect(content != nil && bench.cell(0)?.first(TextContentView.self) === content)
  }

  @Test func aCellIsAsHighAsItsRowSaysWhateverReplacesItsContentView() throws {
    let bench = Bench(
      .collection, .with { $0.measuresRows = true },
      cells: [.collection(.content(showing: Item.self) { item, _ in TextContent(text: item.name) })]
    )
    bench.show(Section("rows") { Item(id: 1).height(90) })
    #expect(bench.cell(0)?.frame.height == 90 && bench.shown == ["1"])
  }

  @Test func aPrototypeOfTheStoryboardIsFoundByItsIdentifier() throws {
    let bench = Bench(.table, cells: [])
    // What a storyboard does.
    bench.table?.register(TableItemCell.self, forCellReuseIdentifier: "item")
    bench.table?.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let adapter = try #require(bench.tableAdapter)
    adapter.cells = CellRegistry(
      .prototype("item", TableItemCell.self),
      .prototype("other", UITableViewCell.self, showing: Other.self) { cell, other, _ in
        cell.accessibilityLabel = "other \(other.number)"
      })
    let screen = ScreenSnapshot(
      Section("rows") {
        Item(id: 1)
        Other(number: 2)
      })
    bench.show(screen)
    #expect(bench.shown == ["1", "other 2"] && adapter.cells.audit(screen).isComplete)
  }
}
