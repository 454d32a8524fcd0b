import Foundation

/// The path of a reference file, such as `__References__/MenuTests/MenuSuite/opens/full.svg`. The folders have the
/// names of the test's file, its suite and the test. The methods `read` and `write` follow no symbolic link in the
/// folder of references, so that they use no file outside of this folder.
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

  func read() throws(FileTrouble) -> ReferenceText? {
    guard try isThere() else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileTrouble(cannot: "read", path)
    }
    return try ReferenceText(file: [UInt8](data), at: path)
  }

  func write(_ text: ReferenceText) throws(FileTrouble) {
    _ = try isThere()
    for step in steps { try AtomicFile.createFolder(step.folder) }
    try AtomicFile.write(text.file, to: path)
  }

  private func checkNames() throws(FileTrouble) {
    for (folder, name) in steps {
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

  /// Returns whether the file exists. If no file can stand at the path, for example because a folder is there, this
  /// method throws an error.
  func isThere() throws(FileTrouble) -> Bool {
    try checkNames()
    let type: FileAttributeType? = AtomicFile.attribute(.type, of: path)
    if type == nil || type == .typeRegular { return type != nil }
    let word = type == .typeDirectory ? "folder" : "special file"
    throw FileTrouble("Reference must be a file (was a \(word)): \(ShownText.quoted(path))")
  }

  /// If the environment names a folder for a log, adds the path to the log. The log lists the files that a test run
  /// uses, so that a developer can find unused files.
  func log(in environment: [String: String]) throws(FileTrouble) {
    guard let folder = TestRun.asksFor("SCREENDSL_REFERENCE_LOG", in: environment) else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    try AtomicFile.append(path, to: "\(folder)/used-\(process).txt")
  }
}
