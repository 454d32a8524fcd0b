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

/// A value whose view computes its size, without constraints.
private struct SizedContent: UIContentConfiguration {
  var height: CGFloat
  func makeContentView() -> any UIView & UIContentView { SizedView(self) }
  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class SizedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  /// How it was asked for its size: the width, and how much that is wanted.
  var asks: [String] = []

  init(_ content: SizedContent) {
    configuration = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    asks.append("\(Int(targetSize.width)) \(Int(horizontal.rawValue))")
    let height = (configuration as? SizedContent)?.height ?? 0
    return CGSize(width: horizontal == .required ? targetSize.width : 50, height: height)
  }
}

/// Cells of every other kind: content configurations, prototypes, nibs filled by closures.
@MainActor @Suite(.timedOnMain) struct ContentTests {
  @Test(arguments: ListKind.allCases) func contentIsShownByRowsHeadersAndFooters(_ kind: ListKind) {
    let bench = Bench(
      kind,
      cells: [
        .content(showing: Item.self) {
          TextContent(text: "\($1.isFirstDisplay ? "first" : "again") \($0.name)")
        },
        .content(showing: Title.self) { title, _ in TextContent(text: title.text) },
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

  @Test(arguments: ListKind.allCases)
  func cellsHeadersAndFootersAskTheirContentForItsSize(_ kind: ListKind) throws {
    let bench = Bench(
      kind,
      cells: [
        .content(showing: Item.self) { _, _ in SizedContent(height: 70) },
        .content(showing: Title.self) { _, _ in SizedContent(height: 30) },
      ]
    ).showing(
      Section("rows", header: Title(text: "top"), footer: Title(text: "end")) { Item(id: 1) })
    let room = CGSize(width: 200, height: 0)
    for (view, height) in [
      (bench.cell(0), CGFloat(70)), (bench.header(0), 30), (bench.footer(0), 30),
    ] {
      let content = try #require(view?.first(SizedView.self))
      content.asks = []
      let size = view?.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size?.height == height && content.asks.contains("200 1000"))
    }
  }

  @Test func aCellIsAsHighAsItsRowSaysWhateverReplacesItsContentView() throws {
    let bench = Bench(
      .collection, .with { $0.measuresRows = true },
      cells: [.content(showing: Item.self) { item, _ in TextContent(text: item.name) }])
    bench.show(Section("rows") { Item(id: 1).height(90) })
    #expect(bench.cell(0)?.frame.height == 90 && bench.shown == ["1"])
  }

  @Test func aPrototypeOfTheStoryboardIsFoundByItsIdentifier() throws {
    let bench = Bench(.table, cells: [])
    bench.table?.register(TableItemCell.self, forCellReuseIdentifier: "item")
    bench.table?.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let adapter = try #require(bench.tableAdapter)
    adapter.cells = CellRegistry(
      .prototype("item", TableItemCell.self),
      .prototype("other", UITableViewCell.self, showing: Other.self) { cell, other, _ in
        cell.accessibilityLabel = "other \(other.number)"
      })
    let screen = ScreenSnapshot("rows") {
      Item(id: 1)
      Other(number: 2)
    }
    bench.show(screen)
    #expect(bench.shown == ["1", "other 2"] && adapter.cells.audit(screen).isComplete)
  }
}
