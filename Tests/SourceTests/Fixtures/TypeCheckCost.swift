#if os(Linux) || os(macOS)
  /// The number of partial solutions that the type checker tried; one compiler has the same number in each run.
  struct TypeCheckCost: Codable, Equatable {
    var scopes: Int, leafScopes: Int

    func exceeds(_ other: TypeCheckCost) -> Bool {
      scopes * 10 > other.scopes * 11 || leafScopes * 10 > other.leafScopes * 11
    }
  }

  struct TypeCheckCosts: Codable {
    var compiler: String, screens: [String: TypeCheckCost]

    static func measured() throws -> TypeCheckCosts {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let fixtures =
        try BuilderFixture.all(in: .canonical)
        + GeneratedScreen.canonical.map { try $0.write(to: folder.url) }
      let diagnostics = try SwiftCompiler.typecheck(
        fixtures, options: ["-disable-batch-mode", "-stats-output-dir", folder.url.path])
      if let first = diagnostics.first { throw CompilerError(description: "\(first)") }
      var screens: [String: TypeCheckCost] = [:]
      for fixture in fixtures { screens[fixture.name] = try cost(of: fixture, in: folder.url) }
      return TypeCheckCosts(compiler: try SwiftCompiler.version(), screens: screens)
    }

    /// Measures a screen with a mistake, until the compiler reports the mistake.
    static func cost(ofMistaken screen: GeneratedScreen) throws -> TypeCheckCost {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let fixture = try screen.write(to: folder.url)
      let diagnostics = try SwiftCompiler.typecheck(
        [fixture], options: ["-disable-batch-mode", "-stats-output-dir", folder.url.path])
      if diagnostics.isEmpty { throw CompilerError(description: "No error in '\(fixture.name)'") }
      return try cost(of: fixture, in: folder.url)
    }

    private static func cost(of fixture: BuilderFixture, in folder: URL) throws -> TypeCheckCost {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let part = "-\(fixture.name).swift-"
      guard let file = files.first(where: { $0.lastPathComponent.contains(part) }) else {
        throw CompilerError(description: "No statistics for '\(fixture.name)' in \(files)")
      }
      let counts = try JSONDecoder().decode(Counts.self, from: Data(contentsOf: file))
      return TypeCheckCost(scopes: counts.scopes, leafScopes: counts.leafScopes)
    }

    private struct Counts: Decodable {
      var scopes: Int, leafScopes: Int

      enum CodingKeys: String, CodingKey {
        case scopes = "Sema.NumConstraintScopes"
        case leafScopes = "Sema.NumLeafScopes"
      }
    }

    static func recorded() throws -> TypeCheckCosts {
      let data = try Data(contentsOf: BuilderFixture.recordedScopes)
      return try JSONDecoder().decode(TypeCheckCosts.self, from: data)
    }

    func record() throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let data = try encoder.encode(self) + Data("\n".utf8)
      try data.write(to: BuilderFixture.recordedScopes, options: .atomic)
    }
  }
#endif
