import UpdateContract

/// Fails the test for unexpected changes of an update, and adds the update to the report.
struct UpdateCheck {
  let changes: Changeset
  let site: CallSite
  var action: DrivenAction?
  var reader = LookReader()
  var picture: ScreenRenderer?
  var name: String?
  var differences: [String] = []
  var type: String
  var again: (() -> Changeset)?

  func failures(_ expectation: UpdateExpectation, allowingOthers: Bool) -> [String] {
    var failures = UpdateMatching.failures(
      of: changes, expectation.matches, allowingOthers: allowingOthers, reader)
    if let first = failures.first, let action { failures[0] = "\(action.sentence):\n\(first)" }
    return failures + broken
  }

  var broken: [String] { (changes.brokenLaws + differences).withoutRepetitions }

  func report(_ failures: [String], of expectation: UpdateExpectation? = nil) {
    let context = TestingContext.current
    let drawing = picture?.render(changes)
    let line = drawing.map { write($0, isFailing: !failures.isEmpty) }
    let isEntered = name == nil && context.hasReport
    if failures.isEmpty, !isEntered { return }
    let form = ReportForm(
      name: "Changes", text: changes.lines(reader),
      before: failures.isEmpty ? nil : expectation?.lines.joined(separator: "\n"))
    var item = ReportItem(
      action?.title ?? "Update in line \(site.line)", file: "update", of: context.test, at: site,
      showing: shown([form], drawing))
    if !failures.isEmpty {
      let all = failures + rest(failures) + [line].compactMap { $0 }
      item.report(all.joined(separator: "\n"), as: failures, in: context)
    }
    context.note(item)
  }

  private func rest(_ failures: [String]) -> [String] {
    let lines = changes.lines(reader).split(separator: "\n")
    let listed = failures.flatMap { $0.split(separator: "\n") }
    let rest = lines.filter { line in !listed.contains { $0.includes(line) } }
    if rest.isEmpty { return [] }
    return [rest.count == lines.count ? "The update was:" : "The rest of the update:"]
      + ChangeWords.lines(rest, most: 40, of: "line") { String($0) }.map { "  \($0)" }
  }

  func reference(_ name: String) -> ReferenceExpectation {
    var expectation = ReferenceExpectation(
      text: changes.lines(), name: name, fileExtension: "txt", at: site)
    expectation.isUpdate = true
    expectation.again = again.map { again in { again().lines() } }
    if expectation.context.hasReport { expectation.shown = shown([], picture?.render(changes)) }
    return expectation
  }

  private func shown(_ forms: [ReportForm], _ drawing: String?) -> ReportItem.Shown {
    let picture = drawing.map { drawing in
      ReportForm(
        name: "Picture of the update", text: drawing,
        isPicture: self.picture?.fileExtension == "svg")
    }
    return ReportItem.Shown(
      content: [
        ScreenStep("Before", changes.old), ScreenStep(action?.title ?? "After", changes.new),
      ],
      source: self.picture?.source ?? reader, type: type,
      forms: forms + [picture].compactMap { $0 })
  }

  private func write(_ drawing: String, isFailing: Bool) -> String {
    let context = TestingContext.current
    let end = "update.\(FileName.safe(picture?.fileExtension ?? "", limit: 16))"
    let files = [(fileExtension: end, text: ReferenceText(drawing).string)]
    return context.leave(
      files, named: name ?? "line-\(site.line)", at: site, or: "picture", isAttached: isFailing
    ) { names in
      let path = "\(context.artifacts(of: site).path)/\(names[0])"
      return "Picture: \(TestRun.shown(path, near: site.filePath))"
    }
  }
}

extension UpdateCheck {
  /// Creates the check of the update from `old` to `new`. As in an app, the evaluation of the new screen can reuse rows
  /// of the old screen.
  init(
    from old: some SnapshotConvertible, to new: some SnapshotConvertible, site: CallSite,
    picture: ScreenRenderer? = nil, name: String? = nil
  ) {
    let before = Evaluation(old)
    let after = Evaluation(new, reusing: before.snapshot)
    self.init(
      changes: after.snapshot.changeset(from: before.snapshot), site: site, picture: picture,
      name: name, differences: after.differences, type: after.type,
      again: { after.again().changeset(from: before.again()) })
  }
}

extension Changeset {
  /// Returns a text with a line for each change. If `reader` is nil, the lines omit the titles of
  /// rows, such as `"Katherine Johnson"`.
  func lines(_ reader: LookReader? = nil) -> String {
    let lines =
      all.map { $0.line(title: reader.flatMap($0.title), isHidden: reader?.hides($0) == true) }
      + linesOfWhole
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  /// The violations of laws. A law is a rule that each changeset follows if this package is correct.
  var brokenLaws: [String] {
    let isRound = old.applying(self) == new
    let lists = [self] + changedContainers.map(\.changes)
    let text = "Internal error: the changes made to the old snapshot do not give the new one"
    let broken =
      (isRound ? [] : [text])
      + ListKind.allCases.compactMap { kind in
        lists.lazy.compactMap { $0.illegality(kind) }.first
      }
    if broken.isEmpty { return [] }
    // If the `==` of a model is wrong, a snapshot can differ from itself, and breaks the laws even if the changes are
    // correct.
    let unequal = [old, new].flatMap(Problem.unequal(in:))
    return unequal.isEmpty ? broken : unequal.map(\.description)
  }

  private func illegality(_ kind: ListKind) -> String? {
    func counts(_ snapshot: ScreenSnapshot) -> [Int] { snapshot.sections.map(\.rows.count) }
    var current = old
    for (index, stage) in stages.enumerated() {
      do throws(Violation) {
        _ = try BatchOperations(of: stage.operations).resolved(
          from: counts(current), to: counts(stage.snapshot), kind: kind, level: .discipline)
      } catch {
        return "Internal error: stage \(index) for a \(kind.viewName) is illegal: \(error)"
      }
      current = stage.snapshot
    }
    // If only rows inside containers change, there are no stages, so `current` is still the old snapshot.
    return current == new || !hasOwnChanges
      ? nil : "Internal error: the stages for a \(kind.viewName) do not give the new snapshot"
  }
}
