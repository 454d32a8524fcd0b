/// A cell model in its place, with identity, handlers and, if it is a container, rows of its own.
///
/// In a builder a model alone is enough; the row is made when a modifier is used:
/// `Promo().id("promo")`. Two rows are equal if their IDs, models, attributes and contents are;
/// handlers and source lines are not compared.
public struct Row: Sendable {
  /// The row's identity in its list.
  ///
  /// Until a row without an explicit ID is placed in a snapshot, this is the ID of no place.
  public internal(set) var id: RowID
  @usableFromInline let box: ModelBox
  @usableFromInline var extras: RowExtras?
  /// The statement that made the row; nil if it was made outside a builder.
  public internal(set) var source: SourceLine?

  /// Creates the row of `model`, with the ID that the model brings along.
  @inlinable
  public init<Model: CellModel>(_ model: Model) {
    self.init(
      id: model.identity ?? RowID.unplaced, box: TypedModelBox(model), extras: nil,
      source: nil)
  }

  @usableFromInline
  init(id: RowID, box: ModelBox, extras: RowExtras?, source: SourceLine?) {
    self.id = id
    self.box = box
    self.extras = extras
    self.source = source
  }

  /// What the row's cell shows.
  public var model: any CellModel { box.model }

  /// Which cells may be exchanged for this row's.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }

  /// What the row is beside its model.
  public internal(set) var attributes: RowAttributes {
    get { extras?.attributes ?? RowAttributes() }
    set { extras = RowExtras(attributes: newValue, content: extras?.content) }
  }

  var content: RowContent? { extras?.content }

  /// Whether both have equal models of one type.
  @usableFromInline
  func showsSameModel(as other: Row) -> Bool { box.isEqual(to: other.box) }

  /// Whether both show the same, apart from the rows inside them.
  func hasSameContent(as other: Row) -> Bool {
    box.isEqual(to: other.box) && RowExtras.haveSameContent(extras, other.extras)
  }
}

extension Row: Equatable {
  public static func == (left: Row, right: Row) -> Bool {
    left.id == right.id && left.hasSameContent(as: right)
      && RowExtras.haveEqualRows(left.extras, right.extras)
  }
}

extension Row: RowConvertible {
  public func asRow() -> Row { self }
}

extension RowID {
  /// The ID of a row that has no explicit one and no place yet.
  @usableFromInline static let unplaced = RowID(value: .structural(.none, iteration: 0))

  var isUnplaced: Bool { place === StructuralPlace.none }
}
