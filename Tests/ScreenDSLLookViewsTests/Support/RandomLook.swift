indirect enum RandomPart: Equatable, Sendable {
  case text(String)
  case copied(String)
  case linked(String)
  case layered(String)
  case badge(String)
  case still(Int)
  case control(Kind, String)
  case custom(Int)
  case stack(isVertical: Bool, [RandomPart], padding: Double?, restacks: Bool)
  case over(RandomPart, String)
  case apart([RandomPart])
  case styled(RandomPart, [RandomStyle])

  enum Kind: CaseIterable, Sendable {
    case button, waiting, toggle, slider, stepper, segments, menu, inline, wheel, date, actions,
      field, note
  }
}

enum RandomStyle: CaseIterable, Sendable {
  case pale, strong, lined, padded, wide, high, sent, received, red, off, loading, chosen, filling
  case fading, flashing

  func applied(to part: any LookPart) -> any LookPart {
    switch self {
    case .pale: part.background(.green, opacity: 0.2, corners: 4)
    case .strong: part.background(.blue, corners: .infinity)
    case .lined: part.background(border: .red, shadow: true)
    case .padded: part.padding(horizontal: 6, vertical: 3)
    case .wide: part.size(width: 90)
    case .high: part.size(height: 50)
    case .sent: part.bubble(.sent)
    case .received: part.bubble(.received)
    case .red: part.color(.red)
    case .off: part.enabled(false)
    case .loading: part.loading()
    case .chosen: part.selected()
    case .filling: part.fill()
    case .fading: part.motion(.fade)
    case .flashing: part.motion(.flash(.green))
    }
  }
}

struct RandomDrawing: CustomPart {
  var number: Int
  static func makeView() -> UIProgressView { UIProgressView() }
  func show(in view: UIProgressView, _ context: PartContext<Self>) {
    view.setProgress(Float(number) / 100, animated: !context.isFirstDisplay)
  }
}

@MainActor final class RandomModel {
  enum Answer: CaseIterable { case accepts, refuses, isSilent }
  var answer = Answer.accepts, numbers: [String: Int] = [:], onChange: () -> Void = {}
  /// The number of declarations of the screen, and the number of actions that an old declaration received.
  var (version, stale) = (0, 0)

  func hear(_ name: String, _ number: Int, _ version: Int) {
    if version != self.version { stale += 1 }
    if answer == .accepts { numbers[name] = number }
    if answer != .isSilent { onChange() }
  }
}

struct RandomRow: LookModel, Identifiable {
  let id: Int
  var part: RandomPart, numbers: [String: Int], model: Hidden

  struct Hidden: Equatable, Sendable {
    let model: RandomModel
    var version = 0
    static func == (left: Hidden, right: Hidden) -> Bool { true }
  }

  var look: some LookPart {
    Look.vertical { draw(part) }.info("n\(id)", id == 0 ? Handler { set("n0")(1) } : nil)
      .separator([nil, .hidden, .inset(56)][id % 3]).highlights(id != 1)
      .accessory([nil, nil, nil, .chevron, .checkmark][id % 5])
  }

  private func set(_ name: String) -> @MainActor @Sendable (Int) -> Void {
    { [model] in model.model.hear(name, $0, model.version) }
  }

  private func draw(_ part: RandomPart) -> any LookPart {
    switch part {
    case .text(let text):
      Look.text(text).priority(text.count % 5 - 2)
        .size(maxWidth: text.count % 3 == 0 ? 90 : nil, minHeight: text.count % 2 == 0 ? 30 : nil)
    case .copied(let text): Look.text(text).copyable(text.contains(" "))
    case .linked(let name):
      Look.text("All about \(name), or not", .body).highlighted("ABOUT").bold("all")
        .strikethrough(name < "n5").link(name) { [set = set(name)] in set(1) }
    case .layered(let name):
      Look.horizontal {
        Look.text("under\n\n\(name)").overlay(corner(name)) { draw(.button, name) }
        Look.progress(0.4, as: .circle)
      }.equal().padding(4).background(.red, corners: 8, shadow: true)
    case .badge(let text): Look.badge(text)
    case .still(let number): Self.stills[number]
    case .control(let kind, let name): draw(kind, name)
    case .custom(let number): Look.custom(RandomDrawing(number: number)) { Look.text("\(number)") }
    case .stack(let isVertical, let parts, let padding, let restacks):
      draw(isVertical, parts, padding, restacks)
    case .over(let base, let name): draw(base).overlay(corner(name)) { draw(.button, name) }
    case .apart(let parts): draw(true, parts, nil, false).accessibility(children: .apart)
    case .styled(let part, let styles): styles.reduce(draw(part)) { $1.applied(to: $0) }
    }
  }

  private func corner(_ name: String) -> Look.Corner {
    Look.Corner.allCases[(Int(name.dropFirst()) ?? 0) % Look.Corner.allCases.count]
  }

