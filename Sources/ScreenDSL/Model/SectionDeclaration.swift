/// What was declared of a section; behind a reference, because builders hand a section on several
/// times.
@usableFromInline
class SectionDeclaration: @unchecked Sendable {
  // Unchecked because the class is subclassed; all its subclasses hold only `Sendable` constants.
  let id: SectionID
  let supplementaries: [Supplementary]
  let source: SourceLine

  @usableFromInline
  init(id: SectionID, supplementaries: [Supplementary], source: SourceLine) {
    self.id = id
    self.supplementaries = supplementaries
    self.source = source
  }

  /// The value that the rows depend on; nil if they were evaluated at once.
  var dependency: Dependency? { nil }

  /// Whether the rows depend on the value of `dependency`, and so need not be evaluated.
  func dependsOnSame(as dependency: Dependency) -> Bool { false }

  func evaluate() -> ContentBuffer { fatalMistake("Internal error: a section without rows") }

  func with(supplementaries: [Supplementary]) -> SectionDeclaration { self }
}

/// A section whose rows were evaluated at once.
@usableFromInline
final class EvaluatedSection: SectionDeclaration, @unchecked Sendable {
  // Unchecked only because the superclass is; `rows` is a `Sendable` constant.
  private let rows: ContentBuffer

  @usableFromInline
  init(
    id: SectionID, supplementaries: [Supplementary], rows: ContentBuffer, source: SourceLine
  ) {
    self.rows = rows
    super.init(id: id, supplementaries: supplementaries, source: source)
  }

  override func evaluate() -> ContentBuffer { rows }

  override func with(supplementaries: [Supplementary]) -> SectionDeclaration {
    EvaluatedSection(id: id, supplementaries: supplementaries, rows: rows, source: source)
  }
}

/// A section whose rows are evaluated only if a value changed; one object with the value and the
/// closure, because a screen may have thousands.
@usableFromInline
final class DeferredSection<Value: Equatable & Sendable, Rows: SectionContent>:
  SectionDeclaration, @unchecked Sendable
{
  // Unchecked only because the superclass is; both properties are `Sendable` constants.
  private let value: Value
  private let rows: @Sendable () -> Rows

  @usableFromInline
  init(
    id: SectionID, supplementaries: [Supplementary], value: Value,
    rows: @escaping @Sendable () -> Rows, source: SourceLine
  ) {
    self.value = value
    self.rows = rows
    super.init(id: id, supplementaries: supplementaries, source: source)
  }

  override var dependency: Dependency? { Dependency.of(value) }

  override func dependsOnSame(as dependency: Dependency) -> Bool { dependency.holds(value) }

  override func evaluate() -> ContentBuffer { ContentBuffer(rows()) }

  override func with(supplementaries: [Supplementary]) -> SectionDeclaration {
    DeferredSection(
      id: id, supplementaries: supplementaries, value: value, rows: rows, source: source)
  }
}
