import Foundation

extension LookStyle {
  package struct Emphasis: Equatable, Sendable {
    package var phrase: String
    package var kind: Kind

    package enum Kind: Equatable, Sendable {
      case highlighted
      case bold
      case link(LookAction?)
    }

    package var isUsable: Bool { if case .link(nil) = kind { false } else { true } }

    fileprivate var isLink: Bool { if case .link = kind { true } else { false } }
  }
}

/// Successive characters of a text with the same style.
package struct LookRun: Equatable, Sendable {
  package var text = ""
  package var isLit = false
  package var isBold = false
  /// The index of the link in the `marks` of the text; nil if the characters are no link.
  package var link: Int?
}

extension LookStyle.Values {
  package var hasBoldWords: Bool { marks.contains { $0.kind == .bold } }

  /// Returns the runs of each line. `lines` are the lines in which `text` is drawn, perhaps truncated.
  package func runs(of lines: [String], in text: String) -> [[LookRun]] {
    if marks.isEmpty { return lines.map { [LookRun(text: $0)] } }
    let (characters, forms) = (Array(text), forms(of: text))
    var place = 0
    return lines.enumerated().map { number, line in
      var (runs, rest, last) = ([LookRun](), line.count, LookRun?.none)
      for character in line {
        rest -= 1
        // The characters after the ellipsis in the last line of a truncated text are the last characters of the whole
        // text.
        let isEnd =
          character == "…" && number == lines.count - 1
          && characters.suffix(rest).elementsEqual(line.suffix(rest))
        if isEnd { place = max(place, characters.count - rest - 1) }
        let left = characters.dropFirst(place)
        let isThere = isEnd ? left.first == character : left.contains(character)
        if isThere, let next = characters[place...].firstIndex(of: character) { place = next }
        let form = isThere ? forms[place] : LookRun()
        place = isThere ? place + 1 : max(place, characters.count - rest)
        if form != last { runs.append(form) }
        runs[runs.count - 1].text.append(character)
        last = form
      }
      return runs
    }
  }

  /// Returns the style of each character, as a run with an empty `text`.
  private func forms(of text: String) -> [LookRun] {
    let characters = Array(text)
    var forms = characters.map { _ in LookRun() }
    for phrase in Set(marks.filter { $0.kind == .highlighted }.map(\.phrase)) {
      for character in text.hits(of: phrase) { forms[character].isLit = true }
    }
    let words = marks.filter { $0.kind != .highlighted }.map(\.phrase)
    let places = characters.places(of: words)
    for phrase in Set(marks.filter { $0.kind == .bold }.map(\.phrase)) {
      var end = 0
      for place in places[phrase, default: []] where place.lowerBound >= end {
        end = place.upperBound
        for character in place { forms[character].isBold = true }
      }
    }
    var taken: [String: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isLink {
      let rest = places[mark.phrase, default: []].dropFirst(taken[mark.phrase, default: 0])
      let free = rest.firstIndex { place in !place.contains { forms[$0].link != nil } }
      if let free { for character in rest[free] { forms[character].link = index } }
      taken[mark.phrase] = free ?? rest.endIndex
    }
    return forms
  }
}

extension [Character] {
  /// Returns the ranges at which each phrase occurs. These ranges can overlap.
  fileprivate func places(of phrases: [String]) -> [String: [Range<Int>]] {
    // Each different character gets an `Int`, because integers are faster to compare and to hash than characters.
    var (numbers, places): ([Character: Int], [String: [Range<Int>]]) = ([:], [:])
    func codes(_ text: some Sequence<Character>) -> ArraySlice<Int> {
      text.map { character in
        let number = numbers[character, default: numbers.count]
        numbers[character] = number
        return number
      }[...]
    }
    let whole = codes(self)
    let wanted = Dictionary(phrases.map { (codes($0), $0) }) { first, _ in first }
    for (length, group) in Dictionary(grouping: wanted.keys, by: \.count) where length > 0 {
      let beginnings = Set(group.map { $0[0] })
      for start in whole.indices.dropLast(length - 1) where beginnings.contains(whole[start]) {
        let place = start..<start + length
        if let phrase = wanted[whole[place]] { places[phrase, default: []].append(place) }
      }
    }
    return places
  }
}

extension String {
  /// Returns the index of each character that belongs to an occurrence of `phrase`. The indexes count characters, not
  /// UTF-16 code units.
  fileprivate func hits(of phrase: String) -> [Int] {
    let whole = self as NSString
    let owners = enumerated().flatMap { repeatElement($0, count: $1.utf16.count) }
    var (hits, rest): ([Int], Int) = ([], 0)
    while true {
      let hit = whole.range(
        of: phrase, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
        range: NSRange(rest..<owners.count))
      if hit.length == 0 { return hits }
      rest = NSMaxRange(hit)
      hits += owners[hit.location]...owners[rest - 1]
    }
  }
}

extension LookNode {
  package var hasLinks: Bool { style.values.marks.contains(where: \.isLink) }

  /// Returns the links of a text, each with the range of its words in UTF-16 code units.
  package func links(
    in around: LookPath, _ obstacle: String? = nil
  ) -> [(control: LookControl, words: Range<Int>)] {
    guard case .text(let text) = kind, hasLinks else { return [] }
    let marks = style.values.marks
    var (found, end): ([(mark: Int, words: Range<Int>)], Int) = ([], 0)
    for run in style.values.runs(of: [text], in: text)[0] {
      var start = end
      end += run.text.utf16.count
      guard let mark = run.link else { continue }
      if found.last?.mark == mark { start = found.removeLast().words.lowerBound }
      found.append((mark, start..<end))
    }
    let numbers = marks.map { $0.isLink ? $0.phrase : nil }.earlierCounts
    return found.map { index, words in
      let mark = marks[index]
      let action: LookAction? = if case .link(let action) = mark.kind { action } else { nil }
      let place = place.inside(around).inside(Control.Role.button.rawValue).named(mark.phrase)
      let control = Control(mark.phrase, .button(Button(isLink: true)), action)
      let link = LookControl(
        id: LookControl.ID(place: place.inside(numbers[index])), name: mark.phrase,
        obstacle: obstacle ?? control.obstacle, control: control)
      return (control: link, words: words)
    }
  }
}
