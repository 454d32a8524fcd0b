import ScreenDSL
import ScreenDSLHeadless

extension MainList {
  /// Scrolls the carousel by two cards, scrolls down until it is out of view, and back.
  func scrollCarouselAway() throws(HeadlessError) -> CarouselTrip {
    host.scroll(to: 0)
    try host.scroll(carousel, to: host.offset(of: carousel) + 2 * Self.cardWidth)
    let before = try sightOfCarousel()
    host.scroll(to: host.maximalOffset)
    let wasOutOfView = !host.visibleRows.contains(carousel)
    host.scroll(to: 0)
    return CarouselTrip(before: before, wasOutOfView: wasOutOfView, after: nil)
  }

  func sightOfCarousel() throws(HeadlessError) -> CarouselSight {
    let list = try host.list(inside: carousel)
    let menu = snapshot.models(of: SortMenu.self).first
      .flatMap { host.cell(at: $0.path, as: SortMenuCell.self) }
    return CarouselSight(
      offset: list.offset, cards: list.visibleCells.compactMap { ($0 as? any TextCell)?.text },
      segment: menu?.text ?? "out of view")
  }

  private var carousel: RowPath { "carousel" }
}
