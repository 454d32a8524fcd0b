/// A statement in the builder's structure and the type of the rows it makes; all its rows share it.
///
/// The iteration of the outermost loop is not part of it: together with that, it is a row's ID.
@usableFromInline
final class StructuralPlace: Sendable {
  /// The section whose builder the statement is in; nil for loose rows and inside a container.
  private let section: SectionID?
  private let model: Any.Type
  private let code: StructuralPath.Code
  let hash: UInt64

  init(section: SectionID?, model: Any.Type, code: StructuralPath.Code) {
    self.section = section
    self.model = model
    self.code = code
    var hasher = Hasher()
    hasher.combine(section)
    hasher.combine(ObjectIdentifier(model))
    hasher.combine(code)
    hash = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// Where a row without an explicit ID is before it is placed.
  static let none = StructuralPlace(section: nil, model: Never.self, code: StructuralPath().code)

  /// Whether the statement is in a loop.
  var isInLoop: Bool { code.isInLoop }

  func matches(section: SectionID?, model: Any.Type, code: StructuralPath.Code) -> Bool {
    self.model == model && self.code == code && self.section == section
  }

  func description(iteration: UInt64) -> String {
    StructuralPath(code: code, iteration: iteration).description
  }
}

extension StructuralPlace: Hashable {
  @usableFromInline
  static func == (left: StructuralPlace, right: StructuralPlace) -> Bool {
    if left === right { return true }
    return left.hash == right.hash && left.model == right.model && left.code == right.code
      && left.section == right.section
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
