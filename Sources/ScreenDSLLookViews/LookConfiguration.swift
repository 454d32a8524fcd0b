#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // These imports are exported, because all users of this module need looks, adapters and UIKit.
  @_exported public import ScreenDSLLooks
  @_exported public import ScreenDSLUIKit

  extension TableList: LookHost {
    /// The cell, header or footer in which a table view shows looks.
    public static let lookCell = LookCell<TableList>.content
  }

  extension CollectionList: LookHost {
    /// The cell or supplementary view in which a collection view shows looks.
    public static let lookCell = LookCell<CollectionList>.content
  }

  extension LookCell where Host.View == UIView {
    fileprivate static var content: Self {
      Self(UIView.self, from: .content) { view, look, context in
        var (look, isEditing) = (look, false)
        if let head = view as? ContainerHead {
          head.saidHeight = look.rowHeight.map { CGFloat($0) }
          head.isHidden = look.isEmpty
          look.style.values.height = nil
          // UIKit updates the configurations of cells, but not of a `ContainerHead`. Only a head with a sign reads the
          // state, because the list configures each reader again, even if the row has only become the last one.
          let style = look.style.values
          isEditing =
            (style.accessory != nil || style.outline?.isExpanded != nil)
            && context.cell.environment(\.rowState).isEditing
        }
        var content = LookConfiguration(look, context)
        content.isEditing = isEditing
        (view as? any ContentView)?.contentConfiguration = content
      }
    }
  }

  /// Shows the look of a model as the content of a cell, a header or a footer.
  ///
  /// The adapters use this configuration for looks. You can use it in `configure` of your own cells:
  ///
  /// ```swift
  /// struct MailRow: LookModel {
  ///   var look: some LookPart { Look.text("Mail") }
  /// }
  ///
  /// final class MailCell: UITableViewCell, ConfigurableCell {
  ///   func configure(with mail: MailRow, context: CellContext<MailRow>) {
  ///     contentConfiguration = LookConfiguration(mail, context)
  ///   }
  /// }
  /// ```
  @MainActor
  public struct LookConfiguration: @MainActor UIContentConfiguration {
    private(set) var look: LookNode
    private(set) var context: LookContext
    /// A number that only this configuration and its copies have.
    let number: Int
    fileprivate(set) var isEditing = false
    private static var count = 0

    init(_ look: LookNode, _ context: LookContext) {
      Self.count += 1
      (self.look, self.context, number) = (look, context, Self.count)
    }

    /// Creates the content configuration of a cell. Call this initializer in the cell's `configure`.
    ///
    /// - Parameters:
    ///   - model: The cell's model.
    ///   - context: The cell's context.
    public init<Model: LookModel>(_ model: Model, _ context: CellContext<Model>) {
      self.init(context.site.inEnvironment { model.node }, LookContext(context, model))
    }

    /// Creates a view that shows the look.
    public func makeContentView() -> any UIView & UIContentView { LookView(self) }

    /// Returns the configuration with the look that the model has in this state of the cell, such as highlighted. If
    /// `state` is not the state of a cell, returns the same configuration.
    public func updated(for state: any UIConfigurationState) -> LookConfiguration {
      guard let state = state as? UICellConfigurationState else { return self }
      var updated = self
      updated.isEditing = state.isEditing
      var row = RowState()
      (row.isHighlighted, row.isFocused) = (state.isHighlighted, state.isFocused)
      (row.isEditing, row.isDragged) = (state.isEditing, state.isReordering)
      updated.look = updated.context.look(in: row) ?? look
      return updated
    }
  }
#endif
