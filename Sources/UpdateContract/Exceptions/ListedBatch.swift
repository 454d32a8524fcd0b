/// The long text that iOS 16.4 and later raise for wrong counts: both counts and all updates.
struct ListedBatch {
  let kind: ListKind?
  /// The batch; nil if the text was cut off, or has more items than are worth judging.
  let batch: BatchCheck?

  /// Reads a text; nil if it is another one.
  init?(_ text: PlainText) {
    let kind = ListKind.allCases.first { kind in
      MessageTemplate("number of sections and/or \(kind.noun)s returned by the data source")
        .numbers(in: text) != nil
    }
    guard let kind else { return nil }
    self.kind = kind
    guard let before = Self.counts("before", in: text), let after = Self.counts("after", in: text),
      let operations = Self.operations(in: text, noun: kind.noun)
    else {
      batch = nil
      return
    }
    batch = BatchCheck(kind, before: before, after: after, operations: operations)
  }

  /// More items than this make no list on a phone, and no one could read the answer.
  private static let mostItems = 1_000_000

  private static func counts(_ time: String, in text: PlainText) -> [Int]? {
    guard let entries = text.list(after: "data source \(time) updates = {") else { return nil }
    let counts = entries.map { entry in Int(entry.filter { $0 != " " }) ?? -1 }
    let areFew = counts.allSatisfy((0...mostItems).contains) && counts.reduce(0, +) <= mostItems
    return areFew ? counts : nil
  }

  private static func operations(in text: PlainText, noun: String) -> BatchOperations? {
    guard let entries = text.list(after: "updates = [") else { return nil }
    var operations = BatchOperations()
    // Each line ends with the parenthesis of its last place; commas stand in between.
    for entry in entries where entry.contains("(") {
      guard operations.add(PlainText(String(entry)), noun: noun) else { return nil }
    }
    return operations
  }
}

extension BatchOperations {
  /// Adds the operation of one line, such as `delete item (0 - 1)`; false if it is none.
  fileprivate mutating func add(_ line: PlainText, noun: String) -> Bool {
    let forms: [(text: String, add: (inout Self, [Int]) -> Void)] = [
      ("delete section (#)", { $0.sectionDeletes += $1 }),
      ("insert section (#)", { $0.sectionInserts += $1 }),
      ("reload section (#)", { $0.sectionReloads += $1 }),
      ("move section (#) to (#)", { $0.sectionMoves.append(SectionMove(from: $1[0], to: $1[1])) }),
      ("delete \(noun) @", { $0.itemDeletes.append(ItemPath($1)) }),
      ("insert \(noun) @", { $0.itemInserts.append(ItemPath($1)) }),
      ("reload \(noun) @", { $0.itemReloads.append(ItemPath($1)) }),
      ("reconfigure \(noun) @", { $0.itemReconfigures.append(ItemPath($1)) }),
      (
        "move \(noun) @ to @",
        { $0.itemMoves.append(ItemMove(from: ItemPath($1.prefix(2)), to: ItemPath($1.suffix(2)))) }
      ),
    ]
    for form in forms {
      guard let numbers = MessageTemplate(form.text).numbers(in: line) else { continue }
      form.add(&self, numbers)
      return true
    }
    return false
  }
}

extension PlainText {
  /// The entries between the first `[` behind a title, which is at least eight bytes long, and the
  /// first `]` after it; nil if there is no such list.
  fileprivate func list(after title: String) -> [Substring]? {
    for start in places(of: Array(title.utf8)) where bytes[start...].starts(with: title.utf8) {
      guard let first = bytes[start...].firstIndex(of: UInt8(ascii: "[")),
        let end = bytes[first...].firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      return String(decoding: bytes[(first + 1)..<end], as: UTF8.self).split(separator: ",")
    }
    return nil
  }
}
