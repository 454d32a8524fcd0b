import RenderingSupport
import ScreenDSL
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// The looks of states in pictures.
@Suite(.timed) struct StatePictureTests {
  @Test(arguments: [
    (CellLook.title("Delete"), ##"fill="#C62828" xml:space="preserve">Delete"##, true),
    (.horizontal(.button("Delete")), ##"fill="#C62828" xml:space="preserve">Delete"##, true),
    (.badge("3"), ##"rx="11" fill="#C62828""##, true),
    (.subtitle("For ever"), ##"fill="#636366" xml:space="preserve">For ever"##, false),
  ])
  func whatDestroysSomethingIsRed(_ look: CellLook, _ part: String, _ isRed: Bool) {
    let picture = ScreenRenderer.svg(.shown)
    #expect(picture.render(screen(look.destructive())).contains(part))
    #expect(picture.render(screen(look)).contains(part) == !isRed)
  }

  @Test(arguments: [
    CellLook.title("T"), .subtitle("T"), .value("T"), .button("T"), .badge("T"), .slider(0.5),
    .progress(0.5), .segments(["T"], selected: 0), .toggle(isOn: true), .image("cat"),
  ])
  func aTintIsTheColourOfThePart(_ look: CellLook) {
    for (theme, green) in [(ScreenRenderer.Theme.light, "#1A7F37"), (.dark, "#3FB950")] {
      let svg = ScreenRenderer.svg(.shown, theme: theme)
      #expect(svg.render(screen(look.tint(.green))).contains(green))
      #expect(svg.render(screen(.horizontal(look.tint(.green)))).contains(green))
      #expect(!svg.render(screen(look.tint(.orange))).contains(green))
    }
  }

  @Test func aTintOfAStackIsThatOfItsImagesAndControls() {
    let stack = CellLook.horizontal(.image("i"), .title("Text"), .value("Value"), .badge("7"))
    let shapes = ScreenRenderer.svg(.shown).shapes(stack.tint(.pink))
    #expect(shapes.filled("#C2185B").map(\.frame.width) == [40, 22.6])
    #expect(shapes.text("Text")?.fill == "#1C1C1E")
    #expect(shapes.text("Value")?.fill == "#636366")
    #expect(shapes.text("i")?.fill == "#FFFFFF" || shapes.text("i") == nil)
  }

  @Test func aColourOfTheAppsIsThatOfControls() {
    let svg = ScreenRenderer.svg(.shown)
    #expect(svg.shapes(.title("T").tint(.named("brand"))).text("T")?.fill == "#0A5FCC")
    #expect(svg.shapes(.title("T").tint(.red).destructive()).text("T")?.fill == "#C62828")
    #expect(svg.shapes(.title("T").tint(.blue).destructive()).text("T")?.fill == "#C62828")
  }

  @Test(arguments: ScreenRenderer.Theme.allCases)
  func textsAreReadable(_ theme: ScreenRenderer.Theme) {
    let colors = Colors(theme)
    let system: [ActionColor] = [
      .red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]
    #expect(Set(system.map { "\(colors.tint($0))" }).count == system.count)
    for color in system.map(colors.tint) + [colors.text, colors.secondary, colors.accent] {
      #expect(contrast(color, colors.surface) >= 4.5, "\(color)")
    }
    for color in system.map(colors.tint) + [colors.accent] {
      #expect(contrast(colors.onAccent, color) >= 4.5, "\(color)")
    }
    for ground in [colors.page, colors.fill, colors.selection] {
      #expect(contrast(colors.text, ground) >= 7, "\(ground)")
      #expect(contrast(colors.secondary, ground) >= 4.5, "\(ground)")
    }
  }

  /// The contrast of two colours as WCAG 2 defines it.
  private func contrast(_ first: StaticString, _ second: StaticString) -> Double {
    let (one, other) = (luminance("\(first)"), luminance("\(second)"))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// `base` to the power of 2.4: the fifth root of its twelfth power, found by Newton's method.
  private func power(_ base: Double) -> Double {
    let square = base * base
    let target = square * square * square * square * square * square
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - target) / (5 * fourth)
    }
    return root
  }
}

/// What is yet to be loaded.
@Suite(.timed) struct SkeletonPictureTests {
  private let look = CellLook.horizontal(
    .image("cat"), .vertical(.title("A name"), .subtitle("Said of it")), .divider, .spacer,
    .button("Open"))

  @Test func barsStandForTexts() throws {
    let loaded = ScreenRenderer.svg(.shown).shapes(look)
    let shapes = ScreenRenderer.svg(.shown).shapes(look.loading())
    #expect(shapes.filter { $0.tag == "text" }.isEmpty)
    let bars = shapes.filled("#E5E5EA")
    #expect(bars.count == 4)
    for (bar, text) in zip(bars.dropFirst(), ["A name", "Said of it"]) {
      let text = try #require(loaded.text(text))
      #expect(abs(bar.frame.width - text.frame.width) < 0.01)
      #expect(abs(bar.frame.midY - text.frame.midY) < 0.01)
      #expect(bar.frame.height == (text.size * 0.7).rounded())
    }
    #expect(shapes.filled("#D1D1D6").contains { $0.frame.width == 1 })
    #expect(bars.last?.frame == loaded.filled("#E5E5EA").last?.frame)
  }

  @Test func textDrawingsHaveBarsToo() {
    let text = ScreenRenderer.text(.shown, width: 40).render(screen(look.loading()))
    #expect(text.contains("░░░░░ ░░░░░░     │"))
    #expect(text.contains("      ░░░░░░░░░░"))
    let ascii = ScreenRenderer.text(.shown, width: 40, characters: .ascii)
    #expect(ascii.render(screen(.title("Name").loading())).contains("| ....  "))
  }

  @Test func nobodyHearsOfIt() {
    #expect(look.loading().spokenLabel == nil)
    #expect(look.loading().accessibility(label: "Loading").spokenLabel == "Loading")
    #expect(look.loading().contents == CellContents())
    #expect(CellLook.horizontal(.title("a"), .title("b").loading()).spokenLabel == "a")
    let outline = ScreenRenderer.outline(.shown)
    #expect(outline.render(screen(.title("Name").loading())).contains("loading label=none"))
  }

  @Test func aBubbleIsEmpty() {
    let shapes = ScreenRenderer.svg(.shown).shapes(.title("Hello").bubble(.sent).loading())
    #expect(shapes.filled("#E5E5EA").count == 1 && shapes.filled("#0A5FCC").isEmpty)
  }
}

/// Messages.
@Suite(.timed) struct BubblePictureTests {
  private static let long = "When do you come to us for dinner, on Friday or on Saturday evening?"
  private static let lines = [
    "When do you come to us for", "dinner, on Friday or on", "Saturday evening?",
  ]
  private let renderer = ScreenRenderer.svg(.shown, width: 400)

  @Test func eachStandsAtItsSide() throws {
    let received = try #require(
      renderer.shapes(.title("Hello").bubble(.received)).filled("#E5E5EA").last)
    #expect(received.frame.x == 16)
    let sentShapes = renderer.shapes(.title("Hello").bubble(.sent))
    let sent = try #require(sentShapes.filled("#0A5FCC").last)
    #expect(abs(sent.frame.maxX - 384) < 0.01)
    let width = Font.title.width(of: "Hello") + 24
    #expect(abs(sent.frame.width - width) < 0.01 && abs(received.frame.width - width) < 0.01)
    #expect(sent.frame.height == 22 + 16)
    let text = try #require(sentShapes.text("Hello"))
    #expect(text.fill == "#FFFFFF" && text.frame.x == sent.frame.x + 12)
  }

  @Test(arguments: [CellLook.Bubble.received, .sent])
  func aLongOneTakesThreeQuartersAtMost(_ bubble: CellLook.Bubble) throws {
    for look in [
      CellLook.title(Self.long).bubble(bubble),
      .vertical(.subtitle("10:30"), .title(Self.long).bubble(bubble)),
    ] {
      let shapes = renderer.shapes(look)
      let ground = try #require(
        shapes.filled(bubble == .sent ? "#0A5FCC" : "#E5E5EA").last)
      let lines = shapes.filter { $0.tag == "text" && $0.size == 17 }
      let longest = try #require(lines.map(\.frame.width).max())
      #expect(ground.frame.width <= 0.75 * 368 && longest > 0.6 * 368)
      #expect(abs(ground.frame.width - longest - 24) < 0.02)
      #expect(lines.map(\.text) == Self.lines && ground.frame.height == 3 * 22 + 16)
      for line in lines {
        #expect(line.frame.x >= ground.frame.x + 12 - 0.02)
        #expect(line.frame.maxX <= ground.frame.maxX - 12 + 0.02)
      }
    }
  }

  @Test func aTintIsTheGroundOfWhatWasSent() {
    let shapes = renderer.shapes(.title("Hello").bubble(.sent).tint(.green))
    #expect(shapes.filled("#1A7F37").count == 1)
    #expect(shapes.text("Hello")?.fill == "#FFFFFF")
    #expect(
      renderer.shapes(.title("Hello").bubble(.received).tint(.green)).text("Hello")?.fill
        == "#1A7F37")
  }

