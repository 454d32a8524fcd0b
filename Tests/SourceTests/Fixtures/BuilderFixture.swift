#if os(Linux) || os(macOS)
  /// A file that a test compiles; it is no part of the package.
  struct BuilderFixture: Sendable, CustomTestStringConvertible {
    enum Folder: String {
      case accepted = "Accepted"
      /// Each file has errors; a comment above a line has the error of the line: `// error: message`. If several
      /// lines have the same error, one comment has it, `// error at NAME: message`, and each of the lines ends in
      /// `// NAME`. A file may also have `// note: message` and `// options: …`.
      case rejected = "Rejected"
      /// The files are screens whose cost for the type checker is recorded.
      case canonical = "Canonical"
    }

    let url: URL
    private static let root = Repository.root.appendingPathComponent("Tests/BuilderFixtures")
    static let models = root.appendingPathComponent("Models.swift")
    static let recordedScopes = root.appendingPathComponent("scopes.json")

    static func all(in folder: Folder) -> [BuilderFixture] {
      let files = try? FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent(folder.rawValue), includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }.map(BuilderFixture.init)
    }

    var name: String { url.deletingPathExtension().lastPathComponent }
    var testDescription: String { name }

    /// Returns the errors in the comments: the messages, by the number of the line below the comments. The number 0
    /// stands for an error without a line.
    func expectedErrors() throws -> [Int: [String]] {
      var errors: [Int: [String]] = [:]
      for (_, comment) in try comments("error at ") {
        let parts = comment.split(separator: ": ", maxSplits: 1)
        for (index, line) in try lines.enumerated() where line.hasSuffix("  // \(parts[0])") {
          errors[index + 1] = [String(parts[1])]
        }
      }
      // Consecutive comments are about the same line.
      var below: (line: Int, texts: [String]) = (0, [])
      for (line, text) in try comments("error: ") {
        below = (line + 1, below.line == line ? below.texts + [text] : [text])
        errors[line] = nil
        errors[below.line] = below.texts
      }
      for comment in try comments("error without a line: ") { errors[0] = [comment.text] }
      return errors
    }

    /// Returns the notes in the comments; the compiler may report them at any line.
    func expectedNotes() throws -> [String] { try comments("note: ").map(\.text) }

    func options() throws -> [String] {
      try comments("options: ").flatMap { $0.text.split(separator: " ").map(String.init) }
    }

    private var lines: [String] {
      get throws { try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") }
    }

    /// Returns the comments that begin with `marker`, without the marker, and their lines, counted from 1.
    private func comments(_ marker: String) throws -> [(line: Int, text: String)] {
      try lines.enumerated().compactMap { index, line in
        let text = line.trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("// " + marker) else { return nil }
        return (index + 1, String(text.dropFirst(marker.count + 3)))
      }
    }
  }
#endif
