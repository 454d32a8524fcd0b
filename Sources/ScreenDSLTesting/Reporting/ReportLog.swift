import Foundation
import ScreenDSLHeadless

/// The content of one call of a test in a report, before it is drawn.
struct ReportItem: Sendable {
  /// The visible content.
  struct Shown: Sendable {
    var content: ReportContent?
    /// Finds the looks for drawing.
    var source = LookReader()
    /// The type of the screen; empty if it is not known.
    var type = ""
    var forms: [ReportForm] = []
  }

  let site: CallSite
  let test: TestIdentity
  let name: String
  /// The name of its files.
  let fileName: String
  var shown: Shown
  /// The command that accepts the new text; nil if there is none.
  var command: String?
  /// The failures reported to the test framework.
  private(set) var failures: [String] = []
  /// The causes that other failures may share.
  private var causes: [String] = []
  /// The known issues.
  private(set) var known: [String] = []

  init(
    _ name: String, file fileName: String, of test: TestIdentity, at site: CallSite,
    showing shown: Shown
  ) {
    (self.name, self.fileName, self.test, self.site) = (name, fileName, test, site)
    self.shown = shown
  }

  /// Reports a problem to the test framework, and notes it, maybe in other words.
  ///
  /// - Parameter causes: The causes that other failures may share; the message itself if empty.
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

  /// The drawn entry of a page; O(*n*) in the number *n* of rows.
  var entry: ReportEntry {
    let suite = test.suites.isEmpty ? site.fileStem : test.suites.joined(separator: ".")
    let visible = VisibleText()
    let isBuilt = shown.type.hasPrefix("Rows<") || shown.type.contains("_Built")
    var entry = ReportEntry(
      place: [site.module, suite, test.test].map { visible.text($0) }, name: visible.text(name),
      key: site.place(of: test, name: fileName).joined(separator: "/"), line: site.line,
      // The type of a screen that a builder made tells readers nothing.
      screen: isBuilt ? "" : visible.text(shown.type),
      failures: failures.map(ReportEntry.lines), causes: causes.map(ReportEntry.lines),
      command: command, known: known.map(ReportEntry.lines))
    if let content = shown.content { entry.show(content, shown.source) }
    for form in shown.forms { entry.add(form) }
    return entry
  }
}

/// The content of a process's tests, stored until the process ends.
///
/// It draws them when the process ends, so that tests take no time for it.
final class ReportLog: @unchecked Sendable {
  // Unchecked because of the items: they are used only while the lock is held.
  /// The log of this process.
  static let ofProcess = ReportLog()

  private let lock = NSLock()
  private(set) var items: [ReportItem] = []

  /// Returns the folder of the run's report, which an environment variable names; nil if there is none.
  static func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    TestRun.asksFor("SCREENDSL_REPORT", in: environment)
  }

  /// Adds a call, and returns its index.
  @discardableResult
  func add(_ item: ReportItem) -> Int {
    if self === Self.ofProcess { Self.begin }
    return lock.withLock {
      items.append(item)
      return items.count - 1
    }
  }

  /// Starts the recording of a screen, and returns the function that adds a step.
  func recording(
    of type: String, _ source: LookReader, at site: CallSite, _ context: TestingContext
  ) -> (ScreenStep) -> Void {
    let index = add(
      ReportItem(
        "Recording", file: "recording", of: context.test, at: site,
        showing: ReportItem.Shown(content: .steps([]), source: source, type: type)))
    return { [self] step in
      lock.withLock {
        guard case .steps(var steps) = items[index].shown.content else { return }
        // Without this second owner, the array of steps can grow in place.
        items[index].shown.content = nil
        steps.append(step)
        items[index].shown.content = .steps(steps)
      }
    }
  }

  /// The entries of all calls.
  var entries: [ReportEntry] {
    let shown = lock.withLock { items }.filter { item in
      // If a recording has a single update, the test's expectation already shows it.
      if item.name == "Recording", case .steps(let steps)? = item.shown.content {
        return steps.count > 2
      }
      return true
    }
    // Each entry takes some milliseconds, so they are drawn in parallel.
    let entries = Entries(count: shown.count)
    DispatchQueue.concurrentPerform(iterations: shown.count) { entries[$0] = shown[$0].entry }
    return entries.all
  }

  /// Registers the writing of the report for the end of the process.
  private static let begin: Void = {
    atexit {
      guard let folder = folder() else { return }
      // Processes on two machines may have the same number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try ReportFolder(path: folder).add(ofProcess.entries, of: process)
      } catch { print("No report of the run: \(error)") }
    }
  }()
}

/// The entries of a log, drawn by several threads.
private final class Entries: @unchecked Sendable {
  // Unchecked because of the array: it is used only while the lock is held.
  private let lock = NSLock()
  private var entries: [ReportEntry?]

  init(count: Int) { entries = Array(repeating: nil, count: count) }

  subscript(index: Int) -> ReportEntry? {
    get { lock.withLock { entries[index] } }
    set { lock.withLock { entries[index] = newValue } }
  }

  /// All drawn entries.
  var all: [ReportEntry] { lock.withLock { entries.compactMap { $0 } } }
}
