import ScreenDSL

/// Makes sentences of what changed, for failures, references, explanations and reports.
///
/// The rules:
/// 1. A row is named by its ID and what it shows first: `MailRow '4' "Katherine Johnson"`.
/// 2. Rows with one path are one row: it is gone, is new, moved from 5th to 2nd, or its parts differ.
/// 3. Parts with equal heads are the same part; between these, parts of one kind are paired in their order, then
///    parts with texts: `'Sender' is now 'From'`, `the badge '3' is now the text '4'`. Others are gone or new.
/// 4. What else is seen of a part is told by name: `'9:41' is now blue`, `is no longer bold`, `has 1 line where it
///    had 2`, `width 20 -> 40`. Colours have the names that people have for them.
/// 5. Places and sizes differ wherever anything above does: a row has one sentence for all of them. What is heard of
///    a row as a whole is told unless it is what a part shows that differs.
/// 6. The same edits of several rows of one model are told once, with the rows below; a part with another text in each
///    is told by its place: `the 2nd text`.
/// 7. What is around the rows comes last, without what follows from other rows.
/// 8. What differs is told, if only as `differs`.
package enum ChangeWords {
  /// An edit of one part.
  package struct Edit: Hashable, Sendable {
    /// What is said of it where it is alone.
    package let text: String
    /// What is said of it where several rows have it.
    let form: String
    /// Whether it is another place or size, as any other edit may bring.
    let isPlace: Bool
  }

  /// How a number of order is said.
  package static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    return "\(number)" + (isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th")
  }

  /// A number of things: `1 row`, `2 rows`.
  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// The first of some entries in a row, and how many more there are.
  package static func list<Entry>(
    _ entries: [Entry], most: Int = 10, separator: String = ", ",
    _ text: (Entry) -> String = { "\($0)" }
  ) -> String {
    let rest = entries.count - most
    let texts = entries.prefix(most).map(text).joined(separator: separator)
    return texts + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The lines of the first of some entries, and how many more there are of what.
  package static func lines<Entry>(
    _ entries: [Entry], most: Int, of noun: String? = nil, _ text: (Entry) -> String
  ) -> [String] {
    let rest = entries.count - most
    let more = "\(rest) more\(noun.map { " " + $0 } ?? "")"
    return entries.prefix(most).map(text) + (rest > 0 ? [more] : [])
  }

  /// Returns what differs between an update as it was recorded and one that happened, a line for each operation.
  package static func sentences(from recorded: [String], to happened: [String]) -> [Sentence] {
    let alone = recorded.apart(from: happened)
    return
      (alone.old.map { "did not happen: \(recorded[$0])" }
      + alone.new.map { "not expected: \(happened[$0])" }).map {
        Sentence(lines: [$0], rows: [], cause: $0)
      }
  }
}

// Rows.
extension ChangeWords {
  private typealias Numbered = (key: [String], row: SeenRow)

  /// What is said of some rows.
  package struct Sentence: Equatable, Sendable {
    /// The sentence; of several rows their names below.
    package let lines: [String]
    /// The paths of the rows; none if it is of what is around them.
    package let rows: [String]
    /// What it says without the rows, which other screens may have in common.
    package let cause: String
  }

  /// Returns what differs between two lists of rows, beginning with rows that are gone; nothing if they are equal.
  package static func sentences(from old: [SeenRow], to new: [SeenRow]) -> [Sentence] {
    let sides = [old, new].map(numbered)
    let known = sides.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.row) }) }
    let apart = zip(sides, known.reversed()).map { side, other in
      side.filter { other[$0.key] == nil }.map(\.row)
    }
    let kept = zip(sides, known.reversed()).map { side, other in
      side.filter { other[$0.key] != nil }
    }
    var groups: [(rows: [SeenRow], edits: [Edit])] = []
    func add(_ row: SeenRow, _ edits: [Edit]) {
      let form = edits.map(\.form)
      if edits.isEmpty { return }
      let index = groups.firstIndex {
        $0.rows[0].model == row.model && $0.edits.map(\.form) == form
      }
      guard let index else { return groups.append(([row], edits)) }
      groups[index].rows.append(row)
      groups[index].edits = zip(groups[index].edits, edits).map {
        $0.text == $1.text ? $0 : $0.inForm
      }
    }
    for row in apart[0] { add(row, [Edit("is gone")]) }
    for row in apart[1] { add(row, [Edit("is new")]) }
    var sentences = groups.map { sentence(of: $0.rows, $0.edits) } + moves(kept, sides)
    groups = []
    for (key, row) in kept[1] {
      if let old = known[0][key] { add(row, edits(from: old.told, to: row.told)) }
    }
    sentences += groups.map { sentence(of: $0.rows, $0.edits) }
    // Lines and grounds come and go with rows.
    let isStill = apart.allSatisfy(\.isEmpty)
    let around = [old, new].map { side in
      side.filter { $0.path == nil }.flatMap(\.parts).filter { isStill || $0.text != nil }
    }
    let rest = edits(from: around[0], to: around[1]).filter { sentences.isEmpty || !$0.isPlace }
    return sentences + (rest.isEmpty ? [] : [sentence(of: [SeenRow(nil)], rest)])
  }

  /// The rows, each with its path and how many before it have the same.
  private static func numbered(_ rows: [SeenRow]) -> [Numbered] {
    var counts: [String: Int] = [:]
    return rows.compactMap { row in
      guard let path = row.path else { return nil }
      counts[path, default: 0] += 1
      return ([path, "\(counts[path] ?? 0)"], row)
    }
  }

  private static func moves(_ kept: [[Numbered]], _ all: [[Numbered]]) -> [Sentence] {
    let lists = kept.map { Dictionary(grouping: $0, by: \.row.list) }
    return kept[1].map(\.row.list).withoutRepetitions.flatMap { list -> [Sentence] in
      let rows = lists.map { $0[list] ?? [] }
      return rows[0].map(\.key).apart(from: rows[1].map(\.key)).new.map { index in
        let (key, row) = rows[1][index]
        let places = all.map { side in
          let own = side.first { $0.key == key }?.row.list
          let place = side.filter { $0.row.list == own }.firstIndex { $0.key == key } ?? 0
          return (place: ordinal(place + 1), list: own ?? "")
        }
        let isInOne = places[0].list == places[1].list
        let texts = places.map {
          $0.place + (isInOne ? "" : " of \(ValueText.quotedBeginning($0.list))")
        }
        return sentence(of: [row], [Edit("moved from \(texts[0]) to \(texts[1])")])
      }
    }
  }

  private static func sentence(of rows: [SeenRow], _ edits: [Edit]) -> Sentence {
    let text = list(edits.map(\.text), most: 8, separator: "; ")
    let isWhole = text.hasPrefix("is ")
    let sign = isWhole || text.hasPrefix("moved ") ? "" : ":"
    let model = rows[0].model.isEmpty ? "" : " of \(rows[0].model)"
    let lines =
      rows.count == 1
      ? ["\(subject(of: rows[0]))\(sign) \(text)"]
      : [
        "\(rows.count) rows\(model)\(isWhole ? " are \(text.dropFirst(3))" : ": \(text)")",
        "  \(list(rows, most: 5, \.name))\(rows[0].place)",
      ]
    // Without a name "is new" would be said of anything, and so would a text that differs.
    let form = list(edits.map(\.form), most: 8, separator: "; ")
    let cause =
      !sign.isEmpty
      ? (form.includes("differs") ? text : form)
      : rows.count == 1 ? "\(rows[0].name) \(text)" : lines[0]
    return Sentence(lines: lines, rows: rows.compactMap(\.path), cause: cause)
  }

  private static func subject(of row: SeenRow) -> String {
    if row.path == nil { return "Around the rows" }
    return (row.model.isEmpty ? "" : row.model + " ") + row.name + row.place
  }
}