  private static let stills: [any LookPart] = [
    Look.avatar("Ada Lovelace"), Look.image(.symbol("star"), dark: .symbol("moon")).decorative(),
    Look.image(.asset("cover")).aspect(16 / 9).decorative(), Look.progress(0.4), Look.spinner,
    Look.divider, Look.spacer,
  ]

  private func draw(_ kind: RandomPart.Kind, _ name: String) -> any LookPart {
    let (number, set) = (numbers[name] ?? 0, set(name))
    func picker(_ kind: Look.PickerKind) -> any LookPart {
      Look.picker(name, [0, 1, 2], selected: number, as: kind, name: { "\($0)" }, set)
        .labelsHidden(name < "n5")
    }
    var field: Look.Field {
      Look.field(name, text: String(repeating: "x", count: number)) { set($0.count) }
    }
    return switch kind {
    case .button: Look.button(name) { set(1) }
    case .waiting: Look.button(name) { await Task.yield() }
    case .toggle: Look.toggle(name, isOn: number > 0) { set($0 ? 1 : 0) }
    case .slider: Look.slider(name, value: Double(number), in: 0...10, step: 1) { set(Int($0)) }
    case .stepper: Look.stepper(name, value: number, in: 0...10, set)
    case .segments: picker(.segments)
    case .menu: picker(.menu)
    case .inline: picker(.inline)
    case .wheel: picker(.wheel)
    case .date:
      Look.date(name, value: .init(year: 2026, month: 1, day: 1 + number)) { set($0.parts.day - 1) }
    case .actions:
      Look.menu(name) {
        for item in 0..<3 { MenuAction("\(item)", isOn: item == number) { set(item) } }
      }
    case .field: field
    case .note: field.lines(1...3)
    }
  }

  private func draw(
    _ isVertical: Bool, _ parts: [RandomPart], _ padding: Double?, _ restacks: Bool
  ) -> Look.Stack {
    let drawn = parts.map { draw($0)._node }
    let stack =
      isVertical
      ? Look.vertical { drawn }
      : Look.horizontal(alignment: restacks ? .firstBaseline : .center) { drawn }
    return (padding.map { stack.padding($0) } ?? stack).stacksAtAccessibilitySizes(restacks)
  }
}

extension SplitMix64 {
  mutating func part(depth: Int = 3) -> RandomPart {
    let (kinds, name) = (depth > 0 ? 33 : 26, "n\(int(below: 1_000_000))")
    let words = (0...int(below: 12)).map { _ in "word" }.joined(separator: " ")
    switch int(below: kinds) {
    case 0..<7: return .still(int(below: 7))
    case 7..<19: return .control(.allCases[int(below: RandomPart.Kind.allCases.count)], name)
    case 19, 20: return .text(words)
    case 21: return .badge("\(int(below: 99))")
    case 22: return .custom(int(below: 100))
    case 23: return .linked(name)
    case 24: return .layered(name)
    case 25: return .copied(words)
    case 26: return .apart((0..<int(below: 4)).map { _ in part(depth: depth - 1) })
    default:
      let parts = (0..<int(below: 5)).map { _ in part(depth: depth - 1) }
      return .stack(
        isVertical: chance(1, in: 2), parts,
        padding: chance(1, in: 4) ? Double(int(below: 20)) : nil, restacks: chance(1, in: 2))
    }
  }

  mutating func styled(_ part: RandomPart) -> RandomPart {
    var part = part
    if case .styled(let inner, _) = part { part = inner }
    if case .stack(let isVertical, let parts, let padding, let restacks) = part {
      part = .stack(
        isVertical: isVertical, parts.map { styled($0) }, padding: padding, restacks: restacks)
    }
    let styles = RandomStyle.allCases.filter { _ in chance(1, in: 8) }
    return styles.isEmpty ? part : .styled(part, styles)
  }

  mutating func changed(_ part: RandomPart) -> RandomPart {
    if case .over(let base, let name) = part {
      let parts = [base, .control(.button, name)]
      return .stack(isVertical: false, parts, padding: nil, restacks: false)
    }
    guard case .stack(let isVertical, var parts, let padding, let restacks) = part, chance(5, in: 6)
    else { return chance(1, in: 2) ? part : self.part(depth: 2) }
    switch int(below: 5) {
    case 4 where !parts.isEmpty: return .over(parts[0], "n\(int(below: 1_000_000))")
    case 0: parts.insert(self.part(depth: 1), at: int(below: parts.count + 1))
    case 1 where !parts.isEmpty: parts.remove(at: int(below: parts.count))
    case 2 where !parts.isEmpty: parts.append(parts.remove(at: int(below: parts.count)))
    default:
      if let index = parts.indices.randomElement(using: &self) {
        parts[index] = changed(parts[index])
      }
    }
    return .stack(isVertical: isVertical, parts, padding: padding, restacks: restacks)
  }
}
