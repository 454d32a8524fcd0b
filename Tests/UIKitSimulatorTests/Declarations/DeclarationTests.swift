#if os(Linux)
  /// Tests that the simulator has the declarations of the SDK that `Declarations.md` lists.
  @Suite(.timed) struct DeclarationTests {
    /// To record the simulator's declarations, run `SCREENDSL_CHECKS=1 SCREENDSL_RECORD_DECLARATIONS=1 swift test
    /// --filter DeclarationTests`, then name the source of each new row.
    @Test func eachDeclarationHasARowAndEachRowADeclaration() throws {
      let table = try DeclarationTable()
      let rows = DeclarationTable.rows(of: try SymbolGraph.ofSimulator(), table)
      #expect(rows.count > 150)
      if ProcessInfo.processInfo.environment["SCREENDSL_RECORD_DECLARATIONS"] == "1" {
        return try table.record(rows)
      }
      for name in Set(table.rows.keys).union(rows.keys).sorted()
      where table.rows[name] != rows[name] {
        let row = rows[name].map { "must be:\n| \($0.joined(separator: " | ")) |" } ?? "must go"
        Issue.record("Declarations.md: the row of '\(name)' \(row)")
      }
      for (name, source) in table.sources {
        #expect(!["", Self.unknown].contains(source), "'\(name)' has no source")
      }
    }

    static let own = "the simulator's own"
    /// The source of a recorded row, until somebody names its source.
    static let unknown = "UNKNOWN"
  }

  struct DeclarationTable {
    private let file: URL, lines: [String]
    /// All cells of a row except the source, by the name of its type.
    private(set) var rows: [String: [String]] = [:]
    private(set) var sources: [String: String] = [:]
    private var own: [String: Set<String>] = [:]

    init() throws {
      file = Repository.root.appendingPathComponent("Tests/Support/UIKitSimulator/Declarations.md")
      lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for line in lines where line.hasPrefix("| `") {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        let name = cells[0].trimmingCharacters(in: ["`"])
        (rows[name], sources[name]) = (Array(cells.dropLast()), cells[cells.count - 1])
        own[name] = Set(Self.names(in: cells[6]))
      }
    }

    func record(_ rows: [String: [String]]) throws {
      let text =
        lines.prefix { !$0.hasPrefix("| `") }
        + rows.sorted { $0.key < $1.key }.map { name, cells in
          "| \((cells + [sources[name] ?? DeclarationTests.unknown]).joined(separator: " | ")) |"
        } + [""]
      try text.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private static func names(in cell: String) -> [String] {
      cell.components(separatedBy: "`").enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
    }

    static func rows(of graph: SymbolGraph, _ table: DeclarationTable) -> [String: [String]] {
      let sendable = Set(graph.relationships.filter { $0.target == "s:s8SendableP" }.map(\.source))
      let types = Dictionary(
        graph.symbols.filter(\.isType).map { ($0.pathComponents.joined(separator: "."), $0) },
        uniquingKeysWith: { first, _ in first })
      let members = Dictionary(grouping: graph.symbols.filter { !$0.isType }) {
        $0.pathComponents.dropLast().joined(separator: ".")
      }
      var rows: [String: [String]] = [:]
      for name in Set(types.keys).union(members.keys) {
        if table.sources[name] == DeclarationTests.own {
          rows[name] = table.rows[name]
          continue
        }
        let (type, own) = (types[name], table.own[name] ?? [])
        let isOnMain = type?.text.contains("@MainActor") == true
        let theirs = (members[name] ?? []).filter { !own.contains($0.pathComponents.last ?? "") }
        let apart = Set(theirs.compactMap { $0.mark(isOnMain: isOnMain) }).sorted()
        let present = own.intersection((members[name] ?? []).compactMap(\.pathComponents.last))
        rows[name] = [
          "`\(name)`", type?.form ?? "extension", isOnMain ? "main actor" : "–",
          type.map { sendable.contains($0.identifier.precise) ? "yes" : "–" } ?? "–",
          type?.since ?? "–", apart.map { "`\($0)`" }.joined(separator: ", "),
          present.sorted().map { "`\($0)`" }.joined(separator: ", "),
          "\(Set(theirs.compactMap(\.pathComponents.last)).count)",
        ]
      }
      return rows
    }
  }

  extension SymbolGraph.Symbol {
    fileprivate var form: String {
      let kind = String(kind.identifier.dropFirst(6))
      switch kind {
      case "class" where text.contains("final "): return "final class"
      case "class": return accessLevel == "open" ? "open class" : "class"
      case "typealias": return "`\(text.components(separatedBy: " = ").last ?? "")`"
      default: return kind
      }
    }

    /// Returns the name with its unusual properties: optional types, another isolation than that of its type, a newer
    /// system.
    fileprivate func mark(isOnMain: Bool) -> String? {
      let name = pathComponents[pathComponents.count - 1]
      var marked = name
      if let parameters = functionSignature?.parameters, let open = name.firstIndex(of: "(") {
        let labels = name[open...].dropFirst().dropLast().split(separator: ":")
        let marks = zip(labels, parameters).map { label, parameter in
          "\(label):"
            + Self.optionality(of: parameter.declarationFragments.map(\.spelling).joined())
        }
        marked = name[..<open] + "(" + marks.joined() + ")"
      }
      if let returns = functionSignature?.returns {
        marked += Self.optionality(of: returns.map(\.spelling).joined())
      } else if kind.identifier.hasSuffix("property") {
        marked += Self.optionality(of: text.components(separatedBy: " {")[0])
      } else if text.contains("init?(") {
        marked += "?"
      }
      let isMemberOnMain = text.contains("@MainActor") || kind.identifier == "swift.enum.case"
      if isOnMain, !isMemberOnMain { marked += " nonisolated" }
      if !isOnMain, text.hasPrefix("@MainActor") { marked += " main actor" }
      if let since { marked += " \(since)" }
      return marked == name ? nil : marked
    }

    private static func optionality(of type: String) -> String {
      type.last.map { "?!".contains($0) ? String($0) : "" } ?? ""
    }
  }
#endif
