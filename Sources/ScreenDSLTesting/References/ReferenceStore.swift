import Foundation

/// Reads and writes reference files. Writes no file outside of the folder of references.
enum ReferenceStore {
  static func read(_ reference: ReferencePath) throws(FileTrouble) -> ReferenceText? {
    try checkNames(reference)
    guard try isThere(reference) else { return nil }
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw FileTrouble(cannot: "read", reference.path)
    }
    return try ReferenceText(file: [UInt8](data), at: reference.path)
  }

  static func write(_ text: ReferenceText, to reference: ReferencePath) throws(FileTrouble) {
    try checkNames(reference)
    _ = try isThere(reference)
    for step in reference.steps { try AtomicFile.createFolder(step.folder) }
    try AtomicFile.write(text.file, to: reference.path)
  }

  private static func checkNames(_ reference: ReferencePath) throws(FileTrouble) {
    for (folder, name) in reference.steps {
      let names = AtomicFile.names(in: folder)
      if let other = names.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
        throw FileTrouble(
          "Duplicate name '\(name)' in \(ShownText.quoted(folder)) "
            + "('\(other)' differs only in case)")
      }
      let type: FileAttributeType? = AtomicFile.attribute(.type, of: "\(folder)/\(name)")
      if type == .typeSymbolicLink {
        throw FileTrouble(
          "Path must not leave its folder (was a symbolic link): "
            + ShownText.quoted("\(folder)/\(name)"))
      }
    }
  }

  private static func isThere(_ reference: ReferencePath) throws(FileTrouble) -> Bool {
    let type: FileAttributeType? = AtomicFile.attribute(.type, of: reference.path)
    if type == nil || type == .typeRegular { return type != nil }
    let word = type == .typeDirectory ? "folder" : "special file"
    throw FileTrouble(
      "Reference must be a file (was a \(word)): \(ShownText.quoted(reference.path))")
  }
}

/// Writes a log of the reference files that a test run uses, so that a developer can find unused files.
enum ReferenceLog {
  static let variable = "SCREENDSL_REFERENCE_LOG"

  static func add(_ reference: ReferencePath, environment: [String: String]) throws(FileTrouble) {
    guard let folder = TestRun.asksFor(variable, in: environment) else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    let path = URL(fileURLWithPath: reference.path).standardizedFileURL.path
    try AtomicFile.append(path, to: "\(folder)/used-\(process).txt")
  }
}

/// A path such as `__References__/MenuTests/MenuSuite/opens/full.svg`. The folders have the names of the test's file,
/// its suite and the test.
struct ReferencePath: Hashable, Sendable {
  static let folderName = "__References__"

  let root: String
  let components: [String]
  /// The names before `FileName.safe` has changed them. Different names can give the same path.
  let originals: [String]

  init(site: CallSite, test: TestIdentity, name: String, fileExtension: String) {
    let folders = site.folders(of: test)
    let file = "\(FileName.safe(name)).\(FileName.safe(fileExtension, limit: 16))"
    root = "\(site.folder)/\(Self.folderName)"
    components = folders.map { FileName.safe($0) } + [file]
    originals = folders + [name, fileExtension]
  }

  var path: String { "\(root)/\(components.joined(separator: "/"))" }

  var steps: [(folder: String, name: String)] {
    components.indices.map { (([root] + components[..<$0]).joined(separator: "/"), components[$0]) }
  }
}
