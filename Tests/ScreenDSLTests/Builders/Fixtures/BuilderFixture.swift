#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// A file that is compiled by a test, not by the package.
  struct BuilderFixture: Sendable, CustomTestStringConvertible {
    /// What is expected of the files in a folder.
    enum Folder: String {
      /// The files compile.
      case accepted = "Accepted"
      /// Each file has errors; a comment above the line says which: `// error: message`.
      case rejected = "Rejected"
      /// The files are screens whose cost for the type checker is recorded.
      case canonical = "Canonical"
    }

    let url: URL

    private static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("BuilderFixtures")

    /// The models that all fixtures use.
    static let models = root.appendingPathComponent("Models.swift")
    /// The recorded cost of the canonical screens.
    static let recordedScopes = root.appendingPathComponent("scopes.json")

    static func all(in folder: Folder) -> [BuilderFixture] {
      let files = try? FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent(folder.rawValue), includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }.map(BuilderFixture.init)
    }

    var name: String { url.deletingPathExtension().lastPathComponent }
    var testDescription: String { name }

    /// The errors that the comments ask for: the message, by the number of the line below the comment.
    func expectedErrors() throws -> [Int: String] {
      let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
      let marker = "// error: "
      var errors: [Int: String] = [:]
      for (index, line) in lines.enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix(marker) { errors[index + 2] = String(text.dropFirst(marker.count)) }
      }
      return errors
    }
  }
#endif
