import ScreenDSL
import ScreenDSLUIKit
import ScreenSim

/// The main scene: an element of its lists.
struct Element: Equatable, Sendable {
  let id: String
  let name: String
}

enum Sort: String, Sendable {
  case unsorted, aToZ, zToA
}

struct MainState: Equatable, Sendable {
  var elements = [2, 1, 5, 3, 4].map { Element(id: "id-\($0)", name: "Element \($0)") }
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

struct Banner: CellModel {
  var title: String
  var onClose: Handler<Void>
}

struct SortMenu: CellModel {
  var selected: Sort
  var onChange: Handler<Sort>
}

struct Carousel: ContainerModel {}

struct ElementCard: CellModel, Identifiable {
  let id: String
  var name: String
}

struct ElementRow: CellModel, Identifiable {
  let id: String
  var name: String
}

/// The app around the scene: it applies a snapshot after each change.
@MainActor
final class MainStore {
  var state = MainState() { didSet { onChange() } }
  var printed: [String] = []
  var onChange: () -> Void = {}

  func pick(_ element: Element) {
    printed.append("\(element.name) with id \(element.id) tapped")
  }
}

struct MainScreen: Screen {
  let state: MainState
  let store: MainStore

  var body: some ScreenContent {
    Section("main") {
      if state.showsBanner {
        Banner(title: "Promo Banner", onClose: Handler { store.state.showsBanner = false })
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.state.horizontal = $0 })
        .id("menu/h")
      Container("carousel", Carousel()) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(id: element.id, name: element.name).onSelect { store.pick(element) }
        }
      }.layout(.carousel.itemSize(width: 192, height: 164))
      SortMenu(selected: state.vertical, onChange: Handler { store.state.vertical = $0 })
        .id("menu/v")
      for element in state.elements(sorted: state.vertical) {
        ElementRow(id: element.id, name: element.name).onSelect { store.pick(element) }
      }
    }
  }
}

/// A segmented control, as far as the scene needs one.
final class SegmentsView: UIView, ConfigurableCell {
  private(set) var selected = Sort.unsorted
  private(set) var change: (Sort) -> Void = { _ in }

  func configure(with menu: SortMenu, context: CellContext<SortMenu>) {
    selected = menu.selected
    accessibilityLabel = "menu \(menu.selected)"
    change = { context.fire(\.onChange, $0) }
  }

  /// Touches a segment: the control shows it at once.
  func touch(_ sort: Sort) {
    selected = sort
    change(sort)
  }
}

/// A banner with its button.
final class BannerView: UIView, ConfigurableCell {
  private(set) var close: () -> Void = {}

  func configure(with banner: Banner, context: CellContext<Banner>) {
    accessibilityLabel = banner.title
    close = { context.fire(\.onClose) }
  }
}

final class ElementRowView: UIView, ConfigurableCell {
  func configure(with row: ElementRow, context: CellContext<ElementRow>) {
    accessibilityLabel = row.name
  }
}

final class ElementCardCell: UICollectionViewCell, ConfigurableCell {
  func configure(with card: ElementCard, context: CellContext<ElementCard>) {
    accessibilityLabel = card.name
  }
}

extension CellRegistry<TableList> {
  @MainActor static var main: Self {
    CellRegistry(
      .view { BannerView() }, .view { SegmentsView() }, .view { ElementRowView() },
      .container(Carousel.self, cells: .main))
  }
}

extension CellRegistry<CollectionList> {
  @MainActor static var main: Self {
    CellRegistry(
      .view { BannerView() }, .view { SegmentsView() }, .view { ElementRowView() },
      .class(ElementCardCell.self), .container(Carousel.self))
  }
}