// Parts.
extension ChangeWords {
  /// Returns what differs between the parts of a row.
  ///
  /// - Parameter isSame: Whether two rows with equal parts are the same.
  package static func edits(
    from old: [SeenPart], to new: [SeenPart], isSame: Bool = true
  ) -> [Edit] {
    if old == new { return isSame ? [] : [Edit("it is laid out otherwise")] }
    let (before, after) = (PartNames(parts: old), PartNames(parts: new))
    var edits: [Edit] = []
    let pairs = pairs(old, new)
    let shown = [
      pairs.compactMap { $0.0.map { old[$0] } }, pairs.compactMap { $0.1.map { new[$0] } },
    ].map { $0.flatMap(\.heard) }
    for (one, other) in pairs {
      switch (one, other) {
      case (let one?, let other?): edits += self.edits(before, one, after, other, shown)
      case (let one?, nil): edits.append(before.edit(one, "is gone"))
      case (nil, let other?): edits.append(after.edit(other, "is new"))
      default: break
      }
    }
    // Any of them stands for all places and sizes.
    let places = edits.filter(\.isPlace)
    edits = edits.filter { !$0.isPlace }.withoutRepetitions
    guard let first = places.first else { return edits }
    let all = "shapes differ"
    return edits + [Edit(edits.isEmpty ? "\(all): \(first.text)" : all, form: all, isPlace: true)]
  }

