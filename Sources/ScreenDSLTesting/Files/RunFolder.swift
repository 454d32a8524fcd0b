import Foundation

/// A folder that all processes of a run share: each leaves parts there, and a page is made of all.
struct RunFolder<Part: Codable> {
  let path: String
  /// The same in all processes of a run; parts of earlier runs are removed.
  var run = TestRun.current

  private struct Stored: Codable {
    var run: String
    var part: Part
  }

  /// Adds a part, or replaces the one of that name, and hands over all parts of the run.
  ///
  /// - Parameters:
  ///   - limit: How many parts there may be; beyond that, nothing is done.
  ///   - finish: Makes something of all parts, while no other process adds one.
  func add(
    _ part: Part, named name: String, limit: Int = .max,
    _ finish: ([Part]) throws(FileTrouble) -> Void
  ) throws(FileTrouble) {
    try AtomicFile.createFolder(path)
    try FileLock.holding("\(path)/lock") { () throws(FileTrouble) in
      let parts = parts(except: "\(name).json")
      if parts.count >= limit { return }
      try AtomicFile.write(Stored(run: run, part: part), asJSONTo: "\(path)/\(name).json")
      try finish(parts + [part])
    }
  }

  /// Reads the parts of this run, and removes those of earlier ones.
  private func parts(except own: String) -> [Part] {
    let names = AtomicFile.names(in: path) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") && $0 != own }.compactMap { name in
      let stored = AtomicFile.read(Stored.self, fromJSONAt: "\(path)/\(name)")
      if let stored, stored.run != run { unlink("\(path)/\(name)") }
      return stored?.run == run ? stored?.part : nil
    }
  }
}

/// The run of the tests that this process is part of.
enum TestRun {
  /// What `SCREENDSL_RUN` says, for a run on several machines; otherwise equal in all processes of one
  /// `swift test`, different in each run or build.
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

  /// The folder that the processes of a run share, in the temporary folder, one for each user.
  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()

  /// Returns the folder of the innermost package or project around a file; the file's own if there is none.
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

  /// Returns a path as a person reads it: from the package around a file on, if it is in there.
  static func shown(_ path: String, near file: String) -> String {
    let folder = package(around: file) + "/"
    return ShownText.quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// The folder that a variable of the environment names; nil if it names none.
  static func asksFor(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
