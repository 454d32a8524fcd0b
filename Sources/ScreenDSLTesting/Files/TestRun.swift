import Foundation

enum TestRun {
  /// The name of the test run, which is the same in all processes of the run. If the run uses several machines, the
  /// environment variable `SCREENDSL_RUN` must contain the name.
  static let current = name(in: ProcessInfo.processInfo.environment)

  static func name(in environment: [String: String]) -> String {
    if let name = asksFor("SCREENDSL_RUN", in: environment) { return name }
    let program = CommandLine.arguments.first ?? ""
    let built: Date? = AtomicFile.attribute(.modificationDate, of: program)
    return "\(getppid())-\(Int64((built?.timeIntervalSince1970 ?? 0) * 1000))"
  }

  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()

  static func package(around path: String) -> String {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let isRoot = AtomicFile.names(in: folder.path).contains { name in
        ["Package.swift", ".git"].contains(name) || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
      }
      if isRoot { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.path
  }

  static func shown(_ path: String, near file: String) -> String {
    let folder = package(around: file) + "/"
    return ShownText.quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  static func asksFor(_ variable: String, in environment: [String: String]) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
