import Foundation

/// The sources keep to the folders and boundaries that `Docs/Architecture.md` names.
@Suite(.timed) struct SourceLayoutTests {
  /// A module of the page: its folders in their order, and its files.
  private struct Module {
    let name: String
    let order: [String]
    let files: [SourceFile]

    /// Whether a folder may mention what is in another one.
    func mayMention(_ folder: String, in other: String) -> Bool {
      let places = [folder, other].map { order.firstIndex(of: $0) ?? order.count }
      return places[0] <= places[1]
    }
  }

  /// Read once, for all tests.
  private static let modules = Result { try readPage() }

  private let modules: [Module]
  /// The files of the core.
  private let files: [SourceFile]

  init() throws {
    modules = try Self.modules.get()
    files = try #require(modules.first { $0.name == "ScreenDSL" }?.files)
    try #require(files.count > 30, "no sources at \(Repository.root.path)")
  }

  private static func readPage() throws -> [Module] {
    let lines = try Repository.text("Docs/Architecture.md").components(separatedBy: "\n")
    let table = lines.drop { $0 != "## The folders" }.drop { !$0.hasPrefix("|") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    return try table.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Module(
        name: cells[0], order: cells[1].components(separatedBy: ", "),
        files: try files(of: cells[0]))
    }
  }

  private static func files(of module: String) throws -> [SourceFile] {
    let parent = module == "UIKitSimulator" ? "Tests/Support" : "Sources"
    return try Repository.sources(in: "\(parent)/\(module)").map(SourceFile.init)
  }

  @Test func theCoreImportsNothing() {
    for file in files {
      #expect(!file.words.contains("import"), "\(file.path) imports something")
    }
  }

  @Test func everyFileIsInAFolderOfThePage() {
    for module in modules {
      #expect(Set(module.files.map(\.folder)) == Set(module.order), "\(module.name)")
      for file in module.files {
        #expect(file.path.split(separator: "/").count <= 2, "\(file.path) is too deep")
        for name in ["Utilities", "Common", "Helpers", "Utils", "Misc", "Shared", "Extensions"] {
          #expect(!file.path.contains(name), "\(file.path)")
        }
        #expect(!file.path.contains(" "), "\(file.path)")
      }
    }
  }

  @Test func everyModuleWithFoldersIsOnThePage() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let folders = Set(try Self.files(of: name).map(\.folder))
      #expect(folders.subtracting(["."]).isEmpty || modules.contains { $0.name == name }, "\(name)")
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
          let isAllowed = module.mayMention(folder, in: file.folder)
          #expect(
            isAllowed,
            "\(module.name)/\(file.path) mentions '\(word)', which is in \(folder)")
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
    #expect(file.declaredTypes == ["Declared", "Inline", "One"])
    #expect(file.nestedTypes == ["Nested"])
    #expect(file.words.isSuperset(of: ["Base", "Element", "Nested"]))
    #expect(file.words.isDisjoint(with: ["InComment", "InString", "Mentions"]))
    #expect(file.folder == "Model" && SourceFile(path: "X.swift", text: "").folder == ".")
    let script = "let text = \"\"\"\n  Script\n  \"\"\"\nlet code = Code()"
    #expect(SourceFile(path: "X.swift", text: script).words == ["let", "text", "code", "Code"])
    let module = Module(name: "M", order: ["A", "B", "."], files: [])
    #expect(module.mayMention("A", in: "B") && module.mayMention("B", in: "."))
    #expect(!module.mayMention("B", in: "A") && !module.mayMention(".", in: "B"))
    #expect(!module.mayMention("elsewhere", in: "."))
  }

  /// What people see or hear in an app comes from the app, or from UIKit: a literal is a name, or is for developers.
  ///
  /// A word for people belongs to `ListWords`; another literal that nobody sees or hears stands in this list.
  @Test(arguments: ["ScreenDSLUIKit", "ScreenDSLLookViews"])
  func uiKitIsGivenNoWords(module: String) throws {
    let known: Set = [
      // Identifiers, symbols, and values of UIKit's.
      "checkmark", "chevron.forward", "chevron.down", "checkmark.circle.fill", "circle",
      "dictation", "d", "f", "{CGSize", "{UIEdgeInsets", "on", "\\n",
      // Letters that are narrower and wider than others.
      "iljtfrI1.,:;!'|()", "mwMWQO@%",
      // Failures and reports.
      " of ", " as  of ", "delegate", "data source", "another adapter", "none", "header or footer",
      "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
    ]
    for file in try Self.files(of: module) {
      for (number, line) in file.texts.enumerated() {
        for text in line where !known.contains(text) && !text.hasPrefix("ScreenDSL.") {
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
        #expect(
          around.contains { $0.isReason(for: escape) },
          "\(file.path):\(number + 1) has '\(escape)' and no comment that says why")
      }
    }
  }
}

private struct SourceFile {
  let path: String
  let lines: [SourceText]
  /// The literal texts in each line of code, without what is interpolated.
  let texts: [[String]]

  init(path: String, text: String) {
    self.path = path
    var isInText = false
    texts = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        ? []
        : line.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
          String($0.1.replacing(/\\\([^)]*\)+/, with: ""))
        }
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { if line.contains("\"\"\"") { isInText.toggle() } }
      return SourceText(line: isInText ? "" : String(line))
    }
  }

  /// The folder that the file is in; `.` if it is beside the folders.
  var folder: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "." }

  /// The types declared at the top level of the file that other files can name.
  var declaredTypes: [String] {
    lines.filter { !$0.isIndented && !$0.isPrivate }.compactMap(\.declaredType)
  }

  /// The types declared inside others, whose names mean the file's own.
  var nestedTypes: Set<String> {
    Set(lines.filter(\.isIndented).compactMap(\.declaredType))
  }

  /// The identifiers and keywords of the code, without comments and strings.
  var words: Set<String> { Set(lines.lazy.flatMap(\.words)) }
}

private struct SourceText {
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  let code: String
  let comment: String
  /// The identifiers and keywords of the code.
  let words: [String]

  init(line: String) {
    let withoutStrings =
      !line.utf8.contains(UInt8(ascii: "\""))
      ? line : line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")
    // Bytes instead of characters: thousands of lines are read.
    let bytes = withoutStrings.utf8
    let slash = UInt8(ascii: "/")
    let start = zip(bytes.indices, zip(bytes, bytes.dropFirst()))
      .first { $0.1 == (slash, slash) }?.0
    code = String(withoutStrings[..<(start ?? withoutStrings.endIndex)])
    comment = start.map { String(withoutStrings[$0...].dropFirst(2)) } ?? ""
    words = code.utf8.split { !Self.isInWord($0) }.map { String(Substring($0)) }
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

  /// The type that is declared on the line; neither `class func` nor `.class(Cell.self)` declares one.
  var declaredType: String? {
    guard let kind = words.firstIndex(where: Self.kinds.contains), kind + 1 < words.count else {
      return nil
    }
    let name = words[kind + 1]
    let isType = name.first?.isUppercase == true && code.contains("\(words[kind]) \(name)")
    return isType ? name : nil
  }

  /// Whether the line has a comment that is not documentation; for `@unchecked`, one that starts with that word.
  func isReason(for escape: String) -> Bool {
    if comment.isEmpty || comment.hasPrefix("/") { return false }
    return escape != "@unchecked" || comment.contains("Unchecked")
  }
}
