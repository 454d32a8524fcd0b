/// Measures looks, and shares room among parts side by side, in whatever unit a drawing counts: points or
/// columns. The style sheet of pages has the same rules.
protocol LookRuler {
  /// The room between parts side by side; nil for what is usual.
  func gap(_ spacing: Double?) -> Double
  /// What a part takes that has no parts, without what is around it.
  func span(ofLeaf look: LookNode) -> Span
  /// What is around a part at each side: its padding, and that of its bubble.
  func sideInset(of style: LookStyle.Values) -> Double
  /// Whether looks have the sizes that they say, and parts over another one. If not, each part is as wide as what is in
  /// it needs, in whole units, and parts over another one stand beside it.
  var isInPoints: Bool { get }
}

/// How wide something is if there is room enough, how narrow without a broken word, and how narrow at all.
struct Span {
  var wish, least, rigid: Double

  init(_ wish: Double, least: Double? = nil, rigid: Double? = nil) {
    self.wish = wish
    self.least = least ?? wish
    self.rigid = rigid ?? self.least
  }

  /// Returns the span with something of a fixed width beside it.
  static func + (span: Span, width: Double) -> Span {
    Span(span.wish + width, least: span.least + width, rigid: span.rigid + width)
  }

  /// Returns the span of parts, whose widths are put together in the same way.
  static func of(_ spans: [Span], _ together: ([Double]) -> Double) -> Span {
    Span(
      together(spans.map(\.wish)), least: together(spans.map(\.least)),
      rigid: together(spans.map(\.rigid)))
  }
}

extension LookRuler {
  /// Returns the width that a look takes if there is room enough.
  func width(of look: LookNode) -> Double { span(of: look).wish }

  private func span(of look: LookNode) -> Span {
    let style = look.style.values
    let limits = limits(of: style)
    if isInPoints, let width = style.width { return Span(limits.width(width)) }
    let own = contentSpan(of: look) + 2 * sideInset(of: style)
    return Span(
      limits.width(own.wish), least: limits.width(own.least), rigid: limits.width(own.rigid))
  }

  private func limits(of style: LookStyle.Values) -> LookStyle.Limits {
    isInPoints ? style.limits : .init()
  }

  private func whole(_ length: Double) -> Double { isInPoints ? length : length.rounded(.down) }

  private func contentSpan(of look: LookNode) -> Span {
    guard case .stack(let stack) = look.kind else { return span(ofLeaf: look) }
    let spans = stack.parts.map(span(of:))
    if stack.isVertical || isInPoints && stack.corner != nil {
      return .of(spans) { $0.max() ?? 0 }
    }
    return .of(spans) {
      stack.isEqual ? ($0.max() ?? 0) * Double($0.count) : $0.reduce(0, +)
    } + gap(stack.spacing) * stack.gapCount
  }

  /// Returns the room between parts side by side: less than the stack says where there is not enough for that.
  func gap(in stack: LookNode.Stack, room: Double) -> Double {
    min(gap(stack.spacing), whole(max(0, room) / max(1, stack.gapCount)))
  }

  /// Returns the widths of parts side by side: their own, and what is left for those who take it; where
  /// there is too little room, the widest give way, but no text below its longest word if that can be.
  func widths(of stack: LookNode.Stack, room: Double) -> [Double] {
    let spans = stack.parts.map(span(of:))
    let room = max(0, room - gap(in: stack, room: room) * stack.gapCount)
    if stack.isEqual {
      let share = room / Double(max(1, spans.count))
      return spans.indices.map { whole(share * Double($0 + 1)) - whole(share * Double($0)) }
    }
    let left = room - spans.reduce(0) { $0 + $1.wish }
    let styles = stack.parts.map(\.style.values)
    if left < 0 {
      return FairShare.sizes(of: spans, styles.map(\.priority), room: room).map(whole)
    }
    let most = styles.map { limits(of: $0).width(.infinity) }
    return filled(spans.map(\.wish), left, LookNode.takers(among: stack.parts), upTo: most)
  }

  /// Returns widths of which some are as much wider as there is room left, and none more than it may be.
  private func filled(
    _ widths: [Double], _ left: Double, _ takers: [Int], upTo most: [Double]
  ) -> [Double] {
    var (widths, left, takers) = (widths, left, takers)
    while true {
      let share = left / Double(takers.count)
      let full = takers.filter { most[$0] - widths[$0] < share }
      if full.isEmpty {
        for (rank, taker) in takers.enumerated() {
          widths[taker] += whole(share * Double(rank + 1)) - whole(share * Double(rank))
        }
        return widths
      }
      for taker in full {
        left -= max(0, most[taker] - widths[taker])
        widths[taker] = max(widths[taker], most[taker])
      }
      takers.removeAll { full.contains($0) }
    }
  }
}

