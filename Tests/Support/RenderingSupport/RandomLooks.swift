package import ScreenDSLLooks
package import TestSupport

/// Two looks with the same seed are equal, although each has new handlers.
package struct RandomLooks {
  private var random: SplitMix64
  private let heard: Log?, waits: Bool
  package init(seed: UInt64, heard: Log? = nil, waits: Bool = false) {
    (random, self.heard, self.waits) = (SplitMix64(seed: seed), heard, waits)
  }

  package mutating func row(depth: Int = 3) -> LookNode {
    var look = part(depth: depth)
    if random.chance(1, in: 4) {
      look = look.accessory(random.chance(1, in: 2) ? .chevron : .checkmark)
    }
    if random.chance(1, in: 6) { look = look.info(words(), handler("info"))._node }
    if random.chance(1, in: 6) { look = look.separator(pick([.hidden, .inset(0), .inset(56)])) }
    return look.highlights(!random.chance(1, in: 6))
  }

  package mutating func part(depth: Int) -> LookNode {
    styled(depth > 0 && random.chance(depth, in: 4) ? stack(depth: depth) : leaf())
  }

  private mutating func stack(depth: Int) -> LookNode {
    var parts: [LookNode] = []
    for _ in 0..<random.int(below: 5) { parts.append(part(depth: depth - 1)) }
    if random.chance(1, in: 4) { parts = parts.enumerated().map { $1.key("k\($0)") } }
    let spacing = random.chance(1, in: 3) ? Double(random.int(below: 30)) : nil
    let alignment = pick([Look.Alignment.leading, .center, .trailing, .fill, .firstBaseline])
    let restacks = random.chance(1, in: 4)
    if random.chance(1, in: 8) { return Look.custom(random.int(below: 2)) { parts }._node }
    if random.chance(1, in: 8) { return leaf().overlay(pick(Look.Corner.allCases)) { parts }._node }
    if random.chance(1, in: 8) { return Look.horizontal(spacing: spacing) { parts }.equal()._node }
    let stack =
      random.chance(1, in: 2)
      ? Look.horizontal(spacing: spacing, alignment: alignment) { parts }
      : Look.vertical(spacing: spacing, alignment: alignment) { parts }
    return stack.stacksAtAccessibilitySizes(restacks)._node
  }

  private mutating func leaf() -> LookNode {
    switch random.int(below: 14) {
    case 0, 1, 2: text()
    case 3:
      maybe { Look.drawing($0.words(), svg: $0.pick(["<svg/>", ""]))._node }
        ?? Look.image(image(), dark: maybe { $0.image() }).aspect(maybe { 0.5 + 2 * $0.share() })
        ._node
    case 4: Look.avatar(words())._node
    case 5: Look.badge("\(random.int(below: 100))")._node
    case 6: Look.progress(share(), as: pick([.bar, .circle]))._node
    case 7: pick([Look.spinner, Look.divider, Look.spacer])._node
    case 8:
      Look.row(
        words(), detail: maybe { $0.words() }, value: maybe { $0.words() },
        image: maybe { $0.image() }
      )._node
    default: control()
    }
  }

  private mutating func text() -> LookNode {
    var text = Look.text(words(), pick(Look.TextStyle.allCases)).bold(random.chance(1, in: 4))
    if random.chance(1, in: 4) {
      text = text.lines(random.int(below: 4), truncation: pick([.head, .middle, .tail]))
    }
    if random.chance(1, in: 8) { text = text.minimumScale(share()) }
    if random.chance(1, in: 8) { text = text.strikethrough() }
    if random.chance(1, in: 8) { text = text.copyable() }
    if random.chance(1, in: 8) { text = text.highlighted(pick(["n", "brought", "", " a"])) }
    if random.chance(1, in: 8) { text = text.bold(pick(["Ada", "&", "x"])) }
    if random.chance(1, in: 6) { text = text.link(pick(["Ada", "I", "語"]), handler("link")) }
    if random.chance(1, in: 4) { text = text.monospacedDigits() }
    if random.chance(1, in: 4) { text = text.alignment(pick([.leading, .center, .trailing])) }
    if random.chance(1, in: 6) {
      text = text.accessibility(traits: pick([.header, .link, .image]))
    }
    return text._node
  }

  package mutating func control() -> LookNode {
    let title = random.chance(1, in: 4) ? "" : words()
    switch random.int(below: 8) {
    case 0:
      let (image, action) = (maybe { $0.image() }, handler(title) as Handler<Void>?)
      let button =
        waits && action != nil && title.count.isMultiple(of: 2)
        ? Look.button(title, image: image) { await Task.yield() }
        : Look.button(title, image: image, action)
      return button.kind(pick(Look.ButtonKind.allCases)).wide(random.chance(1, in: 3))
        .busy(random.chance(1, in: 5)).iconOnly(random.chance(1, in: 4))._node
    case 1: return Look.toggle(title, isOn: random.chance(1, in: 2), handler(title))._node
    case 2:
      let step = random.chance(1, in: 2) ? 0.5 : nil
      return Look.slider(
        title, value: 10 * share(), in: 0...10, step: step, text: maybe { $0.words() },
        onDrag: maybe { $0.handler("drag of \(title)") } ?? nil, handler(title)
      )._node
    case 3:
      return Look.stepper(
        title, value: random.int(below: 9), in: 0...8, step: 1 + random.int(below: 3),
        text: maybe { $0.words() }, handler(title)
      )._node
    case 4:
      let values = Array(0..<(1 + random.int(below: 4)))
      let kind = pick([Look.PickerKind.segments, .menu, .inline, .wheel])
      let chosen = values.filter { _ in random.chance(1, in: 3) }
      let name = { (value: Int) in "choice \(value)" }
      let picker =
        random.chance(1, in: 3)
        ? Look.picker(title, values, selected: Set(chosen), as: kind, name: name, handler(title))
        : Look.picker(title, values, selected: chosen.first, as: kind, name: name, handler(title))
      return picker.labelsHidden(values.count > 2)._node
    case 5:
      return Look.menu(title, image: maybe { $0.image() }) { menu(title, depth: 2) }
        .kind(pick(Look.ButtonKind.allCases))._node
    case 6:
      let day = Look.DateTime(year: 2026, month: 1 + random.int(below: 12), day: 1)
      let end = Look.DateTime(year: 2026, month: 6, day: 1, hour: 12)
      return Look.date(
        title, value: day, in: random.chance(1, in: 3) ? end...end : nil,
        showing: pick(Look.DateParts.allCases), handler(title)
      )._node
    default: return field(title)
    }
  }

  private mutating func menu(_ title: String, depth: Int) -> [MenuAction] {
    (0...random.int(below: 3)).map { number in
      if depth > 0, random.chance(1, in: 4) {
        return MenuAction("menu \(number)", children: menu("\(title) \(number)", depth: depth - 1))
      }
      return MenuAction(
        "item \(number)", isOn: random.chance(1, in: 3), isDisabled: random.chance(1, in: 4)
      ) { [heard] in heard?.add("\(title) \(number)") }
    }
  }

  private mutating func field(_ title: String) -> LookNode {
    let field = Look.field(
      title, text: random.chance(1, in: 3) ? "" : words(), prompt: words(), handler(title)
    ).keyboard(
      pick(Look.Keyboard.allCases), capitals: maybe { $0.pick([.none, .words, .sentences, .all]) },
      corrects: maybe { $0.random.chance(1, in: 2) }
    ).secret(random.chance(1, in: 5)).clearable(random.chance(1, in: 3))
      .returnKey(pick(Look.ReturnKey.allCases), handler("return in \(title)"))
      .problem(random.chance(1, in: 4) ? words() : nil).limit(maybe { $0.random.int(below: 30) })
    let low = 1 + random.int(below: 3)
    return (random.chance(1, in: 3) ? field.lines(low...low + random.int(below: 3)) : field)._node
  }

  package mutating func edited(_ look: LookNode) -> LookNode {
    guard case .stack(var stack) = look.kind, !stack.parts.isEmpty, random.chance(3, in: 4) else {
      return random.chance(1, in: 2) ? styled(look) : leaf()
    }
    let index = random.int(below: stack.parts.count)
    stack.parts[index] = edited(stack.parts[index])
    var other = look
    other.kind = .stack(stack)
    return other
  }

  private mutating func styled(_ look: LookNode) -> LookNode {
    var look = look
    if random.chance(1, in: 8) { look = look.size(width: 10 + Double(random.int(below: 200))) }
    if random.chance(1, in: 8) { look = look.size(height: 10 + Double(random.int(below: 100))) }
    if random.chance(1, in: 8) {
      look = look.size(
        minWidth: maybe { 10 * Double($0.random.int(below: 6)) },
        maxWidth: maybe { 10 * Double($0.random.int(below: 30)) },
        minHeight: maybe { 10 * Double($0.random.int(below: 8)) },
        maxHeight: maybe { 10 * Double($0.random.int(below: 20)) })
    }
    if random.chance(1, in: 8) { look = look.priority(random.int(below: 5) - 2) }
    if random.chance(1, in: 8) { look = look.padding(Double(random.int(below: 20))) }
    if random.chance(1, in: 5) { look = look.fill() }
    if random.chance(1, in: 5) {
      look = look.color(pick([.secondary, .red, .accent, .named("own")]))
    }
    if random.chance(1, in: 8) { look = look.accessibility(label: words()) }
    if random.chance(1, in: 10) { look = look.accessibility(value: words()) }
    if random.chance(1, in: 12) { look = look.decorative() }
    if random.chance(1, in: 12) { look = look.accessibility(hint: words()) }
    if random.chance(1, in: 12) { look = look.accessibility(children: pick([.combined, .apart])) }
    if random.chance(1, in: 16) {
      let action: Handler<Void>? = handler("action")
      look = look.accessibilityActions { MenuAction("do it") { action?(()) } }
    }
    if random.chance(1, in: 16) {
      look = look.accessibility(heading: random.int(below: 8), priority: random.int(below: 5) - 2)
    }
    if random.chance(1, in: 16) { look = look.accessibilityAdjust(handler("adjust")) }
    if random.chance(1, in: 16) { look = look.announced() }
    if random.chance(1, in: 16) {
      look = look.motion(pick([.fade, .slide, .count, .flash(.green)]))
    }
    if random.chance(1, in: 10) { look = look.enabled(false) }
    if random.chance(1, in: 10) { look = look.selected() }
    if random.chance(1, in: 12) { look = look.loading() }
    if random.chance(1, in: 8) {
      look = look.background(
        maybe { $0.pick([.red, .accent, .named("own")]) }, opacity: share(),
        corners: pick([0, 8, .infinity]), border: maybe { $0.pick([.red, .named("own")]) },
        shadow: random.chance(1, in: 2))
    }
    if random.chance(1, in: 12) { look = look.bubble(random.chance(1, in: 2) ? .sent : .received) }
    return look
  }

  private mutating func handler<Value>(_ title: String) -> Handler<Value>? {
    if random.chance(1, in: 5) { return nil }
    return Handler { [heard] in heard?.add("\(title) \($0)") }
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    let value = make(&self)
    return random.chance(1, in: 2) ? value : nil
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.int(below: values.count)]
  }
  private mutating func share() -> Double { Double(random.int(below: 101)) / 100 }
  private mutating func image() -> Look.Image {
    random.chance(1, in: 2) ? .symbol(words()) : .asset(words())
  }

  private mutating func words() -> String {
    let words = ["Ada", "9:41", "nanosecond", "I brought you", "×", "日本語", "שלום", "a & b", "…"]
    return (0...random.int(below: 3)).map { _ in pick(words) }.joined(separator: " ")
  }
}
