/// The words of a script's line, taken one after the other.
struct ScriptWords {
  let line: String
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) {
    self.line = line
    rest = Substring(line).unicodeScalars
    skipSpace()
  }

  /// Takes a word; nil if there is none left.
  mutating func next() -> String? {
    let word = rest.prefix { !$0.isScriptSpace }
    rest = rest[word.endIndex...]
    skipSpace()
    return word.isEmpty ? nil : String(word)
  }

  /// Takes all that is left, the spaces between its words included; nil if there is nothing.
  mutating func remainder() -> String? {
    let text = String(rest)
    rest = rest[rest.endIndex...]
    return text.isEmpty ? nil : text
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isScriptSpace) }
}

extension Unicode.Scalar {
  /// Whether the scalar separates the words of a script.
  ///
  /// Scalars are looked at, not characters: a space with a combining mark behind it is a space.
  fileprivate var isScriptSpace: Bool { self == " " || self == "\t" }
}
