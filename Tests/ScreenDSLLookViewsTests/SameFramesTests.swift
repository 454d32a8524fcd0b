@testable import ScreenDSLHeadless
@testable import ScreenDSLLookViews
@testable import ScreenDSLLooks
@testable import UIKitSimulator

/// The law of layouts: a picture shows each part where UIKit does, if both have letters and controls of one size.
@MainActor @Suite(.timedOnMain) struct SameFramesTests {
  nonisolated private static let sizes: [(RenderState.TypeSize, UIContentSizeCategory)] = [
    (.xSmall, .extraSmall), (.large, .large), (.xxxLarge, .extraExtraExtraLarge),
    (.accessibility2, .accessibilityLarge),
  ]

  @Test(arguments: ListKind.allCases, sizes) func picturesShowPartsWhereViewsDo(
    _ kind: ListKind, _ size: (type: RenderState.TypeSize, category: UIContentSizeCategory)
  ) throws {
    let fonts = PictureFonts(typeSize: size.type)
    UILabel.measure = fonts.size
    defer { UILabel.measure = nil }
    var compared = 0
    for seed in 0..<UInt64(TestDepth.isThorough ? 150 : 10) {
      var random = SplitMix64(seed: seed)
      let width = CGFloat([200, 320, 768][random.int(below: 3)])
      let (isMirrored, isStyled) = (random.chance(1, in: 2), random.chance(1, in: 2))
      let bench = LookBench(kind, width: width) {
        ($0.readsFromRight, $0.contentSize) = (isMirrored, size.category)
        $0.displayScale = [1, 2, 3][random.int(below: 3)]
      }
      var (part, id) = (random.part(), random.int(below: 15))
      for step in 0..<3 {
        if isStyled { part = random.styled(part) }
        bench.show { RandomRow(id: id, part: part, numbers: [:], model: .init(model: .init())) }
        let view = try bench.look()
        let wrong = view.partsElsewhere(fonts)
        #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong.prefix(2))")
        compared += view.order.count
        part = random.changed(part)
      }
    }
    #expect(compared > 40)
    expectEqual([0, 2].map { PixelGrid(scale: $0).up(0.3) }, [1, 0.5])
  }
}

@MainActor private struct PictureFonts {
  let typeSize: RenderState.TypeSize

  func size(_ text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int) -> CGSize {
    let own = self.font(font)
    let shown = own.lines(of: text, width: min(Double(width), 1e6), limit: lines == 0 ? nil : lines)
    return CGSize(
      width: shown.map { own.width(of: $0) }.max() ?? 0,
      height: own.lineHeight * Double(shown.count))
  }

  func size(ofBadge look: LookNode) -> CGSize {
    guard case .badge(let text) = look.kind else { return .zero }
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    return size(text, UIFontMetrics(forTextStyle: .caption1).scaledFont(for: font), 1e6, 0)
  }

  private func font(_ font: UIFont) -> Font {
    let style = Look.TextStyle.allCases.first { $0.uiStyle == font.style }
    var own = Font(style ?? .body, style == nil ? .large : typeSize)
    own.isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return own
  }
}