  @Test func textDrawingsHaveParentheses() {
    func lines(_ look: CellLook, isRightToLeft: Bool = false) -> [String] {
      let state = RenderState(isRightToLeft: isRightToLeft)
      return ScreenRenderer.text(.shown, width: 36, state: state).render(screen(look))
        .split(separator: "\n").dropFirst().dropLast().map(String.init)
    }
    #expect(lines(.title("Hi").bubble(.received)) == ["│ ( Hi )                           │"])
    #expect(lines(.title("Hi").bubble(.sent)) == ["│                         ( Hi )   │"])
    #expect(
      lines(.title("Hi").bubble(.sent), isRightToLeft: true)
        == ["│   ( Hi )                         │"])
    #expect(
      lines(.horizontal(.badge("1"), .title("Hello").bubble(.received)))
        == ["│ (1) ( Hello )                    │"])
    #expect(
      lines(.title("Come on Friday or Sunday").bubble(.sent))
        == ["│         ( Come on Friday or  )   │", "│         ( Sunday             )   │"])
  }
}

/// A list that is being edited.
@Suite(.timed) struct EditingPictureTests {
  private let snapshot = ScreenSnapshot(
    Section("s") {
      Shown(.title("Both").accessory(.chevron)).id("both").reorderable { _ in }
        .swipeActions(.trailing, [SwipeAction("Delete") {}])
      Shown(.title("Neither").accessory(.chevron)).id("neither")
        .swipeActions(.leading, [SwipeAction("Pin") {}])
      Container("c", ShownContainer()) {
        Shown(.title("Inside").accessory(.checkmark)).id("i").reorderable { _ in }
      }.layout(.list)
    })

