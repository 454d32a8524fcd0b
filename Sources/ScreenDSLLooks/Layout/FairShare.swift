/// How wide something is if there is room enough, how narrow without a broken word, and how narrow at all.
package struct Span: Equatable, Sendable {
  /// The first is the largest, the last the smallest.
  package let wish, least, rigid: Double

  package init(_ wish: Double, least: Double? = nil, rigid: Double? = nil) {
    self.wish = wish
    self.least = min(wish, least ?? wish)
    self.rigid = min(self.least, rigid ?? self.least)
  }

  /// Returns the span with another width for each of its three.
  func map(_ change: (Double) -> Double) -> Span {
    Span(change(wish), least: change(least), rigid: change(rigid))
  }

  /// Returns the span of parts, whose widths are put together in the same way.
  static func of(_ spans: [Span], _ together: ([Double]) -> Double) -> Span {
    Span(
      together(spans.map(\.wish)), least: together(spans.map(\.least)),
      rigid: together(spans.map(\.rigid)))
  }
}

/// Divides room between parts that together want more than there is; each function takes O(*n* log *n*) for *n* parts.
package enum FairShare {
  /// Returns the size that no part may exceed, as large as possible, so that all have room.
  package static func limit(of wishes: [Double], room: Double) -> Double {
    level(wishes.map { (0, $0) }, room: max(0, room))
  }

  /// Returns sizes so that all have room: what wants most gives way first, and nothing below the least that
  /// it needs while that can be, nor what is rigid while others can.
  package static func sizes(of spans: [Span], room: Double) -> [Double] {
    for (wish, least) in [(\Span.wish, \Span.least), (\.least, \.rigid)]
    where spans.reduce(0, { $0 + $1[keyPath: least] }) <= room {
      let level = level(spans.map { ($0[keyPath: least], $0[keyPath: wish]) }, room: room)
      return spans.map { min($0[keyPath: wish], max($0[keyPath: least], level)) }
    }
    let limit = limit(of: spans.map(\.rigid), room: room)
    return spans.map { min($0.rigid, limit) }
  }

  /// Returns sizes so that all have room, and what has a lower priority gives way before all else.
  package static func sizes(of spans: [Span], _ priorities: [Int], room: Double) -> [Double] {
    var (sizes, room) = (spans.map(\.rigid), room)
    var kept = sizes.reduce(0, +)
    let levels = Dictionary(grouping: spans.indices) { priorities[$0] }
    for (_, own) in levels.sorted(by: { $0.key > $1.key }) {
      kept -= own.reduce(0) { $0 + spans[$1].rigid }
      let shares = Self.sizes(of: own.map { spans[$0] }, room: max(0, room - kept))
      for (index, share) in zip(own, shares) { sizes[index] = share }
      room -= shares.reduce(0, +)
    }
    return sizes
  }

  /// Returns the size to which all parts come as near as they may, so that together they fill the room; the largest one
  /// if there is room for that. All have room for their least.
  private static func level(_ parts: [(least: Double, most: Double)], room: Double) -> Double {
    var (level, count, sum) = (0.0, 0.0, parts.reduce(0) { $0 + $1.least })
    let steps = parts.flatMap { [(size: $0.least, change: 1.0), (size: $0.most, change: -1.0)] }
    for step in steps.sorted(by: { $0.size < $1.size }) {
      let next = count == 0 ? sum : sum + count * (step.size - level)
      if next > room { return level + (room - sum) / count }
      (level, count, sum) = (step.size, count + step.change, next)
    }
    return level
  }
}
