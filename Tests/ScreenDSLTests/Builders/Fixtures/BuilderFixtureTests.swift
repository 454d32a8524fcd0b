#if os(Linux) || os(macOS)
  import TestSupport
  import Testing

  /// What the builders accept compiles, and what they reject is explained where it stands.
  @Suite(.timed) struct BuilderFixtureTests {
    @Test(arguments: TestDepth.cases(BuilderFixture.all(in: .accepted)))
    func acceptedStatementsCompile(_ fixture: BuilderFixture) throws {
      #expect(try SwiftCompiler.typecheck([fixture.url, BuilderFixture.models]) == [])
    }

    @Test(arguments: TestDepth.cases(BuilderFixture.all(in: .rejected)))
    func mistakesAreExplainedAtTheirLine(_ fixture: BuilderFixture) throws {
      let expected = try fixture.expectedErrors()
      let all = try SwiftCompiler.typecheck(
        [fixture.url, BuilderFixture.models], options: try fixture.options())
      let diagnostics = all.filter { $0.kind != .note }
      for diagnostic in diagnostics {
        let message = expected[diagnostic.line] ?? "no error"
        #expect(diagnostic.message.hasSuffix(message), "\(diagnostic)")
      }
      let explained = Set(diagnostics.map(\.line))
      #expect(explained == Set(expected.keys))
      #expect(!expected.isEmpty)
      let notes = all.filter { $0.kind == .note }.map(\.message)
      for note in try fixture.expectedNotes() {
        #expect(notes.contains { $0.hasSuffix(note) }, "\(notes)")
      }
    }

    @Test(arguments: [(BuilderFixture.Folder.accepted, 17), (.rejected, 21), (.canonical, 5)])
    func fixturesAreFound(folder: BuilderFixture.Folder, count: Int) {
      #expect(BuilderFixture.all(in: folder).count >= count)
    }
  }
#endif
