/// The expectation that a text, such as that of a screen, equals its reference. The reference is a file, or a literal
/// in the test's source.
struct ReferenceExpectation {
  let text: ReferenceText
  /// The literal in the test's source; nil if the reference is a file.
  let expected: ReferenceText?
  let file: ReferencePath
  let name: String
  let fileExtension: String
  var isNamed = true
  var isUpdate = false
  var again: (() -> String)?
  private var form: String { isUpdate ? "update" : fileExtension }
  let site: CallSite
  let context = TestingContext.current
  let test = TestingContext.current.test
  /// The problems that the evaluation of the screen has found, such as an incomplete `dependsOn`. The test fails for
  /// each problem, even if the text equals the reference.
  var broken: [String] = []
  var shown = ReportItem.Shown()
  private var screen: ScreenSnapshot? { shown.content.last?.snapshot }

  init(
    text: String, name: String, fileExtension: String, expected: String? = nil, at site: CallSite
  ) {
    (self.text, self.expected) = (ReferenceText(text), expected.map { ReferenceText($0) })
    file = ReferencePath(site: site, test: test, name: name, fileExtension: fileExtension)
    self.name = expected == nil ? name : "line \(site.line)"
    (self.fileExtension, self.site) = (fileExtension, site)
  }

  var comparison: ReferenceComparison {
    do throws(FileTrouble) {
      // If the literal is empty and the text is not, no test run has recorded a reference yet.
      let reference =
        if let expected {
          expected.bytes.isEmpty && expected != text ? nil : expected
        } else {
          try file.read()
        }
      return ReferenceComparison(text, with: reference, as: form, of: screen)
    } catch { return .unusable("\(error)") }
  }

  private func failure(_ comparison: ReferenceComparison) -> String? {
    let subject = ShownText.quoted(name)
    switch comparison {
    case .equal: return nil
    case .missing: return "No reference for \(subject); record it"
    case .different(_, let difference):
      let nouns = ["svg": "Picture", "outline": "Outline", "update": "Update"]
      let noun = if case .sentences = difference { nouns[form] } else { nil as String? }
      return "\(noun ?? "Text") must match reference \(subject) (was different)"
    case .unusable(let sentence): return sentence
    }
  }

  func check(record argument: RecordMode? = nil) {
    let choice = RecordMode.choice(argument: argument, environment: context.environment)
    let found = comparison
    let clash = clash() ?? (found == .equal ? nil : unrest)
    let comparison = clash == nil ? found : nil
    var item = ReportItem(
      name, file: "\(fileStem).\(fileExtension)", of: test, at: site, showing: shown)
    for sentence in [choice.mistake].compactMap({ $0 }) + broken {
      item.report(sentence, in: context)
    }
    if let comparison, comparison.isRecorded(by: choice.mode) {
      record(choice, comparison, &item)
    } else if let failure = clash ?? comparison.flatMap(failure) {
      report(failure, choice, difference: comparison, &item)
    }
    item.shown.forms.append(shownForm(comparison))
    context.note(item)
  }

  /// Returns a failure text if another call has used the reference file for a different text, or if the reference has
  /// no name and belongs to no test. Records the use of the file.
  private func clash() -> String? {
    if expected != nil { return nil }
    if !test.isKnown, !isNamed {
      return
        "No running test for reference \(ShownText.quoted(name)); give it a name with 'named:', "
        + "as in a detached task, which belongs to no test"
    }
    do throws(FileTrouble) {
      try file.log(in: context.environment)
    } catch { return "\(error)" }
    return context.registry.use(file, text, line: site.line)
  }

  /// The failure text if several evaluations of the same state give different texts; otherwise nil.
  private var unrest: String? {
    guard let again else { return nil }
    let first = ReferenceText(again())
    // Texts that change can be equal by chance, so this code evaluates the screen up to three more times.
    for _ in 0..<3 {
      let next = ReferenceComparison(ReferenceText(again()), with: first, as: form, of: screen)
      guard case .different(_, let difference) = next else { continue }
      let sentence =
        "Reference \(ShownText.quoted(name)) must be the same each time that one state is evaluated "
        + "(was different, so it is not recorded); take what is shown from the state alone"
      return ([sentence] + difference.beginning(Self.mostLines)).joined(separator: "\n")
    }
    return nil
  }

