/// A value that says what one cell shows, free of any UI framework.
///
/// Two models that are equal look the same, so a cell is updated only when its model changed. A
/// model that is `Identifiable` brings its own row ID; any other is identified by its place, or by
/// `.id(_:)`. A model that is not equal to itself is updated each time.
///
/// ```swift
/// struct ElementRow: CellModel, Identifiable {
///   let id: String
///   var name: String
/// }
/// ```
public protocol CellModel: Equatable, Sendable, RowConvertible, SupplementaryContent
where _Access: _RowAccess {
  associatedtype _Access = _ModelAccess<Self>

  /// The row ID that the model brings along; nil if its place identifies it.
  ///
  /// An `Identifiable` model has its `id`, salted with its type.
  var identity: RowID? { get }

  /// Which cells may be exchanged for one another; by default, those of the same model type.
  ///
  /// A changed model with the same reuse identifier is reconfigured in place, one with another is
  /// reloaded.
  var reuseIdentifier: ReuseIdentifier { get }
}

extension CellModel {
  @inlinable
  public var identity: RowID? { nil }

  @inlinable
  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Self.self) }
}

extension CellModel where Self: Identifiable, ID: Sendable {
  public typealias _Access = _IdentifiableAccess<Self>

  @inlinable
  public var identity: RowID? { RowID(id, of: Self.self) }
}

/// What a header or a footer is declared with: a cell model, or a text, which a ``SupplementaryText``
/// shows.
public protocol SupplementaryContent {
  /// What the view shows, and what is declared beside it; the package supplies it.
  var _row: Row { get }
}

extension CellModel {
  public var _row: Row { Row(model: self) }
}

/// A cell model whose cell shows rows of its own, such as a carousel or a grid.
///
/// It is placed with ``Container``, which gives it the rows.
public protocol ContainerModel: CellModel {}

/// How cell models are read.
public protocol _AnyModelAccess: _RowAccess where Value: CellModel {}

extension _AnyModelAccess {
  @inlinable public static func row(_ content: Value) -> Row { Row(model: content) }
  @inlinable public static func id(of content: Value) -> RowID? { content.identity }
  public static func modelType(of content: Value) -> any CellModel.Type { Value.self }

  @inlinable
  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    content.reuseIdentifier
  }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool { left == right }
}

/// How a model without an `id` is read.
public enum _ModelAccess<Value: CellModel>: _AnyModelAccess {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left == right && left.identity == right.identity
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { true }
}

/// How an `Identifiable` model is read: its `id` is compared where it is.
public enum _IdentifiableAccess<Value: CellModel & Identifiable>: _AnyModelAccess
where Value.ID: Sendable {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left.id == right.id && left == right
  }

  /// A model may bring another ID than its `id`.
  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    RowID(content.id, of: Value.self) == id
  }
}

// MARK: - Reuse

/// Names the cells that may be exchanged for one another: a model type and, if it has several, a
/// variant.
public struct ReuseIdentifier: Sendable {
  /// The model's type.
  public let model: any CellModel.Type
  /// Which of the model type's forms; nil if it has one.
  public let variant: CellVariant?

  /// Creates the identifier of a model type, or of one of its variants.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - variant: One of several forms of cell for that type.
  @inlinable
  public init<Model: CellModel>(_ model: Model.Type, variant: CellVariant? = nil) {
    self.model = model
    self.variant = variant
  }
}

extension ReuseIdentifier {
  package init(anyModel model: any CellModel.Type, variant: CellVariant?) {
    self.model = model
    self.variant = variant
  }
}

extension ReuseIdentifier: Hashable {
  public static func == (left: ReuseIdentifier, right: ReuseIdentifier) -> Bool {
    left.model == right.model && left.variant == right.variant
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(model))
    hasher.combine(variant)
  }
}

extension ReuseIdentifier: CustomStringConvertible {
  /// The model type's name with its module, followed by `.variant` if there is one.
  public var description: String {
    let name = ValueText.name(of: model)
    return variant.map { "\(name).\($0)" } ?? name
  }
}

/// Names one of several forms of cell for a model type.
///
/// Declare them as constants, so that a typing error is one for the compiler:
///
/// ```swift
/// extension CellVariant {
///   static let lastNameFirst: CellVariant = "lastNameFirst"
/// }
/// ```
public struct CellVariant: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The variant's name.
  package let name: String

  /// Creates the variant with this name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }
}

extension CellVariant: CustomStringConvertible {
  /// The variant's name.
  public var description: String { name }
}

/// What stands on a screen: content, or another screen.
///
/// What is said of a screen as a whole is defined here.
public protocol ScreenPart {
  /// The content's type: its own, or that of a screen's body.
  associatedtype _Content: ScreenContent

  /// The content.
  var _content: _Content { get }
}

/// What a screen can be built from: sections, and everything that a section can be built from.
///
/// An app writes `some ScreenContent` as the type of a screen's body.
public protocol ScreenContent: ScreenPart where _Content == Self {
  /// How the content is read; the package supplies it.
  associatedtype _Access: _ContentAccess where _Access.Value == Self
}

extension ScreenContent {
  /// The content itself.
  public var _content: Self { self }
}

/// What a section can be built from: cell models, rows, containers, components, groups, and arrays
/// and optionals of them.
///
/// An app writes `some SectionContent` as the result of its own functions marked `@SectionBuilder`.
public protocol SectionContent: ScreenContent {}

