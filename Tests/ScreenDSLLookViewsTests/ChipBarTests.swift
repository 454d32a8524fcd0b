@testable import ScreenDSLLookViews

/// Carousels whose items are as wide as what is in them.
@MainActor @Suite(.timedOnMain) struct ChipBarTests {
  private static let layout = LayoutHint.carousel.itemSize(width: .content, height: 44)

  private func chips(
    _ bench: LookBench, inContainer: Bool, _ titles: [String], _ hint: LayoutHint = layout
  ) throws -> [CGRect] {
    let buttons = titles.enumerated().map { index, title in Look.button(title) {}.id(index) }
    let section =
      inContainer
      ? Section("rows") { Container("filters", Grid()) { buttons }.layout(hint) }
      : Section("rows") { buttons }.layout(hint)
    bench.show(ScreenSnapshot(section))
    let list = try #require(
      inContainer ? bench.find(UICollectionView.self) : bench.view as? UICollectionView)
    list.layoutIfNeeded()
    bench.settle()
    return titles.indices.compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  private func wish(_ title: String) -> CGFloat {
    let look = LookBench(.collection)
    look.show { Look.button(title) {} }
    let content = (look.cell(0) as? UICollectionViewCell)?.contentView
    return content?.fittingSize(width: 320, .fittingSizeLevel).width.rounded(.up) ?? 0
  }

  @Test(arguments: [(ListKind.table, true), (.collection, true), (.collection, false)])
  func chipsAreAsWideAsTheirTitles(_ kind: ListKind, _ inContainer: Bool) throws {
    let bench = LookBench(kind)
    let titles = ["M", "Unread", "With attachments", String(repeating: "long ", count: 40)]
    let frames = try chips(bench, inContainer: inContainer, titles)
    #expect(frames.map(\.width) == titles.map { min(wish($0), 320) })
    #expect(frames[3].width == 320, "as the list at most")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    #expect(frames.allSatisfy { $0.height == frames[0].height })
    let fixed = try chips(
      bench, inContainer: inContainer, titles, .carousel.itemSize(width: 100, height: 44))
    #expect(fixed.map(\.width) == [100, 100, 100, 100])
    #expect(try chips(bench, inContainer: inContainer, titles) == frames)
    // In place: the title of a chip becomes longer, and those after it move on.
    let longer = ["M is longer"] + titles.dropFirst()
    let grown = try chips(bench, inContainer: inContainer, longer)
    #expect(grown.map(\.width) == longer.map { min(wish($0), 320) })
    #expect(grown[1].minX == grown[0].maxX)
  }
}
