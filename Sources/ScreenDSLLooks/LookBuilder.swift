public import ScreenDSL

/// Builds the parts of a stack from statements, with `if`, `switch` and `for`.
///
/// Each statement is a part or a model with a look. It can also be an optional part or model, or an array of parts or
/// models.
public typealias LookBuilder = _LookBuilder

/// The implementation of ``LookBuilder``.
@resultBuilder
public enum _LookBuilder: _PartBuilder {
  /// The part that some statements of a builder produce. If they produce no part or several parts, it is a group with
  /// these parts.
  public typealias Parts = LookNode

  // This function is inlinable, so that the compiler calls the `_node(of:)` of the part's type directly.
  @inlinable
  public static func buildExpression<Part: LookPart>(_ part: consuming Part) -> Parts {
    var node = Part._node(of: part)
    node.enterKey()
    return node
  }
  public static func buildExpression(_ model: some LookModel) -> Parts { node(of: model) }
  public static func buildExpression(_ part: (some LookModel)?) -> Parts {
    buildOptional(part.map { node(of: $0) })
  }
  public static func buildExpression(_ parts: [some LookModel]) -> Parts {
    buildArray(parts.map { node(of: $0) })
  }
  @_disfavoredOverload
  public static func buildExpression(_ parts: [any LookModel]) -> Parts {
    buildArray(parts.map { node(of: $0) })
  }

  @_disfavoredOverload
  public static func buildBlock(_ statements: Parts...) -> Parts { block(statements) }
  private static func block(_ statements: [Parts]) -> Parts {
    if statements.count == 1 { return statements[0] }
    var nodes: [LookNode] = []
    nodes.reserveCapacity(statements.reduce(0) { $0 + ($1.isGroup ? $1.parts.count : 1) })
    for (step, statement) in statements.enumerated() {
      if !statement.isGroup { nodes.append(statement.inside(step)) }
      for part in statement.isGroup ? statement.parts : [] { nodes.append(part.inside(step)) }
    }
    return .group(nodes)
  }
  // Most stacks have two or three statements with one part each. This overload creates only one array for their
  // parts.
  public static func buildBlock(_ first: consuming Parts, _ second: consuming Parts) -> Parts {
    if first.isGroup || second.isGroup { return block([first, second]) }
    return .group([first.inside(0), second.inside(1)])
  }
  public static func buildBlock(
    _ first: consuming Parts, _ second: consuming Parts, _ third: consuming Parts
  ) -> Parts {
    if first.isGroup || second.isGroup || third.isGroup { return block([first, second, third]) }
    return .group([first.inside(0), second.inside(1), third.inside(2)])
  }
  public static func buildFinalResult(_ parts: consuming Parts) -> [LookNode] { parts.ungrouped }

  /// Returns the nodes of a part and of the overlays on it. The result is the same as that of a builder with two
  /// statements: first the part, and then the overlays.
  static func parts(_ part: some LookPart, under others: [LookNode]) -> [LookNode] {
    buildBlock(buildExpression(part), .group(others)).parts
  }

  public static func buildOptional(_ parts: Parts?) -> Parts { parts ?? .group([]) }
  public static func buildEither(first parts: Parts) -> Parts { parts.placed(at: -1) }
  public static func buildEither(second parts: Parts) -> Parts { parts.placed(at: -2) }
  public static func buildLimitedAvailability(_ parts: Parts) -> Parts { parts }

  public static func buildArray(_ iterations: [Parts]) -> Parts {
    var seen: [LookPath: Int] = [:]
    var all: [LookNode] = []
    all.reserveCapacity(iterations.count)
    for (number, parts) in iterations.enumerated() {
      for part in parts.ungrouped {
        guard part.place.isKeyed else {
          all.append(part.inside(number))
          continue
        }
        let earlier = seen[part.place, default: 0]
        seen[part.place] = earlier + 1
        all.append(earlier > 0 ? part.inside(earlier) : part)
      }
    }
    return .group(all)
  }

  /// The number of models, one inside another, whose looks are being built now.
  @TaskLocal private static var depth = 0

  /// Returns the look of a model that is a part of another look. If a look contains itself, the program stops.
  @inline(never) private static func inner(_ model: some LookModel) -> LookNode {
    if depth == 100 {
      fatalMistake("Look of '\(type(of: model))' must not contain itself (was in 100 looks)")
    }
    return $depth.withValue(depth + 1) { model.look._node }
  }

  private static func node<Model: LookModel>(of model: Model) -> LookNode {
    let isPart = Model.Body.self == Model.self
    var node = isPart ? model.look._node : inner(model)
    let key = node.style.values.key ?? (isPart ? nil : model.identity.map { "\($0)" })
    if let key { node.place = node.place.keyed(key) }
    return node
  }
}

