#if os(Linux)
  struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      let kind: Named, identifier: Precise, pathComponents: [String], accessLevel: String
      let declarationFragments: [Fragment]?
      let functionSignature: Signature?, availability: [Availability]?
      var text: String { (declarationFragments ?? []).map(\.spelling).joined() }
      var isType: Bool {
        ["class", "struct", "enum", "protocol", "typealias"].contains(kind.identifier.dropFirst(6))
      }
      /// The first iOS version that has the declaration; nil if all supported versions have it.
      var since: String? {
        availability?.first { $0.domain == "iOS" }?.introduced.map { "iOS \($0.major)" }
      }
    }
    struct Named: Decodable { let identifier: String }
    struct Precise: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Signature: Decodable { let parameters: [Parameter]?, returns: [Fragment]? }
    struct Parameter: Decodable { let declarationFragments: [Fragment] }
    struct Availability: Decodable { let domain: String?, introduced: Version? }
    struct Version: Decodable { let major: Int }
    struct Relationship: Decodable { let kind: String, source: String, target: String }
    private(set) var symbols: [Symbol], relationships: [Relationship]

    /// Reads the list of the simulator, with its extensions of types of other modules, from the build of the tests.
    static func ofSimulator() throws -> SymbolGraph {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Declarations-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let modules = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Modules").path
      #if arch(arm64)
        let target = "aarch64-unknown-linux-gnu"
      #else
        let target = "x86_64-unknown-linux-gnu"
      #endif
      process.arguments = [
        "swift", "symbolgraph-extract", "-module-name", "UIKitSimulator", "-I", modules, "-target",
        target, "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
        folder.path,
      ]
      try process.run()
      process.waitUntilExit()
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.reduce(into: SymbolGraph(symbols: [], relationships: [])) { whole, file in
        let part = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        whole.symbols += part.symbols
        whole.relationships += part.relationships
      }
    }
  }
#endif
