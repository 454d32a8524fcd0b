/// What the compiler's note about a model with a closure in it points to.
///
/// No type conforms. Without `==` for all its fields a model does not conform to `Equatable`, and the
/// compiler lists all operators that it might have used; this one says what to do.
public protocol HandlersInsteadOfClosures {}

extension CellModel where Self: HandlersInsteadOfClosures {
  /// Explains that a model's fields are `Equatable`, and that a closure belongs in a ``Handler``.
  @available(
    *, unavailable,
    message: "a model is compared by its fields; keep a closure in a 'Handler'"
  )
  public static func == (left: Self, right: Self) -> Bool {
    fatalMistake("Internal error: an unavailable operator was called")
  }
}
