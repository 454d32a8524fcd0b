/// The long text that iOS 16.4 and later raise for wrong counts: both counts and all updates.
struct ListedBatch {
  let kind: ListKind?
  /// The batch; nil if the text was cut off, or has more items than are worth judging.
  let batch: BatchCheck?

  /// Reads a text; nil if it is another one.
  init?(_ text: PlainText) {
    guard let kind = Self.kind(of: text) else { return nil }
    self.kind = kind
    guard let before = Self.counts("before", in: text), let after = Self.counts("after", in: text),
      let operations = Self.operations(in: text)
    else {
      batch = nil
      return
    }
    batch = BatchCheck(kind, before: before, after: after, operations: operations)
  }

  private static func kind(of text: PlainText) -> ListKind? {
    ListKind.allCases.first { kind in
      MessageTemplate("number of sections and/or \(kind.noun)s returned by the data source")
        .numbers(in: text) != nil
    }
  }

  /// More items than this make no list on a phone, and nobody could read the answer.
  private static let mostItems = 1_000_000

  private static func counts(_ time: String, in text: PlainText) -> [Int]? {
    let title = Array("data source \(time) updates = {".utf8)
    guard let list = text.place(of: title)?.between("[", "]") else { return nil }
    var counts: [Int] = []
    var total = 0
    for entry in list.split(separator: UInt8(ascii: ",")) {
      guard let (count, rest) = entry.drop(while: isBlank).leadingInteger,
        rest.allSatisfy(isBlank), (0...mostItems).contains(count)
      else { return nil }
      counts.append(count)
      total += count
    }
    return total <= mostItems ? counts : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  private static func operations(in text: PlainText) -> BatchOperations? {
    guard let list = text.place(of: Array("updates = [".utf8))?.between("[", "]") else {
      return nil
    }
    var operations = BatchOperations()
    // Each line ends with the parenthesis of its last place; commas stand in between.
    for line in list.split(separator: UInt8(ascii: ",")) where line.contains(UInt8(ascii: "(")) {
      guard operations.add(String(decoding: line, as: UTF8.self)) else { return nil }
    }
    return operations
  }
}

extension BatchOperations {
  /// Adds the operation of one line, such as `delete item (0 - 1)`; false if it is none.
  fileprivate mutating func add(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    let places = Array(line.utf8).split(separator: UInt8(ascii: "(")).dropFirst().map(
      \.listedIndices)
    guard words.count > 1, let first = places.first?.first else { return false }
    let paths = places.compactMap { $0.count == 2 ? ItemPath($0) : nil }
    switch (words[0], words[1]) {
    case ("delete", "section"): sectionDeletes.append(first)
    case ("insert", "section"): sectionInserts.append(first)
    case ("reload", "section"): sectionReloads.append(first)
    case ("move", "section"):
      guard places.count == 2, let to = places[1].first else { return false }
      sectionMoves.append(SectionMove(from: first, to: to))
    default: return add(String(words[0]), paths)
    }
    return true
  }

  private mutating func add(_ verb: String, _ paths: [ItemPath]) -> Bool {
    switch (verb, paths.count) {
    case ("delete", 1): itemDeletes += paths
    case ("insert", 1): itemInserts += paths
    case ("reload", 1): itemReloads += paths
    case ("reconfigure", 1): itemReconfigures += paths
    case ("move", 2): itemMoves.append(ItemMove(from: paths[0], to: paths[1]))
    default: return false
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The index or the two indices at the beginning, written `1` or `0 - 1`.
  fileprivate var listedIndices: [Int] {
    guard let (first, rest) = leadingInteger else { return [] }
    let separator = Array(" - ".utf8)
    guard rest.starts(with: separator),
      let (second, _) = rest.dropFirst(separator.count).leadingInteger
    else { return [first] }
    return [first, second]
  }

  /// What stands between the first `open` and the first `close` after it.
  fileprivate func between(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Self? {
    guard let start = firstIndex(of: UInt8(ascii: open)) else { return nil }
    let inside = self[index(after: start)...]
    return inside.firstIndex(of: UInt8(ascii: close)).map { inside[..<$0] }
  }
}

extension PlainText {
  /// The text from the first place on that reads `title`, which is at least eight bytes long.
  fileprivate func place(of title: [UInt8]) -> ArraySlice<UInt8>? {
    places(of: title).lazy.map { bytes[$0...] }.first { $0.starts(with: title) }
  }
}
