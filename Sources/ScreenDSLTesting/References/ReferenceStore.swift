import Foundation

/// Reads and writes references, inside their folder only.
enum ReferenceStore {
  /// Returns the text of a reference; nil if there is none.
  static func read(_ reference: ReferencePath) throws(FileTrouble) -> ReferenceText? {
    try checkNames(reference)
    guard try isThere(reference) else { return nil }
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw FileTrouble(cannot: "read", reference.path)
    }
    do throws(FileTrouble) {
      return try ReferenceText(file: [UInt8](data))
    } catch {
      throw FileTrouble("\(error): \(ShownText.quoted(reference.path))")
    }
  }

  /// Writes a reference atomically.
  static func write(_ text: ReferenceText, to reference: ReferencePath) throws(FileTrouble) {
    try checkNames(reference)
    _ = try isThere(reference)
    for step in reference.steps { try AtomicFile.createFolder(step.folder) }
    try AtomicFile.write(text.file, to: reference.path)
  }

  /// Checks that no name in the path differs from an existing one only in case, and that no folder below the root is a
  /// link.
  private static func checkNames(_ reference: ReferencePath) throws(FileTrouble) {
    for (folder, name) in reference.steps {
      guard let names = AtomicFile.names(in: folder) else { return }
      if let other = names.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
        throw FileTrouble(
          "Duplicate name '\(name)' in \(ShownText.quoted(folder)) "
            + "('\(other)' differs only in case)")
      }
      if type(of: "\(folder)/\(name)") == .typeSymbolicLink {
        throw FileTrouble(
          "Path must not leave its folder (was a symbolic link): "
            + ShownText.quoted("\(folder)/\(name)"))
      }
    }
  }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Whether the file exists; throws if there is something else.
  private static func isThere(_ reference: ReferencePath) throws(FileTrouble) -> Bool {
    let type = type(of: reference.path)
    if type == nil || type == .typeRegular { return type != nil }
    let isFolder = type == .typeDirectory
    let word = isFolder ? "folder" : type == .typeSymbolicLink ? "symbolic link" : "special file"
    throw FileTrouble(
      "Reference must be a file (was a \(word)): \(ShownText.quoted(reference.path))")
  }
}

/// Writes the references that a run of the tests uses to a log, to find unused ones.
///
/// With `SCREENDSL_REFERENCE_LOG` set to a folder, each process of a run adds the paths it uses to a file of its own
/// there, one a line.
enum ReferenceLog {
  /// The environment variable that names the folder of the log.
  static let variable = "SCREENDSL_REFERENCE_LOG"

  /// Adds a use to this process's file, if there is a folder for it.
  static func add(_ reference: ReferencePath, environment: [String: String]) throws(FileTrouble) {
    guard let folder = TestRun.asksFor(variable, in: environment) else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    let path = URL(fileURLWithPath: reference.path).standardizedFileURL.path
    try AtomicFile.append(path, to: "\(folder)/used-\(process).txt")
  }
}

/// The path of a reference: `__References__`, then file, suite, test and name, beside the test's file.
///
/// The suite's folder is missing for a test outside of a type; nested types are joined by a dot.
struct ReferencePath: Hashable, Sendable {
  static let folderName = "__References__"

  /// The folder outside of which nothing is written.
  let root: String
  /// The folders below the root and the file, each safe as a name.
  let components: [String]
  /// The texts of the components, to detect different names that become equal.
  let originals: [String]

  init(site: CallSite, test: TestIdentity, name: String, fileExtension: String) {
    let folders = site.folders(of: test)
    let file = "\(FileName.safe(name)).\(FileName.safe(fileExtension, limit: 16))"
    root = "\(site.folder)/\(Self.folderName)"
    components = folders.map { FileName.safe($0) } + [file]
    originals = folders + [name, fileExtension]
  }

  /// The whole path.
  var path: String { "\(root)/\(components.joined(separator: "/"))" }

  /// The path of each folder below the root, then the file's, each with its folder.
  var steps: [(folder: String, name: String)] {
    components.indices.map { index in
      (([root] + components[..<index]).joined(separator: "/"), components[index])
    }
  }
}
