extension LookStyle {
  /// The style of some words in a text.
  package struct Emphasis: Hashable, Sendable {
    /// The words that have the style.
    package var phrase: String
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      /// Each occurrence of the words is highlighted. The search ignores case and diacritics.
      case highlighted
      /// Each occurrence of the words has bold letters.
      case bold
      /// The first occurrence of the words that is not a link yet becomes a link. If the action is nil, the link is
      /// disabled.
      case link(LookAction?)
    }

    /// Whether the emphasis has any effect. This is false only for a disabled link.
    package var isUsable: Bool { if case .link(nil) = kind { false } else { true } }

    fileprivate var isLink: Bool { if case .link = kind { true } else { false } }
  }
}

/// Successive characters of a text with the same style.
package struct LookRun: Hashable, Sendable {
  package var text = ""
  package var isLit = false
  package var isBold = false
  /// The index of the link in the `marks` of the text; nil if the characters are no link.
  package var link: Int?

  fileprivate func isAlike(_ other: LookRun) -> Bool {
    (isLit, isBold) == (other.isLit, other.isBold) && link == other.link
  }
}

extension LookStyle.Values {
  package var hasBoldWords: Bool { marks.contains { $0.kind == .bold } }

  /// Divides each line of a text into pieces with the same style.
  ///
  /// - Parameter lines: The lines of the text as it is drawn: without spaces at line breaks, and with an ellipsis
  ///   where it is truncated.
  package func runs(of lines: [String], in text: String) -> [[LookRun]] {
    if marks.isEmpty { return lines.map { [LookRun(text: $0)] } }
    let (characters, forms) = (Array(text), forms(of: text))
    var place = 0
    return lines.map { line in
      var (runs, rest) = ([LookRun](), line.count)
      for character in line {
        rest -= 1
        let isThere = characters.dropFirst(place).contains(character)
        // If the line has an ellipsis in its middle, the characters after the ellipsis are the last characters of the
        // text.
        if isThere, let next = characters[place...].firstIndex(of: character) { place = next }
        var run = isThere ? forms[place] : LookRun()
        run.text = String(character)
        place = isThere ? place + 1 : max(place, characters.count - rest)
        if let last = runs.last, last.isAlike(run) {
          runs[runs.count - 1].text.append(character)
        } else {
          runs.append(run)
        }
      }
      return runs
    }
  }

  /// Returns the style of each character of a text.
  private func forms(of text: String) -> [LookRun] {
    var forms = text.map { _ in LookRun() }
    func phrases(_ isIncluded: (LookStyle.Emphasis.Kind) -> Bool) -> Set<String> {
      Set(marks.filter { isIncluded($0.kind) }.map(\.phrase))
    }
    let (highlighted, bold) = (phrases { $0 == .highlighted }, phrases { $0 == .bold })
    if !highlighted.isEmpty {
      let hits = PhraseSearch(for: highlighted, in: text, isExact: false)
      for phrase in highlighted {
        for place in hits.separate(phrase).joined() { forms[place].isLit = true }
      }
    }
    let words = PhraseSearch(for: phrases { $0 != .highlighted }, in: text)
    for phrase in bold {
      for place in words.separate(phrase).joined() { forms[place].isBold = true }
    }
    // For each phrase, the number of its occurrences that the loop has already used or skipped.
    var taken: [String: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isLink {
      let rest = words.places[mark.phrase, default: []].dropFirst(taken[mark.phrase, default: 0])
      let free = rest.firstIndex { place in
        !words.characters(of: place).contains { forms[$0].link != nil }
      }
      if let free { for place in words.characters(of: rest[free]) { forms[place].link = index } }
      taken[mark.phrase] = free.map { $0 + 1 } ?? rest.endIndex
    }
    return forms
  }
}

/// Finds all occurrences of some phrases in one pass through a text.
///
/// The search compares the hash of a phrase with the hashes of all pieces of the text that have the same length (Karp
/// and Rabin 1987).
///
/// - Complexity: Expected O(*n* · *k* + *m*) for a text of *n* characters, phrases of *k* different lengths and *m*
///   occurrences.
private struct PhraseSearch {
  private let text: [Piece]
  /// The occurrences of each phrase in order, as indexes of pieces. Occurrences can overlap.
  private(set) var places: [String: [Range<Int>]] = [:]

