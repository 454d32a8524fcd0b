/// The lines of a script that do something, with their numbers.
struct ScriptFile {
  private let file: String
  private var lines: [(number: Int, step: ScriptStep)] = []

  init(_ text: SourceText) throws(InputError) {
    file = text.file
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let line = Self.code(in: line)
      if line.isEmpty { continue }
      let action = try locating(number) { () throws(ScriptError) in
        try ActionReader.action(of: line)
      }
      self.lines.append((number, ScriptStep(line, action)))
    }
  }

  /// Returns the script that starts with `elements`.
  ///
  /// - Throws: An `InputError` for the first line that cannot be played, so that nothing has been
  ///   printed by then.
  func script(on elements: [Element]) throws(InputError) -> Script {
    var elements = elements
    for (number, step) in lines {
      try locating(number) { () throws(ScriptError) in try step.action.edit?.apply(to: &elements) }
    }
    return Script(steps: [.firstApply] + lines.map(\.step))
  }

  private func locating<Value>(
    _ line: Int, _ body: () throws(ScriptError) -> Value
  ) throws(InputError) -> Value {
    do {
      return try body()
    } catch {
      throw InputError(file: file, line: line, sentence: error.sentence)
    }
  }

  /// Returns the line without its comment and the spaces around the rest.
  private static func code(in line: ArraySlice<UInt8>) -> String {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    var code = line[..<(commentStart(in: line) ?? line.endIndex)].drop(while: \.isScriptSpace)
    while code.last?.isScriptSpace == true { code.removeLast() }
    return String(decoding: code, as: UTF8.self)
  }

  private static func commentStart(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.first { index in
      line[index] == UInt8(ascii: "#")
        && (index == line.startIndex || line[index - 1].isScriptSpace)
    }
  }
}

extension UInt8 {
  fileprivate var isScriptSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