extension LookNode.Stack {
  fileprivate var gapCount: Double { Double(max(0, parts.count - 1)) }
}

/// What is seen of a carousel's cards, which lie side by side, in the unit of a drawing.
struct Strip {
  /// The width of a card, the room between two of them, and that of the list.
  let width, gap, room: Double
  /// What is before the first card, and what is before and after all of them.
  var leading = 0.0, sides = 0.0
  /// How far the list is to be scrolled.
  let wish: Double

  private var step: Double { width + gap }

  /// How far it is scrolled: never so that less than its room is left.
  func offset(count: Int) -> Double {
    min(wish, max(0, Double(count) * step - gap + sides - room))
  }

  /// The positions of the cards that are seen, wholly or in part.
  func cards(count: Int) -> Range<Int> {
    let offset = offset(count: count)
    let first = index(max(0, offset - leading) / step, count)
    return first..<max(first, min(count, index((offset + room) / step, count) + 1))
  }

  /// Returns a position, which there may be too many cards before to count.
  private func index(_ place: Double, _ count: Int) -> Int {
    place < Double(count) ? Int(place) : count
  }
}

/// Divides room between parts that together want more than there is.
enum FairShare {
  /// Returns the size that no part may exceed, as large as possible, so that all have room.
  static func limit(of wishes: [Double], room: Double) -> Double {
    var room = max(0, room)
    let ascending = wishes.sorted()
    for (index, wish) in ascending.enumerated() {
      let limit = room / Double(ascending.count - index)
      if wish > limit { return limit }
      room -= wish
    }
    return ascending.last ?? 0
  }

  /// Returns sizes so that all have room: what wants most gives way first, and nothing below the least that
  /// it needs while that can be, nor what is rigid while others can.
  static func sizes(of spans: [Span], room: Double) -> [Double] {
    for (wish, least) in [(\Span.wish, \Span.least), (\.least, \.rigid)]
    where spans.reduce(0, { $0 + $1[keyPath: least] }) <= room {
      return sizes(spans.map { ($0[keyPath: wish], $0[keyPath: least]) }, room: room)
    }
    let limit = limit(of: spans.map(\.rigid), room: room)
    return spans.map { min($0.rigid, limit) }
  }

  /// Returns sizes so that all have room, and what has a lower priority gives way before all else.
  static func sizes(of spans: [Span], _ priorities: [Int], room: Double) -> [Double] {
    var (sizes, room) = (spans.map(\.rigid), room)
    for level in Set(priorities).sorted(by: >) {
      let own = spans.indices.filter { priorities[$0] == level }
      let kept = spans.indices.reduce(0) { priorities[$1] < level ? $0 + spans[$1].rigid : $0 }
      let shares = Self.sizes(of: own.map { spans[$0] }, room: max(0, room - kept))
      for (index, share) in zip(own, shares) { sizes[index] = share }
      room -= shares.reduce(0, +)
    }
    return sizes
  }

  private static func sizes(
    _ wishes: [(most: Double, least: Double)], room: Double
  ) -> [Double] {
    var (sizes, room, rest) = (wishes.map(\.least), room, Array(wishes.indices))
    while true {
      let limit = limit(of: rest.map { wishes[$0].most }, room: room)
      let stiff = rest.filter { wishes[$0].least > limit }
      if stiff.isEmpty {
        for index in rest { sizes[index] = min(wishes[index].most, limit) }
        return sizes
      }
      room -= stiff.reduce(0) { $0 + sizes[$1] }
      rest.removeAll { stiff.contains($0) }
    }
  }
}

extension LookNode {
  /// Returns the look as it is drawn part by part: controls are taken apart, what cannot be used looks so,
  /// what is in a skeleton is one, and stacks that ask for it are restacked if letters are very large.
  func laidOut(_ typeSize: RenderState.TypeSize) -> LookNode {
    var look = anatomy()
    if look.control?.hasAction == false { look.style.change { $0.isDisabled = true } }
    guard case .stack(var stack) = look.kind else { return look }
    if stack.restacks, typeSize.isForAccessibility {
      (stack.isVertical, stack.alignment) = (true, nil)
    }
    let isLoading = look.style.values.isLoading
    stack.parts = stack.parts.map { part in
      (isLoading ? part.styled { $0.isLoading = true } : part).laidOut(typeSize)
    }
    look.kind = .stack(stack)
    return look
  }
}

extension LookStyle.Values {
  /// The largest number of lines of a text: at the accessibility sizes one that is cut says too little.
  func lineLimit(_ typeSize: RenderState.TypeSize) -> Int? {
    typeSize.isForAccessibility ? nil : lineLimit
  }
}

extension LookNode {
  /// Whether it is a text that is not broken, and gives way last: a time, a number.
  package var isShortWord: Bool {
    if case .text(let text) = kind { text.count <= 10 && !text.contains(" ") } else { false }
  }
}
