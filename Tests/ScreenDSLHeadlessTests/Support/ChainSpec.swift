import ScreenDSL
import TestSupport

/// A screen as plain data, for random chains of updates.
struct ChainSpec {
  struct Part {
    var id: Int
    var header: Int?
    var rows: [Item]
  }

  struct Item {
    enum Kind { case line, price, shelf }

    var kind: Kind
    var id: Int
    var text: Int
    var inner: [Item] = []
  }

  var parts: [Part] = []
}

extension ChainSpec {
  /// The screen; each of its rows calls `onDisplay` when it is displayed.
  @MainActor
  func snapshot(_ onDisplay: @escaping @MainActor @Sendable () -> Void) -> ScreenSnapshot {
    ScreenSnapshot(
      parts.map { part in
        Section(part.id, header: part.header.map { Sample.Heading(text: $0) }) {
          for item in part.rows { item.row(onDisplay) }
        }
      })
  }

  static func random(_ random: inout SplitMix64) -> ChainSpec {
    var ids = Array(0..<30).shuffled(using: &random)
    return ChainSpec(
      parts: (0..<4).shuffled(using: &random).prefix(random.int(below: 5)).map { id in
        Part(
          id: id, header: random.chance(1, in: 3) ? random.int(below: 2) : nil,
          rows: (0..<random.int(below: 7)).map { _ in .random(&random, id: ids.removeLast()) })
      })
  }

  /// The screen after a few small changes, or another one.
  func next(_ random: inout SplitMix64) -> ChainSpec {
    if random.chance(1, in: 8) { return .random(&random) }
    var next = self
    for _ in 0...random.int(below: 4) { next.change(&random) }
    return next
  }

  private mutating func change(_ random: inout SplitMix64) {
    guard !parts.isEmpty else { return parts.append(Part(id: random.int(below: 9), rows: [])) }
    let (from, to) = (random.int(below: parts.count), random.int(below: parts.count))
    let row = random.int(below: parts[from].rows.count)
    switch random.int(below: 8) {
    case 0: parts.swapAt(from, to)
    case 1: parts[from].header = random.chance(1, in: 2) ? random.int(below: 3) : nil
    case 2:
      let id = (parts.map(\.id).max() ?? 0) + 1
      parts.insert(Part(id: id, rows: []), at: to)
    case 3: parts.remove(at: from)
    case 4: parts[from].rows.append(.random(&random, id: 100 + random.int(below: 1 << 40)))
    case 5 where !parts[from].rows.isEmpty: parts[from].rows.remove(at: row)
    case 6 where !parts[from].rows.isEmpty:
      let item = parts[from].rows.remove(at: row)
      parts[to].rows.insert(item, at: random.int(below: parts[to].rows.count + 1))
    default: if !parts[from].rows.isEmpty { parts[from].rows[row].change(&random) }
    }
  }
}

extension ChainSpec.Item {
  static func random(_ random: inout SplitMix64, id: Int, depth: Int = 0) -> Self {
    let kind: Kind =
      switch random.int(below: 6) {
      case 0, 1: .price
      case 2, 3: depth < 2 ? .shelf : .line
      default: .line
      }
    var item = Self(kind: kind, id: id, text: random.int(below: 4))
    if kind == .shelf {
      let ids = (0..<12).shuffled(using: &random).prefix(random.int(below: 7))
      item.inner = ids.map { .random(&random, id: $0, depth: depth + 1) }
    }
    return item
  }

  fileprivate mutating func change(_ random: inout SplitMix64) {
    guard kind == .shelf, random.chance(3, in: 4) else {
      text += 1
      return
    }
    let index = random.int(below: inner.count)
    switch random.int(below: 4) {
    case 0: inner.shuffle(using: &random)
    case 1 where !inner.isEmpty: inner.remove(at: index)
    case 2: inner.append(.random(&random, id: 100 + random.int(below: 1 << 40), depth: 2))
    default: if !inner.isEmpty { inner[index].change(&random) }
    }
  }

  @MainActor
  fileprivate func row(_ onDisplay: @escaping @MainActor @Sendable () -> Void) -> Row {
    switch kind {
    case .line: Row(Sample.Line(id: id, text: text).onDisplay(onDisplay).reorderable { _ in })
    case .price: Row(Sample.Price(id: id, text: text).onDisplay(onDisplay))
    case .shelf:
      Row(
        Container(id, Sample.Shelf(text: text)) { for item in inner { item.row(onDisplay) } }
          .onDisplay(onDisplay))
    }
  }
}
