import Foundation

/// The literals that one run of the tests has written into one source file.
///
/// What the tests know of their places is from when they were built, so all edits are kept relative
/// to the file as it was then; several processes of one run share the ledger.
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
    let stored = FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(InlineLedger.self, from: $0)
    }
    if let stored, stored.run == run, stored.edited == source { return stored }
    return InlineLedger(run: run, original: Data(source))
  }

  func save(_ path: String) throws(FileTrouble) {
    guard let data = try? JSONEncoder().encode(self) else {
      throw FileTrouble("Internal error: an inline recording cannot be encoded")
    }
    try AtomicFile.write([UInt8](data), to: path)
  }
}
