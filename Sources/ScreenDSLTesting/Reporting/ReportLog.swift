import Foundation
import ScreenDSLRendering

/// What a report shows of one call of a test, before it is drawn.
struct ReportItem: Sendable {
  /// What is to be seen of it.
  struct Shown: Sendable {
    var content: ReportContent?
    /// What it is drawn with.
    var source = LookReader()
    /// The type of the screen; empty if it is not known.
    var type = ""
    var forms: [ReportForm] = []
  }

  let site: CallSite
  let test: TestIdentity
  let name: String
  /// What files about it are called.
  let fileName: String
  var shown: Shown
  /// The command that accepts what was made; nil if there is none.
  var command: String?
  /// What the test framework was told of it.
  private(set) var failures: [String] = []
  /// What other failures may have in common with these.
  private var causes: [String] = []
  /// Those that make no test fail.
  private(set) var known: [String] = []

  init(
    _ name: String, file fileName: String, of test: TestIdentity, at site: CallSite,
    showing shown: Shown
  ) {
    (self.name, self.fileName, self.test, self.site) = (name, fileName, test, site)
    self.shown = shown
  }

  /// Tells the test framework what is wrong, and notes it in its own words, if it has others.
  ///
  /// - Parameter causes: What other failures may have in common with it; the message itself if there are none.
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

  /// The entry on a page, drawn; O(*n*) in the number *n* of rows.
  var entry: ReportEntry {
    let suite = test.suites.isEmpty ? site.fileStem : test.suites.joined(separator: ".")
    let visible = VisibleText()
    let isBuilt = shown.type.hasPrefix("Rows<") || shown.type.contains("_Built")
    var entry = ReportEntry(
      place: [site.module, suite, test.test].map { visible.text($0) }, name: visible.text(name),
      key: site.place(of: test, name: fileName).joined(separator: "/"), line: site.line,
      // The type of a screen that builders made says nothing to people.
      screen: isBuilt ? "" : visible.text(shown.type),
      failures: failures.map(ReportEntry.lines), causes: causes.map(ReportEntry.lines),
      command: command, known: known.map(ReportEntry.lines))
    if let content = shown.content { entry.show(content, shown.source) }
    for form in shown.forms { entry.add(form) }
    return entry
  }
}

/// What the tests of a process show, kept until it ends.
///
/// Screens are drawn at the end; that costs the tests nothing but memory.
final class ReportLog: @unchecked Sendable {
  // Unchecked because of the items: they are read and written only while the lock is held.
  /// The environment variables that name the folder of the run's report: the first that is set.
  private static let variables = ["SCREENDSL_REPORT", "SCREENDSL_GALLERY"]
  /// What this process shows.
  static let ofProcess = ReportLog()

  private let lock = NSLock()
  private(set) var items: [ReportItem] = []

  /// Returns the folder of the run's report; nil if it has none.
  static func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    variables.lazy.compactMap { TestRun.asksFor($0, in: environment) }.first
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

  /// Begins the recording of all that one screen shows, and returns what adds a screen to it.
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
        // The only owner of the steps may add to them in place.
        items[index].shown.content = nil
        steps.append(step)
        items[index].shown.content = .steps(steps)
      }
    }
  }

  /// The entries of all calls.
  var entries: [ReportEntry] {
    let shown = lock.withLock { items }.filter { item in
      // The recording of a single update the test's expectation shows.
      if item.name == "Recording", case .steps(let steps)? = item.shown.content {
        return steps.count > 2
      }
      return true
    }
    // Each takes some milliseconds, and so there are as many at once as there are processors.
    let entries = Entries(count: shown.count)
    DispatchQueue.concurrentPerform(iterations: shown.count) { entries[$0] = shown[$0].entry }
    return entries.all
  }

  /// Sees to it that the report, if there is to be one, is written when the process ends.
  private static let begin: Void = {
    atexit {
      guard let folder = folder() else { return }
      // Processes of two machines may have one number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try ReportFolder(path: folder).add(ofProcess.entries, of: process)
      } catch { print("No report of the run: \(error)") }
    }
  }()
}

/// The entries of a log, made by several threads.
private final class Entries: @unchecked Sendable {
  // Unchecked because of the array: it is read and written only while the lock is held.
  private let lock = NSLock()
  private var entries: [ReportEntry?]

  init(count: Int) { entries = Array(repeating: nil, count: count) }

  subscript(index: Int) -> ReportEntry? {
    get { lock.withLock { entries[index] } }
    set { lock.withLock { entries[index] = newValue } }
  }

  /// All that were made.
  var all: [ReportEntry] { lock.withLock { entries.compactMap { $0 } } }
}
