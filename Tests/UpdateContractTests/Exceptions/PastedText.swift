struct PastedText: Sendable, CustomStringConvertible {
  var rule: String, text: String, kind: ListKind?

  /// Reads a line of the table: `rule kind: text`.
  init(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    (rule, text) = (String(words[0]), String(words[2]))
    kind = ListKind.allCases.first { "\($0):" == words[1] }
  }

  var description: String { "\(rule) \(text.prefix(50))" }
  private static let path = "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"

  /// The texts of `PastedTexts.txt`, where `{path}` is an index path as an object prints it.
  static let all = {
    let file = "Tests/UpdateContractTests/Exceptions/PastedTexts.txt"
    guard let table = try? Repository.text(file) else { fatalError("No table of texts") }
    return table.replacing("{path}", with: path).split(separator: "\n").map(PastedText.init)
  }()
}
