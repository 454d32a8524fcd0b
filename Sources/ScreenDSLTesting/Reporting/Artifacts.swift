extension TestingContext {
  func artifacts(of site: CallSite) -> ReportFolder {
    ReportFolder(ofFailuresIn: environment, near: site.filePath)
  }

  func leave(
    _ files: [(fileExtension: String, text: String)], named name: String, at site: CallSite,
    or noun: String, isAttached: Bool = true, _ line: ([String]) -> String
  ) -> String {
    let folders = site.place(of: test, name: name).dropLast()
    let folder = "\(artifacts(of: site).path)/\(folders.joined(separator: "/"))"
    var names: [String] = []
    do throws(FileTrouble) {
      try AtomicFile.createFolder(folder)
      for (fileExtension, text) in files {
        let file = "\(FileName.safe(name)).\(fileExtension)"
        try AtomicFile.write(text.utf8, to: "\(folder)/\(file)")
        if isAttached { attach((folders.dropFirst(2) + [file]).joined(separator: "."), text, site) }
        names.append(names.isEmpty ? (folders + [file]).joined(separator: "/") : file)
      }
      return line(names)
    } catch { return "No \(noun): \(error)" }
  }
}

extension ReportFolder {
  static let variable = "SCREENDSL_ARTIFACTS"

  /// Creates a value for the folder in which tests write files about failures. If `environment` names no folder, the
  /// folder is in the temporary folder.
  init(ofFailuresIn environment: [String: String], near file: String) {
    let package = TestRun.package(around: file)
    let name = package.split(separator: "/").last.map { FileName.safe(String($0)) } ?? ""
    self.init(
      path: TestRun.asksFor(Self.variable, in: environment)
        ?? "\(TestRun.folder)/\(name)-\(FileName.hash(package))/artifacts", isOfFailures: true)
  }
}
