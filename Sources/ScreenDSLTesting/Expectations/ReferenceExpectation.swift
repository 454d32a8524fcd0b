import Foundation
import ScreenDSLWeb

/// A text that has to be the same as a reference, in a file or in the source.
struct ReferenceExpectation {
  /// Where the reference is.
  enum Target {
    case file(ReferencePath)
    case literal(expected: ReferenceText)
  }

  let text: ReferenceText
  let target: Target
  /// What the reference is called.
  let name: String
  /// The extension of files with such a text.
  let fileExtension: String
  private var isPicture: Bool { fileExtension == "svg" }
  let site: CallSite
  let test: TestIdentity
  let context: TestingContext
  /// What is wrong with the screen, whatever the reference says.
  var broken: [String] = []
  /// The screen that was drawn; nil if the text is of something else.
  var screen: ScreenSnapshot?
  /// What a gallery shows with it.
  var shown = GalleryItem.Shown()

  var comparison: ReferenceComparison {
    do throws(FileTrouble) {
      return ReferenceComparison(text, with: try reference, isPicture: isPicture)
    } catch {
      return .unusable("\(error)")
    }
  }

  /// The text to compare with; nil if there is none yet.
  private var reference: ReferenceText? {
    get throws(FileTrouble) {
      switch target {
      case .file(let path): try ReferenceStore.read(path)
      case .literal(let expected): expected.bytes.isEmpty && expected != text ? nil : expected
      }
    }
  }

  /// What is wrong, with the difference; nil if nothing is.
  private func failure(_ comparison: ReferenceComparison) -> String? {
    let subject = ShownText.quoted(name)
    switch comparison {
    case .equal: return nil
    case .missing: return "No reference for \(subject); record it"
    case .different(_, let difference, isPicture: false):
      return "Text must match reference \(subject) (was different)\n\(difference)"
    case .different(let old, let difference, _):
      let says = old.outline == text.outline ? [] : ["\(difference)"]
      let first = "Picture must match reference \(subject) (was different)"
      return ([first] + says + drawn(since: old)).joined(separator: "\n")
    case .unusable(let sentence): return sentence
    }
  }

  /// The first ten rows that a picture draws otherwise, with their places in the source and what differs.
  private func drawn(since old: ReferenceText) -> [String] {
    let rows = PictureDifference(from: old, to: text).rows
    let outline = rows.isEmpty ? [] : outline
    let lines = rows.prefix(10).map { row in
      let words = row.differences.isEmpty ? "" : ": " + row.differences.joined(separator: ", ")
      let look = outline.first { row.name == $0.row }.map { "\n  now \(ShownText.line($0.look))" }
      return (row.name.map { "In \(name(of: $0))" } ?? "Around the rows") + words + (look ?? "")
    }
    return lines + (rows.count > 10 ? ["In \(rows.count - 10) more rows"] : [])
  }

  /// How each row looks, as the outline says it behind its path and its type.
  private var outline: [(row: String, look: String)] {
    let renderer = ScreenRenderer.outline(shown.source.looks, state: shown.source.state)
    return (screen.map(renderer.render) ?? "").split(separator: "\n").map { line in
      let parts = line.drop { $0 == " " }.dropFirst().components(separatedBy: "' ")
      let look = parts.dropFirst().joined(separator: "' ").drop { $0 != " " }.dropFirst()
      return (parts[0], "\(look)")
    }
  }

  /// A row as failures name it, with its place in the source if the screen is known.
  private func name(of row: String) -> String {
    guard let screen, let path = screen.paths(named: row).first, let found = screen.row(at: path)
    else { return ShownText.quoted(row) }
    return DrivenItem(found, at: path, in: screen).name
  }

  /// Compares, records if the mode says so, and makes the test fail unless all is well.
  ///
  /// - Parameter argument: The mode that the call asks for; nil if it asks for none.
  func check(record argument: RecordMode? = nil) {
    let choice = RecordMode.choice(argument: argument, environment: context.environment)
    var issues = GalleryItem.Issues()
    for sentence in [choice.mistake].compactMap({ $0 }) + broken {
      issues.add(sentence, isFailure: context.report(sentence, site))
    }
    let clash = clash()
    let comparison = clash == nil ? self.comparison : nil
    if let comparison, comparison.isRecorded(by: choice.mode) {
      record(choice, comparison, &issues)
    } else if let failure = clash ?? comparison.flatMap(failure) {
      report(failure, choice, difference: comparison, &issues)
    }
    if context.hasGallery || !issues.isEmpty { context.note(item(issues, comparison)) }
  }

