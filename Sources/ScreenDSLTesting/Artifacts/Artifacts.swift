import Foundation
import ScreenDSLRendering
import ScreenDSLWeb

/// The files that a failure leaves: the text and the difference.
struct Artifacts {
  let expectation: ReferenceExpectation
  let comparison: ReferenceComparison?

  fileprivate var folder: ArtifactFolder {
    ArtifactFolder(
      environment: expectation.context.environment, near: expectation.site.filePath)
  }

  /// The folders of the test, and the name before the extension.
  fileprivate var place: [String] {
    expectation.site.place(of: expectation.test, name: expectation.fileName)
  }

  /// The files by their extension.
  private var files: [(fileExtension: String, text: String)] {
    let end = FileName.safe(expectation.fileExtension, limit: 16)
    let actual = ("actual.\(end)", expectation.text.string)
    switch comparison {
    case .different(let difference):
      return [actual, ("difference.txt", difference.text(context: 3, limit: 10_000) + "\n")]
    case .redrawn(let old, _): return [("reference.\(end)", old.string), actual]
    default: return [actual]
    }
  }

  /// Writes all files, and returns one line that says where they are.
  func write() -> String {
    do throws(FileTrouble) {
      var paths: [String] = []
      for file in files {
        let name = "\(place.last ?? "").\(file.fileExtension)"
        paths.append(try folder.write(file.text, to: place.dropLast() + [name]))
        attach(name, file.text)
      }
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

  /// Creates the folder that the environment names, or that of the package around a file.
  init(environment: [String: String], near file: String) {
    let folder = TestRun.asksFor(Self.variable, in: environment)
    path = folder ?? Self.temporary(of: TestRun.package(around: file))
  }

  private static func temporary(of package: String) -> String {
    let name = package.split(separator: "/").last.map { FileName.safe(String($0)) } ?? ""
    return "\(TestRun.folder)/\(name)-\(FileName.hash(package))/artifacts"
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

  /// The greatest number of failures on the page; later ones have only their own files.
  static let limit = 200

  /// Adds a failure to the run's report, or replaces the one with the same address.
  func report(_ entry: GalleryEntry, run: String = TestRun.current) throws(FileTrouble) {
    let folder = RunFolder<GalleryEntry>(path: "\(path)/entries", run: run)
    let name = FileName.hash(entry.key)
    try folder.add(entry, named: name, limit: Self.limit) { (entries) throws(FileTrouble) in
      let isFull = entries.count == Self.limit
      let title = isFull ? "The first \(Self.limit) failures" : "Layout tests"
      let page = GalleryPage(title, entries: entries)
      try AtomicFile.write([UInt8](page.html.utf8), to: reportPath)
    }
  }
}
