/// Where content stands in the structure of a builder; the package's own types write it.
public struct _ContentPath: Sendable {
  private(set) var code: StructuralPath
  /// Whether the next thing is the only statement so far, whose number is not written yet.
  private(set) var startsBlock = true

  init(_ code: StructuralPath = StructuralPath()) { self.code = code }

  /// The path of what stands here.
  var leaf: StructuralPath { startsBlock ? code.appending(.statement(0)) : code }

  mutating func enterStatement(_ number: Int) {
    code.append(.statement(number))
    startsBlock = false
  }

  @usableFromInline
  mutating func enterBranch(_ number: Int) {
    code = leaf.appending(.branch(number))
    startsBlock = true
  }

  mutating func enterLoop() {
    code = leaf
    startsBlock = false
  }

  mutating func enterLooseRows() { code.append(.loose) }
  mutating func enterUnknownPlace() { startsBlock = false }
}
