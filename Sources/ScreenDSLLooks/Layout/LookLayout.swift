/// Computes the sizes and positions of the parts of a look in a given space.
///
/// The layout stores the sizes of each part for the last width. If the look or `measure` changes, create another
/// layout.
///
/// - Complexity: O(*n* log *k*) for *n* parts, if no stack has more than *k* parts.
package struct LookLayout<Measure: LookMeasure> {
  let measure: Measure
  private let root: LaidPart

  package init(_ look: LookNode, _ measure: Measure) {
    self.measure = measure
    root = LaidPart(look, isInPoints: measure.isInPoints, gap: measure.gap)
  }

  package var width: Double { span(of: root).wish }

  package func height(width: Double) -> Double { height(of: root, width: width) }

  package func place(in frame: Rect) -> PlacedPart { place(root, in: frame, .leading) }

  /// Places the look of a row between two margins. If the frame is too low for the look and both margins, the margins
  /// shrink before the look does.
  package func place(in frame: Rect, above: Double, below: Double) -> PlacedPart {
    let free = max(0, frame.height - height(width: frame.width))
    let share = free + 0.01 < above + below ? free / (above + below) : 1
    var room = frame
    room.y += above * share
    room.height = max(0, frame.height - (above + below) * share)
    return place(in: room)
  }

  func whole(_ length: Double) -> Double { measure.isInPoints ? length : length.rounded(.down) }

  // MARK: Widths of parts

  func span(of part: LaidPart) -> MeasuredWidth {
    if let span = part.span { return span }
    let span =
      part.width.map { MeasuredWidth(part.limits.width($0)) }
      ?? contentSpan(of: part).map { part.limits.width($0 + 2 * part.inset.x) }
    part.span = span
    return span
  }

  private func contentSpan(of part: LaidPart) -> MeasuredWidth {
    switch part.arrangement {
    case .leaf: return measure.span(ofLeaf: part.look)
    case .layers: return part.parts.reduce(MeasuredWidth(0)) { $0.joined(span(of: $1), max) }
    case .column: return part.parts.reduce(MeasuredWidth(0)) { $0.joined(columnSpan(of: $1), max) }
    case .row:
      let (isSum, count) = (part.stack?.isEqual != true, Double(part.parts.count))
      let all = part.parts.reduce(MeasuredWidth(0)) { $0.joined(span(of: $1), isSum ? (+) : max) }
      return all.map { part.gap * (count - 1) + (isSum ? $0 : count * $0) }
    }
  }

  /// Returns the widths of a column that contains only this part. A bubble takes only a share of its column.
  private func columnSpan(of part: LaidPart) -> MeasuredWidth {
    if part.look.style.values.bubble == nil { return span(of: part) }
    return span(of: part).map {
      let width = $0 / LookMetrics.bubbleShare
      return measure.isInPoints ? width : width.rounded(.up)
    }
  }

  func width(of part: LaidPart, in room: Double, _ alignment: Look.Alignment? = nil) -> Double {
    if part.look.style.values.bubble != nil { return bubbleWidth(of: part, in: room) }
    let isAtSide = alignment == .center || alignment == .trailing
    let isStretched =
      part.look.isStretched(alignment) || alignment == .fill && !part.hasWidth
      || !measure.isInPoints && !isAtSide
    let wish = part.width ?? (isStretched ? room : span(of: part).wish)
    return min(room, part.limits.width(wish))
  }

  private func bubbleWidth(of part: LaidPart, in room: Double) -> Double {
    var width = min(whole(room * LookMetrics.bubbleShare), span(of: part).wish)
    if part.width == nil, case .text = part.look.kind {
      let sides = 2 * part.inset.x
      width = min(width, measure.longestLine(ofLeaf: part.look, width: width - sides) + sides)
    }
    return min(room, part.limits.width(width))
  }

  /// Returns the parts of a horizontal stack that have enough room. If lengths are points, these are all parts. In
  /// columns of characters, a part and the gap after it need at least two columns, so a narrow stack omits its last
  /// parts.
  func shown(of row: LaidPart, room: Double) -> ArraySlice<LaidPart> {
    measure.isInPoints ? row.parts[...] : row.parts.prefix(max(1, Int(room + 1) / 2))
  }

  func gap(in row: LaidPart, room: Double) -> Double {
    let count = Double(shown(of: row, room: room).count - 1)
    return min(row.gap, whole(max(0, room) / max(1, count)))
  }

  /// Returns the widths of those parts that a horizontal stack shows. If the stack is `equal`, the parts divide the
  /// width equally. Otherwise, flexible parts, such as spacers, share the space that the other parts do not need. If
  /// there is too little space, the widest of the parts with the lowest priority shrink first.
  func widths(of row: LaidPart, room: Double) -> [Double] {
    if let widths = row.widths, widths.room == room { return widths.each }
    let parts = shown(of: row, room: room)
    let left = max(0, room - gap(in: row, room: room) * Double(parts.count - 1))
    let isEqual = row.stack?.isEqual == true
    let flexibleParts = isEqual ? [] : LookNode.flexibleParts(among: parts.map(\.look))
    let widths = isEqual ? equal(parts.count, left) : self.widths(of: parts, flexibleParts, left)
    row.widths = (room, widths, flexibleParts)
    return widths
  }

  private func widths(
    of parts: ArraySlice<LaidPart>, _ flexibleParts: [Int], _ room: Double
  ) -> [Double] {
    let spans = parts.map { span(of: $0) }
    let left = room - spans.reduce(0) { $0 + $1.wish }
    if left < 0 {
      let priorities = parts.map(\.look.style.values.priority)
      return wholes(FairShare.sizes(of: spans, priorities, room: room))
    }
    var widths = spans.map(\.wish)
    let most = flexibleParts.map { parts[$0].limits.width(.infinity) - widths[$0] }
    let share = FairShare.limit(of: most, room: left)
    let shares = wholes(most.map { min($0, share) })
    for (part, share) in zip(flexibleParts, shares) { widths[part] += share }
    return widths
  }

  func equal(_ count: Int, _ room: Double) -> [Double] {
    let share = room / Double(count)
    return (0..<count).map { whole(share * Double($0 + 1)) - whole(share * Double($0)) }
  }

  func wholes(_ sizes: [Double]) -> [Double] {
    if measure.isInPoints { return sizes }
    var (end, sum) = (0.0, 0.0)
    return sizes.map { size in
      sum += size
      let start = end
      // Adding 1e-6 corrects rounding errors: a sum of 2.9999999 would otherwise become 2.
      end = (sum + 1e-6).rounded(.down)
      return end - start
    }
  }
}