/// Unavailable overloads for statements that are not parts of a look. Their messages explain the mistake.
public protocol _PartBuilder {
  associatedtype Parts
}

extension _PartBuilder {
  /// Unavailable. The compiler error explains that a text needs `Look.text`.
  @available(*, unavailable, message: "a text is no part; write 'Look.text(…)' around it")
  public static func buildExpression(_ text: String) -> Parts { misuse() }

  /// Unavailable. The compiler error explains that a modifier of a row belongs outside of the row's look.
  @available(
    *, unavailable,
    message: "this is a modifier of rows; write it outside of the look (a part has '.key')"
  )
  public static func buildExpression(_ row: ModifiedRow<some Any, some Any>) -> Parts { misuse() }

  /// Unavailable. The compiler error explains that a look cannot contain a row or a section.
  @available(*, unavailable, message: "rows and sections hold looks; write 'Look.vertical { … }'")
  public static func buildExpression(_ content: some ScreenContent) -> Parts { misuse() }

  /// Unavailable. The compiler error explains that the names of parts begin with `Look`.
  @available(*, unavailable, message: "write a part, 'Look.text(…)', or a model with a 'look'")
  public static func buildExpression(_ value: some Any) -> Parts { misuse() }
}

@available(*, unavailable, message: "this model has no look; make its type conform to 'LookModel'")
extension _PartBuilder {
  /// Unavailable. The compiler error explains that a model needs a `look` to be a part.
  public static func buildExpression(_ model: some CellModel) -> Parts { misuse() }
  /// Unavailable. The compiler error explains that a model needs a `look` to be a part.
  public static func buildExpression(_ model: (some CellModel)?) -> Parts { misuse() }
  /// Unavailable. The compiler error explains that a model needs a `look` to be a part.
  public static func buildExpression(_ models: [some CellModel]) -> Parts { misuse() }
}

/// Builds the look of a model: a single part. An `if` or a `switch` can choose one of several parts.
public typealias LookChooser = _LookChooser

/// The implementation of ``LookChooser``.
@resultBuilder
public enum _LookChooser: _PartBuilder {
  public typealias Parts = LookNode

  public static func buildExpression<Part: LookPart>(_ part: Part) -> Part { part }
  public static func buildBlock<Part: LookPart>(_ part: Part) -> Part { part }
  public static func buildEither(first part: some LookPart) -> LookNode { part._node.inside(-1) }
  public static func buildEither(second part: some LookPart) -> LookNode { part._node.inside(-2) }

  /// Unavailable. The compiler error explains that an `if` in the builder of a look needs an `else`.
  @available(
    *, unavailable,
    message: "a model always has a look; add an 'else', such as with 'Look.empty'"
  )
  public static func buildOptional(_ part: (any LookPart)?) -> LookNode { misuse() }

  /// Unavailable. The compiler error explains that the look of a model is one part.
  @available(
    *, unavailable,
    message: "a look is one part; put several into 'Look.horizontal { … }' or 'Look.vertical { … }'"
  )
  public static func buildBlock<First: LookPart, each Part: LookPart>(
    _ first: First, _ parts: repeat each Part
  ) -> First { misuse() }
}

/// A node is a part too, so that code can store the node of a look and draw it later.
extension LookNode: LookPart {
  public static func _node(of part: consuming LookNode) -> LookNode { part }
  public static func _shape(of part: LookNode) -> String { part.shape }
  public static func _style(_ part: inout LookNode, _ change: _LookStyle.Change) {
    change(&part.style)
  }

  /// Returns the node with `step` added to its path. `step` is the number of the node's statement, branch or iteration
  /// in the builder.
  fileprivate func inside(_ step: Int) -> LookNode {
    var node = self
    node.place = place.inside(step)
    return node
  }

  /// Adds the key that the app gave the part to the path. A `consuming` function would copy the node.
  @usableFromInline mutating func enterKey() {
    if let key = style.values.key { place = place.keyed(key) }
  }

  fileprivate static func group(_ parts: [LookNode]) -> LookNode {
    var group = horizontal(parts)
    group.style.values[.isGroup] = true
    return group
  }
  fileprivate var isGroup: Bool { style.values[.isGroup] }
  fileprivate var ungrouped: [LookNode] { isGroup ? parts : [self] }

  fileprivate func placed(at step: Int) -> LookNode {
    isGroup ? .group(parts.map { $0.inside(step) }) : inside(step)
  }
}
