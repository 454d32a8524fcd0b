/// Identifies a row on a screen by its section, the IDs of the containers around the row, and the row's own ID. A
/// container is a row that shows other rows, such as a carousel.
///
/// If a path has no section and is not from a string literal, the package finds its row only if exactly one section of
/// the screen has a row with the path's first ID.
///
/// A path can be a string literal, such as `"menu"` or `"shop/shelf/2"`. The text is the description of the row's path,
/// with or without the ID of the section. Finding that row takes O(*n*) time in the number *n* of rows. A path from a
/// literal is never equal to a path that a snapshot or a list returns. Compare the descriptions of the two paths
/// instead.
public struct RowPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The ID of the section that contains the row, directly or inside containers; nil if the path names no section.
  public var section: SectionID? {
    get { steps[0].isRelative ? nil : SectionID(key: steps[0]) }
    set { steps[0] = newValue?.key ?? .relative }
  }
  /// The ID of the section, or a placeholder for it, then the IDs of the containers and of the row. A path from a
  /// string literal has the placeholder `RowID.name`, then its whole text as one ID.
  private var steps: [RowID]

  /// Creates the path of the row `id` inside `containers`.
  ///
  /// - Parameters:
  ///   - id: The row's own ID.
  ///   - containers: The IDs of the containers around the row, outermost first.
  ///   - section: The section that contains the row and its containers. If nil, the path does not name the section.
  public init(_ id: RowID, in containers: [RowID] = [], section: SectionID? = nil) {
    steps = []
    steps.reserveCapacity(containers.count + 2)
    steps.append(section?.key ?? .relative)
    steps += containers
    steps.append(id)
  }

  /// Creates the path of the row `id` inside the container at the path `container`. If `container` is nil, the row is
  /// directly in the section `section`.
  package init(_ id: RowID, inside container: RowPath?, section: SectionID?) {
    self = container?.appending(id) ?? RowPath(id, section: section)
  }

  private init(steps: [RowID]) { self.steps = steps }

  package var isName: Bool { steps[0].isName }

  /// The IDs of the containers around the row, outermost first, then the row's own ID. There is at least one ID.
  public var ids: [RowID] { Array(steps[1...]) }

  /// The row's own ID.
  public var id: RowID { steps[steps.count - 1] }

  package var containers: ArraySlice<RowID> { steps[1..<steps.count - 1] }

  package var outermost: RowID { steps[1] }

  var idsInside: ArraySlice<RowID> { steps[2...] }

  package var container: RowPath? { steps.count == 2 ? nil : RowPath(steps: steps.dropLast()) }

  /// The path relative to the outermost container.
  package var inside: RowPath { RowPath(steps: [.relative] + steps[2...]) }

  /// Returns the path of the row `id` inside the container at this path.
  package func appending(_ id: RowID) -> RowPath { RowPath(steps: steps + [id]) }

  package func sibling(_ id: RowID) -> RowPath { RowPath(steps: steps.dropLast() + [id]) }

  package func isInside(_ row: RowPath) -> Bool { steps.starts(with: row.steps) }

  /// Returns the new path of the row at this path, after a row has moved from `old` to `new`. The moved row must be the
  /// row at this path, or a container around it.
  package func moved(from old: RowPath, to new: RowPath) -> RowPath {
    RowPath(steps: new.steps + steps[old.steps.count...])
  }

  package func moved(to section: SectionID) -> RowPath { altered(self) { $0.section = section } }

  public init(stringLiteral value: String) {
    self.init(steps: [.name, RowID(stringLiteral: value)])
  }

  public static func == (left: RowPath, right: RowPath) -> Bool {
    left.steps[1...] == right.steps[1...] && left.section == right.section
  }

  public func hash(into hasher: inout Hasher) {
    for step in steps where !step.isRelative { hasher.combine(step) }
  }
}

extension RowPath: CustomStringConvertible {
  /// The IDs, separated by `/`. If the path has a section, the ID of the section comes first.
  public var description: String {
    ((section.map { [$0.description] } ?? []) + steps[1...].map(\.description)).joined(
      separator: "/")
  }
}

/// The position of a row in a list: the index of the row's section, and the index of the row in this section. Both
/// indexes begin at 0.
public struct RowPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The index of the section in its snapshot.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates the position of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// The section's and the row's index, separated by a dot.
  @inline(never) public var description: String { "\(section).\(row)" }
}

extension [RowPosition] {
  package var inOrder: [RowPosition] { altered(self) { $0.sortByPosition { $0 } } }
}

extension Array {
  /// Sorts the array by the row position that `position` returns for each element. Usually the array is already sorted,
  /// so the method checks this first.
  ///
  /// The method uses Shell sort, which needs little code. Each gap is 4/9 of the previous gap (N. Tokuda, "An improved
  /// Shellsort", 1992).
  mutating func sortByPosition(_ position: (Element) -> RowPosition) {
    if indices.dropFirst().allSatisfy({ position(self[$0 - 1]) <= position(self[$0]) }) { return }
    var gap = count
    while gap > 1 {
      gap = Swift.max(1, gap * 4 / 9)
      for end in gap..<count {
        var index = end
        while index >= gap, position(self[index]) < position(self[index - gap]) {
          swapAt(index, index - gap)
          index -= gap
        }
      }
    }
  }
}
