// The files of an expectation, such as the new text and its difference from the reference.
extension TestingContext {
  /// The folder in which the failures of a call write their files.
  func artifacts(of site: CallSite) -> ArtifactFolder {
    ArtifactFolder(environment: environment, near: site.filePath)
  }

  /// Writes each text to a file with its extension. Returns a line about the files for the message of the failure.
  ///
  /// - Parameters:
  ///   - name: The name of the files, without their extensions.
  ///   - noun: A word for the files, such as `picture`. If the files cannot be written, the result names them with this
  ///     word.
  ///   - isAttached: Whether to attach the files to the test too. The test framework may store the attachments of all
  ///     tests in one folder.
  ///   - line: Returns the line about the files. The closure gets the path of the first file, and only the names of the
  ///     other files.
  func leave(
    _ files: [(fileExtension: String, text: String)], named name: String, at site: CallSite,
    or noun: String, isAttached: Bool = true, _ line: ([String]) -> String
  ) -> String {
    let place = site.place(of: test, name: name)
    var names: [String] = []
    do throws(FileTrouble) {
      for (fileExtension, text) in files {
        let path = place.dropLast() + ["\(place.last ?? "").\(fileExtension)"]
        try artifacts(of: site).write(text, to: Array(path))
        if isAttached { attach(path.dropFirst(2).joined(separator: "."), text, site) }
        names.append(names.isEmpty ? path.joined(separator: "/") : path.last ?? "")
      }
      return line(names)
    } catch { return "No \(noun): \(error)" }
  }
}

/// The folder in which failures write their files.
struct ArtifactFolder: Equatable {
  static let variable = "SCREENDSL_ARTIFACTS"

  let path: String

  /// If the environment variable `SCREENDSL_ARTIFACTS` names a folder, the value is that folder. Otherwise, the value
  /// is a temporary folder for the package that contains the test's file.
  init(environment: [String: String], near file: String) {
    let package = TestRun.package(around: file)
    let name = package.split(separator: "/").last.map { FileName.safe(String($0)) } ?? ""
    path =
      TestRun.asksFor(Self.variable, in: environment)
      ?? "\(TestRun.folder)/\(name)-\(FileName.hash(package))/artifacts"
  }

  /// Returns the folder of the report with all failures of a test run. This report is directly in the artifact folder.
  func report(ofRun run: String = TestRun.current) -> ReportFolder {
    ReportFolder(path: path, isOfFailures: true, run: run)
  }

  /// Writes a text to a file in this folder. If the folder of the file does not exist, the method creates it.
  ///
  /// - Parameter components: The names of the folders below this folder, and the name of the file. Each name must be
  ///   safe as a file name.
  func write(_ text: String, to components: [String]) throws(FileTrouble) {
    let folder = ([path] + components.dropLast()).joined(separator: "/")
    try AtomicFile.createFolder(folder)
    try AtomicFile.write(text.utf8, to: "\(folder)/\(components.last ?? "artifact")")
  }
}
