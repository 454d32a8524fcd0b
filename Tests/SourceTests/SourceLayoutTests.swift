/// Tests that the sources have the folders and boundaries that `Docs/Architecture.md` names.
@Suite(.timed) struct SourceLayoutTests {
  private struct Module {
    let name: String, order: [String], files: [SourceFile]

    func mayMention(_ folder: String, in other: String) -> Bool {
      let places = [folder, other].map { order.firstIndex(of: $0) ?? order.count }
      return places[0] <= places[1]
    }
  }

  /// The modules on the page, read once for all tests.
  private static let modules = Result { try readPage() }
  private let modules: [Module]
  private let files: [SourceFile]

  init() throws {
    modules = try Self.modules.get()
    files = try #require(modules.first { $0.name == "ScreenDSL" }?.files)
    try #require(files.count > 30, "no sources at \(Repository.root.path)")
  }

  private static func readPage() throws -> [Module] {
    let table = try ArchitectureTests.lines(under: "The folders").filter { $0.hasPrefix("| ") }
    return try table.dropFirst().map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let order = cells[1].components(separatedBy: ", ")
      return Module(name: cells[0], order: order, files: try files(of: cells[0]))
    }
  }

  private static func files(of module: String) throws -> [SourceFile] {
    let parent = module == "UIKitSimulator" ? "Tests/Support" : "Sources"
    return try Repository.sources(in: "\(parent)/\(module)").map(SourceFile.init)
  }

  @Test func everyFileIsInAFolderOfThePageAndEveryModuleIsOnIt() throws {
    for module in modules {
      expectEqual(Set(module.files.map(\.folder)), Set(module.order), "\(module.name)")
      for file in module.files {
        #expect(file.path.split(separator: "/").count <= 2, "\(file.path) is too deep")
        let vague = ["Util", "Common", "Helpers", "Misc", "Shared", "Extensions", " "]
        expectEqual(vague.filter { file.path.contains($0) }, [], "\(file.path)")
      }
    }
    let sources = Repository.root.appendingPathComponent("Sources").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }.map { $0.split(separator: "/") }
    for name in Set(paths.filter { $0.count > 2 }.map { $0[0] }) {
      #expect(modules.contains { $0.name == name }, "\(name)")
    }
  }

  @Test func foldersMentionThoseBeforeThem() {
    for module in modules {
      let home = Dictionary(
        module.files.flatMap { file in file.declaredTypes.map { ($0, file.folder) } },
        uniquingKeysWith: { first, _ in first })
      #expect(home.count > 10)
      for file in module.files {
        for word in file.words.subtracting(file.nestedTypes).sorted() {
          guard let folder = home[word], folder != file.folder else { continue }
          let what: Comment = "\(module.name)/\(file.path) mentions '\(word)' of \(folder)"
          #expect(module.mayMention(folder, in: file.folder), what)
        }
      }
    }
  }

  @Test func whatTheLayoutCheckSees() {
    let file = SourceFile(
      path: "Model/X.swift",
      text: """
        /// Mentions `InComment`.
        public final class Declared: Base { let text = "InString" }
        @usableFromInline struct Inline<Element> {}
          enum Nested {}
        private struct Hidden {}
        protocol One {}
        extension Nested { class func make() { list.class(Cell.self) } }
        """)
    #expect(file.declaredTypes == ["Declared", "Inline", "One"] && file.nestedTypes == ["Nested"])
    #expect(file.words.isSuperset(of: ["Base", "Element", "Nested"]))
    #expect(file.words.isDisjoint(with: ["InComment", "InString", "Mentions"]))
    let script = "let text = \"\"\"\n  Script\n  \"\"\"\nlet code = Code()"
    expectEqual(SourceFile(path: "X.swift", text: script).words, ["let", "text", "code", "Code"])
    let module = Module(name: "M", order: ["A", "B", "."], files: [])
    #expect(module.mayMention("A", in: "B") && module.mayMention("B", in: "."))
    #expect(!module.mayMention("B", in: "A") && !module.mayMention("elsewhere", in: "."))
  }

  /// Words for users come from the app, from UIKit or from `ListWords`. The list here has all other literals.
  @Test(arguments: ["ScreenDSLUIKit", "ScreenDSLLookViews"])
  func uiKitIsGivenNoWords(module: String) throws {
    let known: Set = [
      // Identifiers, symbols, and values of UIKit.
      "checkmark", "chevron.forward", "chevron.down", "checkmark.circle.fill", "circle",
      "dictation", "d", "f", "{CG", "{UIEdgeInsets", "on", "off", "\\n",
      // Narrow letters and wide letters.
      "iljtfrI1.,:;!'|()", "mwMWQO@%",
      // Words of failures and reports.
      " of ", " as  of ", "delegate", "data source", "another adapter", "none", "header or footer",
      "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
      "A view's data source and delegate must be its adapter (was ",
      "An adapter's  must be an object of the app (was an adapter)",
      "Height of  must come to rest (was ", "No layout for the hint of section ; ",
      "No adapter for a '' that is still there; keep the adapter as long as the view",
      "Nothing observable is read by ", "a container", "container ", "install the adapter's",
      "use a 'CollectionAdapter'",
    ]
    for file in try Self.files(of: module) {
      for (number, line) in file.lines.enumerated() {
        for text in line.texts where !known.contains(text) && !text.hasPrefix("ScreenDSL.") {
          let isWord = text.contains { $0.isLetter } && !text.hasPrefix("No cell registered")
          #expect(!isWord, "\(module)/\(file.path):\(number + 1) says '\(text)'")
        }
      }
    }
  }

  @Test(arguments: ["@unchecked", "unsafelyUnwrapped", "as!", "try!"])
  func everyEscapeHasAReason(escape: String) {
    for file in files {
      for (number, line) in file.lines.enumerated() where line.code.contains(escape) {
        let around = file.lines[max(0, number - 3)...min(file.lines.count - 1, number + 3)]
        let isSaid = around.contains { $0.isReason(for: escape) }
        #expect(isSaid, "\(file.path):\(number + 1) has '\(escape)' and no comment that says why")
      }
    }
  }
}

