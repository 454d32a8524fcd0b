/// Tests that the steps and files that `Docs/Architecture.md` names exist in the code.
@Suite(.timed) struct ArchitectureTests {
  @Test(arguments: [
    ("A row's way from statement to snapshot", 12, "_BuiltStatement", "ScreenSnapshot"),
    ("A change's way from `apply` to `performBatchUpdates`", 15, "ListAdapter", "ListView"),
  ]) func aWayIsThatOfTheCode(heading: String, most: Int, first: String, last: String) throws {
    let steps = try Self.lines(under: heading).compactMap { line in
      line.wholeMatch(of: /\d+\. `(\w+)`.*/).map { String($0.1) }
    }
    #expect(steps.count <= most && steps.first == first && steps.last == last)
    let targets = ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLUIKit"]
    let files: [[Substring]] = try targets.flatMap { target in
      try Repository.sources(in: "Sources/\(target)").map { file in
        file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      }
    }
    for step in steps {
      let homes = files.filter { Self.declares(step, in: $0) }
      #expect(!homes.isEmpty, "'\(step)' is declared nowhere")
      let others = Set(steps).subtracting([step])
      let isKnown = files.contains { file in
        file.contains(step[...]) && others.contains { Self.declares($0, in: file) }
      }
      let knowsOthers = homes.contains { $0.contains { others.contains(String($0)) } }
      #expect(isKnown || knowsOthers, "'\(step)' has nothing to do with the others")
    }
  }

  /// Each name under "Where to look" is in a file of that name; each file is named once.
  @Test func whereToLookIsThere() throws {
    let rows = try Self.lines(under: "Where to look").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 10)
    let files = try Repository.sources(in: "Sources").map { $0.path.split(separator: "/").last }
    for row in rows {
      let cells = row.split(separator: "|")
      let names = cells[1].matches(of: /`([A-Z][\w+]*)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        expectEqual(files.count { $0 ?? "" == "\(name).swift" }, 1, "'\(name).swift'")
      }
    }
  }

  static func lines(under heading: String) throws -> ArraySlice<String> {
    let lines = try Repository.text("Docs/Architecture.md").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "## \(heading)"))
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
  }

  private static func declares(_ type: String, in words: [Substring]) -> Bool {
    zip(words, words.dropFirst()).contains { keyword, name in
      name == type && ["struct", "class", "enum", "protocol"].contains(keyword)
    }
  }
}
