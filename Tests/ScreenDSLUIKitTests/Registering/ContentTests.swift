/// A text. If it has a height, its view computes its size, without constraints.
private struct TextContent: UIContentConfiguration {
  var text = "", height: CGFloat?
  func makeContentView() -> any UIView & UIContentView { TextContentView(self) }
  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class TextContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration = TextContent() {
    didSet { accessibilityLabel = (configuration as? TextContent)?.text }
  }
  /// How it was asked for its size: the width, and how much that is wanted.
  var asks: [String] = []

  convenience init(_ content: TextContent) {
    self.init(frame: .zero)
    configuration = content
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    asks.append("\(Int(targetSize.width)) \(Int(horizontal.rawValue))")
    guard let height = (configuration as? TextContent)?.height else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return CGSize(width: horizontal == .required ? targetSize.width : 50, height: height)
  }
}

@MainActor @Suite(.timedOnMain) struct ContentTests {
  @Test(arguments: views) func contentIsShownByRowsHeadersAndFooters(_ kind: ListKind) {
    let item = TestCell.content(showing: Item.self) {
      TextContent(text: "\($1.isFirstDisplay ? "first" : "again") \($0.name)")
    }
    let title = TestCell.content(showing: Title.self) { title, _ in TextContent(text: title.text) }
    func screen(_ text: String) -> Section {
      Section("rows", header: Title(text: "top \(text)"), footer: Title(text: "end")) {
        Item(id: 1, text: text)
        Item(id: 2)
      }
    }
    let bench = Bench(kind, cells: [item, title]).showing(screen("a"))
    expectEqual(bench.shown, ["first 1 a", "first 2"])
    #expect(bench.header(0)?.shownText == "top a" && bench.footer(0)?.shownText == "end")
    let content = bench.cell(0)?.first(TextContentView.self)
    bench.show(screen("b"))
    #expect(bench.shown == ["again 1 b", "first 2"] && bench.header(0)?.shownText == "top b")
    #expect(content != nil && bench.cell(0)?.first(TextContentView.self) === content)
  }

  @Test(arguments: views) func viewsAskTheirContentForItsSize(_ kind: ListKind) throws {
    let item = TestCell.content(showing: Item.self) { _, _ in TextContent(height: 70) }
    let title = TestCell.content(showing: Title.self) { _, _ in TextContent(height: 30) }
    let bench = Bench(kind, cells: [item, title]).showing(
      Section("rows", header: Title(text: "top"), footer: Title(text: "end"), items: [1]))
    let room = CGSize(width: 200, height: 0)
    for (view, height) in zip([bench.cell(0), bench.header(0), bench.footer(0)], [70.0, 30, 30]) {
      let content = try #require(view?.first(TextContentView.self))
      content.asks = []
      let size = view?.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size?.height == CGFloat(height) && content.asks.contains("200 1000"))
    }
  }

  @Test func aCellIsAsHighAsItsRowSaysWhateverReplacesItsContentView() throws {
    let text = TestCell.content(showing: Item.self) { item, _ in TextContent(text: item.name) }
    let bench = Bench(.collection, .with { $0.measuresRows = true }, cells: [text])
    bench.show(Section("rows") { Item(id: 1).height(90) })
    #expect(bench.cell(0)?.frame.height == 90 && bench.shown == ["1"])
  }

  @Test func aPrototypeOfTheStoryboardIsFoundByItsIdentifier() {
    let bench = Bench(.table, cells: [])
    bench.table?.register(TableItemCell.self, forCellReuseIdentifier: "item")
    bench.table?.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    bench.tableAdapter?.cells = CellRegistry(
      .prototype("item", TableItemCell.self),
      .prototype("other", UITableViewCell.self, showing: Other.self) { cell, other, _ in
        cell.accessibilityLabel = "other \(other.number)"
      })
    let screen = ScreenSnapshot("rows") {
      Item(id: 1)
      Other(number: 2)
    }
    bench.show(screen)
    expectEqual(bench.shown, ["1", "other 2"])
    expectEqual(bench.tableAdapter?.cells.audit(screen).isComplete, true)
    // The list inside a container is in no storyboard.
    let outer = Bench(.collection, cells: [])
    outer.collectionAdapter?.cells.register(.prototype("item", CollectionItemCell.self))
    outer.show("rows") { Container.deck("deck", [1]) }
    expectEqual(outer.inner(0)?.shown, ["No cell registered for 'ScreenDSLUIKitTests.Item'"])
  }
}
