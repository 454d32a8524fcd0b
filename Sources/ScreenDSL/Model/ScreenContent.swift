/// What a screen can be built from: sections, and everything that a section can be built from.
///
/// The package's own types conform; an app writes `some ScreenContent` as the type of a screen's
/// body.
public protocol ScreenContent: SendableMetatype {
  /// Adds the rows or sections to the list that is being built.
  func addContent(to buffer: inout ContentBuffer)

  /// Adds the iterations of a loop whose body is this type.
  ///
  /// - Parameters:
  ///   - elements: The content of each iteration.
  ///   - buffer: The list that is being built.
  static func addLoop(_ elements: [Self], to buffer: inout ContentBuffer)
}

/// What a section can be built from: cell models, rows, containers, and arrays and optionals of
/// them.
///
/// An app writes `some SectionContent` as the result of its own functions marked `@SectionBuilder`.
public protocol SectionContent: ScreenContent {}

/// Content that is one row or one section, or a choice between such.
public protocol DirectContent: ScreenContent {}

extension ScreenContent {
  @inlinable
  public static func addLoop(_ elements: [Self], to buffer: inout ContentBuffer) {
    addIterations(elements, to: &buffer)
  }

  /// Adds the iterations of a loop one by one.
  @inlinable
  static func addIterations(_ elements: [Self], to buffer: inout ContentBuffer) {
    buffer.reserve(elements.count)
    let outer = buffer.enterLoop()
    for index in elements.indices {
      buffer.enterIteration(index, of: outer)
      elements[index].addContent(to: &buffer)
    }
    buffer.leaveLoop(outer)
  }
}

extension Array: ScreenContent where Element: ScreenContent {
  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    Element.addLoop(self, to: &buffer)
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
