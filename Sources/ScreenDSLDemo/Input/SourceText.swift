import Foundation

/// The bytes of a text file, known to be UTF-8, and what the file is called in messages.
struct SourceText {
  let file: String
  let bytes: [UInt8]

  init(file: String, bytes: [UInt8]) throws(InputError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.file = file
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    try checkEncoding()
  }

  init(contentsOf file: String) throws(InputError) {
    guard let bytes = Self.bytes(of: file) else {
      throw InputError(file: file, line: 1, sentence: Self.obstacle(to: file))
    }
    try self.init(file: file, bytes: bytes)
  }

  /// Reads through a handle, which takes pipes too.
  private static func bytes(of file: String) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    do {
      return Array(try handle.readToEnd() ?? Data())
    } catch {
      return nil
    }
  }

  /// Decoding repairs what is not UTF-8, so the first byte that differs afterwards is at fault.
  private func checkEncoding() throws(InputError) {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if repaired == bytes { return }
    let fault = zip(bytes, repaired).prefix { $0 == $1 }.count
    throw InputError(
      file: file, line: line(at: min(fault, bytes.count)),
      sentence: "File must be UTF-8 (was something else)")
  }

  /// Returns the line that the byte at `index` is on, counted from 1.
  func line(at index: Int) -> Int {
    1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
  }

  private static func obstacle(to file: String) -> String {
    var isDirectory: ObjCBool = false
    if !FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) {
      return "No file for \(file.quoted); check the path"
    }
    return "File must be readable (was \(isDirectory.boolValue ? "a directory" : "not"))"
  }
}
