import ScreenDSL

/// An update that is checked, and where.
struct UpdateCheck {
  let changes: Changeset
  let picture: ScreenRenderer?
  let site: CallSite
  var name: String?

  private var context: TestingContext { .current }

  /// Makes the test fail for each failure and each broken law, in one text; leaves the picture.
  func report(_ failures: [String]) {
    let failures =
      failures + UpdateLaws.failures(of: changes)
      + changes.new.incompleteDependencies.map(\.description)
    let line = writePicture(isFailing: !failures.isEmpty)
    if failures.isEmpty { return }
    let all =
      failures + ["The update was:", indented(changes.lines)] + [line].compactMap { $0 }
    context.report(all.joined(separator: "\n"), site)
  }

  /// The expectation that the operations are as a file says.
  func reference(_ name: String) -> ReferenceExpectation {
    ReferenceExpectation(text: changes.lines, name: name, fileExtension: "txt", at: site)
  }

  /// Leaves a picture of the update with the artifacts, and returns a line that says where.
  private func writePicture(isFailing: Bool) -> String? {
    guard let picture, let text = picture.render(changes) else { return nil }
    let fileName = "update.\(FileName.safe(picture.fileExtension, limit: 16))"
    let expectation = ReferenceExpectation(
      text: text, name: name ?? "line \(site.line)", fileExtension: fileName, at: site)
    let artifacts = Artifacts(expectation: expectation, comparison: nil)
    return artifacts.writePicture(to: fileName, isFailing: isFailing)
  }

  private func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let hidden = lines.count - 40
    return (lines.prefix(40) + (hidden > 0 ? ["\(hidden) more lines"] : []))
      .map { "  \($0)" }.joined(separator: "\n")
  }
}