/// Measures as pictures do, but for what is UIKit's: sizes of controls and custom views, baselines, and whole pixels.
/// A picture shows other controls, and in the place of a custom view what stands in for it.
@MainActor private struct UIKitSizes: @MainActor LookMeasure {
  let fonts: PictureFonts, traits: UITraitCollection
  private var picture: LookPicture { LookPicture(colors: Colors(.light), typeSize: fonts.typeSize) }
  var pixels: PixelGrid { PixelGrid(scale: Double(traits.displayScale)) }
  private var body: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traits) }
  var isInPoints: Bool { true }
  func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
    pixels.up(lines(of: look, width).map { font(of: look).width(of: $0) }.max() ?? 0)
  }

  private func lines(of look: LookNode, _ width: Double) -> [String] {
    guard case .text(let text) = look.kind else { return [] }
    let limit = fonts.typeSize.isForAccessibility ? nil : look.style.values.lineLimit
    return font(of: look).lines(of: text, width: pixels.down(width), limit: limit)
  }

  private func font(of look: LookNode) -> Font {
    var font = picture.font(of: look)
    guard case .text(let text) = look.kind else { return font }
    font.hasBoldWords = look.style.values.runs(of: [text], in: text)[0].contains(where: \.isBold)
    return font
  }

  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? {
    switch look.kind {
    case .text:
      let content = min(self.height(ofLeaf: look, width: width), height)
      return (height - content) / 2 + Double(uiFont(of: look).ascender)
    case .badge:
      let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
      return height / 2 + Double(font.ascender - font.lineHeight / 2)
    case .control(let control):
      if control.field?.lineRange != nil { return Double(body.ascender) }
      return height / 2 + Double(body.ascender - body.lineHeight / 2)
    default: return nil
    }
  }

  private func uiFont(of look: LookNode) -> UIFont {
    let style = look.style.values
    let usual: Look.TextStyle = style.accessibility.isHeading ? .title3 : .body
    return .preferredFont(forTextStyle: (style.textStyle ?? usual).uiStyle, compatibleWith: traits)
  }

  func span(ofLeaf look: LookNode) -> MeasuredWidth {
    if let control = look.control { return size(of: control).span }
    switch look.kind {
    case .badge:
      let size = fonts.size(ofBadge: look)
      return MeasuredWidth(
        max(pixels.up(Double(size.height)) + 6, pixels.up(Double(size.width)) + 14))
    case .text:
      let own = picture.span(ofLeaf: look)
      return MeasuredWidth(
        longestLine(ofLeaf: look, width: 1e6), least: look.isShortWord ? nil : pixels.up(own.least),
        rigid: look.isShortWord ? nil : 3 * Double(uiFont(of: look).pointSize))
    case .stack: return MeasuredWidth(0)
    default: return picture.span(ofLeaf: look)
    }
  }

  func height(ofLeaf look: LookNode, width: Double) -> Double {
    if let control = look.control { return pixels.up(size(of: control, pixels.down(width)).height) }
    switch look.kind {
    case .badge: return pixels.up(Double(fonts.size(ofBadge: look).height)) + 6
    case .text:
      return pixels.up(picture.font(of: look).lineHeight * Double(lines(of: look, width).count))
    case .stack: return look.hasView ? pixels.up(4) : 0
    default: return picture.height(ofLeaf: look, width: width)
    }
  }

  private func size(
    of control: LookNode.Control, _ width: Double = 1e6
  ) -> (span: MeasuredWidth, height: Double) {
    switch control.kind {
    case .button,
      .picker where control.isInline || control.pickerKind == .menu:
      let room = title(control) + (control.isInline ? 0 : 24) + (control.hasImage ? 26 : 0)
      let least = control.pickerKind == .menu ? 44.0 : nil
      return (MeasuredWidth(pixels.up(room), least: least), title(control) == 0 ? 34 : 36)
    case .toggle: return (MeasuredWidth(51), 31)
    case .slider: return (MeasuredWidth(96, least: 44), 34)
    case .stepper: return (MeasuredWidth(94), 32)
    case .date: return (MeasuredWidth(200), 34.5)
    case .field(let field):
      let height = field.lineRange.map { self.height(of: field.text, in: $0, width) }
      return (MeasuredWidth(160, least: 44), height ?? Double(body.lineHeight))
    case .picker(let picker) where control.isSegments:
      return (MeasuredWidth(60 * Double(picker.choices.count), least: 44), 32)
    case .picker: return (MeasuredWidth(320), 216)
    }
  }

  private func height(of text: String, in lines: ClosedRange<Int>, _ width: Double) -> Double {
    let room = [lines.lowerBound, lines.upperBound].map {
      (Double(body.lineHeight) * Double($0)).rounded(.up)
    }
    return max(room[0], min(Double(fonts.size(text, body, CGFloat(width), 0).height), room[1]))
  }

  private func title(_ control: LookNode.Control) -> Double {
    let font = Font(.body)
    if case .picker(let picker) = control.kind {
      return font.width(of: (control.isInline ? picker.choices.first : picker.chosen) ?? "–")
    }
    return font.width(of: control.title)
  }

  func room(of part: PlacedPart) -> ScreenDSLLooks.Rect {
    let (room, style) = (part.room, part.look.style.values)
    switch part.look.kind {
    case .badge: return room.inset(x: 7, y: 3)
    case .progress where !style.isCircle: return room.leading(width: room.width, height: 4)
    case .spinner: return room.leading(width: 20, height: 20)
    case .text where style.isCopyable && !part.look.hasLinks:
      let height = height(ofLeaf: part.look, width: room.width)
      return room.leading(width: room.width, height: min(room.height, height))
    default: return room
    }
  }
}