  @Test func rowsHaveTheControlsThatATableShows() throws {
    let svg = ScreenRenderer.svg(.shown, state: RenderState(isEditing: true)).render(snapshot)
    let shapes = DrawnShape.all(in: svg)
    let circles = shapes.filled("#C62828", "circle")
    #expect(circles.map(\.frame) == [Rect(x: 16, y: 11, width: 22, height: 22)])
    #expect(shapes.text("Both")?.frame.x == 54)
    #expect(shapes.text("Neither")?.frame.x == 16)
    #expect(svg.contains(##"d="M352 17 L374 17 M352 22 L374 22 M352 27 L374 27""##))
    #expect(svg.components(separatedBy: "<path") == 1 + 1)
  }

  @Test func nothingIsEditedByItself() {
    let svg = ScreenRenderer.svg(.shown).render(snapshot)
    #expect(!svg.contains("<circle") && svg.components(separatedBy: "<path") == 3)
  }

  @Test func textAndOutlineSaySo() {
    let state = RenderState(isEditing: true)
    let text = ScreenRenderer.text(.shown, width: 30, state: state).render(snapshot)
    #expect(text.contains("│ [-] Both                 ≡ │"))
    #expect(text.contains("│ Neither                    │"))
    #expect(text.contains("│ │ Inside             ✓ │   │"))
    let ascii = ScreenRenderer.text(.shown, width: 30, characters: .ascii, state: state)
    #expect(ascii.render(snapshot).contains("| [-] Both                 = |"))
    let outline = ScreenRenderer.outline(.shown, state: state).render(snapshot)
    #expect(outline.hasPrefix("settings editing\nsection 's'\n"))
    #expect(outline.contains("delete-control handle swipe-trailing=\"Delete\" reorderable\n"))
    #expect(outline.contains("'neither' Shown title=\"Neither\" label=\"Neither\" swipe-leading"))
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(separatedBy part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
