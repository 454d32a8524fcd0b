import Foundation

/// The content of the report for one expectation, or for one recording of screens. The property `drawn` draws the
/// pictures.
struct ReportItem: Sendable {
  struct Shown: Sendable {
    var content: [ScreenStep] = []
    var source = LookReader()
    var type = ""
    var forms: [ReportForm] = []
  }

  let site: CallSite
  var shown: Shown
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

  var drawn: ReportEntry {
    var entry = entry
    // The type names of result builders tell readers nothing about the screen.
    entry.screen = shown.type.contains("_Built") ? "" : VisibleText().text(shown.type)
    entry.show(shown.content, shown.source)
    for form in shown.forms { entry.add(form) }
    return entry
  }
}

/// Stores the items of the report. The log draws their pictures when the process ends, so that no test waits for the
/// pictures.
final class ReportLog: @unchecked Sendable {
  // Unchecked `Sendable` because `lock` guards `items` and `unfinished`.
  static let ofProcess = ReportLog()

  private let lock = NSLock()
  private(set) var items: [ReportItem] = []
  /// The folders of failure reports whose pages may not show the newest failures yet.
  private var unfinished: Set<ReportFolder> = []

  static func folder(in environment: [String: String]) -> String? {
    TestRun.asksFor("SCREENDSL_REPORT", in: environment)
  }

  @discardableResult
  func add(_ item: ReportItem) -> Int {
    Self.begin
    return lock.withLock {
      items.append(item)
      return items.count - 1
    }
  }

  static func finishAtEnd(_ folder: ReportFolder) {
    begin
    ofProcess.lock.withLock { _ = ofProcess.unfinished.insert(folder) }
  }

  /// Adds an empty recording to the report, and returns a closure that adds a step to the recording. The report draws
  /// all steps with the newest `LookReader`, as `TestScreen.recording(theme:)` does.
  func recording(
    of type: String, at site: CallSite, _ context: TestingContext
  ) -> (ScreenStep?, LookReader) -> Void {
    let index = add(
      ReportItem(
        "Recording", file: "recording", of: context.test, at: site,
        showing: ReportItem.Shown(type: type)))
    return { [self] step, reader in
      lock.withLock {
        if let step { items[index].shown.content.append(step) }
        items[index].shown.source = reader
      }
    }
  }

  var entries: [ReportEntry] {
    // The report omits recordings of fewer than three screens, because the items of the test's expectations usually
    // show the same screens.
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

  /// The first read registers a function that writes the reports when the process ends.
  private static let begin: Void = {
    atexit {
      for folder in ofProcess.unfinished { try? folder.finish() }
      guard !ofProcess.items.isEmpty,
        let folder = folder(in: ProcessInfo.processInfo.environment)
      else { return }
      // Processes on different machines can have the same ID, so the name also contains a random number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try ReportFolder(path: folder).add(ofProcess.entries, named: "process-\(process)")
      } catch { print("No report of the run: \(error)") }
    }
  }()
}
