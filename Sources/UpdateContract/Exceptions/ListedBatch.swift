/// Reads a batch update from the exception text of iOS 16.4 and later.
struct ListedBatch {
  let kind: ListKind
  private(set) var batch: BatchCheck?

  /// The greatest number that counts as an index. Any greater number means `NSNotFound`, whose value depends on the
  /// platform.
  static let greatestIndex = 1_000_000_000

  init?(_ text: PlainText) {
    guard let kind = Self.heads.first(where: { $1.numbers(in: text) != nil })?.kind else {
      return nil
    }
    self.kind = kind
    guard let before = Self.counts("before", in: text), let after = Self.counts("after", in: text),
      let operations = Self.operations(in: text)
    else { return }
    batch = BatchCheck(kind, before: before, after: after, operations: operations)
  }

  private static let heads = ListKind.allCases.map { kind in
    let head = "number of sections and/or \(kind.noun)s returned by the data source"
    return (kind: kind, template: MessageTemplate(head))
  }

  private static func counts(_ time: String, in text: PlainText) -> [Int]? {
    guard let entries = text.list(after: "data source \(time) updates = {") else { return nil }
    let counts = entries.map { entry in Int(entry.filter { $0 != " " }) ?? -1 }
    return counts.allSatisfy((0...greatestIndex).contains) ? counts : nil
  }

  private static func operations(in text: PlainText) -> BatchOperations? {
    guard let entries = text.list(after: "updates = [") else { return nil }
    var operations = BatchOperations()
    // An entry without a parenthesis is white space, as in a list without operations.
    for entry in entries where entry.contains("(") {
      guard operations.add(entry) else { return nil }
    }
    return operations
  }
}

extension BatchOperations {
  /// Adds the operation on a line such as `delete item (0 - 1)`, and returns true. If the line has another format, the
  /// method adds nothing, and returns false.
  fileprivate mutating func add(_ line: Substring) -> Bool {
    let words = line.split { !$0.isLetter }
    let numbers = line.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    switch (words.first, words.dropFirst().first == "section", numbers.count) {
    case ("delete", true, 1): sectionDeletes += numbers
    case ("insert", true, 1): sectionInserts += numbers
    case ("reload", true, 1): sectionReloads += numbers
    case ("move", true, 2): sectionMoves.append(SectionMove(from: numbers[0], to: numbers[1]))
    case ("delete", false, 2): itemDeletes.append(ItemPath(numbers))
    case ("insert", false, 2): itemInserts.append(ItemPath(numbers))
    case ("reload", false, 2): itemReloads.append(ItemPath(numbers))
    case ("reconfigure", false, 2): itemReconfigures.append(ItemPath(numbers))
    case ("move", false, 4):
      itemMoves.append(ItemMove(from: ItemPath(numbers[..<2]), to: ItemPath(numbers[2...])))
    default: return false
    }
    return true
  }
}

extension PlainText {
  fileprivate func list(after title: String) -> [Substring]? {
    let places = places(of: Self.key(title.utf8))
    guard let start = places.first(where: { bytes[$0...].starts(with: title.utf8) }),
      let first = bytes[start...].firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[first...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return String(decoding: bytes[(first + 1)..<end], as: UTF8.self).split(separator: ",")
  }
}
