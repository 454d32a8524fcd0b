import ScreenDSLLooks
import ScreenDSLRendering

/// Writes the look of a row as semantic HTML: names, values and states are those that people hear.
///
/// Sizes are data that a page's script applies, because its policy allows no styles in elements.
struct LookMarkup {
  typealias Attribute = MarkupNode.Attribute

  /// What people hear of the controls, and of texts and parts by their places.
  private var controls: [LookControl.ID: LookStop] = [:]
  private var others: [LookPlace: LookStop] = [:]
  /// The numbers of these, if elements say them.
  private var numbers: [LookPlace: Int] = [:]
  /// Whether a toggle says the texts of its row too.
  private let isOneToggle: Bool
  /// What the row is called, and so what is in it without a name of its own.
  let label: String?
  /// The level of headings among the parts.
  private let headingLevel: Int
  /// Whether something is wrong with the text of a field.
  private(set) var isInvalid = false

  /// - Parameter marksStops: Whether elements say which stop of their row they are, from 0.
  init(_ stops: [LookStop], label: String?, headingLevel: Int = 3, marksStops: Bool = false) {
    // Of two in one place the first one counts.
    for (index, stop) in stops.enumerated().reversed() {
      if let control = stop.control { controls[control] = stop } else { others[stop.place] = stop }
      if marksStops { numbers[stop.control?.place ?? stop.place] = index }
    }
    isOneToggle = stops.count == 1 && stops[0].traits.contains(.toggle)
    (self.label, self.headingLevel) = (label, headingLevel)
  }

  /// Returns the element of the look, or of a part of it.
  ///
  /// - Parameters:
  ///   - around: The place of the stack around it.
  ///   - isTaker: Whether it takes the room that others leave.
  func element(
    of look: LookNode, in around: LookPlace = LookPlace(), isTaker: Bool = false
  ) -> MarkupNode {
    var markup = self
    if look.control?.problem != nil { markup.isInvalid = true }
    return markup.element(ofDrawn: look.anatomy(in: around), in: around, isTaker)
  }

  private func element(
    ofDrawn look: LookNode, in around: LookPlace, _ isTaker: Bool
  ) -> MarkupNode {
    let said = look.style.values.accessibility
    if look.isOneStop { return oneStop(look, in: around, isTaker) }
    let own = common(look, isTaker) + number(look.place.inside(around))
    switch look.kind {
    case .text(let text), .badge(let text):
      return self.text(content(of: text, look, in: around), text, look, own)
    case .image, .avatar, .spinner: return sign(look, own)
    case .progress(let share):
      return .element(
        "progress",
        own + named(said.label ?? label) + [("max", .number(1)), ("value", .number(share))]
          + (look.style.values.isCircle ? [("data-share", .number(share))] : []))
    case .divider, .spacer: return .element("span", own + Self.hidden)
    case .control(let control):
      let id = look.id(of: control, in: around)
      return self.control(control, look, own + number(id.place), controls[id])
    case .stack(let stack):
      let isSilent = said.label?.isEmpty == true && !look.isInteractive
      let group: [Attribute] =
        isSilent
        ? Self.hidden
        : said.isHeading
          ? heading(level(of: look), said.label)
          : said.label.map { [("role", "group")] + named($0) } ?? []
      let place = look.place.inside(around)
      let takers =
        stack.isVertical || stack.corner != nil
        ? stack.parts.indices.filter { stack.parts[$0].style.values.isFilling }
        : LookNode.takers(among: stack.parts)
      let first = stack.parts.map(\.style.values.priority).max() ?? 0
      var parts = stack.parts.enumerated().map { index, part in
        // It gives way before those beside it that have a higher priority by so much.
        let levels = first - part.style.values.priority
        return element(of: part, in: place, isTaker: takers.contains(index))
          .adding(levels == 0 ? [] : [("data-shrink", levels == 1 ? "1000" : "1000000")])
      }
      if stack.corner != nil, parts.count > 1 {
        let form: [Attribute] = [
          ("class", .text("vertical align-\(stack.side)")), ("data-gap", .number(0)),
        ]
        parts = [parts[0], .element("span", form, Array(parts.dropFirst()))]
      }
      // In the order in which they are read, and seen in their own.
      if let order = look.heardOrder {
        parts = order.map { parts[$0].adding([("data-order", .number(Double($0)))]) }
      }
      return .element(
        "span", own + (said.label?.isEmpty == true && !isSilent ? [] : group), parts)
    }
  }

