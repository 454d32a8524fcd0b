import Foundation

/// The references that runs of the tests have used, to find those that nothing uses any more.
///
/// With `SCREENDSL_REFERENCE_LOG` set to a folder, each process of a run adds the paths it uses to a
/// file of its own there, one a line. Empty the folder before a full run.
///
/// ```swift
/// let unused = try ReferenceLog(contentsOf: "/tmp/log").unused(in: "/app/Tests")
/// ```
public struct ReferenceLog: Equatable, Sendable {
  /// The environment variable that names the folder of the log.
  static let variable = "SCREENDSL_REFERENCE_LOG"

  /// The paths of the references that were used.
  public private(set) var used: Set<String>

  /// Creates a log of these paths.
  public init(used: Set<String>) { self.used = used }

  /// Reads all files of a log's folder.
  ///
  /// - Parameter folder: What `SCREENDSL_REFERENCE_LOG` was set to in the run.
  /// - Throws: An error if the folder or a file cannot be read.
  public init(contentsOf folder: String) throws {
    used = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      used.formUnion(text.split(separator: "\n").map(String.init))
    }
  }

  /// Returns the references below `folder` that are not in the log, sorted.
  ///
  /// - Parameter folder: A folder with tests; every file in a `__References__` folder is a reference.
  /// - Throws: An error if the folder cannot be read.
  public func unused(in folder: String) throws -> [String] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.split(separator: "/").dropLast().contains(Substring(ReferencePath.folderName)) }
      .map { "\(root)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && !isFolder.boolValue && !used.contains(Self.standard(path))
      }
      .sorted()
  }

  /// Adds a use to this process's file, if there is a folder for it.
  static func add(_ reference: ReferencePath, environment: [String: String]) throws(FileTrouble) {
    guard let folder = environment[variable], !folder.isEmpty else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    try AtomicFile.append(standard(reference.path), to: "\(folder)/used-\(process).txt")
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
