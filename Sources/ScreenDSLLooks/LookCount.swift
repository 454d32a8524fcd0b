/// A text with numbers that count from old to new values.
package struct LookCount: Sendable {
  /// The texts before each number and after the last number.
  private let words: [String]
  private let numbers: [Number]

  private struct Number {
    let old, new: Int
    /// The old or the new number as text, whichever is longer. The texts in between have the format of this number.
    let form: String
    /// The least number of digits of the texts in between.
    let least: Int

    init?(_ old: String, _ new: String) {
      let (count, newCount) = (old.count(where: \.isDigit), new.count(where: \.isDigit))
      guard LookCount.fraction(of: old) == LookCount.fraction(of: new),
        let oldValue = Int(old.filter(\.isDigit)), let newValue = Int(new.filter(\.isDigit))
      else { return nil }
      (self.old, self.new, form) = (oldValue, newValue, count > newCount ? old : new)
      least = min(count, newCount)
    }
  }

  /// Creates the texts that lead from one text to another; nil if their words differ or their numbers are equal.
  ///
  /// Each number in between has the format and the separators of the longer number, such as "1,234" or "9.99 €".
  /// Texts with clock times or dates do not count up or down.
  package init?(from old: String, to new: String) {
    let (old, new) = (Self.pieces(of: old), Self.pieces(of: new))
    guard old.words == new.words, old.numbers != new.numbers,
      !new.words.dropFirst().dropLast().contains(where: Self.isOfTime),
      (old.numbers + new.numbers).allSatisfy(Self.isPlain)
    else { return nil }
    words = new.words
    let numbers = zip(old.numbers, new.numbers).compactMap { Number($0, $1) }
    guard numbers.count == new.numbers.count else { return nil }
    self.numbers = numbers
  }

  /// Whether the text after a number belongs to a clock time, a duration or a date, such as ":".
  private static func isOfTime(_ word: String) -> Bool {
    let sign = word.filter { !$0.isWhitespace }
    return [":", "/", "-", "–", ".", "‐", "−", "∶", "h", "m", "min", "d", "年", "月", "時", "분"]
      .contains(sign)
  }

  /// Whether a number has at most three digits after each separator. More digits can follow the last separator, if it
  /// is another character than the others.
  private static func isPlain(_ number: String) -> Bool {
    let signs = number.filter { !$0.isDigit }
    var groups = number.split { !$0.isDigit }
    if signs.count == 1 || Set(signs.dropLast()) != Set(signs.suffix(1)) { groups.removeLast() }
    return groups.dropFirst().allSatisfy { 2...3 ~= $0.count }
      && (groups.count < 2 || groups.last?.count == 3)
  }

  /// Returns the text at a progress from 0 to 1.
  package func text(at share: Double) -> String {
    let shown = numbers.map { number in
      let value = Double(number.old) + (Double(number.new) - Double(number.old)) * share
      return Self.written(Int(value.rounded()), as: number)
    }
    return zip(words, shown + [""]).map { $0 + $1 }.joined()
  }

  /// Writes a number in the format of another number, and omits separators before its first digit.
  private static func written(_ value: Int, as number: Number) -> String {
    var digits = Array("\(value)")
    var shown: [Character] = []
    for sign in number.form.reversed() {
      if digits.isEmpty, shown.count(where: \.isDigit) >= number.least { break }
      shown.append(sign.isDigit ? digits.popLast() ?? "0" : sign)
    }
    while let last = shown.last, !last.isDigit { shown.removeLast() }
    return String(shown.reversed())
  }

  /// The number of digits after the decimal separator of a number; nil if there is none. If the last separator may
  /// separate thousands, the result is nil.
  private static func fraction(of number: String) -> Int? {
    let digits = number.reversed().prefix { $0.isDigit }.count
    return digits == number.count || digits == 3 ? nil : digits
  }

  /// Divides a text into numbers with at most 15 digits, and the words around them.
  private static func pieces(of text: String) -> (words: [String], numbers: [String]) {
    var (words, numbers): ([String], [String]) = ([""], [])
    var rest = Substring(text)
    while let first = rest.first {
      let number = self.number(at: rest)
      if number.isEmpty {
        words[words.count - 1].append(first)
        rest.removeFirst()
      } else {
        numbers.append(String(number))
        words.append("")
        rest = rest.dropFirst(number.count)
      }
    }
    return (words, numbers)
  }

  /// Returns the number at the beginning of a text. A separator is a part of the number only if it is between digits.
  private static func number(at text: Substring) -> Substring {
    var (end, count) = (text.startIndex, 0)
    while end < text.endIndex, count < 15 {
      if text[end].isDigit {
        end = text.index(after: end)
        count += 1
        continue
      }
      let next = text.index(after: end)
      let isInside = count > 0 && next < text.endIndex && text[next].isDigit
      guard isInside, ".,'’\u{A0}\u{202F}".contains(text[end]) else { break }
      end = next
    }
    return text[text.startIndex..<end]
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
