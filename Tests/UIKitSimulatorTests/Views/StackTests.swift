/// How high stacks and texts are.
@MainActor @Suite(.timedOnMain) struct StackTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func height(_ view: UIView, _ width: CGFloat = 170) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height of a line.
  private let line: CGFloat = 17 * 1.2

  @Test func textsWrapWhereTheOtherPartsLeaveRoom() {
    let (text, toggle) = (label(String(repeating: "x", count: 20)), UISwitch())
    let stack = UIStackView(arrangedSubviews: [text, toggle])
    #expect(height(stack) == 2 * line && height(stack, 230) == 31)
    stack.axis = .vertical
    stack.spacing = 5
    #expect(height(stack) == line + 5 + 31)
    toggle.isHidden = true
    #expect(height(stack) == line)
    text.numberOfLines = 1
    #expect(height(stack, 20) == line)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(height(stack) == line + 16)
  }

  @Test func aPartThatIsHiddenTwiceMustBeShownTwice() {
    let toggle = UISwitch()
    let stack = UIStackView(arrangedSubviews: [toggle])
    for isHidden in [true, true, false] { toggle.isHidden = isHidden }
    #expect(toggle.isHidden && height(stack) == 0)
    toggle.isHidden = false
    #expect(!toggle.isHidden && height(stack) == 31)
  }

  @Test func whatIsNoLongerArrangedIsStillASubviewAndWhatIsRemovedIsNeither() {
    let (text, toggle) = (label("a"), UISwitch())
    let stack = UIStackView(arrangedSubviews: [text, toggle])
    stack.removeArrangedSubview(text)
    toggle.removeFromSuperview()
    #expect(stack.arrangedSubviews == [] && stack.subviews == [text])
  }

  @Test func whatIsLeftGoesToTheLoosestPartAndReadingOrderIsMirrored() {
    let (text, space, toggle) = (label("abcd"), UIView(), UISwitch())
    let stack = UIStackView(arrangedSubviews: [text, space, toggle])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.alignment = .center
    func starts() -> [CGFloat] {
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.map(\.frame.minX)
    }
    #expect(starts() == [0, 34, 149] && toggle.frame.minY == 4.5)
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(starts() == [166, 51, 0])
  }

  @Test func fontsOfStylesGrowAndOthersDoNot() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(body.pointSize == 23)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 23)
    #expect(metrics.scaledFont(for: body, compatibleWith: large).pointSize > 30, "scaled twice")

    let list = TestList(.table, [[1]])
    let texts = [label("a"), label("b"), label("c")]
    texts[1].font = font
    texts[2].adjustsFontForContentSizeCategory = false
    for text in texts { list.cell(0, 0)?.addSubview(text) }
    list.sim.setContentSize(.extraExtraExtraLarge)
    #expect(texts.map(\.font.pointSize) == [23, 17, 17])
  }
}
