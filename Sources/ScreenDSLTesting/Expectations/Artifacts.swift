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

  /// Writes all files, and returns one line that says where they are, with their folder once.
  func write() -> String {
    do throws(FileTrouble) {
      let names = files.map { "\(place.last ?? "").\($0.fileExtension)" }
      for (file, name) in zip(files, names) {
        _ = try folder.write(file.text, to: place.dropLast() + [name])
        attach(name, file.text)
      }
      let first = (place.dropLast() + names.prefix(1)).joined(separator: "/")
      let all = [first] + names.dropFirst()
      return "All failures: \(shown(folder.reportPath)); "
        + "beside it: \(all.map(ShownText.quoted).joined(separator: ", "))"
    } catch {
      return "No artifacts: \(error)"
    }
  }

  private func shown(_ path: String) -> String {
    TestRun.shown(path, near: expectation.site.filePath)
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
      return "Picture: \(shown(path))"
    } catch {
      return "No picture: \(error)"
    }
  }
}
