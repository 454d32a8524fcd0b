/// What a screen can be built from: sections, and everything that a section can be built from.
///
/// The package's own types conform; an app writes `some ScreenContent` as the type of a screen's body.
public protocol ScreenContent: SendableMetatype {
  /// Adds the rows or sections to the list that is being built.
  func addContent(to buffer: inout ContentBuffer)

  /// Adds `count` iterations of a loop whose body is this type.
  ///
  /// - Parameters:
  ///   - count: How often the loop's body was run.
  ///   - buffer: The list that is being built.
  ///   - source: The statement in the loop's body, if it is a single one.
  ///   - element: Returns the content of an iteration, counted from 0.
  static func addLoop(
    count: Int, to buffer: inout ContentBuffer, source: SourceLine?, element: (Int) -> Self)
}

/// What a section can be built from: cell models, rows, containers, and arrays and optionals of them.
///
/// An app writes `some SectionContent` as the result of its own functions marked `@SectionBuilder`.
public protocol SectionContent: ScreenContent {}

extension ScreenContent {
  @inlinable
  public static func addLoop(
    count: Int, to buffer: inout ContentBuffer, source: SourceLine?, element: (Int) -> Self
  ) {
    buffer.reserve(count)
    let outer = buffer.enterLoop(source: source)
    for index in 0..<count {
      buffer.enterIteration(index, of: outer)
      element(index).addContent(to: &buffer)
    }
    buffer.leaveLoop(outer)
  }
}

extension CellModel {
  /// Stores a long loop over one model type as one run of models, without a box per row.
  @inlinable
  public static func addLoop(
    count: Int, to buffer: inout ContentBuffer, source: SourceLine?, element: (Int) -> Self
  ) {
    let outer = buffer.enterLoop(source: source)
    if count >= ContentBuffer.shortestRun {
      buffer.addRun(of: Self.self, count: count, element: element)
    } else {
      for index in 0..<count {
        buffer.enterIteration(index, of: outer)
        buffer.add(Row(element(index)))
      }
    }
    buffer.leaveLoop(outer)
  }
}

extension Array: ScreenContent where Element: ScreenContent {
  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    withUnsafeBufferPointer { elements in
      Element.addLoop(count: elements.count, to: &buffer, source: nil) { elements[$0] }
    }
  }
}

extension Array: SectionContent where Element: SectionContent {}

extension Optional: ScreenContent where Wrapped: ScreenContent {
  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    if let content = self { content.addContent(to: &buffer) }
  }
}

extension Optional: SectionContent where Wrapped: SectionContent {}
