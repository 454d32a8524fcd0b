/// The files that a failing call of a test writes, such as the text and its difference from the reference.
struct Artifacts {
  let site: CallSite
  let test: TestIdentity
  let context: TestingContext
  /// The name of the files, without their extensions.
  let name: String

  var folder: ArtifactFolder {
    ArtifactFolder(environment: context.environment, near: site.filePath)
  }

  /// Writes each text to a file with its extension, and returns a line about the files.
  ///
  /// - Parameters:
  ///   - noun: The word for the files, in the line that reports that they could not be written.
  ///   - isAttached: Whether to attach the files to the test too. The test framework may store the files of all tests
  ///     in one folder.
  ///   - line: Returns the line about the files. The argument is their paths; only the first path contains the folders.
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

  /// Returns a path for messages.
  func shown(_ path: String) -> String { TestRun.shown(path, near: site.filePath) }
}

/// The folder that contains the files of failures.
struct ArtifactFolder: Equatable {
  static let variable = "SCREENDSL_ARTIFACTS"

  let path: String

  /// Creates the value for the folder that the environment names. If there is none, the folder is a temporary one for
  /// the package around the test's file.
  init(environment: [String: String], near file: String) {
    let package = TestRun.package(around: file)
    let name = package.split(separator: "/").last.map { FileName.safe(String($0)) } ?? ""
    path =
      TestRun.asksFor(Self.variable, in: environment)
      ?? "\(TestRun.folder)/\(name)-\(FileName.hash(package))/artifacts"
  }

  /// Returns the folder of the report with all failures of the run.
  func report(ofRun run: String = TestRun.current) -> ReportFolder {
    ReportFolder(path: path, isOfFailures: true, run: run)
  }

  /// Writes a file and creates its folders.
  ///
  /// - Parameter components: The names of the folders below this folder, and the name of the file. Each name is safe as
  ///   a file name.
  func write(_ text: String, to components: [String]) throws(FileTrouble) {
    let folder = ([path] + components.dropLast()).joined(separator: "/")
    try AtomicFile.createFolder(folder)
    try AtomicFile.write(text.utf8, to: "\(folder)/\(components.last ?? "artifact")")
  }
}