  /// A part that is one thing to people, or is set like a stepper, whatever it shows: nothing in it is reached.
  private func oneStop(
    _ look: LookNode, in around: LookPlace, _ isTaker: Bool
  ) -> MarkupNode {
    var plain = look.styled {
      let said = $0.accessibility
      $0.accessibility = .init()
      ($0.accessibility.isAnnounced, $0.accessibility.priority) = (said.isAnnounced, said.priority)
    }
    if look.parts.isEmpty {
      plain.place = LookPlace().inside(0)
      var whole = LookNode.horizontal([plain])
      whole.place = look.place
      plain = whole
    }
    let drawn = element(ofDrawn: plain, in: around, isTaker)
    guard case .element(let name, let attributes, let content) = drawn else { return drawn }
    let (stop, label) = (others[look.place.inside(around)], look.spokenLabel ?? label)
    let (traits, value) = (look.spokenTraits, look.spokenValue)
    let isAdjusted = traits.contains(.adjustable)
    var own: [Attribute] = label == nil ? Self.hidden : [("role", "img")] + named(label)
    if isAdjusted {
      own = [("role", "spinbutton"), ("tabindex", "0")] + named(label)
      own += value.map { [("aria-valuetext", .text($0))] } ?? []
    } else if let stop, stop.traits.contains(.header) {
      own = heading(stop.heading ?? headingLevel, label)
    }
    if let stop { own += Self.described(stop, withValue: !isAdjusted) }
    return .element(name, attributes + own, content.map { $0.adding([("inert", "")]) })
  }

  private func heading(_ level: Int, _ label: String?) -> [Attribute] {
    [("role", "heading"), ("aria-level", .number(Double(level)))] + named(label)
  }

  /// What is said of a stop after its name.
  static func described(_ stop: LookStop, withValue: Bool = true) -> [Attribute] {
    described([withValue ? stop.value : nil, stop.hint], stop.actions.map(\.title))
  }

  private static func described(_ words: [String?], _ actions: [String]) -> [Attribute] {
    let actions = actions.isEmpty ? nil : "actions: \(actions.joined(separator: ", "))"
    let all = (words + [actions]).compactMap(\.self)
    return all.isEmpty ? [] : [("aria-description", .text(all.joined(separator: ", ")))]
  }

  private func text(
    _ content: [MarkupNode], _ text: String, _ look: LookNode, _ own: [Attribute]
  ) -> MarkupNode {
    let (traits, label) = (look.spokenTraits, look.style.values.accessibility.label)
    // What is hidden, or has a name of its own, hides what is in it.
    if look.hasLinks { return .element("span", own, content) }
    if isOneToggle || label?.isEmpty == true {
      return .element("span", own + Self.hidden, text.isEmpty ? [] : content)
    }
    if traits.contains(.header) {
      return .element(Self.headings[level(of: look) - 1], own + named(label), content)
    }
    var attributes = own
    if !traits.isDisjoint(with: [.link, .button]) {
      attributes += [("role", traits.contains(.link) ? "link" : "button"), ("tabindex", "0")]
    } else if label != nil || traits.contains(.image) {
      attributes.append(("role", "img"))
    } else if traits.contains(.selected) {
      attributes.append(("aria-current", "true"))
    }
    let name = traits.contains(.image) ? label ?? text : label
    return .element("span", attributes + named(name), content)
  }

  private func number(_ place: LookPlace) -> [Attribute] {
    numbers[place].map { [("data-stop", .number(Double($0)))] } ?? []
  }

  private static let headings: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// The level of a heading.
  private func level(of look: LookNode) -> Int {
    look.style.values.accessibility.heading ?? headingLevel
  }

  private func word(_ run: LookRun) -> MarkupNode {
    var node = MarkupNode.text(run.text)
    if run.isBold { node = .element("b", [], [node]) }
    return run.isLit ? .element("mark", [], [node]) : node
  }

