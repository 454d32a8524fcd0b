import Foundation

/// The files that a failure leaves: the text, the difference, the page with all failures.
struct Artifacts {
  let expectation: ReferenceExpectation
  let comparison: ReferenceComparison?

  fileprivate var folder: ArtifactFolder {
    ArtifactFolder(environment: expectation.context.environment)
  }

  /// The folders of the test, and the name before the extension.
  fileprivate var place: [String] {
    let test = expectation.test
    let suite = test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")]
    let names = [expectation.site.module, expectation.site.fileStem] + suite
    var name = expectation.name
    if case .literal = expectation.target { name = "line-\(expectation.site.line)" }
    return (names + [test.name, name]).map { FileName.safe($0) }
  }

  /// The files by their extension.
  private var files: [(fileExtension: String, text: String)] {
    let end = FileName.safe(expectation.fileExtension, limit: 16)
    let actual = ("actual.\(end)", expectation.text.string)
    switch comparison {
    case .different(let difference):
      return [actual, ("difference.txt", difference.text(context: 3, limit: 10_000) + "\n")]
    case .redrawn(let difference):
      return [
        ("difference.svg", difference.svg), ("reference.\(end)", difference.old.source), actual,
      ]
    default: return [actual]
    }
  }

  /// Writes all files, and returns one line that says where they are.
  func write(failure: String) -> String {
    do throws(FileTrouble) {
      var paths: [String] = []
      for file in files {
        let name = "\(place.last ?? "").\(file.fileExtension)"
        paths.append(try folder.write(file.text, to: place.dropLast() + [name]))
        attach(name, file.text)
      }
      try folder.report(entry(failure))
      return "Artifacts: \(paths.map(ShownText.quoted).joined(separator: ", ")), "
        + "all failures: \(ShownText.quoted(folder.reportPath))"
    } catch {
      return "No artifacts: \(error)"
    }
  }

  /// Adds a file to the test's record, where the files of all tests may lie in one folder.
  fileprivate func attach(_ name: String, _ text: String) {
    let name = (place.dropFirst(2).dropLast() + [name]).joined(separator: ".")
    expectation.context.attach(name, text, expectation.site)
  }

  private func entry(_ failure: String) -> RunReport.Entry {
    let text = expectation.text.string
    var picture = expectation.fileExtension == "svg" ? text : nil
    if case .redrawn(let difference) = comparison { picture = difference.svg }
    return RunReport.Entry(
      run: TestRun.current, title: place.joined(separator: " / "), message: failure,
      actual: String(text.unicodeScalars.prefix(RunReport.textLimit)),
      picture: picture.flatMap { $0.utf8.count <= RunReport.pictureLimit ? $0 : nil })
  }
}

extension Artifacts {
  /// Writes a picture of an update, and returns one line that says where it is.
  func writePicture(to fileExtension: String, isFailing: Bool) -> String {
    let name = "\(place.last ?? "").\(fileExtension)"
    do throws(FileTrouble) {
      let path = try folder.write(expectation.text.string, to: place.dropLast() + [name])
      if isFailing { attach(name, expectation.text.string) }
      return "Picture: \(ShownText.quoted(path))"
    } catch {
      return "No picture: \(error)"
    }
  }
}

/// The folder of the files that failures leave.
struct ArtifactFolder: Equatable {
  static let variable = "SCREENDSL_ARTIFACTS"

  let path: String

  init(environment: [String: String]) {
    let folder = environment[Self.variable] ?? ""
    path = folder.isEmpty ? "\(TestRun.folder)/artifacts" : folder
  }

  /// The page with all failures of the run.
  var reportPath: String { "\(path)/report.html" }

  /// Writes a file and the folders around it, and returns its path.
  ///
  /// - Parameter components: The file's folders below this one and its name, safe as names.
  func write(_ text: String, to components: [String]) throws(FileTrouble) -> String {
    let folder = ([path] + components.dropLast()).joined(separator: "/")
    try AtomicFile.createFolder(folder)
    let file = "\(folder)/\(components.last ?? "artifact")"
    try AtomicFile.write([UInt8](text.utf8), to: file)
    return file
  }

  /// Adds a failure to the run's report, or replaces the one with the same title.
  func report(_ entry: RunReport.Entry) throws(FileTrouble) {
    let folder = "\(path)/entries"
    try AtomicFile.createFolder(folder)
    try FileLock.holding("\(folder)/lock") { () throws(FileTrouble) in
      var entries = entries(in: folder, run: entry.run).filter { $0.title != entry.title }
      if entries.count >= RunReport.limit { return }
      entries.append(entry)
      try AtomicFile.write(try encoded(entry), to: "\(folder)/\(FileName.hash(entry.title)).json")
      try AtomicFile.write([UInt8](RunReport(entries: entries).html.utf8), to: reportPath)
    }
  }

  private func encoded(_ entry: RunReport.Entry) throws(FileTrouble) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(entry) else {
      throw FileTrouble("Internal error: a failure cannot be encoded")
    }
    return [UInt8](data)
  }

  /// Reads the entries of one run, and removes those of earlier ones.
  private func entries(in folder: String, run: String) -> [RunReport.Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.compactMap { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
      let entry = data.flatMap { try? JSONDecoder().decode(RunReport.Entry.self, from: $0) }
      if let entry, entry.run != run { unlink("\(folder)/\(name)") }
      return entry?.run == run ? entry : nil
    }
  }
}

/// The run of the tests that this process is part of.
enum TestRun {
  /// Equal in all processes of one `swift test`, different in each run or build.
  static let current: String = {
    let program = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let built = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(getppid())-\(Int64(built * 1000))"
  }()

  /// The folder that the processes of a run share, in the temporary folder, one for each user.
  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()
}
