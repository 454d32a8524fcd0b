#if os(Linux) || os(macOS)
  /// The compiler in `PATH`, with the modules of the build of the tests.
  enum SwiftCompiler {
    /// Type-checks fixtures with their models, as an app's module. Returns the compiler's messages in its order.
    static func typecheck(
      _ fixtures: [BuilderFixture], options: [String] = []
    ) throws(CompilerError) -> [Diagnostic] {
      let files = fixtures.map(\.url) + [BuilderFixture.models]
      let arguments =
        ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
        + ["-I", try modules.get().path] + options + files.map(\.path)
      return try run(arguments).split(separator: "\n").compactMap { Diagnostic(line: String($0)) }
    }

    /// The first line of `swiftc --version` without the driver's own version.
    static func version() throws(CompilerError) -> String {
      let text = try run(["swiftc", "--version"])
      let start = text.range(of: "Swift version")?.lowerBound ?? text.startIndex
      return String(text[start...].prefix { $0 != "\n" })
    }

    private static func run(_ arguments: [String]) throws(CompilerError) -> String {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      (process.standardOutput, process.standardError) = (output, output)
      do { try process.run() } catch {
        throw CompilerError(description: "Cannot run 'swiftc'; put it on the PATH (\(error))")
      }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus != 127 else {
        throw CompilerError(description: "No 'swiftc' on the PATH; install it there: \(text)")
      }
      return text
    }

    /// The folder with `ScreenDSL.swiftmodule`, next to the tests' executable or bundle.
    private static let modules: Result<URL, CompilerError> = {
      let starts = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
      for start in starts.compactMap({ $0?.resolvingSymlinksInPath() }) {
        var folder = start
        for _ in 0..<5 {
          folder.deleteLastPathComponent()
          let modules = folder.appendingPathComponent("Modules")
          let file = modules.appendingPathComponent("ScreenDSL.swiftmodule")
          if FileManager.default.fileExists(atPath: file.path) { return .success(modules) }
        }
      }
      return .failure(
        CompilerError(description: "No 'Modules/ScreenDSL.swiftmodule' above the tests: \(starts)"))
    }()

    private final class Marker {}
  }

  struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ScreenDSL-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  struct CompilerError: Error, CustomStringConvertible { let description: String }

  struct Diagnostic: Hashable, CustomStringConvertible {
    enum Kind: String { case error, warning, note }
    let file: String
    /// The line, counted from 1; 0 if the compiler names none.
    let line: Int
    let kind: Kind, message: String
    var description: String { "\(file):\(line): \(kind): \(message)" }

    /// Parses `file:line:column: error: message`, or `<unknown>:0: error: message`; nil if the line is something else.
    init?(line text: String) {
      guard
        let match = text.wholeMatch(
          of: /(?<file>[^:]+):(?<line>\d+):(?:\d+:)? (?<kind>error|warning|note): (?<message>.*)/),
        let line = Int(match.line), let kind = Kind(rawValue: String(match.kind))
      else { return nil }
      (file, message) = (String(match.file), String(match.message))
      (self.line, self.kind) = (line, kind)
    }
  }
#endif
