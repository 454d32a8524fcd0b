import Foundation
import ScreenDSL

/// The growth of a change's cost with the number of rows: from items to the snapshot, the changeset and all stages.
struct Growth {
  /// The arrangement of the rows.
  enum Shape: String, CaseIterable {
    case flat = "one section"
    case sections = "1,000 sections"
    case containers = "containers of 10"
  }

  /// The change of the rows.
  enum Change: String, CaseIterable {
    case oneContent = "one changes"
    case onePercent = "1 % change"
    case fifthMoved = "20 % move"
  }

  let shape: Shape
  let change: Change

  static let all = Shape.allCases.flatMap { shape in
    Change.allCases.map { Growth(shape: shape, change: $0) }
  }

  /// The largest exponent allowed between a number of rows and ten times that number.
  static let mostForTime = 1.15
  static let mostForMemory = 1.05

  /// The workload of the change; both states share their strings.
  func showing<ID>(_ rows: Int, _ kind: IDKind<ID>) -> Workload {
    let entries = [Entry](count: rows)
    let (old, new) = (groups(entries, kind), groups(changed(entries), kind))
    return Workload {
      snapshot(old, nil)
    } operation: { (old: inout ScreenSnapshot) in
      let changes = snapshot(new, old).changeset(from: old)
      return (changes, changes.stages, changes.nested.map(\.changes.stages))
    }
  }

  /// The workload of the screen's first snapshot.
  func building(_ rows: Int) -> Workload {
    let groups = groups([Entry](count: rows), .int)
    return Workload { snapshot(groups, nil) }
  }

  private func snapshot<ID>(_ groups: [ItemGroup<ID>], _ old: ScreenSnapshot?) -> ScreenSnapshot {
    switch shape {
    case .flat: LoopScreen(items: groups[0].items).snapshot(reusing: old)
    case .sections: SectionsScreen(groups: groups).snapshot(reusing: old)
    case .containers: ShelvesScreen(groups: groups).snapshot(reusing: old)
    }
  }

  private func groups<ID>(_ entries: [Entry], _ kind: IDKind<ID>) -> [ItemGroup<ID>] {
    let size =
      switch shape {
      case .flat: entries.count
      case .sections: max(1, entries.count / 1_000)
      case .containers: 10
      }
    return stride(from: 0, to: entries.count, by: size).map { start in
      let part = [Entry](entries[start..<min(start + size, entries.count)])
      return ItemGroup(number: start / size, items: part.items(kind))
    }
  }

  private func changed(_ entries: [Entry]) -> [Entry] {
    var new = entries
    switch change {
    case .oneContent: new[entries.count / 2].revision += 1
    case .onePercent: new.reviseContents(count: entries.count / 100, stream: 106)
    case .fifthMoved:
      var random = SplitMix64(stream: 107)
      let places = random.distinctIndexes(entries.count / 5, below: entries.count)
      for (place, other) in zip(places, places.dropFirst()) { new.swapAt(place, other) }
    }
    return new
  }
}

/// The table of growth: milliseconds of processor time, and bytes per row.
struct GrowthTable: CustomStringConvertible {
  let most: Int

  var description: String {
    let sizes = [1_000, 10_000, 100_000, 1_000_000].filter { $0 <= most }
    var lines = Self.head(["screen", "change"], "rows", sizes)
    for growth in Growth.all {
      let times = Self.times(sizes) { growth.showing($0, .int) }
      lines.append(
        Self.line([growth.shape.rawValue, growth.change.rawValue], times, Growth.mostForTime))
    }
    for shape in Growth.Shape.allCases {
      let growth = Growth(shape: shape, change: .oneContent)
      let bytes = sizes.map { Double(growth.building($0).warmLiveBytes() ?? 0) }
      let each = zip(bytes, sizes).map { $0 / Double($1) }
      lines.append(Self.line([shape.rawValue, "bytes a row"], each, Growth.mostForMemory - 1))
    }
    lines += [""] + Self.head(["what"], "of them", [100] + sizes)
    for growth in Growth.others {
      let times = Self.times(([100] + sizes).filter { $0 <= growth.most }, growth.workload)
      let rest = Array(repeating: " |", count: 1 + sizes.count - times.count).joined()
      lines.append(Self.line([growth.name], times, Growth.mostForTime, rest))
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ names: [String], _ unit: String, _ sizes: [Int]) -> [String] {
    let columns = names + sizes.map { "\($0) \(unit)" } + ["exponents"]
    return ["| \(columns.joined(separator: " | ")) |", "|" + columns.map { _ in "---|" }.joined()]
  }

  private static func times(_ sizes: [Int], _ workload: (Int) -> Workload) -> [Double] {
    sizes.map { size in least { workload(size).time } / 1_000_000 }
  }

  /// Returns the least of several times of a workload, and releases its data.
  private static func least(_ time: () -> () -> Double) -> Double {
    let time = time()
    _ = time()
    return (0..<5).map { _ in time() }.min() ?? 0
  }

  private static func line(
    _ names: [String], _ values: [Double], _ limit: Double, _ rest: String = ""
  ) -> String {
    let exponents = zip(values, values.dropFirst()).map { log10($1 / $0) }
    let cells = names + values.map { String(format: $0 < 10 ? "%.2f" : "%.0f", $0) }
    let words = exponents.map { String(format: $0 > limit ? "**%.2f**" : "%.2f", $0) }
    return "| \(cells.joined(separator: " | ")) |\(rest) \(words.joined(separator: " ")) |"
  }
}
