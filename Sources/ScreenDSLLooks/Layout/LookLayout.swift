/// A look, and where its parts stand in whatever room it is given.
///
/// A part is measured once for each width that it is asked for; what was found for the last one is kept, so that
/// measuring a look and placing it there is as much work as one of both. A look that changed, or is measured otherwise,
/// needs a layout of its own.
///
/// - Complexity: O(*n* log *k*) for *n* parts of which no stack has more than *k*, at any depth: each part without parts
///   is measured a few times, whatever is around it.
package struct LookLayout<Measure: LookMeasure> {
  let measure: Measure
  private let root: LaidPart

  package init(_ look: LookNode, _ measure: Measure) {
    self.measure = measure
    root = LaidPart(look, isInPoints: measure.isInPoints, gap: measure.gap)
  }

  package var look: LookNode { root.look }

  /// The width that the look takes if there is room enough.
  package var width: Double { span(of: root).wish }

  /// Returns the width of the look in a room: where it is not stretched, its own at most.
  package func width(in room: Double, _ alignment: Look.Alignment? = nil) -> Double {
    width(of: root, in: room, alignment)
  }

  /// Returns the height that the look takes at a width.
  package func height(width: Double) -> Double { height(of: root, width: width) }

  /// Returns where the look stands in a room of its height: at the leading side, or all over it; what was sent at the
  /// trailing side.
  package func frame(in room: Rect, _ alignment: Look.Alignment = .leading) -> Rect {
    frame(of: root, in: room, alignment)
  }

  /// Returns the look in a rectangle, and all that is in it where it stands.
  package func place(in frame: Rect) -> PlacedPart { place(root, in: frame, .leading) }

  /// Returns a length that is counted in whole columns.
  func whole(_ length: Double) -> Double { measure.isInPoints ? length : length.rounded(.down) }
}

/// A part of a look with its sizes, of which those for the last width are kept.
final class LaidPart {
  enum Arrangement {
    case leaf, row, column
    case layers(Look.Corner)
  }

  let look: LookNode
  let arrangement: Arrangement
  let parts: [LaidPart]
  /// What the look says of its size, in the unit of the layout.
  let width, height: Double?
  let limits: LookStyle.Limits
  /// How far it reaches beyond what is in it at each side.
  let inset: (x: Double, y: Double)
  /// The room between parts, if there is enough; of a column nil for what is usual.
  let gap: Double
  let leading: Double?

  var span: Span?
  var widths: (room: Double, each: [Double])?
  var known: (width: Double, height: Double)?
  var line: (width: Double, baseline: Double)?

  init(_ look: LookNode, isInPoints: Bool, gap usual: Double) {
    let style = look.style.values
    self.look = look
    (width, height) = isInPoints ? (style.width, style.height) : (nil, nil)
    limits = isInPoints ? style.limits : .init()
    inset = Self.inset(of: style, isInPoints)
    var parts: [LookNode] = []
    (arrangement, parts) = Self.arrangement(of: look, isInPoints)
    (gap, leading) = Self.spacing(of: look, isInPoints, usual)
    self.parts = parts.map { LaidPart($0, isInPoints: isInPoints, gap: usual) }
  }

  private static func arrangement(
    of look: LookNode, _ isInPoints: Bool
  ) -> (Arrangement, [LookNode]) {
    guard case .stack(let stack) = look.kind, !stack.parts.isEmpty else { return (.leaf, []) }
    if let corner = stack.corner, isInPoints { return (.layers(corner), stack.layers) }
    return (stack.isVertical ? .column : .row, stack.parts)
  }

  private static func inset(
    of style: LookStyle.Values, _ isInPoints: Bool
  ) -> (x: Double, y: Double) {
    let isBubble = style.bubble != nil
    if isInPoints {
      let padding = style.padding ?? (isBubble ? LookMetrics.bubblePadding : nil)
      return padding.map { ($0.horizontal, $0.vertical) } ?? (0, 0)
    }
    let padding = style.padding.map { LookMetrics.Columns.columns($0.horizontal) } ?? 0
    // Beside its padding a bubble has parentheses.
    return (isBubble ? 1 + max(LookMetrics.Columns.gap, padding) : padding, 0)
  }

  private static func spacing(
    of look: LookNode, _ isInPoints: Bool, _ usual: Double
  ) -> (gap: Double, leading: Double?) {
    guard case .stack(let stack) = look.kind else { return (0, 0) }
    if isInPoints { return (stack.spacing ?? usual, stack.spacing) }
    return (stack.spacing.map { max(0, LookMetrics.Columns.columns($0)) } ?? usual, 0)
  }

  var stack: LookNode.Stack? { if case .stack(let stack) = look.kind { stack } else { nil } }
  var gapCount: Double { Double(max(0, parts.count - 1)) }
}

