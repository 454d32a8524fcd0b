import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport

extension MainScene {
  /// Shows the scene in a headless host, again after each change.
  @MainActor
  final class Player {
    let store = Store()
    let host: HeadlessHost

    init() {
      var options = HeadlessOptions(viewport: 640)
      options.extents.set(160, for: Banner.self)
      options.extents.set(44, for: SortMenu.self)
      options.extents.set(for: Carousel.self) { $0.height }
      options.extents.set(96, for: ElementRow.self)
      host = HeadlessHost(registry: MainScene.registry, options: options)
      store.onChange = { [unowned self] in show() }
      show()
    }

    func show() {
      host.apply(Main(store.state, store: store).snapshot(reusing: host.snapshot))
    }
  }

  final class MenuCell: HeadlessCell, ConfigurableCell {
    private(set) var segment: Sort?
    /// What the thumb that touches the control would see.
    private(set) var animations = 0

    func configure(with menu: SortMenu, context: CellContext<SortMenu>) {
      if !context.isFirstDisplay { animations += 1 }
      segment = menu.selected
    }
  }

  final class NameCell: HeadlessCell {
    var name = ""
  }

  static let registry = CellRegistry<HeadlessList>(
    .class(NameCell.self, showing: Heading.self) { cell, heading, _ in cell.name = heading.text },
    .class(NameCell.self, showing: Banner.self) { cell, banner, _ in cell.name = banner.title },
    .class(MenuCell.self),
    .container(Carousel.self, viewport: 375, rowExtent: 192),
    .class(NameCell.self, showing: ElementCard.self) { cell, card, _ in cell.name = card.name },
    .class(NameCell.self, showing: ElementRow.self) { cell, row, _ in cell.name = row.name })
}

extension RowPath {
  static func element(_ number: Int) -> RowPath {
    RowPath(RowID("e\(number)", of: MainScene.ElementRow.self))
  }

  static func card(_ number: Int) -> RowPath {
    RowPath(RowID("e\(number)", of: MainScene.ElementCard.self), in: ["carousel"])
  }
}