extension LookNode.Control {
  fileprivate var hasImage: Bool {
    switch kind {
    case .button(let button): button.image != nil
    case .picker(let picker): isInline && !picker.selected.isEmpty
    default: false
    }
  }
}

extension LookNode {
  /// The look with views of the app's where UIKit shows them: not while they load.
  fileprivate var withCustomViews: LookNode {
    guard case .stack(var stack) = kind else { return self }
    if style.values.custom?.value is any CustomPart, !style.values.isLoading {
      stack.parts = []
    } else {
      stack.parts = stack.parts.map(\.withCustomViews)
    }
    var look = self
    look.kind = .stack(stack)
    return look
  }

  fileprivate var hasView: Bool {
    if case .stack(let stack) = kind { return style.values.custom != nil && stack.parts.isEmpty }
    return kind != .spacer
  }
}

extension LookView {
  fileprivate func partsElsewhere(_ fonts: PictureFonts) -> [String] {
    let (margins, sizes) = (insets, UIKitSizes(fonts: fonts, traits: traitCollection))
    let room = ScreenDSLLooks.Rect(
      x: Double(margins.leading), y: 0,
      width: max(0, Double(bounds.width - margins.leading - margins.trailing)),
      height: Double(bounds.height))
    let style = shown.look.style.values
    let look = shown.look.inRow.laidOut(fonts.typeSize).withCustomViews
    let layout = sizes.layout(look.row(before: style.accessory.map { RowSign($0).node }))
    let placed = layout.place(in: room, above: Double(margins.top), below: Double(margins.bottom))
    let (parts, views) = (placed.all.filter(\.look.hasView), order.filter { !($0 is Background) })
    guard views.count == parts.count else { return ["\(views.count) views, \(parts.count) parts"] }
    let height = sizes.pixels.up(
      Double(margins.top + margins.bottom) + layout.height(width: room.width))
    let isOther =
      shown.look.rowHeight == nil && abs(height - Double(bounds.height)) > 0.5 && bounds.height > 1
    let cell = sequence(first: self as UIView, next: \.superview).first { $0 is any ContentView }
    let (line, start) = (cell?.lineStart ?? 0, placed.lineStart(style, margin: margins.leading))
    return (isOther ? ["height \(height) is not \(bounds.height)"] : [])
      + (abs(line - start) > 0.01 ? ["the line begins at \(line), not at \(start)"] : [])
      + zip(views, parts).compactMap { view, part in
        let rect = sizes.room(of: part)
        var frame = view.frame
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        let ends = [
          (Double(frame.minX), rect.x), (Double(frame.minY), rect.y),
          (Double(frame.maxX), rect.maxX), (Double(frame.maxY), rect.maxY),
        ]
        let scale = Double(traitCollection.displayScale)
        let isThere = ends.allSatisfy { end, wish in
          abs(end - wish) <= 0.501 && (end * scale - (end * scale).rounded()).magnitude < 1e-6
        }
        return isThere ? nil : "\(type(of: view)) \(frame) is not \(rect)"
      }
  }
}

extension PlacedPart {
  fileprivate func lineStart(_ style: LookStyle.Values, margin: CGFloat) -> CGFloat {
    switch style.separator {
    case .hidden: 10_000
    case .inset(let points): CGFloat(points)
    case nil: textStart.map { CGFloat($0) } ?? margin
    }
  }
}
