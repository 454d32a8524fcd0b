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
    return (names + [test.name, expectation.name]).map { FileName.safe($0) }
  }

  /// The files by their extension.
  private var files: [(fileExtension: String, text: String)] {
    let actual = (
      "actual." + FileName.safe(expectation.fileExtension, limit: 16), expectation.text.string
    )
    guard case .different(let difference) = comparison else { return [actual] }
    return [actual, ("difference.txt", difference.text(context: 3, limit: 10_000) + "\n")]
  }

  /// Writes all files, and returns one line that says where they are.
  func write(failure: String) -> String {
    do throws(FileTrouble) {
      var paths: [String] = []
      for file in files {
        let name = "\(place.last ?? "").\(file.fileExtension)"
        paths.append(try folder.write(file.text, to: place.dropLast() + [name]))
        expectation.context.attach(name, file.text, expectation.site)
      }
      try folder.report(entry(failure))
      return "Artifacts: \(paths.map(ShownText.quoted).joined(separator: ", ")), "
        + "all failures: \(ShownText.quoted(folder.reportPath))"
    } catch {
      return "No artifacts: \(error)"
    }
  }

  private func entry(_ failure: String) -> RunReport.Entry {
    let text = expectation.text.string
    let isPicture = expectation.fileExtension == "svg"
    return RunReport.Entry(
      run: TestRun.current, title: place.joined(separator: " / "), message: failure,
      actual: String(text.unicodeScalars.prefix(RunReport.textLimit)),
      picture: isPicture && text.utf8.count <= RunReport.pictureLimit ? text : nil)
  }
}

extension Artifacts {
  /// Writes a picture of an update, and returns one line that says where it is.
  func writePicture(to fileExtension: String, isFailing: Bool) -> String {
    let name = "\(place.last ?? "").\(fileExtension)"
    do throws(FileTrouble) {
      let path = try folder.write(expectation.text.string, to: place.dropLast() + [name])
      if isFailing { expectation.context.attach(name, expectation.text.string, expectation.site) }
      return "Picture: \(ShownText.quoted(path))"
    } catch {
      return "No picture: \(error)"
    }
  }
}
