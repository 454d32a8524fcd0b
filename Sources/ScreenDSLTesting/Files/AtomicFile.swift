import Foundation

/// Reads and writes files. The methods `write` write a file in one step, so that no process ever reads a half-written
/// file.
enum AtomicFile {
  /// Writes a file. If the folder of the file does not exist, this method throws an error. If the file is a symbolic
  /// link, this method writes the file that the link names. A file that existed before keeps its permissions.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileTrouble) {
    do {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let permissions: NSNumber? = attribute(.posixPermissions, of: url.path)
      try Data(bytes).write(to: url, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw FileTrouble(cannot: "write", path, error)
    }
  }

  static func write(_ value: some Encodable, asJSONTo path: String) throws(FileTrouble) {
    guard let data = try? JSONEncoder().encode(value) else {
      throw FileTrouble("Internal error: what a test left cannot be encoded")
    }
    try write(data, to: path)
  }

  static func read<Value: Decodable>(_ type: Value.Type, fromJSONAt path: String) -> Value? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the names of the files in a folder. If there is no such folder, returns an empty array.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  static func attribute<Value>(_ key: FileAttributeKey, of path: String) -> Value? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[key] as? Value
  }

  static func append(_ line: String, to path: String) throws(FileTrouble) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if file < 0 { throw FileTrouble(cannot: "write", path) }
    do {
      try FileHandle(fileDescriptor: file, closeOnDealloc: true)
        .write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw FileTrouble(cannot: "write", path, error)
    }
  }

  static func createFolder(_ path: String) throws(FileTrouble) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      if FileManager.default.fileExists(atPath: path) {
        throw FileTrouble("Path must be a folder (was a file): \(ShownText.quoted(path))")
      }
      throw FileTrouble(cannot: "create folder", path, error)
    }
  }

  /// Locks a file, so that only one thread of one process at a time runs `body`.
  static func locking(_ path: String, _ body: () throws(FileTrouble) -> Void) throws(FileTrouble) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 { throw FileTrouble(cannot: "lock", path) }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      if errno != EINTR { throw FileTrouble(cannot: "lock", path) }
    }
    try body()
  }
}

/// The reason why an operation on a file or a folder failed, in one sentence.
struct FileTrouble: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(cannot verb: String, _ path: String, _ error: (any Error)? = nil) {
    // This code reads `errno` first, because later calls can change it.
    let number = errno
    let cause = error.flatMap { ($0 as NSError).userInfo[NSUnderlyingErrorKey] as? any Error }
    let reason = String(cString: strerror(cause.map { Int32(($0 as NSError).code) } ?? number))
    self.init("Cannot \(verb) \(ShownText.quoted(path)): \(reason)")
  }
}

/// Turns any text into a file name that is valid on all systems. Equal texts give equal names.
enum FileName {
  static let limit = 80

  static func safe(_ text: String, limit: Int = limit) -> String {
    let kept = String(text.unicodeScalars.map { isSafe($0) ? Character($0) : "-" })
    if kept == text, isPlain(text), text.utf8.count <= limit { return text }
    let start = kept.drop { $0 == "." || $0 == "-" }.prefix(max(0, limit - 9))
    return start.isEmpty ? hash(text) : "\(start)-\(hash(text))"
  }

  /// Returns the 64-bit FNV-1a hash of a text, folded to 32 bits, as eight hexadecimal digits.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - folded.count) + folded
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || "-_+.".unicodeScalars.contains(scalar)
  }

  private static func isPlain(_ text: String) -> Bool {
    let stem = text.lowercased().prefix { $0 != "." }
    return !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("-") && !text.hasSuffix(".")
      && !devices.contains(String(stem))
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
