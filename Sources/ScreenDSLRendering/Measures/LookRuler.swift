/// Measures looks, and shares room among parts side by side, in whatever unit a drawing counts: points or
/// columns. The style sheet of pages has the same rules.
protocol LookRuler {
  /// The room between parts side by side; nil for what is usual.
  func gap(_ spacing: Double?) -> Double
  /// What a part takes that has no parts, without what is around it.
  func span(ofLeaf look: LookNode) -> Span
  /// What is around a part at each side: its padding, and that of its bubble.
  func sideInset(of style: LookStyle.Values) -> Double
  /// The wished width of a part; nil if that follows from what is in it.
  func wishedWidth(of style: LookStyle.Values) -> Double?
  /// Returns the part of a room that a drawing can divide it into.
  func whole(_ length: Double) -> Double
}

/// How wide something is if there is room enough, and how narrow it may become.
struct Span {
  var least, wish: Double

  init(_ wish: Double, least: Double? = nil) { (self.wish, self.least) = (wish, least ?? wish) }
}

extension LookRuler {
  /// Returns the width that a look takes if there is room enough.
  func width(of look: LookNode) -> Double { span(of: look).wish }

  private func span(of look: LookNode) -> Span {
    let style = look.style.values
    if let width = wishedWidth(of: style) { return Span(width) }
    let (sides, span) = (2 * sideInset(of: style), contentSpan(of: look))
    return Span(span.wish + sides, least: span.least + sides)
  }

  private func contentSpan(of look: LookNode) -> Span {
    guard case .stack(let stack) = look.kind else { return span(ofLeaf: look) }
    let spans = stack.parts.map(span(of:))
    if stack.isVertical {
      return Span(spans.map(\.wish).max() ?? 0, least: spans.map(\.least).max() ?? 0)
    }
    let gaps = gaps(in: stack)
    return Span(
      spans.reduce(gaps) { $0 + $1.wish }, least: spans.reduce(gaps) { $0 + $1.least })
  }

  private func gaps(in stack: LookNode.Stack) -> Double {
    gap(stack.spacing) * Double(max(0, stack.parts.count - 1))
  }

  /// Returns the widths of parts side by side: their own, and what is left for those who take it; where
  /// there is too little room, the widest give way, but no text below its longest word if that can be.
  func widths(of stack: LookNode.Stack, room: Double) -> [Double] {
    let spans = stack.parts.map(span(of:))
    let room = max(0, room - gaps(in: stack))
    let left = room - spans.reduce(0) { $0 + $1.wish }
    if left < 0 { return FairShare.sizes(of: spans, room: room).map(whole) }
    var widths = spans.map(\.wish)
    let takers = LookNode.takers(among: stack.parts)
    let share = left / Double(takers.count)
    for (rank, taker) in takers.enumerated() {
      widths[taker] += whole(share * Double(rank + 1)) - whole(share * Double(rank))
    }
    return widths
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
  /// it needs, unless that is too much as well.
  static func sizes(of spans: [Span], room: Double) -> [Double] {
    var (sizes, room, rest) = (spans.map(\.least), room, Array(spans.indices))
    if sizes.reduce(0, +) > room {
      let limit = limit(of: sizes, room: room)
      return sizes.map { min($0, limit) }
    }
    while true {
      let limit = limit(of: rest.map { spans[$0].wish }, room: room)
      let stiff = rest.filter { spans[$0].least > limit }
      if stiff.isEmpty {
        for index in rest { sizes[index] = min(spans[index].wish, limit) }
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
    if let control = look.control, !control.hasHandler, !control.isBusy {
      look.style.change { $0.isDisabled = true }
    }
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

extension LookNode.Control {
  package var isBusy: Bool {
    if case .button(let button, _) = kind { button.isBusy } else { false }
  }
}
