import ScreenDSLHeadless
public import ScreenDSLInspection
import ScreenDSLLooks
import ScreenDSLRendering

/// Makes the test fail if there are findings on a screen; see ``TestScreen/findings``.
///
/// ```swift
/// @MainActor @Test func isSound() { expectNoFindings(TestScreen { MainScreen(state: .full) }) }
/// ```
@MainActor
public func expectNoFindings(
  _ screen: TestScreen, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  TestingContext.current.fail(
    screen.findings.map(\.description), CallSite(fileID, filePath, line, column),
    showing: screen.shown)
}

/// Makes the test fail if there are findings in a snapshot.
///
/// - Parameters:
///   - snapshot: The screen.
///   - changes: An update that led to it; nil leaves identity churn out.
///   - audit: The audit of its registry; nil leaves cells out.
///   - label: The accessibility label of a row; nil leaves labels out.
public func expectNoFindings(
  _ snapshot: ScreenSnapshot, of changes: Changeset? = nil, cells audit: CellAudit? = nil,
  label: ((Row) -> String?)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  TestingContext.current.fail(
    snapshot.findings(of: changes, cells: audit, label: label).map(\.description),
    CallSite(fileID, filePath, line, column),
    showing: ReportItem.Shown(content: .screen(snapshot)))
}

extension TestScreen {
  /// What works on the screen, but costs its users or developers something.
  ///
  /// It looks at what is shown, at the last update, and at what the declaration says when it is
  /// evaluated twice with the current state: both have to be the same. Labels come from the rows and from looks.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var findings: [ScreenFinding] {
    let current = evaluate(reusing: host.updater.newest)
    let instability = current.changeset(from: evaluate(reusing: nil))
    let found =
      snapshot.findings(of: lastUpdate, cells: nil) { path, row in
        // Nobody knows what the cell of a row without a look is called.
        self.spokenLabel(of: row) ?? (self.look(of: row.model) == nil ? "\(path)" : nil)
      } + controlFindings + ScreenFinding.instability(instability)
      + (host.options.needsCells ? host.cellFindings(in: snapshot) : [])
      + host.missingCells.map { ScreenFinding($0) }
    // Of several of one kind at one statement the first is kept: that of the last update.
    var seen: Set<[String]> = []
    return found.filter { finding in
      if finding.kind == .titleAsID, hasHeading(finding.section) { return false }
      let problem = finding.kind == .identityChurn ? "" : finding.problem
      return seen.insert(["\(finding.kind)", finding.source ?? finding.problem, problem]).inserted
    }
  }

  /// Whether the first row of a section is heard as a heading, which is as good as a header.
  private func hasHeading(_ section: SectionID?) -> Bool {
    let row = section.flatMap { snapshot.section(id: $0) }?.rows.first
    let stops = row.flatMap { look(of: $0.model)?.stops(isTappable: false) } ?? []
    return stops.first?.traits.contains(.header) == true
  }

  /// Controls that those who hear them cannot tell, without a name or with that of another one of the row, and those
  /// that show something else than the model has.
  private var controlFindings: [ScreenFinding] {
    var (silent, alike) = (FindingGroup(.missingLabel), FindingGroup(.sharedLabel))
    var (impossible, shared) = (FindingGroup(.impossibleValue), FindingGroup(.sharedFocus))
    var focused: String?
    for (path, row) in snapshot.allRows {
      guard let look = look(of: row.model) else { continue }
      let subject = "\(Swift.type(of: row.model)) '\(snapshot.shortened(path))'"
      let stops = look.stops(
        isTappable: row.attributes.isSelectable, label: row.attributes.accessibilityLabel)
      var names: Set<String> = []
      let controls = look.controls
      for control in controls where control.field?.isFocused == true && control.isEnabled {
        let field = "\(ShownText.quoted(control.name ?? "field")) in \(subject)"
        if let focused {
          shared.add("Focus must be wanted by one field (was by \(focused) and \(field))", row)
        }
        focused = focused ?? field
      }
      for control in controls {
        guard let reason = control.control.impossibility else { continue }
        let name = ShownText.quoted(control.name ?? "\(control.role)")
        impossible.add("\(name) in \(subject) \(reason)", row)
      }
      for stop in stops {
        guard let control = controls.first(where: { $0.id == stop.control }) else { continue }
        let role = control.role
        if control.name == nil && (role == .button || role == .menu) || stop.label == nil {
          silent.add("No accessibility label for a \(role) in \(subject)", row)
        } else if let name = stop.label, !names.insert("\(role) \(name)").inserted {
          alike.add("Two of \(subject) are a \(role) called '\(name)'", row)
        }
      }
    }
    return silent.findings + alike.findings + impossible.findings + shared.findings
  }
}

extension LookNode.Control {
  /// Why it cannot show what the model has; nil if it can.
  fileprivate var impossibility: String? {
    switch kind {
    case .picker(let picker, _) where picker.isLost: "has chosen what is not among its choices"
    case .date(let date, _) where date.isOutside:
      "is set out of its range, \(date.range.map { "\($0)" } ?? "")"
    default: nil
    }
  }
}

extension HeadlessHost {
  /// What is wrong with the cells of a screen; inside a container, with those of its list.
  fileprivate func cellFindings(in snapshot: ScreenSnapshot) -> [ScreenFinding] {
    let inside = snapshot.sections.flatMap { section in
      section.rows.flatMap { row -> [ScreenFinding] in
        let list = try? list(inside: RowPath(row.id, section: section.id))
        return row.innerRows.map { (list ?? self).cellFindings(in: $0) } ?? []
      }
    }
    return registry.audit(snapshot, includesContainers: false).findings + inside
  }
}