  /// The indexes of parts that are one and the same, or stand for each other.
  private static func pairs(_ old: [SeenPart], _ new: [SeenPart]) -> [(Int?, Int?)] {
    var (left, right) = old.map(\.head).apart(from: new.map(\.head))
    var pairs: [(Int?, Int?)] = []
    for (one, other) in zip(
      old.indices.filter { !left.contains($0) }, new.indices.filter { !right.contains($0) })
    where old[one] != new[other] { pairs.append((one, other)) }
    func match(_ isAlike: (SeenPart, SeenPart) -> Bool) {
      for one in left {
        guard let other = right.first(where: { isAlike(old[one], new[$0]) }) else { continue }
        left.removeAll { $0 == one }
        right.removeAll { $0 == other }
        pairs.append((one, other))
      }
    }
    match { $0.kind == $1.kind }
    match { $0.text != nil && $1.text != nil }
    for one in left { pairs.append((one, nil)) }
    for other in right { pairs.append((nil, other)) }
    return pairs.sorted { ($0.1 ?? $0.0 ?? 0) < ($1.1 ?? $1.0 ?? 0) }
  }

  /// What differs between two parts that stand for each other.
  ///
  /// - Parameter shown: What people hear of all parts that differ, before and after.
  private static func edits(
    _ before: PartNames, _ one: Int, _ after: PartNames, _ other: Int, _ shown: [[String]]
  ) -> [Edit] {
    let (old, new) = (before.parts[one], after.parts[other])
    var edits: [Edit] = []
    // What is said of the part, which is named once.
    var (said, forms): ([String], [String]) = ([], [])
    if old.kind != new.kind {
      said.append("is now \(after.name(other).text)")
      forms = said
    } else if old.head != new.head {
      let text = new.text.map(ValueText.quotedBeginning) ?? "without a text"
      let cut = cut(old.text ?? "", new.text ?? "")
      said.append(cut ?? "is now \(text)")
      forms.append(cut ?? "differs")
    }
    let (olds, news) = (old.values, new.values)
    var isImplied = false
    for name in (olds + news).map(\.name).withoutRepetitions {
      let values = [olds, news].map { $0.first { $0.name == name }?.values }
      if values[0] == values[1] { continue }
      // What is heard of a row follows from its parts.
      if old.kind.isEmpty, new.kind.isEmpty, name == "label" || name == "value",
        zip(values, shown).contains(where: { values, shown in
          shown.contains { text in values?.contains { $0.includes(text) } ?? false }
        })
      {
        isImplied = true
        continue
      }
      let isPlace = places.contains(name)
      if let words = words(name, values[0], values[1]), !isPlace {
        said.append(words)
        forms.append(name == "label" ? "is heard as another" : words)
      } else {
        edits.append(before.edit(one, of: name, values[0], values[1], isPlace: isPlace))
      }
    }
    if edits.isEmpty, said.isEmpty { return isImplied ? [] : [after.edit(other, "differs")] }
    let all = [said, forms].map { $0.joined(separator: ", ") }
    return (said.isEmpty ? [] : [before.edit(one, all[0], form: all[1])]) + edits
  }

  /// What is said of two texts that only end elsewhere; nil if more differs.
  private static func cut(_ old: String, _ new: String) -> String? {
    func isCut(_ text: String, of other: String) -> Bool {
      text.hasSuffix("…") && other.hasPrefix(text.dropLast())
    }
    if isCut(new, of: old) { return "is cut" }
    return isCut(old, of: new) ? "is no longer cut" : nil
  }

  /// The names of what says where a shape is, and how large.
  private static let places: Set<String> = [
    "x", "y", "width", "height", "d", "cx", "cy", "r", "rx", "transform", "viewBox", "text-anchor",
  ]

  /// A value as it is shown.
  fileprivate static func text(_ values: [String]?) -> String {
    values.map { ValueText.escaped(String($0.joined(separator: ", ").prefix(40))) } ?? "none"
  }

  /// What is said of words that are no adjectives.
  private static let phrases = [
    "background": "has a ground", "chip": "is a chip", "circle": "is a circle",
    "clearable": "has a clear button", "equal": "has equal parts", "fill": "fills the room",
    "icon-only": "shows its image alone", "monospaced-digits": "has digits of one width",
    "no-highlight": "shows no touch", "no-separator": "has no line below",
    "not-offered": "has a choice that is not offered", "out-of-range": "is out of its range",
    "restacks": "stacks its parts in large letters", "selectable-text": "has a text to select",
    "several": "takes several choices", "shadow": "has a shadow", "struck": "is struck out",
  ]