  /// Finds the occurrences.
  ///
  /// - Parameter isExact: If false, the search ignores case and diacritics.
  init(for phrases: Set<String>, in text: String, isExact: Bool = true) {
    var (numbers, folds): ([String: UInt64], [Character: [[String]]]) = ([:], [:])
    func pieces(of text: String) -> [Piece] {
      isExact
        ? text.enumerated().map { Piece(text: String($1), character: $0) } : text.folded(&folds)
    }
    func code(_ pieces: [Piece]) -> [UInt64] {
      pieces.map { piece in
        let number = numbers[piece.text] ?? UInt64(numbers.count + 1)
        numbers[piece.text] = number
        return number
      }
    }
    let codes = phrases.sorted().map { (phrase: $0, code: code(pieces(of: $0))) }
    self.text = pieces(of: text)
    let whole = code(self.text)
    let lengths = Dictionary(grouping: codes, by: \.code.count)
    for (length, group) in lengths where length > 0 && length <= whole.count {
      let hashes = Dictionary(grouping: group) { Self.hash(of: $0.code[...]) }
      var hash = Self.hash(of: whole[..<length])
      let first = (1..<length).reduce(UInt64(1)) { power, _ in power &* Self.base }
      for start in 0...whole.count - length {
        let end = start + length
        if let found = hashes[hash], self.text[start].isFirst,
          end == whole.count || self.text[end].isFirst
        {
          for found in found where whole[start..<end].elementsEqual(found.code) {
            places[found.phrase, default: []].append(start..<end)
          }
        }
        if end == whole.count { break }
        hash = (hash &- whole[start] &* first) &* Self.base &+ whole[end]
      }
    }
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static func hash(of codes: ArraySlice<UInt64>) -> UInt64 {
    codes.reduce(0) { $0 &* base &+ $1 }
  }

  /// Returns the occurrences of a phrase as ranges of characters. If an occurrence overlaps the one before it in the
  /// result, it is omitted.
  func separate(_ phrase: String) -> [ClosedRange<Int>] {
    var end = 0
    return places[phrase, default: []].compactMap { place in
      if place.lowerBound < end { return nil }
      end = place.upperBound
      return characters(of: place)
    }
  }

  func characters(of place: Range<Int>) -> ClosedRange<Int> {
    text[place.lowerBound].character...text[place.upperBound - 1].character
  }
}

/// A piece of a text, such as a letter without its diacritics. A search compares only whole pieces.
private struct Piece {
  var text: String
  /// The index of the character that contains the piece.
  var character: Int
  /// Whether the piece is the first one of its Unicode scalar. The scalar "ß" has two pieces: "s" and "s".
  var isFirst = true
}

extension String {
  /// Returns the pieces of the text that a search compares.
  ///
  /// A search with these pieces gives the results of Foundation's search that ignores case, diacritics and width.
  ///
  /// - Parameter folds: A cache with the pieces of each character. This function adds the characters of the text.
  ///   Composed and decomposed characters are equal keys.
  fileprivate func folded(_ folds: inout [Character: [[String]]]) -> [Piece] {
    var pieces: [Piece] = []
    for (index, character) in enumerated() {
      let scalars = folds[character] ?? character.unicodeScalars.map(\.folded)
      folds[character] = scalars
      for scalar in scalars {
        pieces += scalar.enumerated().map { Piece(text: $1, character: index, isFirst: $0 == 0) }
      }
    }
    return pieces
  }
}

extension Unicode.Scalar {
  /// The pieces of the scalar: lowercase letters without diacritics. A combining mark, such as an accent, has no
  /// pieces.
  fileprivate var folded: [String] {
    if isASCII { return [String(self).lowercased()] }
    if properties.isGraphemeExtend, !(0x3099...0x309A ~= value) { return [] }
    switch value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0)?.folded ?? []
    case 0xFF65...0xFF9F:
      let kana = Self.kana.unicodeScalars
      return [String(kana[kana.index(kana.startIndex, offsetBy: Int(value - 0xFF65))])]
    default: break
    }
    let small = properties.lowercaseMapping.unicodeScalars.first ?? self
    if let plain = Self.plain[small] { return plain.folded }
    // The comparison uses the lowercase form of the uppercase form: "ß" becomes "SS", and then "ss". The letter "ı" is
    // an exception, because with this rule it would become "i".
    let again = small.properties.uppercaseMapping.lowercased().unicodeScalars
    let name = small.plainName
    if name == nil || name == small.properties.name, small != "ı", !again.elementsEqual([small]) {
      return again.flatMap(\.folded)
    }
    return [name ?? String(small)]
  }

