/// A look made at random, as a value that can be changed a little.
indirect enum RandomPart: Equatable, Sendable {
  case text(String)
  /// Its words are selected, if there are two of them.
  case copied(String)
  case linked(String)
  /// A button over a text, and the same beside it in a column as wide.
  case layered(String)
  case badge(String)
  case avatar, image, cover, progress, spinner, divider, spacer
  case button(String)
  case toggle(String)
  case slider(String)
  case stepper(String)
  case segments(String)
  case menu(String)
  case inline(String)
  case wheel(String)
  case date(String)
  case actions(String)
  case field(String)
  case note(String)
  /// A view of the app's, in whose place there is a text elsewhere.
  case custom(Int)
  case stack(isVertical: Bool, [RandomPart], padding: Double?, restacks: Bool)
  /// Parts that people stop at one by one.
  case apart([RandomPart])
  /// A part that looks unlike others of its kind.
  case styled(RandomPart, [RandomStyle])
}

/// Something that is said about a part.
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

/// What is shown by a view of the app's.
struct RandomDrawing: CustomPart {
  var number: Int

  static func makeView() -> UIProgressView { UIProgressView() }
  func show(in view: UIProgressView, _ context: PartContext<Self>) {
    view.setProgress(Float(number) / 100, animated: !context.isFirstDisplay)
  }
}

/// What the controls of a screen are set to, by their names, and what happens when people use them.
@MainActor
final class RandomModel {
  var answers = { true }
  var numbers: [String: Int] = [:]
  var onChange: () -> Void = {}
  /// How often the screen was declared, and how often something of an older declaration was heard.
  var (version, stale) = (0, 0)

  /// Hears a new number for a control, and takes it or not.
  func hear(_ name: String, _ number: Int, _ version: Int) {
    if version != self.version { stale += 1 }
    if answers() { numbers[name] = number }
    onChange()
  }
}

/// A row with such a look.
struct RandomRow: Drawn, Identifiable {
  let id: Int
  var part: RandomPart
  var numbers: [String: Int]
  var model: Hidden

  /// The model and the number of the declaration, which are no part of the row's content.
  struct Hidden: Equatable, Sendable {
    let model: RandomModel
    var version = 0
    static func == (left: Hidden, right: Hidden) -> Bool { true }
  }

  var look: some LookPart {
    Look.vertical { draw(part) }.info("n\(id)", id == 0 ? Handler { set("n0")(1) } : nil)
      .separator([nil, .hidden, .inset(56)][id % 3]).highlights(id != 1)
  }

  private func set(_ name: String) -> @MainActor @Sendable (Int) -> Void {
    { [model] in model.model.hear(name, $0, model.version) }
  }

