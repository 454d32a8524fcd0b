import ScreenDSLHosting

@Suite(.timed) struct CellLookSpokenTests {
  @Test func theLabelIsItsOwnOrItsTexts() {
    let look = CellLook.horizontal(
      .image("x"), .title("Banner"), .spacer, .button("×").accessibility(label: "Close"))
    #expect(look.spokenLabel == "Banner, Close")
    #expect(look.accessibility(label: "Promotion").spokenLabel == "Promotion")
    #expect(CellLook.image("cat").spokenLabel == nil)
    #expect(CellLook.field("Ada", placeholder: "Name").spokenLabel == "Name")
    #expect(CellLook.field("Ada").spokenLabel == nil)
    #expect(CellLook.title("x").accessibility(label: "").spokenLabel == nil)
  }

  @Test func values() {
    #expect(CellLook.segments(["a", "b"], selected: 1).spokenValue == "b")
    #expect(CellLook.segments(["a", "b"], selected: 7).spokenValue == nil)
    #expect(CellLook.toggle(isOn: true).spokenValue == "on")
    #expect(CellLook.field("Ada", placeholder: "Name").spokenValue == "Ada")
    #expect(CellLook.field("", placeholder: "Name").spokenValue == nil)
    #expect(CellLook.slider(0.3).spokenValue == "30%")
    #expect(CellLook.slider(0.3).accessibility(value: "loud").spokenValue == "loud")
    #expect(CellLook.title("x").spokenValue == nil)
  }

  @Test func traits() {
    #expect(CellLook.button("x").spokenTraits == .button)
    #expect(CellLook.toggle(isOn: true).disabled().spokenTraits == [.toggle, .disabled])
    let look = CellLook.title("x").accessibility(traits: .header, .link).selected()
    #expect(look.spokenTraits.description == "header,link,selected")
    for trait in AccessibilityTrait.allCases {
      let look = CellLook.title("x").accessibility(traits: trait)
      #expect("\(look.spokenTraits)" == "\(trait)")
    }
  }

  @Test func whatIsLoadingSaysNothing() {
    let look = CellLook.horizontal(.image("cat"), .title("Name"), .button("Open")).loading()
    #expect(look.contents == CellContents() && look.spokenLabel == nil)
    #expect(look.accessibility(label: "Loading").spokenLabel == "Loading")
    let contents = CellLook.field("Ada", placeholder: "Name").contents
    #expect(contents.controls == [CellContents.Control(label: "Name", value: "Ada")])
  }

  /// Several calls one after another do what one with all arguments does.
  @Test func aModifierChangesOnlyWhatItNames() {
    let look = CellLook.title("x")
    let sized = look.size(width: 85).size(height: 40)
    #expect(sized == look.size(width: 85, height: 40) && sized.size() == sized)
    #expect(sized.size(width: 0) == look.size(height: 40))
    #expect(
      look.accessibility(traits: .header).accessibility(label: "a").accessibility(value: "b")
        == look.accessibility(label: "a", value: "b", traits: .header))
    let hint = LayoutHint.carousel
    #expect(hint.itemSize(width: 85).itemSize(height: 40) == hint.itemSize(width: 85, height: 40))
    #expect(
      hint.insets(top: 1).insets(leading: 2).insets(bottom: 3).insets(trailing: 4)
        == hint.insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(hint.insets(top: 1, leading: 2).insets(top: 0) == hint.insets(leading: 2))
    let row = Plain().accessibilityTraits(.header).accessibilityLabel("a").onSelect(nil)
    let attributes = Row(row).attributes
    #expect(attributes.accessibilityLabel == "a" && attributes.accessibilityTraits == [.header])
  }

  @Test func sizesMustBePositive() {
    let look = CellLook.title("x").size(width: -1, height: .nan)
    #expect(look.width == nil && look.height == nil)
    #expect(CellLook.title("x").size(width: 3).width == 3)
  }
}

private struct Plain: CellModel {
  enum Size: Equatable, Sendable {
    case small
    case other(width: Int)
  }
  struct Inner: Equatable, Sendable { var deep: [Int?] }

  var name = "a\u{202E}\"b"
  var count = 3
  var size = Size.other(width: 7)
  var none: String?
  var inner = Inner(deep: [1, nil])
  var tags: Set<String> = ["x", "y"]
  var onTap = Handler<Int> { _ in }
  var onSwipe: Handler<Void>?
}

private struct Many: CellModel {
  var text = String(repeating: "y", count: 100_000)
  var (a, b, c, d, e, f, g, h, i, j, k, l) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
}

private enum Choice: CellModel {
  case first
  case second(name: String)
}

/// The look of a model that has none.
@Suite(.timed) struct CellLookDescriptionTests {
  private func texts(_ model: some CellModel) -> [CellLook] {
    if case .vertical(let parts) = LookRegistry().look(for: model).kind { parts } else { [] }
  }

  @Test func showsTheTypeAndItsFields() {
    #expect(
      texts(Plain()) == [
        .title("Plain"), .subtitle(#"name: "a\u{202E}\"b""#), .subtitle("count: 3"),
        .subtitle("size: other(width: 7)"), .subtitle("none: nil"),
        .subtitle("inner: Inner(deep: [1, nil])"), .subtitle(#"tags: ["x", "y"]"#),
        .subtitle("onSwipe: nil"),
      ])
  }

  @Test func showsTheCaseOfAnEnumeration() {
    #expect(texts(Choice.first) == [.title("Choice"), .subtitle("first")])
    #expect(
      texts(Choice.second(name: "n")) == [.title("Choice"), .subtitle(#"second(name: "n")"#)])
  }

  @Test func isBounded() {
    let texts = texts(Many())
    #expect(texts[1] == .subtitle("text: \"\(String(repeating: "y", count: 113))… 99888 more"))
    #expect(texts.count == 14 && texts[13] == .subtitle("… 1 more"))
  }
}
