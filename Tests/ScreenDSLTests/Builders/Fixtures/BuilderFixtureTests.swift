#if os(Linux) || os(macOS)
  import Testing

  /// What the builders accept compiles, and what they reject is explained where it stands.
  @Suite struct BuilderFixtureTests {
    @Test(arguments: BuilderFixture.all(in: .accepted))
    func acceptedStatementsCompile(_ fixture: BuilderFixture) throws {
      #expect(try SwiftCompiler.typecheck([fixture.url, BuilderFixture.models]) == [])
    }

    @Test(arguments: BuilderFixture.all(in: .rejected))
    func mistakesAreExplainedAtTheirLine(_ fixture: BuilderFixture) throws {
      let expected = try fixture.expectedErrors()
      let diagnostics = try SwiftCompiler.typecheck([fixture.url, BuilderFixture.models])
      for diagnostic in diagnostics {
        let message = expected[diagnostic.line] ?? "no error"
        #expect(diagnostic.message.hasSuffix(message), "\(diagnostic)")
      }
      let explained = Set(diagnostics.map(\.line))
      #expect(explained == Set(expected.keys))
      #expect(!expected.isEmpty)
    }

    @Test(arguments: [(BuilderFixture.Folder.accepted, 13), (.rejected, 12), (.canonical, 5)])
    func fixturesAreFound(folder: BuilderFixture.Folder, count: Int) {
      #expect(BuilderFixture.all(in: folder).count >= count)
    }
  }
#endif
