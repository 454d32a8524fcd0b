/// The file and line of the statement that made a row or a section.
public struct SourceLine: Sendable, CustomStringConvertible {
  /// The module and file, as `#fileID` gives them: `App/MainScreen.swift`.
  public let fileID: StaticString
  /// The line, counted from 1.
  public let line: UInt32

  /// Creates the place where it is called.
  public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the line, separated by a colon.
  public var description: String { "\(fileID):\(line)" }
}
