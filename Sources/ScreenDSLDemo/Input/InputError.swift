/// What is wrong with a file that was given, and on which line.
struct InputError: Error, Equatable, CustomStringConvertible {
  var file: String
  /// Counted from 1; 1 too if the file cannot be read at all.
  var line: Int
  var sentence: String

  var description: String { "\(file.onOneLine):\(line): \(sentence)" }
}
