/// Where a call stands in a test's source.
public struct CallSite: Sendable {
  var fileID: String
  var filePath: String
  /// The file as XCTest wants it.
  var staticFilePath: StaticString
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in bytes.
  var column: Int
  /// The function around it, as `#function` names it.
  var function: String

  init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int,
    _ function: String
  ) {
    self.fileID = fileID.description
    self.filePath = filePath.description
    staticFilePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// The name of the module.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file without folders and extension.
  var fileStem: String {
    let name = filePath.split(separator: "/").last.map(String.init) ?? "file"
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The folder that the file is in.
  var folder: String {
    filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "."
  }
}
