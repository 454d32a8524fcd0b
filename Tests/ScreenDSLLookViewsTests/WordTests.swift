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
    bench.showRows(
      Look.text("Ada and ada").highlighted("ADA").bold("and").strikethrough(),
      Look.text("Ada", .headline).lines(1, truncation: .middle).minimumScale(0.5),
      Look.text("Ada").lines(1, truncation: .head).strikethrough())
    let label = try bench.find(UILabel.self)
    #expect(label.text == "Ada and ada" && attributes(label, .backgroundColor) == ["Ada", "ada"])
    expectEqual(attributes(label, .strikethroughStyle).joined(), "Ada and ada")
    let font = label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    expectEqual(font?.fontDescriptor.symbolicTraits, .traitBold)
    let cut = try bench.find(UILabel.self, 1)
    #expect(cut.lineBreakMode == .byTruncatingMiddle && cut.numberOfLines == 1)
    #expect(cut.adjustsFontSizeToFitWidth && cut.minimumScaleFactor == 0.5)
    #expect(cut.adjustsFontForContentSizeCategory)
    let struck = try bench.find(UILabel.self, 2)
    #expect(struck.lineBreakMode == .byTruncatingHead && !struck.adjustsFontSizeToFitWidth)
    expectEqual(attributes(struck, .strikethroughStyle), ["Ada"])
    bench.showRows(Look.text("Ada and ada").highlighted("an"))
    #expect(try bench.find(UILabel.self) === label && attributes(label, .backgroundColor) == ["an"])
    bench.showRows(Look.text("8 €"))
    let plain = try bench.find(UILabel.self)
    expectEqual(plain.text, "8 €")
    expectEqual(attributes(plain, .strikethroughStyle) + attributes(plain, .backgroundColor), [])
    for price in ["8 € today", "9 € today"] {
      bench.show { Look.text(price).highlighted("today").motion(.count).id("row") }
      let label = try bench.find(UILabel.self)
      #expect(label.text == price && attributes(label, .backgroundColor) == ["today"])
    }
  }

  @Test func theWidestWordIsMeasured() throws {
    let text = Look.text(("bcdeghknopqs".map { "aaa\($0)" } + ["mmmm"]).joined(separator: " "))
    bench.showRows(text)
    let least = try bench.look().sizes.span(ofLeaf: text._node).least
    let label = try bench.find(UILabel.self)
    label.text = "mmmm"
    #expect(least >= Double(label.intrinsicContentSize.width))
    expectEqual(try bench.look().sizes.span(ofLeaf: Look.text(" ")._node).least, 0)
  }

  @Test func wordsAreSelectedAndCopied() throws {
    func show(_ text: Look.Text) { bench.show { text.id("row").onSelect {} } }
    let order = Look.text("Order 12-34", .headline).copyable()
    show(order.highlighted("12").lines(2, truncation: .middle))
    let view = try bench.find(UITextView.self)
    #expect(view.text == "Order 12-34" && view.isSelectable && !view.isEditable)
    #expect(!view.isScrollEnabled && view.textContainer.lineBreakMode == .byTruncatingMiddle)
    #expect(view.isUserInteractionEnabled && view.textContainer.maximumNumberOfLines == 2)
    expectEqual(view.font, .preferredFont(forTextStyle: .headline))
    #expect(view.attributedText.attribute(.backgroundColor, at: 6, effectiveRange: nil) != nil)
    #expect(view.bounds.height > 20 && view.adjustsFontForContentSizeCategory)
    expectEqual(bench.labels(), ["Order 12-34"])
    show(Look.text("Order 12-35", .headline).copyable())
    #expect(try bench.find(UITextView.self) === view && view.text == "Order 12-35")
    expectEqual(view.textContainer.maximumNumberOfLines, 0)
    for isLoading in [true, false] {
      show(order.loading(isLoading))
      expectEqual(view.isUserInteractionEnabled, !isLoading, "a bar cannot be copied")
      expectEqual(view.backgroundColor, isLoading ? UIColor.ground : nil)
    }
    bench.showRows(Look.vertical { order.size(height: 100) })
    #expect(try bench.find(UITextView.self).bounds.height < 30, "its lines are in the middle")
    show(Look.text("Order 12-35").copyable().link("Order") {})
    #expect(try bench.look().all(UITextView.self).isEmpty)
  }

  @Test func linksLieOverTheirWordsAndArePressed() throws {
    let log = Log()
    func show(_ text: String, _ heard: String) {
      bench.showRows(
        Look.text(text).link("the Terms of it") { log.add("\(heard) terms") }
          .link("Rules") { log.add("\(heard) rules") }.link("off", nil))
    }
    show("Rules of a text, and the Terms of it, off", "old")
    let links = try bench.look().all(LinkButton.self)
    // Letters are 8.5 points wide here, and 33 have room in a line of 288 points.
    expectEqual(links.map(\.accessibilityLabel), ["Rules", "the Terms of it", "off"])
    let (rules, terms, off) = (links[0], links[1], links[2])
    expectEqual(rules.frame.size, CGSize(width: 42.5, height: 20.4))
    #expect(terms.frame.height > 40, "it stands in two lines")
    #expect(terms.point(inside: CGPoint(x: terms.bounds.maxX - 2, y: 5), with: nil))
    #expect(!terms.point(inside: CGPoint(x: terms.bounds.maxX - 2, y: 38), with: nil))
    let (frame, tapped) = (terms.convert(terms.bounds, to: nil), terms.accessibilityActivationPoint)
    let place = CGPoint(x: tapped.x - frame.minX, y: tapped.y - frame.minY)
    #expect(terms.point(inside: place, with: nil), "a screen reader taps a word")
    show("Rules of a text, and the Terms of it, off", "new")
    #expect(rules.tap() && terms.tap() && log.lines == ["new rules", "new terms"])
    #expect(!off.isEnabled && !off.isUserInteractionEnabled && !off.tap())
    let (label, dim) = (try bench.find(MarkedLabel.self), UIColor.tintColor.withAlphaComponent(0.4))
    func color(_ place: Int, in text: NSAttributedString?) -> UIColor? {
      text?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(0, in: label.marked) == .tintColor && color(40, in: label.marked) == dim)
    func seen() -> [UIColor?] { [0, 4, 25].map { color($0, in: label.attributedText) } }
    rules.isHighlighted = true
    expectEqual(seen(), [dim, dim, .tintColor])
    rules.isHighlighted = false
    expectEqual(seen()[0], .tintColor)
    expectEqual(bench.labels().dropFirst(), ["Rules", "the Terms of it", "off"])
    #expect(rules.accessibilityTraits == .link && off.accessibilityTraits.contains(.notEnabled))
    terms.isHighlighted = true
    show("No rules", "newest")
    #expect(try bench.look().all(LinkButton.self).isEmpty, "also if a press lasts")
  }

  @Test func linksLieOverTheirWordsAtEachSide() throws {
    for (text, alignment, start) in [
      ("See Rules", Look.TextAlignment.leading, 42.5), ("See Rules", .center, 148.25),
      ("See Rules", .trailing, 254), ("See Rules", .leading, 42.5), ("Rules", .leading, 8.5),
    ] {
      bench.show { Look.text(text).link("ules") {}.alignment(alignment).id("row") }
      let link = try bench.find(LinkButton.self)
      #expect(abs(Double(link.frame.minX) - start) < 1, "\(link.frame)")
    }
  }
}
