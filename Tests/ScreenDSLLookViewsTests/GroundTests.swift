@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct GroundTests {
  private let bench = LookBench(.collection)
  private let image = Look.image(.asset("cover")).size(width: 60, height: 40)

  @Test func aGroundIsAsTheLookSays() throws {
    bench.showRows(
      Look.text("All day").padding(horizontal: 8, vertical: 4)
        .background(.red, corners: .infinity, border: .blue, shadow: true))
    let (ground, label) = (try bench.find(Background.self), try bench.find(UILabel.self))
    #expect(ground.backgroundColor == .systemRed && label.textColor == .white)
    #expect(abs(ground.bounds.width - label.bounds.width - 16) < 0.1, "no wider than its text")
    let layer = ground.layer
    #expect(layer.cornerRadius == ground.bounds.height / 2 && layer.borderWidth == 1)
    #expect(layer.borderColor != nil && layer.shadowOpacity > 0 && layer.shadowPath != nil)
    bench.showRows(Look.text("A").padding(8).background(.red, opacity: 0.25, corners: 4))
    #expect(try bench.find(Background.self) === ground && label.textColor == .label)
    expectEqual(ground.backgroundColor, UIColor.systemRed.withAlphaComponent(0.25))
    #expect(layer.cornerRadius == 4 && layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowPath == nil)
    bench.showRows(Look.text("A").padding(8))
    #expect(try bench.look().all(Background.self).allSatisfy { $0.backgroundColor == nil })
    bench.showRows(Look.text("A").background())
    expectEqual(try bench.find(Background.self).backgroundColor, .ground, "as pale as the system's")
    bench.showRows(image.overlay { Look.badge("1") }.padding(6).background(.red))
    #expect(try bench.find(Background.self).frame.contains(bench.find(UIImageView.self).frame))
  }

  @Test func anImageHasTheCornersOfItsGround() throws {
    for (look, radius) in [
      (image.background(corners: 8), 8), (image.background(corners: .infinity), 20),
      (image.padding(4).background(corners: 8), 0), (image, 0),
    ] {
      bench.show { look }
      let view = try bench.find(UIImageView.self)
      #expect(view.layer.cornerRadius == CGFloat(radius) && view.clipsToBounds)
    }
  }

  @Test func textsOnGroundsAreReadable() throws {
    func color(_ part: some LookPart) throws -> UIColor? {
      bench.show { part }
      return try bench.find(UILabel.self).textColor
    }
    let grounds: [ThemeColor?] = [.blue, .indigo, .yellow, .green, .red, .label, nil]
    let texts = try grounds.map { try color(Look.text("A").background($0)) }
    expectEqual(texts, [.white, .white, .black, .black, .white, .white, .label])
    expectEqual(try color(Look.text("A").background(.red, opacity: 0.5)), .black)
    let (pale, badge) = (Look.text("A").background(.yellow, opacity: 0.2), Look.badge("1"))
    expectEqual(try color(Look.vertical { pale }.background(.blue)), .white)
    #expect(try color(badge) == .white && color(badge.color(.yellow)) == .black)
    #expect(try color(badge.loading()) == .clear && bench.look().all(Background.self).isEmpty)
    let (sent, received) = (Look.text("A").bubble(.sent), Look.text("A").bubble(.received))
    #expect(try color(Look.avatar("A").color(.yellow)) == .black && color(sent.loading()) == .clear)
    expectEqual(try bench.find(Background.self).backgroundColor, .ground, "as long as it loads")
    #expect(try color(sent.color(.yellow)) == .black && color(sent.background(.yellow)) == .white)
    expectEqual(try color(received.background(.blue)), .label, "the bubble is in its place")
    bench.show { Look.vertical { Look.image(.symbol("star")) }.bubble(.sent).color(.green) }
    expectEqual(try bench.find(Background.self).backgroundColor, .systemGreen)
    expectEqual(try bench.find(UIImageView.self).tintColor, .tintColor, "not green on green")
    func button(_ kind: Look.ButtonKind, _ color: ThemeColor?) throws -> UIColor? {
      bench.show { Look.button("A") {}.kind(kind).color(color).selected() }
      return try bench.find(UIButton.self).configuration?.baseForegroundColor
    }
    #expect(try button(.filled, .yellow) == .black && button(.chip, .yellow) == .black)
    #expect(try button(.plain, .yellow) == nil && button(.filled, nil) == nil)
  }

  @Test func choicesAndFieldsOnGroundsAreReadable() throws {
    let part = Look.vertical(
      Look.picker("Size", ["S", "M"], selected: "S", as: .inline, name: \.self) { _ in },
      Look.picker("Size", ["S"], selected: "S", as: .menu, name: \.self) { _ in },
      Look.field("Name", text: "Ada") { _ in },
      Look.field("Note", text: "Hello") { _ in }.lines(1...3))
    for (ground, color) in [(ThemeColor.blue, UIColor.white), (.yellow, .black), (nil, .label)] {
      bench.show { part.background(ground).id("row") }
      let buttons = try bench.look().all(UIButton.self)
      let colors = [color, color, ground == nil ? nil : color]
      expectEqual(buttons.map(\.configuration?.baseForegroundColor), colors)
      expectEqual(buttons.map(\.contentHorizontalAlignment), [.fill, .leading, .center])
      expectEqual(buttons.map { $0.configuration?.image != nil }, [true, false, false])
      expectEqual(try bench.find(UITextField.self).textColor, color)
      expectEqual(try bench.find(UITextView.self).textColor, color)
    }
  }

  private struct Entry: CustomPart {
    static func makeView() -> UITextField { UITextField() }
    func show(in view: UITextField, _ context: PartContext<Entry>) {}
  }

  @Test(arguments: [false, true]) func anotherGroundKeepsTheKeyboard(_ isCustom: Bool) throws {
    let custom = Look.custom(Entry()) { Look.text("Name") }
    let part: any LookPart = isCustom ? custom : Look.field("Name", text: "Ada") { _ in }
    var fields: [UITextField] = []
    for hasGround in [false, true, false, true] {
      bench.show { Look.vertical(hasGround ? part.background(.red) : part).id("row") }
      fields.append(try bench.find(UITextField.self))
      if fields.count == 1 { #expect(fields[0].becomeFirstResponder()) }
      #expect(fields.last === fields[0] && fields[0].isFirstResponder)
    }
  }

  @Test func graphicsGrayButtonsAndStacksShowThatTheyAreSelected() throws {
    let (image, gray) = (Look.image(.symbol("star")), Look.button("Star") {}.kind(.gray))
    let parts: [any LookPart] = [
      image, Look.progress(0.4), Look.spinner, Look.avatar("Ada"), gray, Look.badge("2").padding(9),
    ]
    for part in parts {
      for isSelected in [true, false] {
        bench.show { Look.vertical(part.selected(isSelected)).id("row") }
        let grounds = try bench.look().all(Background.self)
        expectEqual(grounds.count { $0.backgroundColor == .ground }, (isSelected ? 1 : 0))
        #expect(grounds.count < 2 || grounds[1].frame.height < grounds[0].frame.height - 17)
      }
    }
    func grounds(_ hasGround: Bool, _ isSelected: Bool) throws -> [Background] {
      let stack = Look.vertical { Look.text("Card") }.padding(10).selected(isSelected)
      bench.show { Look.vertical(hasGround ? stack.background(.red) : stack).id("row") }
      return try bench.look().all(Background.self)
    }
    let both = try grounds(true, true)
    expectEqual(both.map(\.backgroundColor), [.systemRed, .ground])
    let (outer, inner) = (try #require(both.first).frame, try #require(both.last).frame)
    expectEqual(inner.origin, CGPoint(x: outer.minX + 10, y: outer.minY + 10))
    #expect(abs(outer.maxX - inner.maxX - 10) < 0.1 && abs(outer.maxY - inner.maxY - 10) < 0.1)
    expectEqual(try grounds(true, false).map(\.backgroundColor), [.systemRed])
    let (alone, label) = (try grounds(false, true), try bench.find(UILabel.self))
    let frame = try #require(alone.first).frame
    #expect(alone.count == 1 && frame.origin == CGPoint(x: 16, y: 11) && frame.width == 288)
    #expect(try abs(frame.height - label.frame.height - 20) < 0.1 && grounds(false, false).isEmpty)
  }
}
