private struct TextContent: UIContentConfiguration {
  var text = "", state: UICellConfigurationState?
  func makeContentView() -> any UIView & UIContentView { TextView(self) }
  func updated(for state: any UIConfigurationState) -> Self {
    TextContent(text: text, state: state as? UICellConfigurationState)
  }
}

private final class TextView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { shown.append(configuration) } }
  var shown: [any UIContentConfiguration] = [], isTolerant = false

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  var states: [UICellConfigurationState] { shown.compactMap { ($0 as? TextContent)?.state } }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    isTolerant || configuration is TextContent
  }
}

@MainActor private protocol ContentCell: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  func setNeedsUpdateConfiguration()
}
extension UITableViewCell: ContentCell {}
extension UITableViewHeaderFooterView: ContentCell {}
extension UICollectionViewCell: ContentCell {}

@MainActor @Suite(.timedOnMain) struct CellContentTests {
  private let cells: [any ContentCell] = [
    UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewListCell(),
    UITableViewHeaderFooterView(reuseIdentifier: nil),
  ]

  @Test func anotherTypeOfContentGetsAnotherContentView() throws {
    for cell in cells {
      let (plain, own) = (cell.contentView, UIView())
      plain.addSubview(own)
      cell.contentConfiguration = TextContent(text: "a")
      let view = try #require(cell.contentView as? TextView)
      #expect(plain.superview == nil && own.window == nil && cell.subviews.first === view)
      cell.contentConfiguration = TextContent(text: "b")
      #expect(cell.contentView === view && (view.shown.last as? TextContent)?.text == "b")
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView !== view && view.superview == nil)
      cell.contentConfiguration = nil
      #expect(type(of: cell.contentView) == UIView.self && cell.contentView !== plain)
    }
  }

  @Test func since16TheContentViewSaysWhatItSupports() throws {
    for (isBefore, isKept) in [(false, true), (true, false)] {
      var options = SimOptions()
      options.behavior.isBeforeOS16 = isBefore
      try SimOptions.$current.withValue(options) {
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentConfiguration = TextContent()
        let view = try #require(cell.contentView as? TextView)
        (view.isTolerant, cell.contentConfiguration) = (true, UIListContentConfiguration.cell())
        expectEqual((cell.contentView === view), isKept)
      }
    }
  }

  @Test func theLabelsOfATableCellAreThereUnlessItShowsAValue() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = cell.textLabel
    #expect(label?.superview === cell.contentView)
    cell.contentConfiguration = TextContent()
    #expect(cell.textLabel == nil)
    cell.contentConfiguration = nil
    #expect(cell.textLabel !== label && cell.textLabel?.superview === cell.contentView)
  }

  @Test(arguments: views) func eachStateSetsTheContentAgain(_ kind: ListKind) throws {
    let list = TestList(kind, [Array(0..<40)])
    let cell = try #require(list.cell(0, 0) as? any ContentCell)
    cell.contentConfiguration = TextContent()
    let view = try #require(cell.contentView as? TextView)
    func states(_ run: () -> Void) -> [UICellConfigurationState] {
      view.shown = []
      run()
      list.sim.drain()
      return view.states
    }
    expectEqual(states {}.map(\.isSelected), [false], "before it shows")
    #expect(states {}.isEmpty)
    let tap = states { list.sim.tap(index(0, 0)) }
    #expect(tap.map(\.isHighlighted) == [true, false, false] && tap.last?.isSelected == true)
    expectEqual(states { list.view.isEditing = true }.map(\.isEditing), [true])
    expectEqual(states { list.sim.focus(index(0, 0)) }.map(\.isFocused), [true])
    let large = states { list.sim.setContentSize(.accessibilityLarge) }
    expectEqual(large.first?.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    let twice = states { for _ in 0..<2 { cell.setNeedsUpdateConfiguration() } }
    expectEqual(twice.count, 1, "many wishes are one update")
    for offset in [440.0, 0, 440] { list.sim.scroll(to: offset) }
    #expect(cell.contentView === view, "a cell that waits for its use keeps its content")
  }

  @Test func aContentThatIsNotToAdaptIsNotSetAgain() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = TextContent()
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? TextContent)?.state == nil)
  }
}
