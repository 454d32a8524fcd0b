import ScreenDSL
import ScreenDSLHeadless

/// The main scene: its models, its state, its screen and its cells.
enum MainScene {
  struct Element: Equatable, Sendable {
    let id: String
    var name: String
  }

  enum Sort: Sendable { case unsorted, aToZ, zToA }

  struct State: Equatable, Sendable {
    var elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }
    var horizontal = Sort.unsorted
    var vertical = Sort.unsorted
    var showsBanner = true

    func elements(sorted sort: Sort) -> [Element] {
      switch sort {
      case .unsorted: elements
      case .aToZ: elements.sorted { $0.name < $1.name }
      case .zToA: elements.sorted { $0.name > $1.name }
      }
    }
  }

  struct Heading: CellModel { var text: String }
  struct Carousel: ContainerModel { var height = 180 }

  struct Banner: CellModel {
    var title: String
    var onClose: Handler<Void>
  }

  struct SortMenu: CellModel {
    var selected: Sort
    var onChange: Handler<Sort>
  }

  struct ElementCard: CellModel, Identifiable {
    let id: String
    var name: String
  }

  struct ElementRow: CellModel, Identifiable {
    let id: String
    var name: String
  }

  /// Holds the state, shows it in a headless host, and changes it when the user does something.
  @MainActor
  final class Player {
    private(set) var state = State() { didSet { show() } }
    private(set) var picks: [String] = []
    let host: HeadlessHost

    init() {
      var options = HeadlessOptions(viewport: 640)
      options.extents.set(160, for: Banner.self)
      options.extents.set(44, for: SortMenu.self)
      options.extents.set(for: Carousel.self) { Double($0.height) }
      options.extents.set(96, for: ElementRow.self)
      host = HeadlessHost(registry: MainScene.registry, options: options)
      show()
    }

    func show() { host.apply(Main(state: state, player: self).snapshot(reusing: host.snapshot)) }
    func closeBanner() { state.showsBanner = false }
    func sortHorizontally(_ sort: Sort) { state.horizontal = sort }
    func sortVertically(_ sort: Sort) { state.vertical = sort }
    func pick(_ element: Element) { picks.append("\(element.name) with id \(element.id) tapped") }
  }

  struct Main: Screen {
    var state: State
    var player: Player

    var body: some ScreenContent {
      Section("main", header: Heading(text: "Elements")) {
        if state.showsBanner {
          Banner(title: "Promo Banner", onClose: Handler { player.closeBanner() }).id("banner")
        }
        SortMenu(selected: state.horizontal, onChange: Handler { player.sortHorizontally($0) })
          .id("menu/h")
        Container("carousel", Carousel()) {
          for element in state.elements(sorted: state.horizontal) {
            ElementCard(id: element.id, name: element.name).onSelect { player.pick(element) }
          }
        }
        SortMenu(selected: state.vertical, onChange: Handler { player.sortVertically($0) })
          .id("menu/v")
        for element in state.elements(sorted: state.vertical) {
          ElementRow(id: element.id, name: element.name).onSelect { player.pick(element) }
        }
      }
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