  /// The Unicode name of the letter without its diacritics. If an ASCII letter is left, that letter: "e" for "é". Nil
  /// if the scalar is no Latin, Greek or Cyrillic letter.
  private var plainName: String? {
    let words = (properties.name ?? "").split(separator: " ")
    // Unicode names "ǆ" a "ǳ" with a caron. For a search they are different letters.
    guard words.count > 2, ["LATIN", "GREEK", "CYRILLIC"].contains(words[0]), self != "ǆ"
    else { return nil }
    let with = words.firstIndex(of: "WITH") ?? words.endIndex
    let marks = words[with...].dropFirst().split(separator: "AND").map { $0.joined(separator: " ") }
    let kept = marks.filter { !Self.diacritics.contains($0) }
    if kept.isEmpty, with == 4, words[1...2] == ["SMALL", "LETTER"], words[0] == "LATIN" {
      if words[3].count == 1 { return words[3].lowercased() }
    }
    let base = words[..<with].joined(separator: " ")
    if base == "LATIN SMALL LETTER LONG S" { return "s" }
    return kept.isEmpty ? base : "\(base) WITH \(kept.joined(separator: " AND "))"
  }

  /// The names of diacritics that follow "WITH" in Unicode's names of letters, for example in "E WITH ACUTE".
  private static let diacritics: Set<String> = [
    "GRAVE", "ACUTE", "CIRCUMFLEX", "TILDE", "MACRON", "BREVE", "DOT ABOVE", "DIAERESIS",
    "HOOK ABOVE", "RING ABOVE", "DOUBLE ACUTE", "CARON", "DOUBLE GRAVE", "INVERTED BREVE", "HORN",
    "DOT BELOW", "DIAERESIS BELOW", "RING BELOW", "COMMA BELOW", "CEDILLA", "OGONEK",
    "CIRCUMFLEX BELOW", "BREVE BELOW", "TILDE BELOW", "LINE BELOW", "TONOS", "DIALYTIKA", "PSILI",
    "DASIA", "VARIA", "OXIA", "PERISPOMENI", "YPOGEGRAMMENI", "PROSGEGRAMMENI", "VRACHY",
    "DOUBLE GRAVE ACCENT",
  ]
  /// Letters and signs whose Unicode name does not contain their diacritic. The values are the letters and signs
  /// without the diacritic.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "ё": "е", "й": "и", "ў": "у", "ї": "і", "ѓ": "г", "ќ": "к", "≠": "=", "≮": "<", "≯": ">",
  ]
  /// The full-width forms of the half-width characters from U+FF65 on.
  private static let kana =
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
}

extension LookNode {
  /// Whether the text has links.
  package var hasLinks: Bool { style.values.marks.contains(where: \.isLink) }

  /// A link in a text, as a control.
  package struct Link {
    /// The index of the link in the `marks` of the text.
    package let mark: Int
    package let id: LookControl.ID
    package let control: Control
    /// The range of the link's words, in UTF-16 code units.
    package let words: Range<Int>
  }

  /// Returns the links in a text, in order.
  ///
  /// - Parameter around: The path of the stack that contains the part.
  package func links(in around: LookPath) -> [Link] {
    guard case .text(let text) = kind, hasLinks else { return [] }
    let marks = style.values.marks
    var (order, words, end): ([Int], [Int: Range<Int>], Int) = ([], [:], 0)
    for run in style.values.runs(of: [text], in: text)[0] {
      let start = end
      end += run.text.utf16.count
      guard let mark = run.link else { continue }
      if words[mark] == nil { order.append(mark) }
      words[mark] = (words[mark]?.lowerBound ?? start)..<end
    }
    var earlier: [String: Int] = [:]
    let numbers = marks.map { mark in
      guard case .link = mark.kind else { return 0 }
      earlier[mark.phrase, default: 0] += 1
      return earlier[mark.phrase, default: 0] - 1
    }
    return order.map { index in
      let mark = marks[index]
      var button = Button()
      button.isLink = true
      let action: LookAction? = if case .link(let action) = mark.kind { action } else { nil }
      let place = place.inside(around).inside(Control.Role.button.rawValue).named(mark.phrase)
      return Link(
        mark: index, id: LookControl.ID(place: place.inside(numbers[index])),
        control: Control(mark.phrase, .button(button, action)), words: words[index] ?? 0..<0)
    }
  }
}
