public import ScreenDSL

/// Builds the parts of a stack from statements, with `if`, `switch` and `for`.
///
/// A statement is a part, a model with a look, or an array or an optional of them.
public typealias LookBuilder = _LookBuilder

/// The implementation of ``LookBuilder``.
@resultBuilder
public enum _LookBuilder: _PartBuilder {
  public typealias Parts = [LookNode]

  public static func buildExpression(_ part: some LookModel) -> [LookNode] { [node(of: part)] }
  public static func buildExpression(_ part: (some LookModel)?) -> [LookNode] {
    part.map { [node(of: $0)] } ?? []
  }
  public static func buildExpression(_ parts: [some LookModel]) -> [LookNode] {
    buildArray(parts.map { [node(of: $0)] })
  }

  public static func buildBlock(_ statements: [LookNode]...) -> [LookNode] {
    if statements.count == 1 { return statements[0] }
    var parts: [LookNode] = []
    parts.reserveCapacity(statements.reduce(0) { $0 + $1.count })
    for (step, statement) in statements.enumerated() {
      for part in statement { parts.append(place(part, at: step)) }
    }
    return parts
  }
  public static func buildOptional(_ parts: [LookNode]?) -> [LookNode] { parts ?? [] }
  public static func buildEither(first parts: [LookNode]) -> [LookNode] { placed(parts, at: -1) }
  public static func buildEither(second parts: [LookNode]) -> [LookNode] { placed(parts, at: -2) }
  public static func buildLimitedAvailability(_ parts: [LookNode]) -> [LookNode] { parts }

  public static func buildArray(_ iterations: [[LookNode]]) -> [LookNode] {
    var seen: [LookPath: Int] = [:]
    return iterations.enumerated().flatMap { number, parts in
      parts.map { part in
        var part = part
        guard part.place.isKeyed else { return place(part, at: number) }
        let earlier = seen[part.place, default: 0]
        seen[part.place] = earlier + 1
        if earlier > 0 { part = place(part, at: earlier) }
        return part
      }
    }
  }

  /// The depth of nested models with looks.
  @TaskLocal private static var depth = 0

  /// Returns the look of a model inside others.
  @inline(never) private static func inner(_ model: some LookModel) -> LookNode {
    if depth == 100 {
      fatalMistake("Look of '\(type(of: model))' must not contain itself (was in 100 looks)")
    }
    return $depth.withValue(depth + 1) { model.look._node }
  }

  private static func node<Part: LookModel>(of part: Part) -> LookNode {
    var node = Part.Body.self == Part.self ? part.look._node : inner(part)
    let key = node.style.values.key ?? part.identity.map { "\($0)" }
    if let key { node.place = node.place.keyed(key) }
    return node
  }

  private static func placed(_ parts: [LookNode], at step: Int) -> [LookNode] {
    parts.map { place($0, at: step) }
  }

  private static func place(_ part: LookNode, at step: Int) -> LookNode {
    var part = part
    part.place = part.place.inside(step)
    return part
  }
}

/// Statements that are no part, with messages for the compiler.
public protocol _PartBuilder {
  associatedtype Parts
}

extension _PartBuilder {
  /// Explains that a text needs `Look.text`.
  @available(*, unavailable, message: "a text is no part; write 'Look.text(…)' around it")
  public static func buildExpression(_ text: String) -> Parts { misuse() }

  /// Explains that a modifier of a row is outside of its look.
  @available(
    *, unavailable,
    message: "this is a modifier of rows; write it outside of the look (a part has '.key')"
  )
  public static func buildExpression(_ row: ModifiedRow<some Any, some Any>) -> Parts { misuse() }

  /// Explains that rows and sections contain looks.
  @available(*, unavailable, message: "rows and sections hold looks; write 'Look.vertical { … }'")
  public static func buildExpression(_ content: some ScreenContent) -> Parts { misuse() }

  /// Explains the names of parts.
  @available(*, unavailable, message: "this is no part; parts begin with 'Look': 'Look.text(…)'")
  public static func buildExpression(_ value: some Any) -> Parts { misuse() }
}

@available(*, unavailable, message: "this model has no look; make its type conform to 'LookModel'")
extension _PartBuilder {
  /// Explains how a model becomes a part.
  public static func buildExpression(_ model: some CellModel) -> Parts { misuse() }
  /// Explains how a model becomes a part.
  public static func buildExpression(_ model: (some CellModel)?) -> Parts { misuse() }
  /// Explains how a model becomes a part.
  public static func buildExpression(_ models: [some CellModel]) -> Parts { misuse() }
}

/// Builds the look of a model: one part, or one of several with `if` and `switch`.
public typealias LookChooser = _LookChooser

/// The implementation of ``LookChooser``.
@resultBuilder
public enum _LookChooser: _PartBuilder {
  public typealias Parts = LookNode

  public static func buildExpression<Part: LookPart>(_ part: Part) -> Part { part }
  public static func buildBlock<Part: LookPart>(_ part: Part) -> Part { part }
  public static func buildEither(first part: some LookPart) -> LookNode { part._node.inside(-1) }
  public static func buildEither(second part: some LookPart) -> LookNode { part._node.inside(-2) }

  /// Explains that a model always has a look.
  @available(
    *, unavailable,
    message: "a model always has a look; add an 'else', such as with 'Look.empty'"
  )
  public static func buildOptional(_ part: (any LookPart)?) -> LookNode { misuse() }

  /// Explains that the look of a model is one part.
  @available(
    *, unavailable,
    message: "a look is one part; put several into 'Look.horizontal { … }' or 'Look.vertical { … }'"
  )
  public static func buildBlock<First: LookPart, each Part: LookPart>(
    _ first: First, _ parts: repeat each Part
  ) -> First { misuse() }
}

/// A node is a part too, for code that stores one and draws it; as the node of one of several branches, it has its own
/// place.
extension LookNode: LookPart {
  public var _node: LookNode { self }
  public var _shape: String { shape }

  public var _style: _LookStyle {
    get { style }
    set { style = newValue }
  }

  fileprivate func inside(_ branch: Int) -> LookNode {
    var node = self
    node.place = place.inside(branch)
    return node
  }
}
