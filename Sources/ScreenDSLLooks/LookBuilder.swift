public import ScreenDSL

/// Builds the parts of a stack from statements, with `if`, `switch` and `for`.
///
/// Each expression is a part, a model with a look, an optional part or model, or an array of parts or models.
public typealias LookBuilder = _LookBuilder

/// The implementation of ``LookBuilder``.
@resultBuilder
public enum _LookBuilder: _PartBuilder {
  /// The parts that one or more statements of a builder produce.
  public struct Parts: Piece, Sendable {
    @usableFromInline var nodes: [LookNode] = []

    fileprivate func placed(at step: Int) -> Parts { Parts(nodes: nodes.map { $0.inside(step) }) }

    /// Appends the parts to `nodes`.
    public static func _add(_ parts: Parts, at step: inout Int, to nodes: inout [LookNode]) {
      for node in parts.nodes { nodes.append(node.inside(step)) }
      step += 1
    }
  }

  /// The result of a statement: a part, or the parts of a statement such as `if` or `for`.
  public protocol Piece {
    /// Appends the parts of a statement to `nodes`, and adds 1 to `step`. The path of each part then begins with the
    /// old value of `step`, which is the number of the statement in its block.
    static func _add(_ piece: Self, at step: inout Int, to nodes: inout [LookNode])
  }

  /// Returns the node of a part. If the part has a key, the path of the node contains the key.
  @inlinable
  public static func buildExpression<Part: LookPart>(_ part: consuming Part) -> LookNode {
    var node = Part._node(of: part)
    addKey(to: &node)
    return consume node
  }
  @usableFromInline static func addKey(to node: inout LookNode) {
    if let key = node.style.values.key { node.place = node.place.keyed(key) }
  }
  /// Returns the node of a model's look.
  public static func buildExpression(_ model: some LookModel) -> LookNode { node(of: model) }
  /// Returns the node of a part or of a model's look; nothing for nil.
  public static func buildExpression(_ model: (some LookModel)?) -> Parts {
    Parts(nodes: model.map { [node(of: $0)] } ?? [])
  }
  /// Returns the nodes of parts or of models, as a loop does.
  public static func buildExpression(_ models: [some LookModel]) -> Parts {
    buildArray(models.map { Parts(nodes: [node(of: $0)]) })
  }
  /// Returns the nodes of parts or models of any types, as a loop does.
  @_disfavoredOverload
  public static func buildExpression(_ models: [any LookModel]) -> Parts {
    buildArray(models.map { Parts(nodes: [node(of: $0)]) })
  }
  /// Returns nothing for the literal `nil`.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Never?) -> Parts { Parts() }

  /// Returns an empty block.
  public static func buildBlock() -> Parts { Parts() }
  /// Returns a block whose only statement is a part.
  public static func buildBlock(_ part: consuming LookNode) -> Parts { Parts(nodes: [part]) }
  /// Returns a block whose only statement is an `if`, a loop or similar. The paths of the parts do not change.
  public static func buildBlock(_ parts: Parts) -> Parts { parts }
  // Most stacks have two or three statements with one part each. The next two overloads move these parts into an array.
  /// Returns a block of two parts.
  public static func buildBlock(_ one: consuming LookNode, _ two: consuming LookNode) -> Parts {
    Parts(nodes: [one.inside(0), two.inside(1)])
  }
  /// Returns a block of three parts.
  public static func buildBlock(
    _ one: consuming LookNode, _ two: consuming LookNode, _ three: consuming LookNode
  ) -> Parts { Parts(nodes: [one.inside(0), two.inside(1), three.inside(2)]) }
  /// Returns a block of any statements.
  public static func buildBlock<each Statement: Piece>(
    _ statements: repeat each Statement
  ) -> Parts {
    var nodes: [LookNode] = []
    nodes.reserveCapacity(4)
    var step = 0
    repeat (each Statement)._add(each statements, at: &step, to: &nodes)
    return Parts(nodes: nodes)
  }
  /// Returns the parts of the whole builder.
  // The compiler inlines this function. If it called the function instead, it would copy the parts of each statement.
  @inlinable public static func buildFinalResult(_ parts: Parts) -> [LookNode] { parts.nodes }

