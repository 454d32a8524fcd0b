import Foundation

/// Writes a text into the string literal of a call in a source file.
struct InlineRecording {
  /// The name of the function that is called.
  private static let function = "expectScreen"
  let site: CallSite
  /// What the literal was when the tests were built.
  let expected: ReferenceText
  let text: ReferenceText
  var run = TestRun.current
  /// Where ledgers and locks are.
  var folder = TestRun.folder

  /// Rewrites the literal; the rest of the file stays as it is, byte for byte.
  func perform() throws(FileTrouble) {
    try AtomicFile.createFolder(folder)
    let path = "\(folder)/inline-\(FileName.hash(site.filePath)).json"
    try FileLock.holding(path + ".lock") { () throws(FileTrouble) in
      guard let data = FileManager.default.contents(atPath: site.filePath) else {
        throw FileTrouble(cannot: "read", site.filePath)
      }
      var ledger = InlineLedger.load(path, run: run, source: [UInt8](data))
      guard let edit = try edit(in: ledger) else { return }
      ledger.edits.append(edit)
      try AtomicFile.write(ledger.edited, to: site.filePath)
      try AtomicFile.write(ledger, asJSONTo: path)
    }
  }

  /// Returns the edit that is needed; nil if it is there already.
  private func edit(in ledger: InlineLedger) throws(FileTrouble) -> InlineLedger.Edit? {
    let source = SwiftSource([UInt8](ledger.original))
    let literal = source.literal(inCallOf: Self.function, line: site.line, column: site.column)
    guard let literal, let value = source.value(of: literal) else {
      throw FileTrouble(
        "No string literal for '\(Self.function)' at \(place); "
          + "end the call with a closure that holds only a literal")
    }
    if ReferenceText(value) != expected {
      throw FileTrouble("Source must be as it was built (was changed at \(place)); build it again")
    }
    let (space, startsLine) = source.indentation(at: literal.range.lowerBound)
    let step = startsLine ? "" : space.contains("\t") ? "\t" : "  "
    let edit = InlineLedger.Edit(
      range: literal.range,
      literal: LiteralText(text: text, indentation: space + step, newline: source.newline).source)
    guard let earlier = ledger.edits.first(where: { $0.range == edit.range }) else { return edit }
    if earlier == edit { return nil }
    throw FileTrouble("Duplicate inline reference at \(place) for two texts; use 'named:' instead")
  }

  private var place: String { "\(ShownText.quoted(site.filePath)), line \(site.line)" }
}

/// The literals that one run of the tests has written into one source file.
///
/// Line numbers are those of the file that was compiled, so all edits are kept relative to that file;
/// several processes of one run share the ledger.
struct InlineLedger: Codable, Equatable {
  /// A literal's span in the original file, and what is there now.
  struct Edit: Codable, Equatable {
    var range: Range<Int>
    var literal: String
  }

  /// Which run of which build this is.
  var run: String
  var original: Data
  var edits: [Edit] = []

  /// The file after all edits.
  var edited: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += original[index..<edit.range.lowerBound]
      result += edit.literal.utf8
      index = edit.range.upperBound
    }
    return result + original[index...]
  }
}

extension InlineLedger {
  /// Returns the ledger at `path` if it is of this run and leads to the file as it is; a fresh one
  /// otherwise.
  static func load(_ path: String, run: String, source: [UInt8]) -> InlineLedger {
    let stored = AtomicFile.read(InlineLedger.self, fromJSONAt: path)
    if let stored, stored.run == run, stored.edited == source { return stored }
    return InlineLedger(run: run, original: Data(source))
  }
}

/// Writes a text as a multi-line string literal.
struct LiteralText {
  let text: ReferenceText
  let indentation: String
  let newline: String

  /// The literal: opening quotes, the text's lines, closing quotes, all but the first line indented.
  var source: String {
    let marks = String(repeating: "#", count: hashes)
    let lines = text.lines.map { line in line.isEmpty ? "" : indentation + Self.escaped(line, marks)
    }
    return ([marks + "\"\"\""] + lines + [indentation + "\"\"\"" + marks])
      .joined(separator: newline)
  }

  /// The smallest number of `#` with which no part of the text means anything but itself.
  private var hashes: Int {
    let bytes = text.bytes
    return bytes.indices.map { index in
      let isQuotes = bytes[index...].starts(with: "\"\"\"".utf8)
      if !isQuotes, bytes[index] != .backslash { return 0 }
      return bytes[index...].dropFirst(isQuotes ? 3 : 1).prefix { $0 == .hash }.count + 1
    }.max() ?? 0
  }

  /// Returns a line with hidden scalars as escapes.
  private static func escaped(_ line: String, _ marks: String) -> String {
    ShownText.escaped(line.unicodeScalars) { scalar, isHidden in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return isHidden && scalar != "\t" ? "\\\(marks)u{\(code)}" : nil
    }
  }
}