private struct SourceFile {
  let path: String, lines: [SourceText]

  init(path: String, text: String) {
    self.path = path
    var isInText = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = SourceText(line, isInText: isInText)
      if line.togglesText { isInText.toggle() }
      return line
    }
  }

  var folder: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "." }

  /// The types at the top level of the file that other files can name.
  var declaredTypes: [String] {
    lines.filter { !$0.isIndented && !$0.isPrivate }.compactMap(\.declaredType)
  }

  /// The types inside other types; in this file their names mean these types.
  var nestedTypes: Set<String> { Set(lines.filter(\.isIndented).compactMap(\.declaredType)) }

  /// The identifiers and keywords of the code, without those in comments and strings.
  var words: Set<String> { Set(lines.lazy.flatMap(\.words)) }
}

private struct SourceText {
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private(set) var code = "", comment = "", words: [String] = []
  /// The texts of the line's literals, without interpolations, also for a line inside a multiline text.
  private(set) var texts: [String] = []
  /// Whether a multiline text begins or ends in the line.
  private(set) var togglesText = false

  // The code reads each byte once, because there are thousands of lines.
  init(_ line: Substring, isInText: Bool) {
    let bytes = Array(line.utf8)
    var (index, kept) = (0, [UInt8]())
    let (slash, quote, escape) = (UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
    while index < bytes.count {
      if bytes[index] == slash, index + 1 < bytes.count, bytes[index + 1] == slash {
        comment = String(decoding: bytes[(index + 2)...], as: UTF8.self)
        break
      }
      guard bytes[index] == quote else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, bytes[end] != quote { end += bytes[end] == escape ? 2 : 1 }
      if end < bytes.count {
        texts.append(Self.withoutValues(String(decoding: bytes[index + 1..<end], as: UTF8.self)))
        if end == index + 1, end + 1 < bytes.count, bytes[end + 1] == quote { togglesText = true }
        index = end + 1
        kept += [quote, quote]
      } else {
        kept.append(quote)
        index += 1
      }
    }
    if isInText {
      comment = ""
      return
    }
    code = String(decoding: kept, as: UTF8.self)
    words = kept.split { !Self.isInWord($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func withoutValues(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\\")) ? text.replacing(/\\\([^)]*\)+/, with: "") : text
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  var isIndented: Bool { code.utf8.first == UInt8(ascii: " ") }
  var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }

  /// The type that the line declares; `class func` and `.class(Cell.self)` declare no type.
  var declaredType: String? {
    guard let kind = words.firstIndex(where: Self.kinds.contains), kind + 1 < words.count else {
      return nil
    }
    let name = words[kind + 1]
    let isType = name.first?.isUppercase == true && code.contains("\(words[kind]) \(name)")
    return isType ? name : nil
  }

  /// Whether the line has a comment that is not documentation; for `@unchecked`, one that says 'Unchecked'.
  func isReason(for escape: String) -> Bool {
    if comment.isEmpty || comment.hasPrefix("/") { return false }
    return escape != "@unchecked" || comment.contains("Unchecked")
  }
}
