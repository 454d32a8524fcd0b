import Foundation
import TestSupport
import Testing

/// The sources of the core keep to the folders and boundaries of the design.
@Suite(.timed) struct SourceLayoutTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/ScreenDSL")

  /// Data moves right: a folder may mention what is in those to its left, and in itself.
  private static let flow = ["Identity", "Model", "Storage", "Snapshot", "Changes", "Diff"]
  /// Folders that nothing else mentions.
  private static let leaves = ["Builders"]

  /// Read once, for all tests.
  private static let sources = Result {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      SourceFile(
        path: $0, text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
    }
  }

  private let files: [SourceFile]

  init() throws {
    files = try Self.sources.get()
    try #require(files.count > 30, "no sources at \(Self.root.path)")
  }

  @Test func theCoreImportsNothing() {
    for file in files {
      #expect(!file.words.contains("import"), "\(file.path) imports something")
    }
  }

  @Test func everyFileIsInAFolderOfTheDesign() {
    let folders = Set(files.map(\.folder))
    #expect(folders == Set(Self.flow + Self.leaves))
    for file in files {
      #expect(file.path.split(separator: "/").count == 2, "\(file.path) is too deep")
      for name in ["Utilities", "Common", "Helpers", "Utils", "Misc", "Shared", "Extensions"] {
        #expect(!file.path.contains(name), "\(file.path)")
      }
      #expect(!file.path.contains(" "), "\(file.path)")
    }
  }

  @Test func mentionsPointLeft() {
    let home = Dictionary(
      files.flatMap { file in file.declaredTypes.map { ($0, file.folder) } },
      uniquingKeysWith: { first, _ in first })
    #expect(home["RowID"] == "Identity")
    #expect(home["SectionStorage"] == "Storage")
    #expect(home["ScreenSnapshot"] == "Snapshot")
    #expect(home["SectionBuilder"] == "Builders")
    #expect(home.count > 50)
    for file in files {
      for word in file.words.subtracting(file.nestedTypes).sorted() {
        guard let folder = home[word], folder != file.folder else { continue }
        #expect(
          Self.mayMention(folder, in: file.folder),
          "\(file.path) mentions '\(word)', which is in \(folder)")
      }
    }
  }

  private static func mayMention(_ folder: String, in other: String) -> Bool {
    if leaves.contains(folder) { return false }
    guard let place = flow.firstIndex(of: folder) else { return true }
    // The leaves see all.
    return place <= flow.firstIndex(of: other) ?? flow.count
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
    #expect(Self.mayMention("Identity", in: "Model"))
    #expect(!Self.mayMention("Model", in: "Identity"))
    #expect(!Self.mayMention("Snapshot", in: "Storage"))
    #expect(!Self.mayMention("Diff", in: "Changes"))
    #expect(!Self.mayMention("Builders", in: "Diff"))
    #expect(Self.mayMention("Diff", in: "Builders"))
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

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SourceText(line: String($0))
    }
  }

  var folder: String { String(path.prefix { $0 != "/" }) }

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
