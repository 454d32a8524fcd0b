@MainActor @Suite(.timedOnMain) struct SizeTests {
  private let line: CGFloat = 17 * 1.2

  @Test func textsWrapAndOtherViewsAnswerTheSizeThatTheyHave() {
    let (text, room) = (label(String(repeating: "x", count: 20)), CGSize(width: 100, height: 1_000))
    expectEqual(text.sizeThatFits(room).height, 2 * line)
    #expect(text.sizeThatFits(CGSize(width: 1_000, height: 0)) == CGSize(width: 170, height: line))
    text.numberOfLines = 1
    expectEqual(text.sizeThatFits(room).height, line)
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "xxxx"
    #expect(abs(button.sizeThatFits(room).width - 58) < 0.01)
    let (box, toggle) = (UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9)), UISwitch())
    expectEqual(box.sizeThatFits(room), CGSize(width: 7, height: 9))
    expectEqual(toggle.intrinsicContentSize, CGSize(width: 51, height: 31))
    #expect(text.font.ascender < text.font.lineHeight)
  }

  @Test func fontsOfStylesGrowAndOthersDoNot() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    expectEqual(body.pointSize, 23)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: large).pointSize, 23)
    #expect(metrics.scaledFont(for: body, compatibleWith: large).pointSize > 30, "scaled twice")

    let (list, texts) = (TestList(.table, [[1]]), [label("a"), label("b"), label("c")])
    (texts[1].font, texts[2].adjustsFontForContentSizeCategory) = (font, false)
    for text in texts { list.cell(0, 0)?.addSubview(text) }
    list.sim.setContentSize(.extraExtraExtraLarge)
    expectEqual(texts.map(\.font.pointSize), [23, 17, 17])
    let width = texts[0].intrinsicContentSize.width
    list.sim.setTextBold(true)
    #expect(texts[0].intrinsicContentSize.width > width)
    expectEqual(texts[0].traitCollection.legibilityWeight, .bold)
    #expect(texts[0].traitCollection.displayScale == 3 && large.displayScale == 0)
  }

  private final class Told: UIView {
    var count = 0
    override func layoutMarginsDidChange() { count += 1 }
  }

  @Test func marginsAreToldToViewsThatPreserveThem() {
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    outer.directionalLayoutMargins.leading = 20
    #expect(inner.count == 0 && inner.directionalLayoutMargins.leading == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.count == 1 && inner.directionalLayoutMargins.leading == 20)
    outer.directionalLayoutMargins.leading = 30
    outer.directionalLayoutMargins.leading = 30
    inner.directionalLayoutMargins.top = 1
    #expect(inner.count == 3 && inner.directionalLayoutMargins.leading == 30)
  }
}
