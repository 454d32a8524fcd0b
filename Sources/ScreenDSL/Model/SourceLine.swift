/// The file and line of the statement that made a row or a section.
public struct SourceLine: @unchecked Sendable {
  // Unchecked because of the pointer: it points to a literal, which is never written or freed.
  @usableFromInline let start: UnsafePointer<UInt8>?
  @usableFromInline let length: UInt32
  /// The line, counted from 1.
  public let line: UInt32

  /// Creates the place where it is called.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
    // A static string of one scalar has no pointer; no file has such a name.
    let hasPointer = fileID.hasPointerRepresentation
    start = hasPointer ? fileID.utf8Start : nil
    length = hasPointer ? UInt32(truncatingIfNeeded: fileID.utf8CodeUnitCount) : 0
    self.line = line
  }

  @inlinable
  init(unknown: Void) {
    start = nil
    length = 0
    line = 0
  }

  /// The place of a statement that no builder made; lines count from 1.
  @inlinable static var unknown: SourceLine { SourceLine(unknown: ()) }

  @inlinable var isKnown: Bool { line != 0 }

  /// The module and file, as `#fileID` gives them: `App/MainScreen.swift`.
  public var fileID: String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF8.self)
  }
}

extension SourceLine: CustomStringConvertible {
  /// The file and the line, separated by a colon.
  public var description: String { "\(fileID):\(line)" }
}
