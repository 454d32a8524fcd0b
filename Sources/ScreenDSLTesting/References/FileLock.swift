import Foundation

/// Keeps other threads and processes out while something is done.
enum FileLock {
  /// Runs `body` while this process has the lock file at `path`, which is created and stays.
  static func holding<Result>(
    _ path: String, _ body: () throws(FileTrouble) -> Result
  ) throws(FileTrouble) -> Result {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 { throw FileTrouble(cannot: "lock", path) }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      if errno != EINTR { throw FileTrouble(cannot: "lock", path) }
    }
    return try body()
  }
}