extension LookNode.Stack {
  /// The part below, and a column of those over it.
  fileprivate var layers: [LookNode] {
    let over = LookNode.vertical(Array(parts.dropFirst()), spacing: 0, alignment: side)
    return parts.prefix(1) + (parts.count > 1 ? [over] : [])
  }
}

// MARK: Widths

extension LookLayout {
  func span(of part: LaidPart) -> Span {
    if let span = part.span { return span }
    let span =
      part.width.map { Span(part.limits.width($0)) }
      ?? contentSpan(of: part).map { part.limits.width($0 + 2 * part.inset.x) }
    part.span = span
    return span
  }

  private func contentSpan(of part: LaidPart) -> Span {
    let spans = part.parts.map { span(of: $0) }
    switch part.arrangement {
    case .leaf: return measure.span(ofLeaf: part.look)
    case .column, .layers: return .of(spans) { $0.max() ?? 0 }
    case .row:
      let (isEqual, gaps) = (part.stack?.isEqual == true, part.gap * part.gapCount)
      return .of(spans) { widths in
        gaps + (isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +))
      }
    }
  }

  /// Returns the width of a part that has this much room in a column or a row.
  func width(of part: LaidPart, in room: Double, _ alignment: Look.Alignment? = nil) -> Double {
    if part.look.style.values.bubble != nil { return bubbleWidth(of: part, in: room) }
    let isAtSide = alignment == .center || alignment == .trailing
    let isStretched =
      part.look.isStretched(alignment) || alignment == .fill && part.width == nil
      || !measure.isInPoints && !isAtSide
    let wish = part.width ?? (isStretched ? room : span(of: part).wish)
    return min(room, part.limits.width(wish))
  }

  /// Returns the width of a bubble: that of its longest line, and a share of the room at most.
  private func bubbleWidth(of part: LaidPart, in room: Double) -> Double {
    var width = min(whole(room * LookMetrics.bubbleShare), span(of: part).wish)
    if part.width == nil, case .text = part.look.kind {
      let sides = 2 * part.inset.x
      width = min(width, measure.longestLine(ofLeaf: part.look, width: width - sides) + sides)
    }
    return min(room, part.limits.width(width))
  }

  /// Returns the parts side by side that are seen: in columns, not more than have one each, and room between them.
  func shown(of row: LaidPart, room: Double) -> ArraySlice<LaidPart> {
    measure.isInPoints ? row.parts[...] : row.parts.prefix(max(1, Int(room + 1) / 2))
  }

  /// Returns the room between parts side by side: less than the stack says where there is not enough for that.
  func gap(in row: LaidPart, room: Double) -> Double {
    let count = Double(shown(of: row, room: room).count - 1)
    return min(row.gap, whole(max(0, room) / max(1, count)))
  }

  /// Returns the widths of parts side by side: their own, and what is left for those who take it; where
  /// there is too little room, the widest give way, but no text below its longest word if that can be.
  func widths(of row: LaidPart, room: Double) -> [Double] {
    if let widths = row.widths, widths.room == room { return widths.each }
    let parts = shown(of: row, room: room)
    let left = max(0, room - gap(in: row, room: room) * Double(parts.count - 1))
    let widths =
      row.stack?.isEqual == true ? equal(parts.count, left) : self.widths(of: parts, left)
    row.widths = (room, widths)
    return widths
  }

  private func widths(of parts: ArraySlice<LaidPart>, _ room: Double) -> [Double] {
    let spans = parts.map { span(of: $0) }
    let left = room - spans.reduce(0) { $0 + $1.wish }
    if left < 0 {
      let priorities = parts.map(\.look.style.values.priority)
      return wholes(FairShare.sizes(of: spans, priorities, room: room))
    }
    var widths = spans.map(\.wish)
    // No taker has more of what is left than it may.
    let takers = LookNode.takers(among: parts.map(\.look))
    let most = takers.map { parts[$0].limits.width(.infinity) - widths[$0] }
    let share = FairShare.limit(of: most, room: left)
    let (full, others) = (most.filter { $0 <= share }, zip(takers, most).filter { $1 > share })
    for (taker, most) in zip(takers, most) where most <= share { widths[taker] += most }
    let shares = equal(others.count, left - full.reduce(0, +))
    for ((taker, _), share) in zip(others, shares) { widths[taker] += share }
    return widths
  }

  /// Returns room in equal shares.
  func equal(_ count: Int, _ room: Double) -> [Double] {
    let share = room / Double(max(1, count))
    return (0..<count).map { whole(share * Double($0 + 1)) - whole(share * Double($0)) }
  }

  /// Returns sizes as whole ones with the same sum, which is whole.
  func wholes(_ sizes: [Double]) -> [Double] {
    if measure.isInPoints { return sizes }
    var (end, sum) = (0.0, 0.0)
    return sizes.map { size in
      sum += size
      // What is whole but for how numbers are stored is whole.
      let start = end
      end = (sum + 1e-6).rounded(.down)
      return end - start
    }
  }
}
