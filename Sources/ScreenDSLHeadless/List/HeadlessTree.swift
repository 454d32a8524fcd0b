internal import ScreenDSLHosting

/// The state that a headless host shares with all lists inside its cells, such as events and the clock.
@MainActor
final class HeadlessTree {
  private(set) var events: [HeadlessEvent] = []
  private(set) var violations: [Problem] = []
  var missingCells: [Problem] = []
  var recordsEvents = true
  private var callbacks = 0
  private var operations = 0
  private var waiting: [HeadlessHost] = []
  private var now = 0.0
  /// The timers, the next one last. Thousands can wait, because each edit in a test begins one.
  private var timers: [(due: Double, action: @MainActor () -> Void)] = []

  var isInCallback: Bool { callbacks > 0 }

  func record(_ event: @autoclosure () -> HeadlessEvent) {
    if recordsEvents { events.append(event()) }
  }

  func takeEvents() -> [HeadlessEvent] {
    defer { events = [] }
    return events
  }

  func report(_ violation: Problem) {
    violations.append(violation)
    record(.violation(violation))
  }

  func callOut<Result>(_ body: () -> Result) -> Result {
    callbacks += 1
    defer { callbacks -= 1 }
    return body()
  }

  /// Runs `body`. When the outermost call of this method ends, the lists whose updates wait resume these updates, and
  /// the timers that are due run.
  func operate<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    operations += 1
    defer {
      operations -= 1
      if operations == 0 {
        resumeWaiting()
        runTimers()
      }
    }
    return try body()
  }

  func later(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    let due = now + seconds
    let index = HeadlessGeometry.firstIndex(in: timers.indices) { timers[$0].due <= due }
    timers.insert((due, action), at: index)
    if operations == 0 { runTimers() }
  }

  func advance(by seconds: Double) {
    let end = now + min(max(0, seconds), 1_000_000_000)
    while let next = timers.last?.due, next <= end + 0.000_001 {
      now = max(now, next)
      runTimers()
    }
    now = end
  }

  private func runTimers() {
    while let next = timers.last, next.due <= now + 0.000_001 {
      timers.removeLast()
      operate { next.action() }
    }
  }

  func wait(for host: HeadlessHost) { waiting.append(host) }

  private func resumeWaiting() {
    while !waiting.isEmpty, callbacks == 0 {
      let hosts = waiting
      waiting = []
      for host in hosts { host.settle() }
    }
  }
}
