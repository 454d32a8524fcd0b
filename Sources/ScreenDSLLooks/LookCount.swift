import Foundation

/// A text in which an animation makes numbers count from their old values to their new values.
package struct LookCount: Sendable {
  private let words: [String]
  private let numbers: [Number]

  private struct Number {
    let old, new: Int
    /// The text of the number with more digits, or else of the new number. Each number that the animation shows has the
    /// format of this text.
    let form: String
    let least: Int

    init?(_ old: String, _ new: String) {
      let (count, newCount) = (old.count(where: \.isNumber), new.count(where: \.isNumber))
      guard LookCount.fraction(of: old) == LookCount.fraction(of: new),
        let oldValue = Int(old.filter(\.isNumber)), let newValue = Int(new.filter(\.isNumber))
      else { return nil }
      (self.old, self.new, form) = (oldValue, newValue, count > newCount ? old : new)
      least = min(count, newCount)
    }
  }

  package init?(from old: String, to new: String) {
    let (old, new) = (Self.pieces(of: old), Self.pieces(of: new))
    guard old.words == new.words, old.numbers != new.numbers,
      !new.words.dropFirst().dropLast().contains(where: Self.isOfTime),
      (old.numbers + new.numbers).allSatisfy(Self.isPlain)
    else { return nil }
    words = new.words
    let numbers = zip(old.numbers, new.numbers).compactMap { Number($0, $1) }
    // If one number rises and another falls, the text may be a time, such as "1 hr, 59 min".
    let signs = Set(numbers.map { ($0.new - $0.old).signum() })
    guard numbers.count == new.numbers.count, !signs.isSuperset(of: [-1, 1]) else { return nil }
    self.numbers = numbers
  }

  private static func isOfTime(_ word: String) -> Bool {
    let sign = word.filter { !$0.isWhitespace }
    return [
      ":", "：", "∶", "/", "-", "–", ".", "‐", "−", "h", "m", "min", "d", "Uhr", "年", "月", "時", "时",
      "点", "點", "分", "년", "월", "시", "분",
    ].contains(sign)
  }

  /// Whether the separators in a text are at the positions that separators have in numbers, as in "1,234.5" but not in
  /// "1.2.3". A number that begins with a zero and a second digit, as in "09.59", counts as a time, so the result is
  /// false.
  private static func isPlain(_ number: String) -> Bool {
    if number.first == "0", number.dropFirst().first?.isNumber == true { return false }
    let signs = number.filter { !$0.isNumber }
    var groups = number.split { !$0.isNumber }
    // An apostrophe separates no decimal places: "1'999" is a number, and "5'59" is a time.
    let last = Set(signs.suffix(1)).subtracting("'’")
    if !last.isEmpty, Set(signs.dropLast()) != last { groups.removeLast() }
    return groups.dropFirst().allSatisfy { 2...3 ~= $0.count }
      && (groups.count < 2 || groups.last?.count == 3)
  }

  package func text(at share: Double) -> String {
    let shown = numbers.map { number in
      let value = Double(number.old) + (Double(number.new) - Double(number.old)) * share
      return Self.written(Int(value.rounded()), as: number)
    }
    return zip(words, shown + [""]).map { $0 + $1 }.joined()
  }

  private static func written(_ value: Int, as number: Number) -> String {
    var digits = Array("\(value)")
    var shown: [Character] = []
    for sign in number.form.reversed() {
      if digits.isEmpty, shown.count(where: \.isNumber) >= number.least { break }
      shown.append(sign.isNumber ? digits.popLast() ?? "0" : sign)
    }
    return String(shown.reversed())
  }

  /// Returns the number of decimal places; nil if there are none. A separator before exactly three digits counts as a
  /// thousands separator.
  private static func fraction(of number: String) -> Int? {
    let digits = number.reversed().prefix { $0.isNumber }.count
    return digits == number.count || digits == 3 ? nil : digits
  }

  private static func pieces(of text: String) -> (words: [String], numbers: [String]) {
    let text = text as NSString
    let all = NSRange(location: 0, length: text.length)
    let places = number?.matches(in: text as String, range: all).map(\.range) ?? []
    let ends = [0] + places.map { NSMaxRange($0) }
    let words = zip(ends, places.map(\.location) + [text.length]).map {
      text.substring(with: NSRange($0..<$1))
    }
    return (words, places.map(text.substring))
  }

  /// Matches the numbers in a text, but no digit with a combining mark, as in a keycap emoji.
  private static let number = try? NSRegularExpression(
    pattern: #"[0-9](?!\p{M})([.,'’\u00A0\u202F]?[0-9](?!\p{M})){0,14}"#)
}
