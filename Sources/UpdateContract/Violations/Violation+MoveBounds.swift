extension Violation {
  static func noItemToMove(_ path: ItemPath, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(path.section, in: counts, kind: kind)
    let place = "index path \(path) that does not exist"
    let text = "attempt to move \(place) - there are only \(content) before the update"
    // The catalogue has a text for a missing item; the one for a missing section is ours.
    let isReal = counts.indices.contains(path.section)
    return Self(code: .b8, message: isReal ? text : "sim: \(text)")
  }

  static func noItemToMoveTo(_ move: ItemMove, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(move.to.section, in: counts, kind: kind)
    return Self(
      code: .b9,
      message: "sim: attempt to move index path \(move.from) to \(move.to) that does not exist - "
        + "there are only \(content) after the update")
  }

  static func noItemToReconfigure(_ path: ItemPath, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(path.section, in: counts, kind: kind)
    return Self(
      code: .k2,
      message: "sim: attempt to reconfigure index path \(path) that does not exist - "
        + "there are only \(content) before the update")
  }

  private static func contentOfSection(_ section: Int, in counts: [Int], kind: ListKind) -> String {
    guard counts.indices.contains(section) else { return "\(counts.count) sections" }
    return "\(counts[section]) \(kind.noun)s in section \(section)"
  }
}