/// A part of a look, with the sizes that the layout last computed for the part.
final class LaidPart {
  enum Arrangement {
    case leaf, row, column
    case layers(Look.Corner)
  }

  let look: LookNode
  let arrangement: Arrangement
  let parts: [LaidPart]
  let width, height: Double?
  let limits: LookStyle.Limits
  let inset: (x: Double, y: Double)
  let gap: Double
  let leading: Double?

  var span: MeasuredWidth?
  var widths: (room: Double, each: [Double], flexibleParts: [Int])?
  var known: (width: Double, height: Double)?
  var line: (width: Double, baseline: Double)?

  init(_ look: LookNode, isInPoints: Bool, gap usual: Double) {
    let style = look.style.values
    self.look = look
    (width, height) = isInPoints ? (style.width, style.height) : (nil, nil)
    limits = isInPoints ? style.limits : .init()
    inset = Self.inset(of: style, isInPoints)
    guard case .stack(let stack) = look.kind, !stack.parts.isEmpty else {
      (arrangement, parts, gap, leading) = (.leaf, [], 0, nil)
      return
    }
    let corner = isInPoints ? stack.corner : nil
    arrangement = corner.map(Arrangement.layers) ?? (stack.isVertical ? .column : .row)
    parts = (corner == nil ? stack.parts : stack.layers).map {
      LaidPart($0, isInPoints: isInPoints, gap: usual)
    }
    leading = isInPoints ? stack.spacing : 0
    let spacing = stack.spacing.map { isInPoints ? $0 : max(0, LookMetrics.Columns.columns($0)) }
    gap = spacing ?? usual
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
    // A drawing as plain text shows a bubble in parentheses. Each parenthesis is one character wide.
    return (isBubble ? 1 + max(LookMetrics.Columns.gap, padding) : padding, 0)
  }

  var stack: LookNode.Stack? { if case .stack(let stack) = look.kind { stack } else { nil } }

  /// If the layout places the inner parts in layers, the first of these, which is behind the overlays; otherwise nil.
  private var base: LaidPart? { if case .layers = arrangement { parts[0] } else { nil } }
  var hasWidth: Bool { width != nil || base?.hasWidth == true }
  var hasHeight: Bool { height != nil || base?.hasHeight == true }
}

extension LookNode.Stack {
  fileprivate var layers: [LookNode] {
    let side: Look.Alignment =
      corner == .center ? .center : corner?.isLeading == true ? .leading : .trailing
    var over = LookNode.vertical(Array(parts.dropFirst()), spacing: 0, alignment: side)
    // Without a path of their own, the overlays would have the path of the look's root, and the root's background would
    // get the frame of the overlays.
    over.place = LookPath().inside(-16)
    return [parts[0], over]
  }
}