  private func draw(_ part: RandomPart) -> any LookPart {
    func number(_ name: String) -> Int { numbers[name] ?? 0 }
    return switch part {
    case .text(let text):
      Look.text(text).priority(text.count % 5 - 2)
        .size(maxWidth: text.count % 3 == 0 ? 90 : nil, minHeight: text.count % 2 == 0 ? 30 : nil)
    case .copied(let text): Look.text(text).selectable(text.contains(" "))
    case .linked(let name):
      Look.text("All about \(name), or not", .body).lit("ABOUT").bold("all").strikethrough(
        name < "n5"
      )
      .link(name) { [set = set(name)] in set(1) }
    case .layered(let name):
      Look.horizontal {
        Look.text("under\n\n\(name)").overlay(.bottomLeading) { draw(.button(name)) }
        Look.progress(0.4, as: .circle)
      }
      .equal().padding(4).background(.red, corners: 8, shadow: true)
    case .badge(let text): Look.badge(text)
    case .avatar: Look.avatar("Ada Lovelace")
    case .image: Look.image(.symbol("star"), dark: .symbol("moon")).decorative()
    case .cover: Look.image(.asset("cover")).aspect(16 / 9).decorative()
    case .progress: Look.progress(0.4)
    case .spinner: Look.spinner
    case .divider: Look.divider
    case .spacer: Look.spacer
    case .custom(let number):
      Look.custom(RandomDrawing(number: number)) { Look.text("\(number)") }
    case .button(let name): Look.button(name) { [set = set(name)] in set(1) }
    case .toggle(let name):
      Look.toggle(name, isOn: number(name) > 0) { [set = set(name)] in set($0 ? 1 : 0) }
    case .slider(let name):
      Look.slider(name, value: Double(number(name)), in: 0...10, step: 1) {
        [set = set(name)] in set(Int($0))
      }
    case .stepper(let name):
      Look.stepper(name, value: number(name), in: 0...10, set(name))
    case .segments(let name):
      Look.picker(
        name, [0, 1, 2], selected: number(name), as: .segments, name: { "\($0)" }, set(name))
    case .menu(let name):
      Look.picker(name, [0, 1, 2], selected: number(name), name: { "\($0)" }, set(name))
    case .inline(let name):
      Look.picker(
        name, [0, 1, 2], selected: number(name), as: .inline, name: { "\($0)" }, set(name))
    case .wheel(let name):
      Look.picker(
        name, [0, 1, 2], selected: number(name), as: .wheel, name: { "\($0)" }, set(name))
    case .date(let name):
      Look.date(name, value: .init(year: 2026, month: 1, day: 1 + number(name))) {
        [set = set(name)] in set($0.parts.day - 1)
      }
    case .actions(let name):
      Look.menu(name) {
        for item in 0..<3 {
          MenuAction("\(item)", isOn: item == number(name)) { [set = set(name)] in set(item) }
        }
      }
    case .field(let name): field(name)
    case .note(let name): field(name).lines(1...3)
    case .stack(let isVertical, let parts, let padding, let restacks):
      draw(isVertical, parts, padding, restacks)
    case .apart(let parts): draw(true, parts, nil, false).accessibility(children: .apart)
    case .styled(let part, let styles): styles.reduce(draw(part)) { $1.applied(to: $0) }
    }
  }

  private func field(_ name: String) -> Look.Field {
    Look.field(name, text: String(repeating: "x", count: numbers[name] ?? 0)) {
      [set = set(name)] in set($0.count)
    }
  }

  private func draw(
    _ isVertical: Bool, _ parts: [RandomPart], _ padding: Double?, _ restacks: Bool
  ) -> Look.Stack {
    let stack =
      isVertical
      ? Look.vertical { for part in parts { draw(part) } }
      : Look.horizontal(alignment: restacks ? .firstBaseline : .center) {
        for part in parts { draw(part) }
      }
    let padded = padding.map { stack.padding($0) } ?? stack
    return restacks ? padded.restacks() : padded
  }
}

extension SplitMix64 {
  /// A look of some depth.
  mutating func part(depth: Int = 3) -> RandomPart {
    let kinds = depth > 0 ? 32 : 25
    let name = "n\(int(below: 1_000_000))"
    let words = (0...int(below: 12)).map { _ in "word" }.joined(separator: " ")
    switch int(below: kinds) {
    case 0, 1: return .text(words)
    case 2: return .badge("\(int(below: 99))")
    case 3: return .avatar
    case 4: return chance(1, in: 2) ? .image : .cover
    case 5: return .progress
    case 6: return .spinner
    case 7: return .divider
    case 8: return .spacer
    case 9: return .button(name)
    case 10: return .toggle(name)
    case 11: return .slider(name)
    case 12: return .stepper(name)
    case 13: return .segments(name)
    case 14: return .menu(name)
    case 15: return .field(name)
    case 16: return .inline(name)
    case 17: return .actions(name)
    case 18: return .note(name)
    case 19: return .custom(int(below: 100))
    case 20: return .linked(name)
    case 21: return .layered(name)
    case 22: return .copied(words)
    case 23: return .wheel(name)
    case 24: return .date(name)
    case 25: return .apart((0..<int(below: 4)).map { _ in part(depth: depth - 1) })
    default:
      let parts = (0..<int(below: 5)).map { _ in part(depth: depth - 1) }
      return .stack(
        isVertical: chance(1, in: 2), parts,
        padding: chance(1, in: 4) ? Double(int(below: 20)) : nil, restacks: chance(1, in: 2))
    }
  }

  /// The part with other styles, and so are those in it.
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

  /// The part, or what became of it: another one, or one with a part that came, went or moved.
  mutating func changed(_ part: RandomPart) -> RandomPart {
    guard case .stack(let isVertical, var parts, let padding, let restacks) = part,
      chance(5, in: 6)
    else { return chance(1, in: 2) ? part : self.part(depth: 2) }
    switch int(below: 4) {
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
