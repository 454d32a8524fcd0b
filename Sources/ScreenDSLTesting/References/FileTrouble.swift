import Foundation

/// Why a file could not be read or written, in one sentence.
struct FileTrouble: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Creates the trouble that the system's last call had.
  init(cannot verb: String, _ path: String) {
    let reason = String(cString: strerror(errno))
    self.init("Cannot \(verb) \(ShownText.quoted(path)): \(reason)")
  }
}
