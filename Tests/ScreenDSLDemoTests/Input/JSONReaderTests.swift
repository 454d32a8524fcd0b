import Testing

@testable import ScreenDSLDemo

@Suite struct JSONReaderTests {
  private func value(_ json: String) throws(InputError) -> JSONValue {
    try JSONReader.value(in: SourceText(file: "f.json", bytes: Array(json.utf8)))
  }

  private func string(_ json: String) throws -> String? {
    guard case .string(let text) = try value(json).kind else { return nil }
    return text
  }

  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)),
      ("0", .number("0")), ("-0", .number("-0")), ("12.50", .number("12.50")),
      ("1e9", .number("1e9")), ("-3.1E-07", .number("-3.1E-07")), ("2e+1", .number("2e+1")),
      ("[]", .array([])), ("{ }", .object([:])), (#""x""#, .string("x")),
    ] as [(String, JSONValue.Kind)])
  func readsEachKind(_ json: String, _ kind: JSONValue.Kind) throws {
    #expect(try value(json).kind == kind)
  }

  @Test func knowsTheLineOfEachValue() throws {
    let expected = JSONValue(
      kind: .object([
        "a": JSONValue(kind: .array([JSONValue(kind: .null, line: 4)]), line: 3),
        "b": JSONValue(kind: .number("1"), line: 5),
      ]), line: 2)
    #expect(try value("\n{\"a\":\n[\r\n\tnull],\r\n\"b\": 1}\n") == expected)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "A\u{E9}\u{20AC}"),
    (#""a\uD83D\ude00b""#, "a\u{1F600}b"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""\u0000""#, "\0"), ("\"é 😀 \u{2028}\"", "é 😀 \u{2028}"), (#""""#, ""),
  ])
  func readsStrings(_ json: String, _ text: String) throws {
    #expect(try string(json).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("", 1, "Value must start here (was the end of the file)"),
    ("\n\n", 1, "Value must start here (was the end of the file)"),
    ("{\"a\": [1\n\n", 1, "Array must go on with ',' or ']' (was the end of the file)"),
    ("[1,\n2\n", 2, "Array must go on with ',' or ']' (was the end of the file)"),
    ("[1,\n]", 2, "Value must start here (was ']')"),
    ("[1\n2]", 2, "Array must go on with ',' or ']' (was '2')"),
    ("[01]", 1, "Array must go on with ',' or ']' (was '1')"),
    ("[1}", 1, "Array must go on with ',' or ']' (was '}')"),
    ("{\"a\": 1,\n}", 2, "Key must be a string in quotes (was '}')"),
    ("{\na: 1}", 2, "Key must be a string in quotes (was 'a')"),
    ("{\"a\"\n1}", 2, "Key must be followed by ':' (was '1')"),
    ("{\"a\": 1\n\"b\": 2}", 2, "Object must go on with ',' or '}' (was '\"')"),
    ("{\"a\": 1,\n\"b\": 2,\n\"a\": 3}", 3, "Duplicate key 'a' in object (first value on line 1)"),
    ("\n{} {}", 2, "File must end after its value (was '{')"),
    ("nul", 1, "Word must be null, true or false (was 'nul')"),
    ("truefalse", 1, "Word must be null, true or false (was 'truefalse')"),
    ("[NaN]", 1, "Value must start here (was 'N')"),
    ("'a'", 1, "Value must start here (was ''')"),
    ("// a\n1", 1, "Value must start here (was '/')"),
    ("[+1]", 1, "Value must start here (was '+')"),
    ("-", 1, "Number must have a digit after its sign (was the end of the file)"),
    ("[1.]", 1, "Number must have a digit after '.' (was ']')"),
    ("[\n1E+]", 2, "Number must have a digit after 'E' (was ']')"),
    ("[.5]", 1, "Value must start here (was '.')"),
    ("\n\"a", 2, "String must end with a quote (was the end of the file)"),
    ("\n\"a\nb\"", 2, #"Control character in a string must be escaped (was '\n')"#),
    ("\"a\tb\"", 1, #"Control character in a string must be escaped (was '\t')"#),
    (#""\x""#, 1, #"Escape must be one of \" \\ \/ \b \f \n \r \t \u (was 'x')"#),
    (#""\u12G4""#, 1, #"Escape \u must have four hexadecimal digits (was 'G')"#),
    (#""\uD83D""#, 1, #"Surrogate must be one of a pair, \uD800 to \uDBFF first (was alone)"#),
    (#""\uD83Dx""#, 1, #"Surrogate must be one of a pair, \uD800 to \uDBFF first (was alone)"#),
    (#""\uDE00""#, 1, #"Surrogate must be one of a pair, \uD800 to \uDBFF first (was alone)"#),
    (
      #""\uD83D\u0041""#, 1, #"Surrogate must be one of a pair, \uD800 to \uDBFF first (was alone)"#
    ),
  ])
  func refuses(_ json: String, _ line: Int, _ sentence: String) {
    #expect(throws: InputError(file: "f.json", line: line, sentence: sentence)) {
      try value(json)
    }
  }

  @Test func refusesDeepNestingInsteadOfRunningOutOfStack() throws {
    let limit = JSONReader.depthLimit
    let inner = String(repeating: "[", count: limit - 1) + "1"
    let closing = String(repeating: "]", count: limit - 1)
    #expect(throws: Never.self) { try value("[" + inner + closing + "]") }
    let sentence = "Nesting must be at most \(limit) levels deep (was more)"
    #expect(throws: InputError(file: "f.json", line: 2, sentence: sentence)) {
      try value("[\n[" + inner + closing + "]]")
    }
    #expect(throws: InputError.self) {
      try value(String(repeating: "{\"a\":[", count: 500_000))
    }
  }

  @Test func listsSideBySideAreNotNested() throws {
    let lists = Array(repeating: "[{\"a\":[1]}]", count: JSONReader.depthLimit)
    #expect(throws: Never.self) { try value("[\(lists.joined(separator: ","))]") }
  }
}