/// Something that is one row: a cell model, one with modifiers, a ``Row`` or a ``Container``.
///
/// The row modifiers are defined here, so they work on each of them.
public protocol RowConvertible: SectionContent, _DirectContent where _Access: _RowAccess {}

/// Content that is one row or one section, or a choice between such.
public protocol _DirectContent: ScreenContent {}

/// How content of one type is read; types of the package conform, never an app's own.
public protocol _ContentAccess {
  associatedtype Value

  /// Adds the rows or sections to what is being built.
  static func add(_ content: Value, to buffer: inout _ContentBuffer)

  /// Adds the iterations of a loop.
  static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer)

  /// Adds the iterations of a loop, some of which made nothing.
  static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer)
}

extension _ContentAccess {
  /// Adds the iterations one by one.
  @inlinable
  public static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer) {
    let outer = buffer.enterLoop()
    var iteration = _ContentBuffer()
    for index in contents.indices {
      add(contents[index], to: &iteration)
      buffer.take(iteration: &iteration, index)
      iteration.removeAll()
    }
    buffer.leave(outer)
  }

  @inlinable
  public static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    addBranches(contents, to: &buffer)
  }

  /// Adds the iterations one by one, each as an `if`.
  @usableFromInline
  static func addBranches(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    let outer = buffer.enterLoop()
    for (number, content) in contents.enumerated() {
      guard let content else { continue }
      var iteration = _ContentBuffer()
      iteration.addBranch(0, content, Self.self)
      buffer.take(iteration: &iteration, number)
    }
    buffer.leave(outer)
  }
}

/// How rows of one type are read, without a box for each.
public protocol _RowAccess: _ContentAccess {
  /// Whether rows of the type may hold rows, take over another row's ID, or neither.
  static var traits: _RowTraits { get }

  /// Returns the row; without an ID of its own it is relative.
  static func row(_ content: Value) -> Row
  /// Returns the ID that the row brings along; nil if its place identifies it.
  static func id(of content: Value) -> RowID?
  /// Whether both are of one model type and show the same, the rows inside them apart.
  static func showSame(_ left: Value, _ right: Value) -> Bool

  // What follows from these, but is known faster for some types.

  static func modelType(of content: Value) -> any CellModel.Type
  static func reuseIdentifier(of content: Value) -> ReuseIdentifier
  /// Returns what holds the rows inside; nil if the row is no container.
  static func inner(of content: Value) -> AnyObject?

  /// Whether both bring along the same ID and show the same.
  static func areSameRow(_ left: Value, _ right: Value) -> Bool
  /// Whether ``areSameRow(_:_:)`` compares what `id` was made of, and pays.
  static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool
  /// Adds the branches that were taken to get to the row; a wrapped row has none.
  static func addBranches(of content: Value, to path: inout _ContentPath)
}

/// What is known of all rows of a type.
public struct _RowTraits: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A row may hold rows of its own.
  public static let containers = _RowTraits(rawValue: 1)
  /// A row may take over the row of another ID.
  public static let replacements = _RowTraits(rawValue: 2)
  /// The rows may have models of several types.
  public static let mixedModels = _RowTraits(rawValue: 4)
  /// A row may have a height of its own.
  public static let heights = _RowTraits(rawValue: 8)
}

extension _RowAccess {
  @inlinable
  public static func add(_ content: Value, to buffer: inout _ContentBuffer) {
    buffer.add(row(content))
  }

  /// Adds a loop as it is.
  @inlinable
  public static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer) {
    buffer.addRun(contents, Self.self)
  }

  @inlinable
  public static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    var rows: [Value] = []
    rows.reserveCapacity(contents.count)
    for content in contents {
      if let content { rows.append(content) }
    }
    var run = _ContentBuffer(looping: ())
    run.line = buffer.line
    run.addRun(rows, Self.self)
    if run.hasRelativeIDs {
      // A row without an ID is identified by its iteration.
      addBranches(contents, to: &buffer)
    } else {
      buffer.append(run, isLoop: true)
    }
  }

  @inlinable public static var traits: _RowTraits { [] }
  public static func modelType(of content: Value) -> any CellModel.Type { row(content).box.type }

  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    row(content).reuseIdentifier
  }

  @inlinable public static func inner(of content: Value) -> AnyObject? { nil }

  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    id(of: left) == id(of: right) && showSame(left, right)
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { false }
  @inlinable public static func addBranches(of content: Value, to path: inout _ContentPath) {}
}

/// How content is read that wraps the content of one row: as the wrapped content, but for what the
/// wrapper says itself.
public protocol _WrapperAccess: _RowAccess {
  associatedtype Wrapped: _RowAccess
  static func wrapped(_ content: Value) -> Wrapped.Value
}

extension _WrapperAccess {
  @inlinable public static var traits: _RowTraits { Wrapped.traits }
  @inlinable
  public static func id(of content: Value) -> RowID? { Wrapped.id(of: wrapped(content)) }

  public static func modelType(of content: Value) -> any CellModel.Type {
    Wrapped.modelType(of: wrapped(content))
  }

  @inlinable
  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    Wrapped.reuseIdentifier(of: wrapped(content))
  }

  @inlinable
  public static func inner(of content: Value) -> AnyObject? { Wrapped.inner(of: wrapped(content)) }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool {
    Wrapped.showSame(wrapped(left), wrapped(right))
  }

  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    Wrapped.areSameRow(wrapped(left), wrapped(right))
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    Wrapped.isComparedInPlace(wrapped(content), as: id)
  }
}
