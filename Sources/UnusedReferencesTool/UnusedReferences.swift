import Foundation

/// The references of layout tests that no test used: what `swift package unused-references` prints.
struct UnusedReferences {
  /// The paths of the references that a run of the tests used.
  let used: Set<String>

  /// Reads the log of a run: in all `.txt` files of its folder one path a line.
  ///
  /// - Throws: `Trouble` if there is none.
  init(log folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".txt") }
    guard !files.isEmpty else {
      throw Trouble(
        "No log in '\(folder)'; run the tests with SCREENDSL_REFERENCE_LOG='\(folder)' swift test")
    }
    used = try files.reduce(into: []) { used, name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      used.formUnion(text.split(separator: "\n").map { Self.resolved(String($0)) })
    }
  }

  /// Finds the references of a package: the files below a `__References__` folder, hidden ones apart.
  ///
  /// - Returns: How many there are, and the paths of those that are not in the log, from the package's
  ///   folder on, sorted.
  func references(of package: String) -> (count: Int, unused: [String]) {
    let root = Self.resolved(package)
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    let paths = (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .map { Self.resolved($0.path) }
      .filter { $0.dropFirst(root.count).contains("/__References__/") }
    let unused = paths.filter { !used.contains($0) }.map { String($0.dropFirst(root.count + 1)) }
    return (paths.count, unused.sorted())
  }

  /// A path as a log and a search both write it, without links.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

/// Why nothing can be said.
struct Trouble: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
