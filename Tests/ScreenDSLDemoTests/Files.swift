import Foundation

/// Calls `body` with the path of a file with this text, which is gone afterwards.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try Data(text.utf8).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(url.path)
}
