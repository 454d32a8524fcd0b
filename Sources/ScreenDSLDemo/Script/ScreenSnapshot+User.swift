import ScreenDSL

/// Which of the two sort menus is meant: they are of one type, so their order tells them apart.
enum MenuPlace: Int, Sendable {
  case horizontal
  case vertical
}

// What a user does to the screen, by the ways that a host has: paths, slots and selection.
extension ScreenSnapshot {
  @MainActor
  func choose(_ sort: Sort, in menu: MenuPlace) -> Bool {
    guard let path = paths(of: SortMenu.self).dropFirst(menu.rawValue).first else { return false }
    return fire(\SortMenu.onChange, with: sort, at: path)
  }

  @MainActor
  func closeBanner() -> Bool {
    guard let path = paths(of: Banner.self).first else { return false }
    return fire(\Banner.onClose, at: path)
  }

  /// Taps the first element row, then the card with the same element.
  @MainActor
  func tapFirstElement() -> Bool {
    guard let row = allRows.first(where: { $0.model is ElementRow }),
      let card = cardPath(forElementOf: row)
    else { return false }
    return select(RowPath(row.id)) && select(card)
  }

  /// Compares the names too, for several elements may have one ID.
  private func cardPath(forElementOf row: Row) -> RowPath? {
    guard let element = row.model as? ElementRow,
      let carousel = paths(of: Carousel.self).first
    else { return nil }
    let card = self.row(at: carousel)?.rows?.allRows.first { row in
      guard let card = row.model as? ElementCard else { return false }
      return card.id == element.id && card.name == element.name
    }
    return card.map { carousel.appending($0.id) }
  }

  private var allRows: some Collection<Row> { sections.lazy.flatMap(\.rows) }

  private func paths<Model: CellModel>(of model: Model.Type) -> some Collection<RowPath> {
    allRows.lazy.filter { $0.model is Model }.map { RowPath($0.id) }
  }
}
