import ScreenDSL

/// Compares the outlines of two screens, or the texts of two updates, and describes the differences in sentences. An
/// outline has a line for each section, each supplementary view and each row.
package enum OutlineDifference {
  package struct Sentence: Equatable, Sendable {
    package let lines: [String]
    package let rowKeys: [String]
    /// A text that is equal for all sentences about the same edit, even on different screens.
    package let cause: String
  }

  private typealias Edited = (row: OutlineRow, edits: [Edit])
  private typealias Key = [String]

  package static func sentences(from old: [OutlineRow], to new: [OutlineRow]) -> [Sentence] {
    let keys = keys([old, new])
    var rows = zip(keys, [old, new]).map { Dictionary(uniqueKeysWithValues: zip($0, $1)) }
    for (key, former) in rows[0] { rows[1][key]?.oldKey = former.key }
    func alone(_ side: Int, _ words: String) -> [Edited] {
      keys[side].filter { rows[1 - side][$0] == nil }
        .compactMap { rows[side][$0].map { ($0, [Edit(OutlinePart(), words)]) } }
    }
    let kept = keys[1].compactMap { key in
      rows[0][key].flatMap { old in rows[1][key].map { (old, $0) } }
    }
    let sentences =
      grouped(alone(0, "is gone") + alone(1, "is new")) + moves(keys, rows)
      + grouped(kept.map { ($1, edits(from: $0.parts, to: $1.parts)) })
    if !sentences.isEmpty { return sentences }
    return grouped(
      kept.filter { $0.drawing != $1.drawing }.map {
        ($1, [Edit(OutlinePart(), "is drawn otherwise")])
      })
  }

  package static func sentences(from recorded: [String], to happened: [String]) -> [Sentence] {
    let alone = recorded.apart(from: happened)
    return
      (alone.old.map { "did not happen: \(recorded[$0])" }
      + alone.new.map { "not expected: \(happened[$0])" }).map {
        Sentence(lines: [$0], rowKeys: [], cause: $0)
      }
  }

  package static func texts(from old: [OutlinePart], to new: [OutlinePart]) -> [String] {
    edits(from: old, to: new).map(\.text)
  }

  // MARK: Comparing rows

  /// Returns the keys of the old rows and of the new rows. If a row stays in its list, its key contains the list. Other
  /// keys do not contain the list, so that a row that moves to another list keeps its key.
  private static func keys(_ sides: [[OutlineRow]]) -> [[Key]] {
    let own = sides.map { numbered($0.map { [$0.list, $0.path] }) }
    let kept = Set(own[0]).intersection(own[1])
    return zip(sides, own).map { rows, keys in
      numbered(zip(rows, keys).map { kept.contains($1) ? $1 : [$0.path] })
    }
  }

  private static func numbered(_ names: [Key]) -> [Key] {
    var counts: [Key: Int] = [:]
    return names.map { name in
      let number = counts[name, default: 0] + 1
      counts[name] = number
      return name + ["\(number)"]
    }
  }

  private static func moves(_ keys: [[Key]], _ rows: [[Key: OutlineRow]]) -> [Sentence] {
    let lists = zip(keys, rows).map { keys, rows in
      Dictionary(grouping: keys) { rows[$0]?.list }
    }
    let numbers = lists.map { lists in
      Dictionary(uniqueKeysWithValues: lists.values.flatMap { zip($0, 1...) })
    }
    return keys[1].compactMap { rows[1][$0]?.list }.withoutRepetitions.flatMap { list in
      let kept = [0, 1].map { side in
        (lists[side][list] ?? []).filter { rows[1 - side][$0] != nil }
      }
      return kept[0].apart(from: kept[1]).new.compactMap { index -> Sentence? in
        let key = kept[1][index]
        guard let old = rows[0][key], let new = rows[1][key], let from = numbers[0][key],
          let to = numbers[1][key]
        else { return nil }
        let places = [(from, old), (to, new)].map { number, row in
          ChangeWords.ordinal(number)
            + (old.list == new.list ? "" : " of \(ValueText.quotedBeginning(row.list))")
        }
        if places[0] != places[1] {
          return sentence(of: [new], "moved from \(places[0]) to \(places[1])")
        }
        // If the two lists together have more than 2,000 rows, `apart` can also return rows that have not moved.
        return kept[0].count + kept[1].count > 2_000
          ? nil : sentence(of: [new], "moved past others, still \(places[1])")
      }
    }
  }

  private static func grouped(_ edited: [Edited]) -> [Sentence] {
    let groups = edited.filter { !$0.edits.isEmpty }.grouped {
      [$0.row.model] + $0.edits.map(\.form)
    }
    return groups.map { group in
      let areSame = group.allSatisfy { $0.edits == group[0].edits }
      let texts = group[0].edits.map { areSame ? $0.text : $0.form }
      let causes = group[0].edits.map { $0.form.hasSuffix("differs") ? $0.text : $0.form }
      return sentence(
        of: group.map(\.row), ChangeWords.list(texts, most: 8, separator: "; "),
        cause: causes.joined(separator: "; "))
    }
  }

  private static func sentence(
    of rows: [OutlineRow], _ text: String, cause: String = ""
  ) -> Sentence {
    let (row, isWhole, isMove) = (rows[0], text.hasPrefix("is "), text.hasPrefix("moved "))
    let sources = ChangeWords.list(rows.compactMap(\.source).withoutRepetitions, most: 5)
    let place = sources.isEmpty ? "" : " (\(sources))"
    func name(_ row: OutlineRow) -> String { OutlineRow.name(row.path, title: row.title) }
    let several = row.model.isEmpty ? "" : " of \(row.model)"
    let lines =
      rows.count > 1
      ? [
        "\(rows.count) rows\(several)\(isWhole ? " are \(text.dropFirst(3))" : ": \(text)")",
        "  \(ChangeWords.list(rows, most: 5, name))\(place)",
      ]
      : [
        (row.model.isEmpty ? "" : row.model + " ") + name(row) + place
          + (isWhole || isMove ? " " : ": ") + text
      ]
    let rowKeys = (rows.map(\.key) + rows.compactMap(\.oldKey)).withoutRepetitions
    return Sentence(
      lines: lines, rowKeys: rowKeys, cause: isWhole || isMove ? lines[0] : cause)
  }

  // MARK: Comparing the parts of a row

  private struct Edit: Hashable {
    let text: String
    /// The edit without the texts of the row: `the text differs` for `'Sender' is now 'From'`.
    let form: String

    init(_ part: OutlinePart, _ words: String, form: String? = nil) {
      let isRow = part.head.isEmpty
      text = isRow ? words : "\(name(of: part)) \(words)"
      self.form = isRow ? words : "the \(part.kind) \(form ?? words)"
    }
  }

  private static func name(of part: OutlinePart) -> String {
    guard !part.head.isEmpty, let text = part.spokenText.map(ValueText.quotedBeginning) else {
      return "the \(part.kind)"
    }
    return part.kind == "text" ? text : "the \(part.kind) \(text)"
  }

  /// Returns the name of the new part. If the old part has the same name, or if the new part has neither a text nor a
  /// label, returns the text of the new part in quotation marks. A missing text counts as empty.
  private static func newName(of new: OutlinePart, after old: OutlinePart) -> String {
    let shown = name(of: new)
    if new.spokenText != nil, shown != name(of: old) { return shown }
    return ValueText.quoted(BoundedText.shortened(old.text ?? "", new.text ?? "").new)
  }

  private static func edits(from old: [OutlinePart], to new: [OutlinePart]) -> [Edit] {
    pairs(old, new).compactMap { old, new -> Edit? in
      guard let old else { return new.map { Edit($0, "is new") } }
      guard let new else { return Edit(old, "is gone") }
      if old == new { return old.head.isEmpty ? nil : Edit(old, "stands elsewhere") }
      let words = values(from: old, to: new)
      let isNow = old.head == new.head ? [] : ["is now \(newName(of: new, after: old))"]
      let text = (isNow + words).joined(separator: ", ")
      let form = (isNow.map { old.kind == new.kind ? "differs" : $0 } + words)
        .joined(separator: ", ")
      return text.isEmpty ? Edit(old, "differs") : Edit(old, text, form: form)
    }.withoutRepetitions
  }

  private static func pairs(
    _ old: [OutlinePart], _ new: [OutlinePart]
  ) -> [(OutlinePart?, OutlinePart?)] {
    var (left, right) = old.map(\.head).apart(from: new.map(\.head))
    var pairs: [(Int, OutlinePart?, OutlinePart?)] = zip(
      old.indices.filter { !left.contains($0) }, new.indices.filter { !right.contains($0) }
    ).filter { old[$0] != new[$1] }.map { ($1, old[$0], new[$1]) }
    for isAlike: (OutlinePart, OutlinePart) -> Bool in [
      { $0.head == $1.head }, { $0.kind == $1.kind }, { $0.text != nil && $1.text != nil },
    ] {
      for one in left {
        guard let other = right.first(where: { isAlike(old[one], new[$0]) }) else { continue }
        left.removeAll { $0 == one }
        right.removeAll { $0 == other }
        pairs.append((other, old[one], new[other]))
      }
    }
    pairs += left.map { ($0, old[$0], nil) } + right.map { ($0, nil, new[$0]) }
    return pairs.sorted { $0.0 < $1.0 }.map { _, one, other in
      var (one, other) = (one, other)
      if pairs.count > 1, one?.head == "", other?.head == "" {
        one?.words.removeAll(where: isHeard)
        other?.words.removeAll(where: isHeard)
      }
      return (one, other)
    }
  }

  private static func isHeard(_ word: String) -> Bool {
    word.hasPrefix("label=") || word.hasPrefix("value=")
  }

  private static func values(from old: OutlinePart, to new: OutlinePart) -> [String] {
    let (before, after) = (old.values, new.values)
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      if before[name] == after[name] { return nil }
      if after[name] == nil, old.words.contains(name) { return "is no longer \(name)" }
      if before[name] == nil, new.words.contains(name) { return "is now \(name)" }
      let texts = [(old, before), (new, after)].map { part, values -> String in
        guard let own = values[name] else { return "none" }
        let text = ValueText.escaped(String(own.joined(separator: ", ").prefix(40)))
        return !text.isEmpty ? text : part.words.contains(name) ? "default" : "''"
      }
      if texts[0] == texts[1] { return "has another \(name)" }
      return "\(name) \(texts[0]) -> \(texts[1])"
    }
  }
}

extension Array {
  /// Returns the elements in groups with equal keys. The groups are in the order of their first elements.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    let groups = Dictionary(grouping: self, by: key)
    // Elements whose key does not equal itself, such as NaN, each form a group.
    return withoutRepetitions(by: key).map { groups[key($0)] ?? [$0] }
  }
}
