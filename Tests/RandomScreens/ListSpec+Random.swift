extension ListSpec {
  /// A screen of few sections and rows whose IDs come from a small pool, so that many are on the
  /// next one too.
  package static func random(_ random: inout SplitMix64, duplicates: Bool) -> ListSpec {
    var spec = ListSpec()
    var pool = RowPool(duplicates: duplicates)
    for id in (0..<6).shuffled(using: &random).prefix(random.int(below: 5)) {
      let sectionID = duplicates && random.chance(1, in: 8) ? 0 : id
      spec.sections.append(
        SectionSpec(
          id: sectionID, header: random.chance(1, in: 2) ? random.int(below: 2) : nil,
          badge: random.chance(1, in: 4) ? random.int(below: 2) : nil,
          rows: pool.rows(&random, most: 6, depth: 0)))
    }
    return spec
  }

  /// This screen after a few edits: realistic small differences.
  package func edited(_ random: inout SplitMix64) -> ListSpec {
    var spec = self
    for _ in 0...random.int(below: 4) { spec.edit(&random) }
    return spec
  }

  private mutating func edit(_ random: inout SplitMix64) {
    guard !sections.isEmpty else { return }
    let section = random.int(below: sections.count)
    let other = random.int(below: sections.count)
    switch random.int(below: 8) {
    case 0: sections.swapAt(section, other)
    case 1: sections.remove(at: section)
    case 2: sections[section].header = random.chance(1, in: 2) ? random.int(below: 3) : nil
    case 3 where !sections[section].rows.isEmpty:
      let row = sections[section].rows.remove(at: random.int(below: sections[section].rows.count))
      let target = random.int(below: sections[other].rows.count + 1)
      sections[other].rows.insert(row, at: target)
    case 4 where !sections[section].rows.isEmpty:
      sections[section].rows.remove(at: random.int(below: sections[section].rows.count))
    case 5:
      let id = 100 + random.int(below: 1000)
      sections[section].rows.append(RowSpec(kind: .note, id: id))
    default:
      guard !sections[section].rows.isEmpty else { return }
      sections[section].rows[random.int(below: sections[section].rows.count)].change(&random)
    }
  }
}

extension RowSpec {
  fileprivate mutating func change(_ random: inout SplitMix64) {
    switch random.int(below: 4) {
    case 0: text = random.int(below: 3)
    case 1: isSelectable.toggle()
    case 2: hasHandler.toggle()
    default:
      if inner.isEmpty { text += 1 } else { inner.swapAt(0, inner.count - 1) }
      for index in inner.indices where inner[index].kind == .grid || index == 1 {
        inner[index].change(&random)
      }
    }
  }
}

/// Draws rows, each ID once unless duplicates are wanted.
private struct RowPool {
  let duplicates: Bool
  var used: Set<Int> = []

  init(duplicates: Bool) { self.duplicates = duplicates }

  mutating func rows(_ random: inout SplitMix64, most: Int, depth: Int) -> [RowSpec] {
    (0..<random.int(below: most + 1)).compactMap { _ in row(&random, depth: depth) }
  }

  private mutating func row(_ random: inout SplitMix64, depth: Int) -> RowSpec? {
    let number = random.int(below: 14)
    if !duplicates && !used.insert(number).inserted { return nil }
    let kinds = RowSpec.Kind.allCases
    // Mostly one kind for a number; sometimes another, which is a reload or another row.
    let usual = depth > 0 && number.isMultiple(of: 3) ? .grid : kinds[number % 7]
    let kind = random.chance(1, in: 6) ? kinds[random.int(below: 7)] : usual
    var row = RowSpec(kind: kind, id: number, text: random.int(below: 2))
    row.isSelectable = random.chance(1, in: 5)
    row.hasHandler = random.chance(1, in: 5)
    if kind == .grid && depth < 3 {
      var inner = RowPool(duplicates: duplicates)
      row.inner = inner.rows(&random, most: 4, depth: depth + 1)
    }
    return row
  }
}
