package enum MainScene {
  package struct Element: Equatable, Sendable {
    package let id: String
    package var name: String
  }

  package enum Sort: Int, CaseIterable, Sendable { case unsorted, aToZ, zToA }

  package struct State: Equatable, Sendable {
    package var elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }
    package var horizontal = Sort.unsorted, vertical = Sort.unsorted, showsBanner = true
    package init() {}

    package func elements(sorted sort: Sort) -> [Element] {
      switch sort {
      case .unsorted: elements
      case .aToZ: elements.sorted { $0.name < $1.name }
      case .zToA: elements.sorted { $0.name > $1.name }
      }
    }
  }

  @MainActor package final class Store {
    package var state = State() { didSet { onChange() } }
    package var onChange: () -> Void = {}
    package private(set) var picks: [String] = []
    package init() {}

    package func pick(_ element: Element) {
      picks.append("\(element.name) with id \(element.id) tapped")
    }
  }

  package struct Heading: CellModel { package var text: String }
  package struct Banner: CellModel { package var title: String, onClose: Handler<Void> }
  package struct SortMenu: CellModel { package var selected: Sort, onChange: Handler<Sort> }
  package struct Carousel: ContainerModel { package var height = 180.0 }
  package struct ElementCard: CellModel, Identifiable { package let id, name: String }
  package struct ElementRow: CellModel, Identifiable { package let id, name: String }

  package struct Main: Screen, Sendable {
    package var state: State, store: Store?, heading: String?

    package init(_ state: State = State(), store: Store? = nil, heading: String? = "Elements") {
      (self.state, self.store, self.heading) = (state, store, heading)
    }

    package var body: some ScreenContent {
      Section("main", header: heading.map { Heading(text: $0) }) {
        if state.showsBanner {
          Banner(title: "Promo Banner", onClose: Handler { store?.state.showsBanner = false })
            .id("banner")
        }
        SortMenu(selected: state.horizontal, onChange: Handler { store?.state.horizontal = $0 })
          .id("menu/h")
        Container("carousel", Carousel()) {
          for element in state.elements(sorted: state.horizontal) {
            ElementCard(id: element.id, name: element.name).onSelect { store?.pick(element) }
          }
        }.layout(.carousel.itemSize(width: 192, height: 164))
        SortMenu(selected: state.vertical, onChange: Handler { store?.state.vertical = $0 })
          .id("menu/v")
        for element in state.elements(sorted: state.vertical) {
          ElementRow(id: element.id, name: element.name).onSelect { store?.pick(element) }
        }
      }
    }
  }
}
