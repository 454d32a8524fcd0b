/// Where a reference is: `__References__`, then file, suite, test and name, beside the test's file.
///
/// The suite's folder is missing for a test outside any type; nested types are joined by a dot.
struct ReferencePath: Hashable, Sendable {
  static let folderName = "__References__"

  /// The folder that nothing is written outside of.
  let root: String
  /// The folders below the root and the file, each safe as a name.
  let components: [String]
  /// The texts that the components were made of, to detect different names that become equal.
  let originals: [String]

  init(site: CallSite, test: TestIdentity, name: String, fileExtension: String) {
    let suite = test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")]
    let folders = [site.fileStem] + suite + [test.name]
    let stem = FileName.safe(name)
    root = "\(site.folder)/\(Self.folderName)"
    components =
      folders.map { FileName.safe($0) } + ["\(stem).\(FileName.safe(fileExtension, limit: 16))"]
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
