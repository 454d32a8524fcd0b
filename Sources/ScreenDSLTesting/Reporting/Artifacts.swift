/// The files that a call of a test leaves: what it shows, and what differs.
struct Artifacts {
  let site: CallSite
  let test: TestIdentity
  let context: TestingContext
  /// The name of the files, before their extensions.
  let name: String

  var folder: ArtifactFolder {
    ArtifactFolder(environment: context.environment, near: site.filePath)
  }

  /// Writes texts by the extensions of their files, and returns a line about them.
  ///
  /// - Parameters:
  ///   - noun: What there is none of where they cannot be written.
  ///   - isAttached: Whether they are in the test's record too, where the files of all tests may lie in one
  ///     folder.
  ///   - line: Makes the line of the paths in the folder, the first one with its folders.
  func leave(
    _ files: [(fileExtension: String, text: String)], or noun: String, isAttached: Bool = true,
    _ line: ([String]) -> String
  ) -> String {
    let place = site.place(of: test, name: name)
    var names: [String] = []
    do throws(FileTrouble) {
      for (fileExtension, text) in files {
        let path = place.dropLast() + ["\(place.last ?? "").\(fileExtension)"]
        try folder.write(text, to: Array(path))
        if isAttached { context.attach(path.dropFirst(2).joined(separator: "."), text, site) }
        names.append(names.isEmpty ? path.joined(separator: "/") : path.last ?? "")
      }
      return line(names)
    } catch { return "No \(noun): \(error)" }
  }

  /// A path as people read it.
  func shown(_ path: String) -> String { TestRun.shown(path, near: site.filePath) }
}

/// The folder of the files that failures leave.
struct ArtifactFolder: Equatable {
  static let variable = "SCREENDSL_ARTIFACTS"

  let path: String

  /// Creates the folder that the environment names, or that of the package around a file.
  init(environment: [String: String], near file: String) {
    let package = TestRun.package(around: file)
    let name = package.split(separator: "/").last.map { FileName.safe(String($0)) } ?? ""
    path =
      TestRun.asksFor(Self.variable, in: environment)
      ?? "\(TestRun.folder)/\(name)-\(FileName.hash(package))/artifacts"
  }

  /// The report with all failures of the run.
  func report(ofRun run: String = TestRun.current) -> ReportFolder {
    ReportFolder(path: path, page: "report.html", run: run)
  }

  /// Writes a file and the folders around it.
  ///
  /// - Parameter components: The file's folders below this one and its name, safe as names.
  func write(_ text: String, to components: [String]) throws(FileTrouble) {
    let folder = ([path] + components.dropLast()).joined(separator: "/")
    try AtomicFile.createFolder(folder)
    try AtomicFile.write(text.utf8, to: "\(folder)/\(components.last ?? "artifact")")
  }
}