  static func parts(_ part: some LookPart, under others: [LookNode]) -> [LookNode] {
    buildBlock(buildExpression(part), Parts(nodes: others)).nodes
  }

  /// Returns the parts of an `if` without `else`.
  public static func buildOptional(_ parts: Parts?) -> Parts { parts ?? Parts() }
  /// Returns the parts of the first of two branches.
  public static func buildEither(first parts: Parts) -> Parts { parts.placed(at: -1) }
  /// Returns the parts of the second of two branches.
  public static func buildEither(second parts: Parts) -> Parts { parts.placed(at: -2) }
  /// Returns the parts of an `if #available`.
  public static func buildLimitedAvailability(_ parts: Parts) -> Parts { parts }

  /// Returns the parts of all iterations of a loop. The path of a part with a key contains the number of earlier parts
  /// with the same path, in place of the number of the iteration.
  public static func buildArray(_ iterations: [Parts]) -> Parts {
    var seen: [LookPath: Int] = [:]
    var all = Parts()
    for (number, parts) in iterations.enumerated() {
      for part in parts.nodes {
        var step = number
        if part.place.isKeyed {
          step = seen[part.place, default: 0]
          seen[part.place] = step + 1
        }
        all.nodes.append(part.inside(step))
      }
    }
    return all
  }

  @TaskLocal private static var depth = 0

  @inline(never) private static func inner(_ model: some LookModel) -> LookNode {
    if depth == 100 {
      fatalMistake("Look of '\(type(of: model))' must not contain itself (was in 100 looks)")
    }
    return $depth.withValue(depth + 1) { model.look._node }
  }

  private static func node<Model: LookModel>(of model: Model) -> LookNode {
    let isPart = Model.Body.self == Model.self
    var node = isPart ? model.look._node : inner(model)
    let key = node.style.values.key ?? (isPart ? nil : model.identity.map { "\(Model.self) \($0)" })
    if let key { node.place = node.place.keyed(key) }
    return node
  }
}

/// A builder whose unavailable overloads explain the mistake in a statement that is not a part of a look.
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
    message: "write a modifier of rows outside; a part has '.key', '.size' and '.accessibility'"
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

  /// Unavailable. The compiler error tells you to write `.look` after a model, because only the model's look is a part.
  @available(*, unavailable, message: "a model is no part; write '.look' after it")
  public static func buildExpression(_ model: some LookModel) -> LookNode { misuse() }

  /// Unavailable. The compiler error explains that an optional part needs an alternative.
  @available(
    *, unavailable, message: "a model always has a look; unwrap the part with 'if let' and 'else'"
  )
  public static func buildExpression(_ part: (some LookModel)?) -> LookNode { misuse() }

  /// Unavailable. The compiler error explains that an `if` in the builder of a look needs an `else`.
  @available(
    *, unavailable,
    message: "a model always has a look; add an 'else', such as with 'Look.empty'"
  )
  public static func buildOptional(_ part: (any LookPart)?) -> LookNode { misuse() }

  /// Unavailable. The compiler error explains that the parts of a loop belong in a stack.
  @available(*, unavailable, message: "put a loop into 'Look.vertical { … }'; a look is one part")
  public static func buildArray(_ parts: [some LookPart]) -> LookNode { misuse() }

  /// Unavailable. The compiler error explains that the look of a model is one part.
  @available(
    *, unavailable,
    message: "a look is one part; put several into 'Look.horizontal { … }' or 'Look.vertical { … }'"
  )
  public static func buildBlock<First: LookPart, each Part: LookPart>(
    _ first: First, _ parts: repeat each Part
  ) -> First { misuse() }
}

extension LookNode: _LookBuilder.Piece {
  public static func _add(_ node: LookNode, at step: inout Int, to nodes: inout [LookNode]) {
    nodes.append(node.inside(step))
    step += 1
  }
}

extension LookNode: LookPart {
  public static func _node(of part: consuming LookNode) -> LookNode { part }
  public static func _shape(of part: LookNode) -> String { part.shape }
  public static func _style(_ part: inout LookNode, _ change: _LookStyle.Change) {
    change(&part.style)
  }

  fileprivate consuming func inside(_ step: Int) -> LookNode {
    place = place.inside(step)
    return self
  }
}