  private func record(
    _ choice: RecordMode.Choice, _ comparison: ReferenceComparison, _ item: inout ReportItem
  ) {
    do throws(FileTrouble) {
      if let expected {
        try InlineRecording(site: site, expected: expected, text: text).perform()
      } else {
        try file.write(text)
      }
      let sentence =
        "Recorded reference \(ShownText.quoted(name)) in \(TestRun.shown(path, near: site.filePath)); "
        + "run again to compare (\(choice))"
      item.report(sentence, causes: ["References are recorded"], in: context)
    } catch {
      report("\(error)", choice, difference: expected == nil ? comparison : nil, &item)
    }
  }

  private var path: String { expected == nil ? file.path : site.filePath }
  private var fileName: String { expected == nil ? name : "line-\(site.line)" }
  private var fileStem: String { expected == nil ? name : "inline" }

  private func shownForm(_ comparison: ReferenceComparison?) -> ReportForm {
    var shown = ReportForm(name: name, text: text.string, isPicture: form == "svg")
    if case .different(let old, let difference)? = comparison {
      let cut = shown.isPicture ? difference.cut([old, text]) : nil
      (shown.before, shown.text) = (cut?[0] ?? old.string, cut?[1] ?? text.string)
    }
    return shown
  }

  private func report(
    _ sentence: String, _ choice: RecordMode.Choice, difference comparison: ReferenceComparison?,
    _ item: inout ReportItem
  ) {
    let mode = choice.reason == nil ? "" : " (\(choice))"
    let change = choice.setting.map { "remove \($0) and " } ?? ""
    let isRecordable = expected != nil || (try? file.isThere()) != nil
    item.entry.command = (isRecordable ? comparison : nil).map {
      test.command(module: site.module, recording: $0.acceptingMode)
    }
    let command = item.entry.command.map { "To accept it, \(change)run: \($0)" }
    let reference = "Reference: \(TestRun.shown(path, near: site.filePath))\(mode)"
    let found = [artifacts(comparison), reference] + [command].compactMap { $0 }
    var (message, shown) = ([sentence] + found, [sentence])
    if case .different(_, let difference) = comparison {
      shown.append(difference.text)
      let test = "\(site.filePath) \(test)"
      let told = context.registry.tell(difference.text, of: name, in: test)
      if let other = told.same {
        message = ["\(sentence.dropLast()), the same as \(ShownText.quoted(other)))"]
      } else {
        let most = told.isFirst ? Self.mostLines : Self.mostLinesOfOthers
        message = [sentence] + difference.beginning(most) + (told.isFirst ? found : [])
      }
    }
    item.report(
      message.joined(separator: "\n"), as: [shown.joined(separator: "\n")],
      causes: comparison?.causes ?? [sentence], in: context)
  }

  private static let (mostLines, mostLinesOfOthers) = (6, 2)

  private func artifacts(_ comparison: ReferenceComparison?) -> String {
    let end = FileName.safe(fileExtension, limit: 16)
    var files = [(fileExtension: "actual.\(end)", text: text.string)]
    switch comparison {
    case .different(_, .lines(let difference)):
      files.append(("difference.txt", difference.text(context: 3, limit: 10_000) + "\n"))
    case .different(let old, .sentences): files.insert(("reference.\(end)", old.string), at: 0)
    default: break
    }
    return context.leave(files, named: fileName, at: site, or: "artifacts") { names in
      let page = context.artifacts(of: site).pagePath
      return "All failures: \(TestRun.shown(page, near: site.filePath)); beside it: "
        + names.map(ShownText.quoted).joined(separator: ", ")
    }
  }
}
