/// The natural width and two least widths of a part, such as a text.
package struct MeasuredWidth: Equatable, Sendable {
  /// The natural width, the least width at which no word is broken, and the least possible width.
  package let wish, least, rigid: Double

  package init(_ wish: Double, least: Double? = nil, rigid: Double? = nil) {
    self.wish = wish
    self.least = min(wish, least ?? wish)
    self.rigid = min(self.least, rigid ?? self.least)
  }

  func map(_ change: (Double) -> Double) -> MeasuredWidth {
    MeasuredWidth(change(wish), least: change(least), rigid: change(rigid))
  }

  func joined(_ other: MeasuredWidth, _ join: (Double, Double) -> Double) -> MeasuredWidth {
    MeasuredWidth(
      join(wish, other.wish), least: join(least, other.least), rigid: join(rigid, other.rigid))
  }
}

/// Divides a limited space between parts.
package enum FairShare {
  package static func limit(of wishes: [Double], room: Double) -> Double {
    level(wishes.map { (0, $0) }, room: max(0, room))
  }

  /// Returns the widths of parts that share `room`. The widest parts shrink first. If possible, no part becomes
  /// narrower than its `least` width.
  package static func sizes(of spans: [MeasuredWidth], room: Double) -> [Double] {
    for (wish, least) in [(\MeasuredWidth.wish, \MeasuredWidth.least), (\.least, \.rigid)]
    where spans.reduce(0, { $0 + $1[keyPath: least] }) <= room {
      let level = level(spans.map { ($0[keyPath: least], $0[keyPath: wish]) }, room: room)
      return spans.map { min($0[keyPath: wish], max($0[keyPath: least], level)) }
    }
    let limit = limit(of: spans.map(\.rigid), room: room)
    return spans.map { min($0.rigid, limit) }
  }

  /// Returns the widths of parts that share `room`. The parts with the lowest priority shrink first.
  package static func sizes(of spans: [MeasuredWidth], _ priorities: [Int], room: Double)
    -> [Double]
  {
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

  /// Returns a size for all parts. If each part takes this size, but at least its `least` and at most its `most` size,
  /// the parts fill `room`. If `room` is greater than all `most` sizes together, returns the greatest of them.
  ///
  /// The room must be enough for the least sizes of all parts.
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
