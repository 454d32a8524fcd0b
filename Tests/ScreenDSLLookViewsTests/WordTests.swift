@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct WordTests {
  private let bench = LookBench(.table)

  private func attributes(_ label: UILabel, _ key: NSAttributedString.Key) -> [String] {
    let text = label.attributedText ?? NSAttributedString(string: "")
    var found: [String] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil { found.append((text.string as NSString).substring(with: range)) }
    }
    return found
  }

  @Test func wordsLookAsTheTextSays() throws {
    bench.show {
      Look.text("Ada and ada").highlighted("ADA").bold("and").strikethrough()
      Look.text("Ada", .headline).lines(1, truncation: .middle).minimumScale(0.5)
    }
    let label = try bench.find(UILabel.self)
    #expect(label.text == "Ada and ada")
    #expect(attributes(label, .backgroundColor) == ["Ada", "ada"])
    #expect(attributes(label, .strikethroughStyle).joined() == "Ada and ada")
    let font = label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits == .traitBold)
    let cut = try bench.find(UILabel.self, 1)
    #expect(cut.lineBreakMode == .byTruncatingMiddle && cut.numberOfLines == 1)
    #expect(cut.adjustsFontSizeToFitWidth && cut.minimumScaleFactor == 0.5)
    // Another query is written into the same label.
    bench.show { Look.text("Ada and ada").highlighted("an") }
    #expect(try bench.find(UILabel.self) === label)
    #expect(attributes(label, .backgroundColor) == ["an"])
    bench.show { Look.text("8 €") }
    let plain = try bench.find(UILabel.self)
    #expect(plain.text == "8 €")
    #expect(attributes(plain, .strikethroughStyle) + attributes(plain, .backgroundColor) == [])
  }

  /// What is marked is too; links, and tests that are not to be copied, are in labels.
  @Test func wordsAreSelectedAndCopied() throws {
    func show(_ text: Look.Text) { bench.show { text.id("row").onSelect {} } }
    show(
      Look.text("Order 12-34", .headline).copyable().highlighted("12").lines(
        2, truncation: .middle))
    let view = try bench.find(UITextView.self)
    #expect(view.text == "Order 12-34" && view.isSelectable && !view.isEditable)
    #expect(!view.isScrollEnabled && view.isUserInteractionEnabled)
    #expect(view.textContainer.maximumNumberOfLines == 2)
    #expect(view.font == .preferredFont(forTextStyle: .headline))
    #expect(view.attributedText.attribute(.backgroundColor, at: 6, effectiveRange: nil) != nil)
    #expect(view.bounds.height == view.font?.lineHeight.rounded(.up) || view.bounds.height > 20)
    #expect(bench.cell(0)?.accessibilityStops.map(\.accessibilityLabel) == ["Order 12-34"])
    show(Look.text("Order 12-35", .headline).copyable())
    #expect(try bench.find(UITextView.self) === view && view.text == "Order 12-35")
    show(Look.text("Order 12-35").copyable().link("Order") {})
    #expect(try bench.look().all(UITextView.self).isEmpty)
  }

  @Test func linksLieOverTheirWordsAndArePressed() throws {
    let log = Log()
    func show(_ text: String, _ heard: String) {
      bench.show {
        Look.text(text).link("the Terms of it") { log.add("\(heard) terms") }
          .link("Rules") { log.add("\(heard) rules") }.link("off", nil)
      }
    }
    show("Rules of a text, and the Terms of it, off", "old")
    let links = try bench.look().all(LinkButton.self)
    // Letters are 8.5 points wide here, and 33 have room in a line of 288 points.
    #expect(links.count == 3)
    let rules = try #require(links.first { $0.words.location == 0 })
    let terms = try #require(links.first { $0.words.length == 15 })
    #expect(rules.frame.size == CGSize(width: 42.5, height: 20.4))
    #expect(terms.frame.height > 40, "it stands in two lines")
    #expect(terms.point(inside: CGPoint(x: terms.bounds.maxX - 2, y: 5), with: nil))
    #expect(!terms.point(inside: CGPoint(x: terms.bounds.maxX - 2, y: 38), with: nil))
    show("Rules of a text, and the Terms of it, off", "new")
    rules.tap()
    terms.tap()
    #expect(log.lines == ["new rules", "new terms"])
    let off = try #require(links.first { $0.words.length == 3 })
    #expect(!off.isEnabled && !off.tap())
    let label = try bench.find(MarkedLabel.self)
    let pale = UIColor.tintColor.withAlphaComponent(0.4)
    func color(_ place: Int) -> UIColor? {
      label.marked.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .tintColor && color(label.marked.length - 1) == pale)
    let seen = { (place: Int) in
      label.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    rules.isHighlighted = true
    #expect(seen(0) == pale && seen(4) == pale && seen(25) == .tintColor)
    rules.isHighlighted = false
    #expect(seen(0) == .tintColor)
    #expect(
      try bench.look().accessibilityStops.map(\.accessibilityLabel).dropFirst() == [
        "Rules", "the Terms of it", "off",
      ])
    #expect(rules.accessibilityTraits == .link && off.accessibilityTraits.contains(.notEnabled))
    show("No rules", "newest")
    #expect(try bench.look().all(LinkButton.self).isEmpty)
  }

  /// Also where the line stands at another side than reading starts.
  @Test func linksLieOverTheirWordsAtEachSide() throws {
    for (alignment, start) in [
      (Look.TextAlignment.leading, 42.5), (.center, 148.25), (.trailing, 254), (.leading, 42.5),
    ] {
      bench.show { Look.text("See Rules").link("ules") {}.alignment(alignment).id("row") }
      let link = try bench.find(LinkButton.self)
      #expect(abs(Double(link.frame.minX) - start) < 1, "\(link.frame)")
    }
  }
}
