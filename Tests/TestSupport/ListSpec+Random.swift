extension ListSpec {
  /// The IDs come from a small pool, so that two screens share many of them.
  package static func random(_ random: inout SplitMix64, duplicates: Bool) -> ListSpec {
    var (spec, pool) = (ListSpec(), RowPool(duplicates: duplicates))
    for id in (0..<6).shuffled(using: &random).prefix(random.int(below: 5)) {
      let sectionID = duplicates && random.chance(1, in: 8) ? 0 : id
      if random.chance(2, in: 3) { pool.used = [] }
      spec.sections.append(
        SectionSpec(
          id: sectionID, header: random.chance(1, in: 2) ? random.int(below: 2) : nil,
          badge: random.chance(1, in: 4) ? random.int(below: 2) : nil,
          rows: pool.rows(&random, most: 6, depth: 0), actions: .random(&random)))
    }
    return spec
  }

  package func edited(_ random: inout SplitMix64) -> ListSpec {
    var spec = self
    for _ in 0...random.int(below: 4) { spec.edit(&random) }
    return spec
  }

  private mutating func edit(_ random: inout SplitMix64) {
    guard !sections.isEmpty else { return }
    let (section, other) = (random.int(below: sections.count), random.int(below: sections.count))
    let row = random.int(below: sections[section].rows.count)
    let hasRow = !sections[section].rows.isEmpty
    switch random.int(below: 15) {
    case 0: sections.swapAt(section, other)
    case 1: sections.remove(at: section)
    case 2: sections[section].header = random.chance(1, in: 2) ? random.int(below: 3) : nil
    case 3 where hasRow: insert(sections[section].rows.remove(at: row), into: other, &random)
    case 4 where hasRow: sections[section].rows.remove(at: row)
    case 5:
      let id = 100 + random.int(below: 1000)
      sections[section].rows.append(RowSpec(kind: .note, id: id))
    case 6 where hasRow:
      if !sections[other].rows.contains(where: { $0.collides(with: sections[section].rows[row]) }) {
        insert(sections[section].rows[row], into: other, &random)
      }
    case 7 where section != other:
      let rows = sections[section].rows
      sections[section].rows = sections[other].rows
      sections[other].rows = rows
    case 8: sections[section].id = 10 + random.int(below: 6)
    case 9: swapShelves(&random)
    case 10 where hasRow: replaceRow(section, row, other, &random)
    case 11: sections[section].actions = .random(&random)
    default: if hasRow { sections[section].rows[row].change(&random) }
    }
  }

  private mutating func insert(_ row: RowSpec, into section: Int, _ random: inout SplitMix64) {
    sections[section].rows.insert(row, at: random.int(below: sections[section].rows.count + 1))
  }

  /// Exchanges the contents of containers with the same ID in several sections; copies one if there are none.
  private mutating func swapShelves(_ random: inout SplitMix64) {
    var shelves: [Int: [(section: Int, row: Int)]] = [:]
    for section in sections.indices {
      for (row, shelf) in sections[section].rows.enumerated() where shelf.kind == .grid {
        shelves[shelf.id, default: []].append((section, row))
      }
    }
    for id in shelves.keys.sorted() {
      guard let all = shelves[id] else { continue }
      if all.count == 1, !shelves.values.contains(where: { $0.count > 1 }) {
        let shelf = sections[all[0].section].rows[all[0].row]
        let target = random.int(below: sections.count)
        if target != all[0].section { insert(shelf, into: target, &random) }
      }
      let contents = all.map { sections[$0.section].rows[$0.row].inner }
      for (shelf, inner) in zip(all, contents.dropFirst() + contents.prefix(1)) {
        sections[shelf.section].rows[shelf.row].inner = inner
      }
    }
  }

  private mutating func replaceRow(
    _ section: Int, _ row: Int, _ other: Int, _ random: inout SplitMix64
  ) {
    var new = sections[section].rows[row]
    guard let id = new.rowID else { return }
    new.replaced = id
    new.id = 2_000 + random.int(below: 1_000)
    if random.chance(1, in: 3) { new.text += 1 }
    if random.chance(1, in: 4), new.kind != .grid {
      new.kind = random.chance(1, in: 2) ? .note : .price
    }
    switch random.int(below: 4) {
    case 0: sections[section].rows.append(new)
    case 1:
      sections[section].rows.remove(at: row)
      insert(new, into: other, &random)
    default: sections[section].rows[row] = new
    }
  }
}

extension RowSpec {
  fileprivate func collides(with other: RowSpec) -> Bool {
    id == other.id && (kind == other.kind || rowID == other.rowID)
  }

  fileprivate mutating func change(_ random: inout SplitMix64) {
    if kind == .outline, random.chance(1, in: 2) { return isExpanded.toggle() }
    switch random.int(below: 6) {
    case 0: text = random.int(below: 3)
    case 1: isSelectable.toggle()
    case 2: hasHandler.toggle()
    case 3: hasOwnAction.toggle()
    case 4: actions = .random(&random)
    default:
      if inner.isEmpty { text += 1 } else { inner.swapAt(0, inner.count - 1) }
      for index in inner.indices where [.grid, .outline].contains(inner[index].kind) || index == 1 {
        inner[index].change(&random)
      }
    }
  }
}

extension GivenActions {
  fileprivate static func random(_ random: inout SplitMix64) -> GivenActions {
    random.chance(1, in: 2) ? .none : allCases[random.int(below: allCases.count)]
  }
}

private struct RowPool {
  let duplicates: Bool
  var used: Set<Int> = []

  mutating func rows(_ random: inout SplitMix64, most: Int, depth: Int) -> [RowSpec] {
    (0..<random.int(below: most + 1)).compactMap { _ in row(&random, depth: depth) }
  }

  private mutating func row(_ random: inout SplitMix64, depth: Int) -> RowSpec? {
    let number = random.int(below: 14)
    if !duplicates && !used.insert(number).inserted { return nil }
    let kinds = RowSpec.Kind.allCases
    // A number mostly has the same kind; another kind means a reload or another row.
    let usual: RowSpec.Kind =
      depth > 0 && number.isMultiple(of: 3)
      ? .grid : number == 12 || number == 13 ? .outline : kinds[number % 7]
    let kind = random.chance(1, in: 6) ? kinds[random.int(below: kinds.count)] : usual
    var row = RowSpec(kind: kind, id: number, text: random.int(below: 2))
    (row.isSelectable, row.hasHandler) = (random.chance(1, in: 5), random.chance(1, in: 5))
    row.hasOwnAction = random.chance(1, in: 4)
    if kind == .group { row.actions = .random(&random) }
    if kind == .outline {
      row.isExpanded = random.chance(2, in: 3)
      // The inner rows are in the same list as the row, and none of them is the row itself.
      if depth < 3 {
        row.inner = rows(&random, most: 4, depth: depth + 1)
          .filter { !duplicates || $0.kind != .outline }
      }
    }
    if kind == .grid && depth < 3 || kind == .group {
      var inner = RowPool(duplicates: duplicates)
      row.inner = inner.rows(&random, most: 4, depth: kind == .group ? 3 : depth + 1)
        .filter { kind != .group || $0.kind != .group && (depth == 0 || $0.kind != .outline) }
    }
    if random.chance(1, in: 10) {
      row.replaced = RowSpec(kind: kinds[random.int(below: 6)], id: random.int(below: 14)).rowID
    }
    return row
  }
}