  /// What stands in the element of a text: its halves if it is cut in the middle.
  private func content(
    of text: String, _ look: LookNode, in around: LookPlace
  ) -> [MarkupNode] {
    let style = look.style.values
    let (half, ids) = (text.count / 2, look.links(in: around))
    let pieces = look.cut == .middle ? [text.prefix(half), text.dropFirst(half)] : [text[...]]
    let contents = style.runs(of: pieces.map(String.init), in: text).map { runs in
      runs.indices.filter { $0 == 0 || runs[$0].link == nil || runs[$0].link != runs[$0 - 1].link }
        .map { start -> MarkupNode in
          let link = runs[start].link
          let words = runs[start...].prefix { link != nil && $0.link == link }.map(word)
          guard let id = ids.first(where: { $0.mark == link })?.id else { return word(runs[start]) }
          let isDisabled = controls[id]?.traits.contains(.disabled) == true
          let state: [Attribute] = isDisabled ? [("aria-disabled", "true")] : [("tabindex", "0")]
          return .element("span", [("role", "link")] + state + number(id.place), words)
        }
    }
    if look.cut == .tail { return contents[0] }
    return contents.map { .element("span", [], [.element("bdi", [], $0)]) }
  }

  /// What is no text: silent without a name.
  func sign(_ look: LookNode, _ own: [Attribute]) -> MarkupNode {
    let (style, isSpinner) = (look.style.values, look.kind == .spinner)
    let name = style.accessibility.label.flatMap { $0.isEmpty ? nil : $0 }
    let role: [Attribute] = [("role", isSpinner ? "progressbar" : "img")]
    return .element(
      "span", own + (name == nil ? Self.hidden : role + named(name)), signs(look, style))
  }

  /// What is in the place of a picture, and in the dark.
  private func signs(_ look: LookNode, _ style: LookStyle.Values) -> [MarkupNode] {
    func sign(_ look: LookNode, _ file: [UInt8]?) -> [MarkupNode] {
      if let file {
        let source: Attribute = ("src", .text(Base64.address(of: file)))
        return [
          .element("img", [source, ("alt", "")] + (style.isFitted ? [("class", "fit")] : []))
        ]
      }
      return look.signText.isEmpty ? [] : [.text(look.signText)]
    }
    guard let dark = style.dark else { return sign(look, style.imageData) }
    var other = look
    other.kind = .image(dark.image)
    return [
      .element("span", [("class", "on-light")], sign(look, style.imageData)),
      .element("span", [("class", "on-dark")], sign(other, dark.data)),
    ]
  }
}

extension LookMarkup {
  static let hidden: [Attribute] = [("aria-hidden", "true")]

  func named(_ label: String?) -> [Attribute] {
    label.map { [("aria-label", .text($0))] } ?? []
  }

  /// What all elements of looks have: the classes that the style sheet knows, the size, the description.
  func common(_ look: LookNode, _ isTaker: Bool) -> [Attribute] {
    let style = look.style.values
    let (ground, said) = (style.background, style.accessibility)
    let words = look.words + (isTaker ? ["fill"] : [])
    let spacing = if case .stack(let stack) = look.kind { stack.spacing } else { Double?.none }
    func tint(_ color: Look.Color?) -> MarkupNode.Value? {
      color.map { .text("var(--tint-\($0.className))") }
    }
    let numbers: [(name: StaticString, value: Double?)] = [
      ("data-width", style.width ?? (style.isCircle ? style.height : nil)),
      ("data-height", style.height ?? (style.isCircle ? style.width : nil)),
      ("data-aspect", style.aspect),
      ("data-min-width", style.limits.minWidth), ("data-max-width", style.limits.maxWidth),
      ("data-min-height", style.limits.minHeight), ("data-max-height", style.limits.maxHeight),
      ("data-padding-x", style.padding?.horizontal), ("data-padding-y", style.padding?.vertical),
      ("data-gap", spacing), ("data-corners", ground?.corners), ("data-opacity", ground?.opacity),
    ]
    return MarkupNode.given(
      ("class", .text(words.joined(separator: " "))),
      ("aria-busy", style.isLoading ? "true" : nil))
      + numbers.compactMap { name, value in value.map { (name, .number($0)) } }
      + MarkupNode.given(
        ("data-on", tint(ground?.color)), ("data-edge", tint(ground?.border)),
        ("data-ink", ground.flatMap(ink)),
        ("data-lines", style.lineLimit.map { .number(Double($0)) }))
      + Self.described(
        [said.value, said.hint], said.actions.filter { !$0.isDisabled }.map(\.title))
      + (said.isAnnounced ? [("aria-live", "polite")] : [])
  }

