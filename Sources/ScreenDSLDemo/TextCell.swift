import ScreenDSLHeadless

/// A view that says what it shows, so that the demo can print it.
@MainActor
protocol TextView: AnyObject {
  var text: String { get }
}

/// A cell with one text; an app has cells of its UI framework in its place.
class TextCell: HeadlessCell, TextView {
  final var text = ""

  required init() {}
}

extension HeadlessPlaceholderCell: TextView {}

extension HeadlessHost {
  /// The visible rows: which cell shows each, and its text.
  var visibleLines: [String] { visibleCells.map(Self.line) }

  /// Returns the view of a supplementary, and its text.
  func line(_ kind: SupplementaryKind, of section: SectionID) -> String? {
    cell(at: .supplementary(kind, section)).map(Self.line)
  }

  private static func line(_ view: AnyObject) -> String {
    "\(type(of: view)): \((view as? any TextView)?.text ?? "(no text)")"
  }

  /// Runs `change`, and returns what it did to the list: its batches, and how many cells it filled.
  func summary(of change: () throws -> Void) rethrows -> [String] {
    _ = takeEvents()
    try change()
    var (batches, configured, reconfigured) = ([String](), 0, 0)
    for event in takeEvents() {
      switch event {
      case .batch: batches.append("\(event)")
      case .reload: batches.append("all rows shown anew")
      case .configured(_, isFirstDisplay: true): configured += 1
      case .configured(_, isFirstDisplay: false): reconfigured += 1
      default: break
      }
    }
    return (batches.isEmpty ? ["no batch"] : batches)
      + ["cells filled for another row: \(configured), filled again: \(reconfigured)"]
  }

  /// Throws if an update broke a rule of list views.
  func requireNoViolations() throws {
    guard let violation = violations.first else { return }
    throw DemoError("Updates must keep the rules of list views (was '\(violation)')")
  }
}
