/// A cell model of any type behind a reference.
@usableFromInline
class ModelBox: @unchecked Sendable {
  // Unchecked because the class is subclassed; its one subclass holds a `Sendable` constant.
  @usableFromInline
  init() {}

  var model: any CellModel { fatalMistake("Internal error: a model box without a model") }
  var type: any CellModel.Type { fatalMistake("Internal error: a model box without a model") }
  var reuseIdentifier: ReuseIdentifier { model.reuseIdentifier }

  /// Whether both boxes hold equal models of one type.
  func isEqual(to other: ModelBox) -> Bool { false }
}

/// The one concrete `ModelBox`.
@usableFromInline
final class TypedModelBox<Model: CellModel>: ModelBox, @unchecked Sendable {
  // Unchecked only because the superclass is; `content` is a `Sendable` constant.
  @usableFromInline let content: Model

  @usableFromInline
  init(_ content: Model) {
    self.content = content
    super.init()
  }

  override var model: any CellModel { content }
  override var type: any CellModel.Type { Model.self }
  override var reuseIdentifier: ReuseIdentifier { content.reuseIdentifier }

  override func isEqual(to other: ModelBox) -> Bool {
    if self === other { return true }
    guard Swift.type(of: other) == Swift.type(of: self) else { return false }
    return content == unsafeDowncast(other, to: TypedModelBox<Model>.self).content
  }
}

/// Stops with a sentence for the developer of the app; unlike `precondition`, also in release
/// builds.
func fatalMistake(_ sentence: String) -> Never {
  fatalError(sentence)
}
