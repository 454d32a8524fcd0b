import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLTesting
import TestSupport

extension Scene {
  /// A cell that is called by the label of its model.
  final class NameCell: HeadlessCell, LabelledCell {
    var accessibilityLabel: String?
  }

  private static let shared: [CellRegistration<HeadlessList>] = [
    .class(NameCell.self, showing: Heading.self) { cell, model, _ in
      cell.accessibilityLabel = model.text
    },
    .class(NameCell.self, showing: Banner.self) { cell, model, _ in
      cell.accessibilityLabel = model.title
    },
    .class(NameCell.self, showing: SortMenu.self) { cell, menu, _ in
      cell.accessibilityLabel = "\(menu.selected)"
    },
    .container(Carousel.self, viewport: 375, rowExtent: 192),
    .class(NameCell.self, showing: ElementRow.self) { cell, model, _ in  // the last
      cell.accessibilityLabel = model.label
    },
  ]

  /// The cells of the main scene.
  static var cells: CellRegistry<HeadlessList> {
    var cells = cellsWithoutCard
    cells.register(
      .class(NameCell.self, showing: ElementCard.self) { cell, model, _ in
        cell.accessibilityLabel = model.name
      })
    return cells
  }

  /// The same, but somebody forgot the cards in the carousel.
  static var cellsWithoutCard: CellRegistry<HeadlessList> {
    var cells = CellRegistry<HeadlessList>()
    cells.register(shared)
    return cells
  }
}
