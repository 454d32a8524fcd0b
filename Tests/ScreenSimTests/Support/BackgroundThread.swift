import Foundation

/// Runs a closure of the main actor on another thread, as Objective-C code may, and waits for it.
func onBackgroundThread(_ run: @escaping @MainActor () -> Void) {
  let work = Smuggled(run: unsafeBitCast(run, to: (() -> Void).self))
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work.run()
    done.signal()
  }
  thread.start()
  done.wait()
}

/// The main thread waits for the other one, so only one of them runs the closure.
private struct Smuggled: @unchecked Sendable {
  var run: () -> Void
}
