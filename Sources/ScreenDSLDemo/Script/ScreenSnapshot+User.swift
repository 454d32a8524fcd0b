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
    guard let found = models(of: SortMenu.self).dropFirst(menu.rawValue).first else { return false }
    return fire(\SortMenu.onChange, with: sort, at: found.path)
  }

  @MainActor
  func closeBanner() -> Bool {
    guard let found = models(of: Banner.self).first else { return false }
    return fire(\Banner.onClose, at: found.path)
  }

  /// Taps the first element row, then the card with the same element.
  ///
  /// Names are compared too, for several elements may have one ID.
  @MainActor
  func tapFirstElement() -> Bool {
    guard let row = models(of: ElementRow.self).first,
      let card = models(of: ElementCard.self).first(where: {
        $0.model.id == row.model.id && $0.model.name == row.model.name
      })
    else { return false }
    return select(row.path) && select(card.path)
  }
}
