import ScreenDSL
import ScreenDSLHeadless

/// Which of the two sort menus is meant: they are of one type, so their order tells them apart.
enum MenuPlace: Int, Sendable {
  case horizontal
  case vertical
}

// What a user does: scroll to a row until it is visible, and touch it.
extension MainList {
  func choose(_ sort: Sort, in menu: MenuPlace) throws(HeadlessError) {
    let menus = snapshot.models(of: SortMenu.self)
    let path = try path(menus.dropFirst(menu.rawValue).first?.path, of: "menu")
    try host.scroll(toRow: path)
    try host.fire(\SortMenu.onChange, path, sort)
  }

  func closeBanner() throws(HeadlessError) {
    let path = try path(snapshot.models(of: Banner.self).first?.path, of: "banner")
    try host.scroll(toRow: path)
    try host.fire(\Banner.onClose, path)
  }

  /// Taps the first element row, then the card with the same element.
  ///
  /// Names are compared too, for several elements may have one ID.
  func tapFirstElement() throws(HeadlessError) {
    guard let row = snapshot.models(of: ElementRow.self).first else { return }
    let card = snapshot.models(of: ElementCard.self).first {
      $0.model.id == row.model.id && $0.model.name == row.model.name
    }
    for path in [row.path, try path(card?.path, of: "card")] {
      try host.scroll(toRow: path)
      try host.tap(path)
    }
  }

  private func path(_ path: RowPath?, of name: String) throws(HeadlessError) -> RowPath {
    guard let path else { throw .missingRow(RowPath(RowID(name))) }
    return path
  }
}
