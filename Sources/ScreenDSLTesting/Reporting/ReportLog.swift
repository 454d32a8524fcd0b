import Foundation
import ScreenDSLHeadless

/// The data for the report's entry of one call in a test, before its pictures are drawn.
struct ReportItem: Sendable {
  /// The screens or texts that the report shows.
  struct Shown: Sendable {
    /// The screens, each with the action that led to it.
    var content: [ScreenStep] = []
    /// Finds the looks of models, for drawing.
    var source = LookReader()
    /// The name of the screen's type; empty if it is not known.
    var type = ""
    var forms: [ReportForm] = []
  }

  let site: CallSite
  let test: TestIdentity
  let name: String
  /// The name of the files of a failure.
  let fileName: String
  var shown: Shown
  /// The command that accepts the new text; nil if there is none.
  var command: String?
  /// The failures that were reported to the test framework.
  private(set) var failures: [String] = []
  /// The causes of the failures. Other failures may have the same causes.
  private var causes: [String] = []
  /// The failures that the test has marked as known issues.
  private(set) var known: [String] = []

  init(
    _ name: String, file fileName: String, of test: TestIdentity, at site: CallSite,
    showing shown: Shown
  ) {
    (self.name, self.fileName, self.test, self.site) = (name, fileName, test, site)
    self.shown = shown
  }

  /// Reports a problem to the test framework, and stores the problem for the report.
  ///
  /// - Parameters:
  ///   - texts: The texts that the report shows instead of the message; nil for the message.
  ///   - causes: The causes, which other failures can have too. If you pass none, the message is the cause.
  mutating func report(
    _ message: String, as texts: [String]? = nil, causes: [String] = [], in context: TestingContext
  ) {
    let isFailure = context.report(message, site)
    if isFailure {
      failures += texts ?? [message]
      self.causes += causes.isEmpty ? texts ?? [message] : causes
    } else {
      known += texts ?? [message]
    }
  }

  /// Draws the pictures of the call, and returns its entry for the page.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  var entry: ReportEntry {
    let suite = test.suites.isEmpty ? site.fileStem : test.suites.joined(separator: ".")
    let visible = VisibleText()
    let isBuilt = shown.type.hasPrefix("Rows<") || shown.type.contains("_Built")
    var entry = ReportEntry(
      place: [site.module, suite, test.test].map { visible.text($0) }, name: visible.text(name),
      key: site.place(of: test, name: fileName).joined(separator: "/"), line: site.line,
      // If the type of the screen is that of a builder, the name of the type does not help readers.
      screen: isBuilt ? "" : visible.text(shown.type),
      failures: failures.map(ReportEntry.lines), causes: causes.map(ReportEntry.lines),
      command: command, known: known.map(ReportEntry.lines))
    entry.show(shown.content, shown.source)
    for form in shown.forms { entry.add(form) }
    return entry
  }
}

/// The data for the report of all calls in this process.
///
/// The pictures are drawn only when the process ends, so that tests need not wait for them.
final class ReportLog: @unchecked Sendable {
  // Unchecked `Sendable` because of the items, which code uses only while it holds the lock.
  /// The log of this process.
  static let ofProcess = ReportLog()

  private let lock = NSLock()
  private(set) var items: [ReportItem] = []

  /// Returns the folder of the report, which an environment variable names; nil if the variable is not set.
  static func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    TestRun.asksFor("SCREENDSL_REPORT", in: environment)
  }

  /// Adds a call. The result is its index.
  @discardableResult
  func add(_ item: ReportItem) -> Int {
    if self === Self.ofProcess { Self.begin }
    return lock.withLock {
      items.append(item)
      return items.count - 1
    }
  }

  /// Starts to record the steps of a screen. The result is a function that adds a step.
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

  /// The entries of all calls, with their pictures.
  var entries: [ReportEntry] {
    // If a recording has a single update, the expectation of the test already shows this update.
    let shown = lock.withLock { items }
      .filter { $0.name != "Recording" || $0.shown.content.count > 2 }
    // Drawing an entry takes some milliseconds, so several threads draw entries. Code uses the array only while it
    // holds the lock.
    nonisolated(unsafe) var entries = [ReportEntry?](repeating: nil, count: shown.count)
    DispatchQueue.concurrentPerform(iterations: shown.count) { index in
      let entry = shown[index].entry
      lock.withLock { entries[index] = entry }
    }
    return entries.compactMap(\.self)
  }

  /// Lets the process write the report when it ends.
  private static let begin: Void = {
    atexit {
      guard let folder = folder() else { return }
      // Two processes on different machines may have the same number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try ReportFolder(path: folder).add(ofProcess.entries, of: process)
      } catch { print("No report of the run: \(error)") }
    }
  }()
}
