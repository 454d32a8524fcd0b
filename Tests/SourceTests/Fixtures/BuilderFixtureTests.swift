#if os(Linux) || os(macOS)
  /// Tests that accepted statements compile, and that rejected statements have a clear error at their line.
  @Suite(.timed) struct BuilderFixtureTests {
    @Test func acceptedStatementsCompile() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let generated = try GeneratedScreen.accepted.map { try $0.write(to: folder.url) }
      let fixtures = BuilderFixture.all(in: .accepted) + generated
      #expect(fixtures.count >= 9)
      let options = ["-wmo", "-emit-sil", "-o", "/dev/null"]  // also what follows the types
      expectEqual(try SwiftCompiler.typecheck(fixtures, options: options), [])
    }

    /// The compiler's messages about all rejected files, by file. Files with the same options are compiled together.
    private static let diagnostics = Result<[String: [Diagnostic]], any Error> {
      try Dictionary(grouping: BuilderFixture.all(in: .rejected)) { try $0.options() }
        .map { options, fixtures in
          let all = try SwiftCompiler.typecheck(fixtures, options: ["-wmo"] + options)
          // A note may be in another file; it belongs to the error above it.
          var file = ""
          let parts = Dictionary(grouping: all) { diagnostic in
            if diagnostic.kind != .note { file = diagnostic.file }
            return file
          }
          return Dictionary(
            uniqueKeysWithValues: fixtures.map { fixture in
              (fixture.name, parts[fixture.url.path, default: []] + parts["<unknown>", default: []])
            })
        }.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    @Test(arguments: BuilderFixture.all(in: .rejected))
    func mistakesAreExplainedAtTheirLine(_ fixture: BuilderFixture) throws {
      let expected = try fixture.expectedErrors()
      let all = try #require(try Self.diagnostics.get()[fixture.name])
      let diagnostics = all.filter { $0.kind != .note }
      for diagnostic in diagnostics {
        let messages = expected[diagnostic.line, default: []]
        #expect(messages.contains { diagnostic.message.hasSuffix($0) }, "\(diagnostic)")
      }
      expectEqual(Set(diagnostics.map(\.line)), Set(expected.keys))
      for (line, messages) in expected {
        let said = diagnostics.filter { $0.line == line }.map(\.message)
        #expect(messages.allSatisfy { text in said.contains { $0.hasSuffix(text) } }, "\(said)")
      }
      #expect(!expected.isEmpty)
      let notes = all.filter { $0.kind == .note }.map(\.message)
      for note in try fixture.expectedNotes() {
        #expect(notes.contains { $0.hasSuffix(note) }, "\(notes)")
      }
    }

    /// Most messages say what to write: those of the package, and those of the compiler about labels. The same messages
    /// at several lines are counted once.
    @Test func mostMessagesSayWhatToWrite() throws {
      let lines = try Self.diagnostics.get().values.flatMap { all in
        Dictionary(grouping: all.filter { $0.kind != .note }) { "\($0.file):\($0.line)" }.values
      }
      let mistakes = Set(lines.map { Set($0.map(\.message)) })
      let advice = [
        "is unavailable: ", "has been renamed to", "was used to satisfy", "argument label",
        "must precede",
      ]
      let told = mistakes.filter { messages in
        messages.contains { message in advice.contains(where: message.contains) }
      }
      #expect(mistakes.count >= 160)
      #expect(told.count * 100 >= mistakes.count * 60, "\(told.count) of \(mistakes.count)")
    }

    /// A fixture has each message of the guide's table of mistakes, apart from the names in the message.
    @Test func theGuidesMessagesAreHeld() throws {
      let guide = try Repository.text("Docs/Mistakes.md")
      let rows = guide.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      let messages = rows.flatMap { row in
        let words = row.components(separatedBy: " | ").dropFirst().first ?? ""
        return words.components(separatedBy: "*").enumerated().filter { $0.offset % 2 == 1 }
          .map(\.element)
      }
      #expect(messages.count >= 14)
      let held = try BuilderFixture.all(in: .rejected).flatMap {
        try $0.expectedErrors().values.flatMap { $0 } + $0.expectedNotes()
      }.map(Self.withoutNames)
      for message in messages {
        let parts = Self.withoutNames(message).components(separatedBy: "…")
          .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(held.contains { text in parts.allSatisfy(text.contains) }, "\(message)")
      }
    }

    private static func withoutNames(_ message: String) -> String {
      message.components(separatedBy: "'").enumerated()
        .map { $0.offset.isMultiple(of: 2) ? $0.element : "" }.joined(separator: "'")
    }
  }
#endif
