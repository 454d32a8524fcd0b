public import ScreenDSL

/// What a cell may do besides showing its model; it may be kept as long as the cell shows the row.
///
/// It holds neither the model nor the snapshot: a handler is looked up in the newest snapshot at the
/// moment it is fired.
@MainActor
public struct CellContext<Model: CellModel> {
  @usableFromInline let site: CellSite

  @inlinable
  init(_ site: consuming CellSite) { self.site = site }

  /// The row's identity, inside its section and containers; nil for a header, a footer or another
  /// supplementary.
  public var path: RowPath? { site.newestPlace.rowPath }

  /// Whether what is shown is a section's footer.
  package var isFooter: Bool {
    if case .supplementary(.footer, _) = site.item { true } else { false }
  }

  /// Whether the cell did not show this row just before; false if the row's model changed under it.
  ///
  /// Animate a change only if it is false.
  public var isFirstDisplay: Bool { site.isFirstDisplay }

  /// What the cell keeps for its row, while the row is on the screen, whichever cell shows it.
  public var state: CellState { CellState(site: site) }
}

extension CellContext {
  /// Runs the handler that the newest snapshot has in a slot of the row's model.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\.onChange`.
  ///   - input: What the handler is called with.
  /// - Returns: Whether the row still has such a model, with a handler; if not, nothing is run.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>, _ input: Slot.Input) -> Bool {
    guard let handler = newestModel?[keyPath: slot]._handler else { return false }
    handler(input)
    return true
  }

  /// Runs the handler without input that the newest snapshot has in a slot of the row's model.
  ///
  /// - Returns: Whether the row still has such a model, with a handler; if not, nothing is run.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>) -> Bool
  where Slot.Input == Void {
    fire(slot, ())
  }

  /// Writes a value to a view of the cell, unless it is there already.
  ///
  /// A control that the user has just changed is left alone then: the model says what it shows, and a
  /// switch goes on sliding, a text field keeps its cursor.
  ///
  /// - Parameters:
  ///   - value: What the view is to show.
  ///   - property: Where the view has it: `\.isOn`.
  ///   - view: The view.
  public func write<View: AnyObject, Value: Equatable>(
    _ value: Value, to property: ReferenceWritableKeyPath<View, Value>, of view: View
  ) {
    if view[keyPath: property] != value { view[keyPath: property] = value }
  }

  private var newestModel: Model? { site.newestModel(as: Model.self) }
}
