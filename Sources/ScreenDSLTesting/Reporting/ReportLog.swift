import Foundation
import ScreenDSLHeadless

/// What the report shows for one expectation of a test, or for one recording of its screens. The pictures are not drawn
/// yet.
struct ReportItem: Sendable {
  /// The screens or texts that the report shows.
  struct Shown: Sendable {
    /// The screens in the order in which the test has seen them, each with the action that led to it.
    var content: [ScreenStep] = []
    var source = LookReader()
    /// The name of the screen's type; empty if it is not known.
    var type = ""
    var forms: [ReportForm] = []
  }

  let site: CallSite
  var shown: Shown
  /// The entry without its pictures.
  var entry: ReportEntry

  init(
    _ name: String, file fileName: String, of test: TestIdentity, at site: CallSite,
    showing shown: Shown
  ) {
    (self.site, self.shown) = (site, shown)
    let suite = test.suites.isEmpty ? site.fileStem : test.suites.joined(separator: ".")
    entry = ReportEntry(
      place: [site.module, suite, test.test].map { VisibleText().text($0) },
      name: VisibleText().text(name),
      key: site.place(of: test, name: fileName).joined(separator: "/"), line: site.line)
  }

  /// Fails the test with a message, and stores the message for the report. If the test has marked the failure as a
  /// known issue, the report lists the message as a known issue.
  ///
  /// - Parameters:
  ///   - texts: What the report shows; nil to show the message.
  ///   - causes: The causes, by which the report groups failures. If empty, the shown texts are the cause.
  mutating func report(
    _ message: String, as texts: [String]? = nil, causes: [String] = [], in context: TestingContext
  ) {
    let texts = (texts ?? [message]).map(ReportEntry.lines)
    if context.report(message, site) {
      entry.failures += texts
      entry.causes += causes.isEmpty ? texts : causes.map(ReportEntry.lines)
    } else {
      entry.known += texts
    }
  }

  /// The entry with its pictures. Reading this property draws the pictures.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  var drawn: ReportEntry {
    var entry = entry
    // The type names of result builders tell readers nothing about the screen.
    let isBuilt = shown.type.hasPrefix("Rows<") || shown.type.contains("_Built")
    entry.screen = isBuilt ? "" : VisibleText().text(shown.type)
    entry.show(shown.content, shown.source)
    for form in shown.forms { entry.add(form) }
    return entry
  }
}

/// Stores the items of the report: what all expectations and recordings in this process show.
///
/// The log draws the pictures when the process ends, so that no test waits for them.
final class ReportLog: @unchecked Sendable {
  // Unchecked `Sendable` because `lock` guards `items`.
  /// The log of this process.
  static let ofProcess = ReportLog()

  private let lock = NSLock()
  private(set) var items: [ReportItem] = []

  /// Returns the folder that the environment variable `SCREENDSL_REPORT` names; nil if the run needs no report.
  static func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    TestRun.asksFor("SCREENDSL_REPORT", in: environment)
  }

  /// Adds an item, and returns its index.
  @discardableResult
  func add(_ item: ReportItem) -> Int {
    if self === Self.ofProcess { Self.begin }
    return lock.withLock {
      items.append(item)
      return items.count - 1
    }
  }

  /// Adds an item for the screens that a test sees. Returns a closure that adds a screen to this item.
  func recording(
    of type: String, _ source: LookReader, at site: CallSite, _ context: TestingContext
  ) -> (ScreenStep) -> Void {
    let index = add(
      ReportItem(
        "Recording", file: "recording", of: context.test, at: site,
        showing: ReportItem.Shown(source: source, type: type)))
    return { [self] step in
      lock.withLock { items[index].shown.content.append(step) }
    }
  }

  /// The entries of all items. Reading this property draws their pictures.
  var entries: [ReportEntry] {
    // A recording of one or two screens is dropped, because an expectation of the test usually shows the same screens.
    let shown = lock.withLock { items }
      .filter { $0.entry.name != "Recording" || $0.shown.content.count > 2 }
    // Drawing an entry takes some milliseconds, so several threads draw entries. Each thread holds the lock while it
    // changes the array.
    nonisolated(unsafe) var entries = [ReportEntry?](repeating: nil, count: shown.count)
    DispatchQueue.concurrentPerform(iterations: shown.count) { index in
      let entry = shown[index].drawn
      lock.withLock { entries[index] = entry }
    }
    return entries.compactMap(\.self)
  }

  /// When this value is read first, it registers a function that writes the report when the process ends.
  private static let begin: Void = {
    atexit {
      guard let folder = folder() else { return }
      // On different machines, two processes can have the same process ID. So the name also contains a random number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try ReportFolder(path: folder).add(ofProcess.entries, of: process)
      } catch { print("No report of the run: \(error)") }
    }
  }()
}