  /// What is said of a value of a part; nil if it is told as a value.
  private static func words(_ name: String, _ old: [String]?, _ new: [String]?) -> String? {
    let texts = [old, new].map(text)
    switch (name, old?.last, new?.last) {
    case _ where texts[0] == texts[1]: return "has another \(name)"
    case ("value", _, _): return "is \(texts[1]) where it was \(texts[0])"
    case ("chosen", _, _): return "has \(texts[1]) chosen where \(texts[0]) was"
    case ("typed", _, nil): return "is empty where it had '\(texts[0])'"
    case ("typed", let old, _):
      return "has '\(texts[1])' where it \(old.map { "had '\($0)'" } ?? "was empty")"
    case ("label", _, _): return "is heard as '\(texts[1])' where it was '\(texts[0])'"
    case (_, nil, ""?): return phrases[name].map { "now \($0)" } ?? "is now \(name)"
    case (_, ""?, nil): return phrases[name].map { "no longer \($0)" } ?? "is no longer \(name)"
    case ("color", let old, let new?) where old != new:
      let colors = [old ?? "", new].map(color)
      return "is now \(colors[0] == colors[1] ? new : colors[1])"
    case ("color", _?, nil): return "has no colour of its own any more"
    case ("line-count", let old?, let new?):
      return "has \(count(Int(new) ?? 0, "line")) where it had \(old)"
    default: return nil
    }
  }

  /// What people call a colour that is written as `#RRGGBB`; what has a name keeps it.
  static func color(_ text: String) -> String {
    guard text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else { return text }
    let parts = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let (light, range) = ((most + least) / 2, most - least)
    if range < 0.12 { return light < 0.15 ? "black" : light > 0.9 ? "white" : "grey" }
    let turn =
      most == parts[0]
      ? (parts[1] - parts[2]) / range
      : most == parts[1] ? 2 + (parts[2] - parts[0]) / range : 4 + (parts[0] - parts[1]) / range
    let hue = turn * 60 + (turn < 0 ? 360 : 0)
    let names: [(Double, String)] = [
      (15, "red"), (45, light < 0.35 ? "brown" : "orange"), (70, "yellow"), (165, "green"),
      (200, "teal"), (255, "blue"), (290, "purple"), (345, "pink"),
    ]
    return names.first { hue < $0.0 }?.1 ?? "red"
  }
}

extension ChangeWords.Edit {
  fileprivate init(_ text: String, form: String? = nil, isPlace: Bool = false) {
    (self.text, self.form, self.isPlace) = (text, form ?? text, isPlace)
  }

  fileprivate var inForm: Self { Self(form, isPlace: isPlace) }
}

/// What sentences call the parts of a row.
private struct PartNames {
  let parts: [SeenPart]

  func name(_ index: Int) -> (text: String, form: String) {
    let own = parts[index].kind
    if own.isEmpty { return ("it", "it") }
    let alike = parts.indices.filter { parts[$0].kind == own }
    let kind = Self.nouns["\(own)"] ?? "\(own)"
    let number = (alike.firstIndex(of: index) ?? 0) + 1
    let form = "the \(alike.count == 1 ? "" : ChangeWords.ordinal(number) + " ")\(kind)"
    guard let text = parts[index].spokenText.map(ValueText.quotedBeginning) else {
      return (form, form)
    }
    return (kind == "text" ? text : "the \(kind) \(text)", form)
  }

  /// What people call parts that an outline calls otherwise.
  private static let nouns = [
    "custom": "app's part", "date": "date picker", "inline": "list of choices",
    "progress": "progress bar", "segments": "segmented control", "rect": "box",
  ]

  func edit(_ index: Int, _ words: String, form: String? = nil) -> ChangeWords.Edit {
    let name = name(index)
    return ChangeWords.Edit("\(name.text) \(words)", form: "\(name.form) \(form ?? words)")
  }

  /// Tells a value that has no words of its own.
  func edit(
    _ index: Int, of value: String, _ old: [String]?, _ new: [String]?, isPlace: Bool
  ) -> ChangeWords.Edit {
    let (name, isRow) = (name(index), parts[index].kind.isEmpty)
    let values = "\(ChangeWords.text(old)) -> \(ChangeWords.text(new))"
    let texts = [name.text, name.form].map {
      isRow ? "its \(value) \(values)" : "\(value) of \($0) \(values)"
    }
    return ChangeWords.Edit(texts[0], form: texts[1], isPlace: isPlace)
  }
}

extension StringProtocol {
  /// Whether a text is in this one; what the standard library has for it needs iOS 16.
  package func includes(_ text: some StringProtocol) -> Bool {
    text.isEmpty || indices.contains { self[$0...].hasPrefix(text) }
  }
}
