import Foundation

/// Writes a text into the string literal of a call in a source file.
struct InlineRecording {
  /// The name of the function that is called.
  let function: String
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
      try ledger.save(path)
    }
  }

  /// Returns the edit that is needed; nil if it is there already.
  private func edit(in ledger: InlineLedger) throws(FileTrouble) -> InlineLedger.Edit? {
    let source = SwiftSource([UInt8](ledger.original))
    let literal = source.literal(inCallOf: function, line: site.line, column: site.column)
    guard let literal, let value = source.value(of: literal) else {
      throw FileTrouble(
        "No string literal for '\(function)' at \(place); "
          + "end the call with a closure that holds only a literal")
    }
    if ReferenceText(value) != expected {
      throw FileTrouble("Source must be as it was built (was changed at \(place)); build it again")
    }
    let edit = InlineLedger.Edit(
      range: literal.range, literal: self.literal(replacing: literal, in: source))
    guard let earlier = ledger.edits.first(where: { $0.range == edit.range }) else { return edit }
    if earlier == edit { return nil }
    throw FileTrouble("Duplicate inline reference at \(place) for two texts; use 'named:' instead")
  }

  private func literal(replacing literal: SwiftSource.Literal, in source: SwiftSource) -> String {
    let start = literal.range.lowerBound
    let indentation = source.indentation(at: start)
    let step = source.startsLine(start) ? "" : indentation.contains("\t") ? "\t" : "  "
    return LiteralText(text: text, indentation: indentation + step, newline: source.newline).source
  }

  private var place: String { "\(ShownText.quoted(site.filePath)), line \(site.line)" }
}
