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