  /// Records the use of a file, and returns what is wrong with it.
  private func clash() -> String? {
    guard case .file(let reference) = target else { return nil }
    do throws(FileTrouble) {
      try ReferenceLog.add(reference, environment: context.environment)
    } catch {
      return "\(error)"
    }
    return context.registry.use(reference, text, line: site.line)
  }

  /// Writes the reference, and tells the test framework.
  private func record(
    _ choice: RecordMode.Choice, _ comparison: ReferenceComparison,
    _ issues: inout GalleryItem.Issues
  ) {
    do throws(FileTrouble) {
      switch target {
      case .file(let reference): try ReferenceStore.write(text, to: reference)
      case .literal(let expected):
        try InlineRecording(site: site, expected: expected, text: text).perform()
      }
      let sentence =
        "Recorded reference \(ShownText.quoted(name)) in \(TestRun.shown(path, near: site.filePath)); "
        + "run again to compare (\(choice))"
      issues.add(sentence, isFailure: context.report(sentence, site))
    } catch {
      report("\(error)", choice, difference: comparison, &issues)
    }
  }

  /// The file that holds the reference.
  var path: String {
    if case .file(let reference) = target { reference.path } else { site.filePath }
  }

  /// What files about it are called, before their extensions.
  var fileName: String { if case .literal = target { "line-\(site.line)" } else { name } }

  /// What a gallery shows of it.
  private func item(
    _ issues: GalleryItem.Issues, _ comparison: ReferenceComparison?
  ) -> GalleryItem {
    var shown = shown
    shown.content = shown.content ?? screen.map { .screen($0) }
    var form = GalleryEntry.Form(name: name, text: text.string, isPicture: isPicture)
    if case .different(let old, _, _) = comparison { form.before = old.string }
    shown.forms.append(form)
    let fileName = if case .literal = target { "inline" } else { name }
    return GalleryItem(
      site: site, test: test, name: name, fileName: "\(fileName).\(fileExtension)",
      issues: issues, shown: shown)
  }
}

extension ReferenceExpectation {
  /// Makes the test fail: what is wrong, where to look, and the command that accepts it.
  private func report(
    _ sentence: String, _ choice: RecordMode.Choice, difference comparison: ReferenceComparison?,
    _ issues: inout GalleryItem.Issues
  ) {
    let mode = choice.origin == .standard ? "" : " (\(choice))"
    var end = ["Reference: \(TestRun.shown(path, near: site.filePath))\(mode)"]
    // Recording mends no name that stands for two texts.
    let command = comparison.map {
      advice(choice) + test.command(module: site.module, recording: $0.acceptingMode)
    }
    if let command { end.append(command) }
    let message = ([sentence, artifacts(comparison)] + end).joined(separator: "\n")
    let shown = [sentence, command].compactMap { $0 }.joined(separator: "\n")
    issues.add(shown, isFailure: context.report(message, site))
  }

  /// Writes the text and the difference, and returns one line that says where they are.
  private func artifacts(_ comparison: ReferenceComparison?) -> String {
    let artifacts = Artifacts(site: site, test: test, context: context, name: fileName)
    let end = FileName.safe(fileExtension, limit: 16)
    var files = [(fileExtension: "actual.\(end)", text: text.string)]
    if case .different(let old, let difference, let isPicture) = comparison {
      let text = difference.text(context: 3, limit: 10_000) + "\n"
      files.insert(
        isPicture ? ("reference.\(end)", old.string) : ("difference.txt", text),
        at: isPicture ? 0 : 1)
    }
    do throws(FileTrouble) {
      let names = try artifacts.write(files).map(ShownText.quoted).joined(separator: ", ")
      return "All failures: \(artifacts.shown(artifacts.folder.reportPath)); beside it: \(names)"
    } catch {
      return "No artifacts: \(error)"
    }
  }

  private func advice(_ choice: RecordMode.Choice) -> String {
    switch choice.origin {
    case .argument: "To accept it, remove the argument 'record' and run: "
    case .trait: "To accept it, remove the trait '.record' and run: "
    case .environment, .continuousIntegration, .standard: "To accept it, run: "
    }
  }
}