  /// The colours of texts on a strong ground, if they are not those on the accent.
  private func ink(on ground: LookStyle.Background) -> MarkupNode.Value? {
    let inks = [Colors(.light), Colors(.dark)].map { ($0.onAccent, $0.texts(on: ground)) }
    let isOther = ground.isStrong && inks.contains { "\($0)" != "\($1)" }
    return isOther ? .text("light-dark(\(inks[0].1),\(inks[1].1))") : nil
  }
}

extension Look.Color {
  /// One of the app's is that of controls.
  fileprivate var className: String { if case .named = self { "accent" } else { name } }
}

extension LookNode {
  /// Whether some part can be reached by itself, so that the row cannot be one button.
  var isInteractive: Bool {
    control != nil || hasLinks || style.values.isSelectable
      || style.values.accessibility.adjust != nil
      || !style.values.accessibility.traits.isDisjoint(with: [.button, .header, .link])
      || parts.contains(where: \.isInteractive)
  }

  /// Where its one line is cut; several are at their end.
  fileprivate var cut: Look.Truncation {
    style.values.lineLimit == 1 ? style.values.truncation : .tail
  }

  /// What stands in the place of a picture.
  fileprivate var signText: String {
    let style = style.values
    let size = style.width ?? style.height ?? 40
    return switch kind {
    case .image(let image):
      image.shownFirst.shown(
        width: style.width ?? (isStretchable ? 390 : size), height: style.height ?? size)
    case .avatar(let name): Self.initials(of: name)
    default: ""
    }
  }

  /// The classes of its element.
  fileprivate var words: [String] {
    let style = style.values
    var words = kindWords
    if isStretchable { words.append("wide") }
    words += style.color.map { ["color-\($0.className)"] } ?? []
    words += style.textStyle.map { ["style-\($0)"] } ?? []
    words += style.alignment.map { ["align-\($0)"] } ?? []
    words += style.bubble.map { ["bubble", "\($0)"] } ?? []
    if let ground = style.background {
      words += ["ground"] + (ground.isStrong ? ["strong"] : [])
      if ground.hasShadow { words.append("shadow") }
    }
    let flags = [
      ("bold", style.isBold), ("circle", style.isCircle), ("struck", style.isStruck),
      ("selectable", style.isSelectable),
      ("cut-head", cut == .head),
      ("cut-middle", cut == .middle), ("digits", style.hasMonospacedDigits),
      ("selected", style.isSelected && control?.isChip != true),
      ("disabled", style.isDisabled || control?.hasAction == false), ("loading", style.isLoading),
    ]
    return words + flags.filter(\.1).map(\.0)
  }

  private var kindWords: [String] {
    switch kind {
    case .text: isShortWord ? ["text", "whole"] : ["text"]
    case .image(.symbol): ["image", "symbol"]
    case .image: ["image"]
    case .avatar: ["avatar"]
    case .badge: ["badge"]
    case .progress: ["progress"]
    case .spinner: ["spinner"]
    case .divider: ["divider"]
    case .spacer: ["spacer"]
    case .control(let control):
      switch control.kind {
      case .button(let button, _):
        ["button", control.isChip ? style.values.isSelected ? "filled" : "gray" : "\(button.kind)"]
      case .picker(let picker, _) where picker.kind == .inline: ["button", "inline"]
      case .picker(let picker, _): picker.kind == .wheel ? ["wheel", "field"] : ["\(picker.kind)"]
      case .date: ["date", "field"]
      case .field(let field, _): field.isFocused == true ? ["field", "focused"] : ["field"]
      default: ["\(control.role)"]
      }
    case .stack(let stack):
      (stack.corner.map { ["over", "\($0)"] } ?? [stack.isVertical ? "vertical" : "horizontal"])
        + (stack.isEqual ? ["equal"] : []) + (stack.alignment.map { ["align-\($0)"] } ?? [])
        + (stack.restacks ? ["restacks"] : [])
    }
  }
}
