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
    let exact = text.map(String.init)
    lazy var folded = text.map(\.folded)
    var forms = exact.map { _ in LookRun() }
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .lit:
        for place in places(of: mark.phrase.map(\.folded), in: folded) { forms[place].isLit = true }
      case .bold:
        for place in places(of: mark.phrase.map(String.init), in: exact) {
          forms[place].isBold = true
        }
      case .link:
        let free = exact.indices.map { forms[$0].link == nil ? exact[$0] : "" }
        for place in places(of: mark.phrase.map(String.init), in: free).prefix(mark.phrase.count) {
          forms[place].link = index
        }
      }
    }
    return forms
  }

  /// The places of all characters of `text` that belong to a phrase.
  private func places(of phrase: [String], in text: [String]) -> [Int] {
    guard !phrase.isEmpty else { return [] }
    var (places, start) = ([Int](), 0)
    while start + phrase.count <= text.count {
      let end = start + phrase.count
      let isThere = text[start..<end].elementsEqual(phrase)
      if isThere { places += start..<end }
      start = isThere ? end : start + 1
    }
    return places
  }
}

extension Character {
  /// The character in lower case and without its diacritics, as far as Unicode names it "… with …": for
  /// comparisons alone.
  fileprivate var folded: String {
    if isASCII { return lowercased() }
    let scalars = lowercased().unicodeScalars.enumerated().filter {
      // Vowels that are written as marks are in classes below these.
      $0 == 0 || $1.properties.canonicalCombiningClass.rawValue < 10
    }
    return scalars.map { _, scalar in scalar.folded }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var folded: String {
    guard !isASCII, let name = properties.name else { return String(self) }
    let words = name.split(separator: " ").prefix { $0 != "WITH" }
    // Of the Latin letters those in ASCII.
    let isLetter = words.count == 4 && words.starts(with: ["LATIN", "SMALL", "LETTER"])
    return isLetter && words[3].count == 1 ? words[3].lowercased() : words.joined(separator: " ")
  }
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
