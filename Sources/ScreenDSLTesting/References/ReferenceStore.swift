import Foundation

/// Reads and writes reference files. The store never writes outside of their folder.
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

  /// Writes a reference in one step.
  static func write(_ text: ReferenceText, to reference: ReferencePath) throws(FileTrouble) {
    try checkNames(reference)
    _ = try isThere(reference)
    for step in reference.steps { try AtomicFile.createFolder(step.folder) }
    try AtomicFile.write(text.file, to: reference.path)
  }

  /// Throws an error if a name in the path differs from an existing name only in case, or if a folder below the root
  /// is a link.
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

  /// Whether the file exists. Throws if something else is at its path.
  private static func isThere(_ reference: ReferencePath) throws(FileTrouble) -> Bool {
    let type = type(of: reference.path)
    if type == nil || type == .typeRegular { return type != nil }
    let isFolder = type == .typeDirectory
    let word = isFolder ? "folder" : type == .typeSymbolicLink ? "symbolic link" : "special file"
    throw FileTrouble(
      "Reference must be a file (was a \(word)): \(ShownText.quoted(reference.path))")
  }
}

/// Writes the paths of all references that a test run uses to a log, so that unused references can be found.
///
/// The environment variable `SCREENDSL_REFERENCE_LOG` names a folder. Each process of the run writes its paths to a
/// file of its own in this folder, each on a line.
enum ReferenceLog {
  /// The environment variable that names the folder of the log.
  static let variable = "SCREENDSL_REFERENCE_LOG"

  /// If the environment names a folder, adds the path of a reference to this process's file there.
  static func add(_ reference: ReferencePath, environment: [String: String]) throws(FileTrouble) {
    guard let folder = TestRun.asksFor(variable, in: environment) else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    let path = URL(fileURLWithPath: reference.path).standardizedFileURL.path
    try AtomicFile.append(path, to: "\(folder)/used-\(process).txt")
  }
}

/// The path of a reference: the folder `__References__` beside the test's file, and in it folders for the file, the
/// suite and the test.
///
/// If the test is outside of a type, there is no folder for a suite. The names of nested types are joined by dots.
struct ReferencePath: Hashable, Sendable {
  static let folderName = "__References__"

  /// The folder that contains all references of the file. Nothing is written outside of this folder.
  let root: String
  /// The names of the folders below the root, and of the file. Each is safe as a file name.
  let components: [String]
  /// The names before they were made safe. If two names have the same safe name, the registry compares these.
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

  /// The path of each folder below the root and of the file, each split into its folder and its name.
  var steps: [(folder: String, name: String)] {
    components.indices.map { index in
      (([root] + components[..<index]).joined(separator: "/"), components[index])
    }
  }
}
