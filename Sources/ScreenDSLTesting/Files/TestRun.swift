import Foundation

/// The test run of this process.
enum TestRun {
  /// The name of the test run.
  ///
  /// If the environment variable `SCREENDSL_RUN` is set, as for a run on several machines, the name is its value.
  /// Otherwise, the name is the same in all processes of one `swift test`, and differs from run to run.
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

  /// The temporary folder of all test runs. Each user of the machine has a folder of their own.
  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()

  /// Returns the folder of the innermost package or project that contains a file. If there is none, returns the folder
  /// that contains the file.
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

  /// Returns a path as a message shows it. If the path is inside the package that contains `file`, the result is
  /// relative to the folder of this package.
  static func shown(_ path: String, near file: String) -> String {
    let folder = package(around: file) + "/"
    return ShownText.quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// Returns the value of an environment variable; nil if the variable is not set, or is empty.
  static func asksFor(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
