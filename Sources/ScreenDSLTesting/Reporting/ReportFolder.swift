import Foundation

/// The folder that contains a report. All processes of a test run add their entries to this folder.
struct ReportFolder: Hashable, Sendable {
  let path: String
  var isOfFailures = false
  var run = TestRun.current

  var pagePath: String { "\(path)/\(isOfFailures ? "report" : "index").html" }

  static let limit = 200

  func add(_ failure: ReportEntry) throws(FileTrouble) {
    // The name depends on the failures, because one expectation can fail several times, for example in a loop.
    let name = FileName.hash("\(failure.key) \(failure.line) \(failure.failures)")
    try add([failure], named: name)
  }

  func finish() throws(FileTrouble) {
    try AtomicFile.locking(lock) { () throws(FileTrouble) in try writePage(names) }
  }

  func add(_ entries: [ReportEntry], named name: String) throws(FileTrouble) {
    try AtomicFile.createFolder(folder)
    try AtomicFile.locking(lock) { () throws(FileTrouble) in
      let own = "\(name)\(end)"
      var names = names
      if !names.contains(own) {
        if isOfFailures, names.count >= Self.limit { return }
        names.append(own)
      }
      try AtomicFile.write(entries, asJSONTo: "\(folder)/\(own)")
      if !isOfFailures || isDue(names.count) { try writePage(names) }
    }
  }

  private func isDue(_ count: Int) -> Bool {
    let written: Date? = AtomicFile.attribute(.modificationDate, of: pagePath)
    if count < 20 || written.map({ $0.timeIntervalSinceNow < -1 }) != false { return true }
    ReportLog.finishAtEnd(self)
    return false
  }

  /// Writes the HTML page of the report. The caller must hold the lock.
  private func writePage(_ names: [String]) throws(FileTrouble) {
    let entries = names.compactMap {
      AtomicFile.read([ReportEntry].self, fromJSONAt: "\(folder)/\($0)")
    }
    let page = ReportPage(
      of: entries.flatMap { $0 }, ReportRun(in: ProcessInfo.processInfo.environment),
      note: isOfFailures ? "Failures alone, at most \(Self.limit)" : nil)
    try AtomicFile.write(page.html.utf8, to: pagePath)
  }

  private var folder: String { "\(path)/entries" }
  private var lock: String { "\(folder)/lock" }

  private var end: String { ".\(FileName.hash(run)).json" }

  /// The names of the files that this run has written. Reading this property deletes the files of other runs.
  private var names: [String] {
    let names = AtomicFile.names(in: folder).sorted().filter { $0.hasSuffix(".json") }
    for name in names where !name.hasSuffix(end) { unlink("\(folder)/\(name)") }
    return names.filter { $0.hasSuffix(end) }
  }
}
