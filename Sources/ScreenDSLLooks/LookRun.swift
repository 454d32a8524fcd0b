extension LookStyle {
  /// What makes some words of a text look unlike the rest of it.
  package struct Mark: Hashable, Sendable {
    /// The words.
    package var phrase: String
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      /// Wherever they stand, whatever their case and their diacritics.
      case lit
      /// Wherever they stand.
      case bold
      /// Where they stand first and are no link yet; nil if it cannot be pressed.
      case link(LookAction?)
    }

    /// Whether it is no link that cannot be pressed.
    package var isUsable: Bool { if case .link(nil) = kind { false } else { true } }

    fileprivate var isLink: Bool { if case .link = kind { true } else { false } }
  }
}

/// Some characters of a text that look the same.
package struct LookRun: Hashable, Sendable {
  package var text = ""
  package var isLit = false
  package var isBold = false
  /// The index of the mark whose link it is.
  package var link: Int?

  fileprivate func isAlike(_ other: LookRun) -> Bool {
    (isLit, isBold) == (other.isLit, other.isBold) && link == other.link
  }
}

extension LookStyle.Values {
  package var hasBoldWords: Bool { marks.contains { $0.kind == .bold } }

  /// Returns what looks the same in each line of a text.
  ///
  /// - Parameter lines: The text as it is broken: without some spaces, and with an ellipsis where some of it is cut.
  package func runs(of lines: [String], in text: String) -> [[LookRun]] {
    if marks.isEmpty { return lines.map { [LookRun(text: $0)] } }
    let (characters, forms) = (Array(text), forms(of: text))
    var place = 0
    return lines.map { line in
      var (runs, rest) = ([LookRun](), line.count)
      for character in line {
        rest -= 1
        let isThere = characters.dropFirst(place).contains(character)
        // Behind an ellipsis stands the end of the text.
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

  /// Returns how each character of a text looks.
  private func forms(of text: String) -> [LookRun] {
    let exact = text.enumerated().map { Piece(text: String($1), character: $0) }
    var forms = exact.map { _ in LookRun() }
    for (index, mark) in marks.enumerated() {
      let phrase = mark.phrase.map { String($0) }
      switch mark.kind {
      case .lit:
        let (query, folded) = mark.phrase.folded(alike: [:])
        let pieces = text.folded(alike: folded).pieces
        for place in places(of: query.map(\.text), in: pieces) { forms[place].isLit = true }
      case .bold:
        for place in places(of: phrase, in: exact) { forms[place].isBold = true }
      case .link:
        let free = exact.map {
          forms[$0.character].link == nil ? $0 : Piece(text: "", character: 0)
        }
        for place in places(of: phrase, in: free).prefix(phrase.count) { forms[place].link = index }
      }
    }
    return forms
  }

  /// The places of all characters of a text that belong to a phrase, which begins and ends with whole scalars.
  private func places(of phrase: [String], in text: [Piece]) -> [Int] {
    guard !phrase.isEmpty else { return [] }
    var (places, start) = ([Int](), 0)
    while start + phrase.count <= text.count {
      let end = start + phrase.count
      let isThere =
        text[start].isFirst && (end == text.count || text[end].isFirst)
        && text[start..<end].lazy.map(\.text).elementsEqual(phrase)
      if isThere { places += text[start].character...text[end - 1].character }
      start = isThere ? end : start + 1
    }
    return places
  }
}

/// Some of a text as it is compared.
private struct Piece {
  var text: String
  /// The index of the character that it belongs to.
  var character: Int
  /// Whether a scalar begins with it.
  var isFirst = true
}

extension String {
  /// Returns the text as it is searched, and each of its characters.
  ///
  /// It finds what Foundation's search finds whatever case, diacritics and width are.
  ///
  /// - Parameter alike: Characters that are compared as another text has them: composed or not, they are the same.
  fileprivate func folded(
    alike: [Character: [[String]]]
  ) -> (pieces: [Piece], characters: [Character: [[String]]]) {
    var (pieces, characters): ([Piece], [Character: [[String]]]) = ([], [:])
    for (index, character) in enumerated() {
      let scalars = alike[character] ?? character.unicodeScalars.map(\.folded)
      characters[character] = scalars
      for scalar in scalars {
        pieces += scalar.enumerated().map { Piece(text: $1, character: index, isFirst: $0 == 0) }
      }
    }
    return (pieces, characters)
  }
}

extension Unicode.Scalar {
  /// What it is compared by, in small letters; nothing for a mark on a letter.
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
    // "ß" is "ss" in capital letters; those of "ı" are those of "i".
    let again = small.properties.uppercaseMapping.lowercased().unicodeScalars
    let name = small.plainName
    if name == nil || name == small.properties.name, small != "ı", !again.elementsEqual([small]) {
      return again.flatMap(\.folded)
    }
    return [name ?? String(small)]
  }

  /// The name of a letter without its diacritics, or one in ASCII; nil for what is no Latin, Greek or Cyrillic letter.
  private var plainName: String? {
    let words = (properties.name ?? "").split(separator: " ")
    // "ǆ" is no "ǳ" with a mark.
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

  /// What Unicode takes apart into a letter and a mark, and names "… with …".
  private static let diacritics: Set<String> = [
    "GRAVE", "ACUTE", "CIRCUMFLEX", "TILDE", "MACRON", "BREVE", "DOT ABOVE", "DIAERESIS",
    "HOOK ABOVE", "RING ABOVE", "DOUBLE ACUTE", "CARON", "DOUBLE GRAVE", "INVERTED BREVE", "HORN",
    "DOT BELOW", "DIAERESIS BELOW", "RING BELOW", "COMMA BELOW", "CEDILLA", "OGONEK",
    "CIRCUMFLEX BELOW", "BREVE BELOW", "TILDE BELOW", "LINE BELOW", "TONOS", "DIALYTIKA", "PSILI",
    "DASIA", "VARIA", "OXIA", "PERISPOMENI", "YPOGEGRAMMENI", "PROSGEGRAMMENI", "VRACHY",
    "DOUBLE GRAVE ACCENT",
  ]
  /// What it takes apart and names otherwise.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "ё": "е", "й": "и", "ў": "у", "ї": "і", "ѓ": "г", "ќ": "к", "≠": "=", "≮": "<", "≯": ">",
  ]
  /// The wide forms of the narrow signs from U+FF65 on.
  private static let kana =
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
}

extension LookNode {
  /// Whether words of a text can be pressed.
  package var hasLinks: Bool { style.values.marks.contains(where: \.isLink) }

  /// The links in a text, in order: the indexes of their marks, and what they are as controls.
  ///
  /// - Parameter around: The place of the stack around it.
  package func links(in around: LookPlace) -> [(mark: Int, id: LookControl.ID, control: Control)] {
    guard case .text(let text) = kind, hasLinks else { return [] }
    let style = style.values
    var seen: Set<Int> = []
    let found = style.runs(of: [text], in: text)[0].compactMap(\.link).filter {
      seen.insert($0).inserted
    }
    return found.map { index in
      let mark = style.marks[index]
      var button = Button()
      button.isLink = true
      let action: LookAction? = if case .link(let action) = mark.kind { action } else { nil }
      let number = style.marks[..<index].count { $0.isLink && $0.phrase == mark.phrase }
      let place = place.inside(around).inside(Control.Role.button.rawValue).named(mark.phrase)
      return (
        index, LookControl.ID(place: place.inside(number)),
        Control(mark.phrase, .button(button, action))
      )
    }
  }
}
