import Foundation

/// A folder that all processes of a test run share. Each process adds parts, for example of a report, and the parts
/// are combined later.
struct RunFolder<Part: Codable> {
  let path: String
  /// The name of the run. All processes of the run have the same name. Parts with the name of an earlier run are
  /// removed.
  var run = TestRun.current

  /// Adds a part, or replaces the part with the same name, and passes all parts of the run to `finish`.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of parts. The method ignores further parts.
  ///   - isDue: Returns whether to call `finish`. The argument is the number of parts.
  ///   - finish: Combines all parts, while no other process adds one.
  func add(
    _ part: Part, named name: String, limit: Int = .max, isDue: (Int) -> Bool = { _ in true },
    _ finish: ([Part]) throws(FileTrouble) -> Void
  ) throws(FileTrouble) {
    try AtomicFile.createFolder(path)
    try FileLock.holding("\(path)/lock") { () throws(FileTrouble) in
      let own = "\(name)\(end)"
      var names = names
      if !names.contains(own) {
        if names.count >= limit { return }
        names.append(own)
      }
      try AtomicFile.write(part, asJSONTo: "\(path)/\(own)")
      if isDue(names.count) { try finish(parts(names)) }
    }
  }

  /// Passes all parts of the run to `finish`.
  func read(_ finish: ([Part]) throws(FileTrouble) -> Void) throws(FileTrouble) {
    try FileLock.holding("\(path)/lock") { () throws(FileTrouble) in try finish(parts(names)) }
  }

  /// The end of the file names of this run's parts.
  private var end: String { ".\(FileName.hash(run)).json" }

  /// The names of the parts of this run, in order. Reading them removes the parts of earlier runs.
  private var names: [String] {
    let names = (AtomicFile.names(in: path) ?? []).sorted().filter { $0.hasSuffix(".json") }
    for name in names where !name.hasSuffix(end) { unlink("\(path)/\(name)") }
    return names.filter { $0.hasSuffix(end) }
  }

  private func parts(_ names: [String]) -> [Part] {
    names.compactMap { AtomicFile.read(Part.self, fromJSONAt: "\(path)/\($0)") }
  }
}

/// The test run of this process.
enum TestRun {
  /// The name of the test run.
  ///
  /// For a run on several machines, the name is the value of `SCREENDSL_RUN`. Without that variable, all processes of
  /// one `swift test` have the same name, which differs from run to run.
  static let current = name()

  static func name(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let name = asksFor("SCREENDSL_RUN", in: environment) { return name }
    let program = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let built = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(getppid())-\(Int64(built * 1000))"
  }

  /// The folder for all processes of a run. Each user has such a folder in the temporary folder.
  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()

  /// Returns the folder of the innermost package or project around a file. If there is none, returns the folder of
  /// the file.
  static func package(around path: String) -> String {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let isRoot = AtomicFile.names(in: folder.path)?.contains { name in
        ["Package.swift", ".git"].contains(name) || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
      }
      if isRoot == true { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.path
  }

  /// Returns a path for messages. If the path is inside the package around `file`, the result is relative to that
  /// package.
  static func shown(_ path: String, near file: String) -> String {
    let folder = package(around: file) + "/"
    return ShownText.quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// Returns the folder that an environment variable contains; nil if the variable contains no folder.
  static func asksFor(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
