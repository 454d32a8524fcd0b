import Foundation

/// Writes a text into a test's source file, as the string literal in a call of `expectScreen`.
struct InlineRecording {
  private static let function = "expectScreen"
  let site: CallSite
  /// The value that the literal had when the tests were built.
  let expected: ReferenceText
  let text: ReferenceText
  var run = TestRun.current
  var folder = TestRun.folder

  func perform() throws(FileTrouble) {
    try AtomicFile.createFolder(folder)
    let path = "\(folder)/inline-\(FileName.hash(site.filePath)).json"
    try AtomicFile.locking(path + ".lock") { () throws(FileTrouble) in
      guard let source = FileManager.default.contents(atPath: site.filePath) else {
        throw FileTrouble(cannot: "read", site.filePath)
      }
      let stored = AtomicFile.read(InlineLedger.self, fromJSONAt: path)
      let isGoingOn = stored?.run == run && stored?.edited == source
      var ledger = (isGoingOn ? stored : nil) ?? InlineLedger(run: run, original: source)
      guard let edit = try edit(in: ledger) else { return }
      ledger.edits.append(edit)
      try AtomicFile.write(ledger.edited, to: site.filePath)
      try AtomicFile.write(ledger, asJSONTo: path)
    }
  }

  private func edit(in ledger: InlineLedger) throws(FileTrouble) -> InlineLedger.Edit? {
    let file = [UInt8](ledger.original)
    let place = "\(ShownText.quoted(site.filePath)), line \(site.line)"
    let call = CallLiteral(function: Self.function, value: expected)
    guard let range = call.range(in: file, line: site.line, column: site.column) else {
      let literal = text.literal(indentation: "  ", newline: "\n")
      throw FileTrouble(
        "No string literal as it was built for '\(Self.function)' at \(place); build it again, end the call "
          + "with a closure that holds only a literal, or paste this:\n\(literal)")
    }
    let line = file[..<range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let space = file[line..<range.lowerBound].prefix { " \t".utf8.contains($0) }
    let step = line + space.count == range.lowerBound ? "" : space.contains(9) ? "\t" : "  "
    let literal = text.literal(
      indentation: String(decoding: space, as: UTF8.self) + step,
      newline: file.prefix { $0 != .newline }.last == 0x0D ? "\r\n" : "\n")
    let edit = InlineLedger.Edit(range: range, literal: literal)
    guard let earlier = ledger.edits.first(where: { $0.range == range }) else { return edit }
    if earlier == edit { return nil }
    throw FileTrouble("Duplicate inline reference at \(place) for two texts; use 'named:' instead")
  }
}

/// The edits that a test run makes to one source file.
struct InlineLedger: Codable, Equatable {
  struct Edit: Codable, Equatable {
    var range: Range<Int>
    var literal: String
  }

  var run: String
  var original: Data
  var edits: [Edit] = []

  var edited: Data {
    edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
      .reduce(into: original) { $0.replaceSubrange($1.range, with: $1.literal.utf8) }
  }
}

extension ReferenceText {
  /// Returns the source of a multi-line string literal with this text.
  func literal(indentation: String, newline: String) -> String {
    let marks = String(repeating: "#", count: hashes)
    let shown = lines.map { line in line.isEmpty ? "" : indentation + Self.escaped(line, marks) }
    // `ReferenceText.init(_:)` removes a line break at the end of the literal's value. If this text ends with a line
    // break, the literal needs a second one.
    let end = lines.last == "" ? [""] : []
    return ([marks + "\"\"\""] + shown + end + [indentation + "\"\"\"" + marks])
      .joined(separator: newline)
  }

  /// The number of `#` on each side of the literal. With this number, no part of the text is an escape sequence or the
  /// end of the literal.
  private var hashes: Int {
    bytes.indices.map { index in
      let sign = ["\\", "\"\"\""].first { bytes[index...].starts(with: $0.utf8) }
      let rest = sign.map { bytes[(index + $0.utf8.count)...] }
      return rest.map { $0.prefix { $0 == UInt8(ascii: "#") }.count + 1 } ?? 0
    }.max() ?? 0
  }

  private static func escaped(_ line: String, _ marks: String) -> String {
    var hidden = HiddenScalars()
    return line.unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return hidden.hides(scalar) && scalar != "\t" ? "\\\(marks)u{\(code)}" : String(scalar)
    }.joined()
  }
}
