/// Content with modifiers of the whole screen.
///
/// A screen accepts this content, and a section does not. If several nested screens have the same modifier, the
/// modifier of the outermost screen applies. If screens beside one another have the same modifier, that of the first
/// applies. The snapshot's problems name the modifiers that do not apply.
public struct ModifiedScreen<Content: ScreenContent>: ScreenContent {
  let content: Content
  /// Returns the modifiers, with the source line of the statement that has them.
  let configuration: @Sendable (SourceLine) -> ListConfiguration

  /// Adds content and the modifiers of its screen to a buffer.
  public enum _Access: _ContentAccess {
    public typealias Value = ModifiedScreen

    public static func add(_ content: ModifiedScreen, to buffer: inout _ContentBuffer) {
      buffer.say(content.configuration(buffer.line))
      Content._Access.add(content.content, to: &buffer)
    }
  }
}

extension Screen {
  /// The content of the screen, to which modifiers of the whole screen apply.
  public static func _content(of screen: Self) -> Body { screen.body }
}

extension ScreenPart {
  private func modified(
    _ name: String,
    _ configuration: @escaping @Sendable ([ListConfiguration.SaidPlace]) -> ListConfiguration
  ) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: Self._content(of: self)) { configuration([(name, $0)]) }
  }

  /// Adds an action that refreshes the screen. A table or collection view runs it when the user pulls down.
  ///
  /// - Parameter action: The action, which runs once at a time. The refresh ends when the action has returned and the
  ///   list shows the snapshot that the action applied. If the list is removed or its ``listID(_:)`` changes, the
  ///   list cancels the action. The list passes an error to ``onError(_:)``. `==` ignores it.
  public func onRefresh(
    _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onRefresh") { ListConfiguration(refresh: action, places: $0) }
  }

  /// Adds an action that runs when one of the last rows of the screen is visible, such as to load more.
  ///
  /// The action runs once until an update inserts or removes rows. If the screen then shows one row more, such as a
  /// spinner, the list ignores that row, and the action does not run again until the row is gone. If a page fails and
  /// inserts no rows, the action runs again when the user returns to the end, or after a refresh.
  ///
  /// The list does not know when this action has finished. If the action loads in the background without a spinner,
  /// it must not start to load a second time. If loading fails, the action runs again only after an update inserts or
  /// removes a row, so show a row with the error. The overload for `async` actions has neither of these rules.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that count as the last rows; values below 1 mean 1.
  ///   - action: The action. `==` ignores it.
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), action: action))
  }

  /// Adds an `async` action that runs when one of the last rows of the screen is visible, such as to load more.
  ///
  /// The action runs once until an update inserts or removes rows, and never twice at a time. The list ignores a row
  /// that is the only one of its kind, such as a spinner. If a page fails and inserts no rows, the action runs again
  /// when the user returns to the end, or after a refresh.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that count as the last rows; values below 1 mean 1.
  ///   - action: The action. If the list is removed or its ``listID(_:)`` changes, the list cancels the action. The
  ///     list passes an error to ``onError(_:)``. `==` ignores it.
  @_disfavoredOverload
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), slowAction: action))
  }

  private func reachingEnd(_ end: ListConfiguration.ListEnd) -> ModifiedScreen<_Content> {
    modified("onReachEnd") { ListConfiguration(end: end, places: $0) }
  }

  /// Adds an action for the errors of the screen's `async` actions: of buttons, menus, swipes, ``onRefresh(_:)`` and
  /// `onReachEnd`.
  ///
  /// Without this action a list reports such an error as a problem, and a test fails. The list ignores the
  /// `CancellationError` of a cancelled action.
  ///
  /// - Parameter action: The action. `==` ignores it.
  public func onError(
    _ action: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onError") { ListConfiguration(onError: action, places: $0) }
  }

  /// Sets whether the list of the screen is in edit mode: rows that are `reorderable` then have a handle, and rows with
  /// a destructive trailing action have a delete control.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the list is in edit mode. The app stores this state, and a host does not.
  ///   - selectsRows: Whether a tap selects or deselects a row in edit mode, any number of rows. If false, a tap does
  ///     nothing. Rows that are `selectable` or have an `onDeselect` can be selected, and have a selection mark
  ///     instead of the delete control. A tap runs `onSelect` only for a row with an `onDeselect`, which then
  ///     receives both events. When edit mode begins or ends, the list deselects all rows, and their `onDeselect`
  ///     runs.
  ///   - onChange: The action when the user begins or ends editing, with the new value. If the action does not change
  ///     the state, the edit button shows the old value again. Nil if only the app changes the mode. `==` ignores it.
  public func editing(
    _ isEditing: Bool, selectsRows: Bool = false,
    _ onChange: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) -> ModifiedScreen<_Content> {
    let editing = ListConfiguration.Editing(
      isOn: isEditing, selectsRows: selectsRows, action: onChange)
    return modified("editing") { ListConfiguration(editing: editing, places: $0) }
  }

  /// Adds rows that the screen shows while it has no others.
  ///
  /// The rows are in a section of their own, whose ID no other section has. The snapshot contains them, and their
  /// buttons work as in all other rows. Table views, and collection views with the adapter's layout, show them in the
  /// middle of the visible part of the list.
  ///
  /// - Parameter rows: The rows, usually one.
  public func emptyContent(
    @SectionBuilder _ rows: () -> some SectionContent
  ) -> ModifiedScreen<_Content> {
    let rows = _ContentBuffer(rows()).collectedRows
    return modified("emptyContent") { ListConfiguration(substitute: rows, places: $0) }
  }

  /// Sets the identity of the list. If the value changes, the screen shows another list, such as the list of another
  /// folder.
  ///
  /// - Parameter id: The list's identity, such as the folder's ID.
  public func listID<ID: Hashable & Sendable>(_ id: ID) -> ModifiedScreen<_Content> {
    modified("listID") { [id = RowID(id)] in ListConfiguration(place: id, places: $0) }
  }

  /// Lets a row become selected when it gets the focus of a hardware keyboard. This has no effect on tvOS.
  public func selectionFollowsFocus() -> ModifiedScreen<_Content> {
    modified("selectionFollowsFocus") { ListConfiguration(selectionFollowsFocus: true, places: $0) }
  }

  /// Adds a search field at the top of the list, or in the navigation bar if the host has one. The screen declares
  /// the rows that match the search.
  ///
  /// - Parameters:
  ///   - text: The text of the field. If the model changes or rejects an edit, the field shows this text again.
  ///   - prompt: The accessibility label and the placeholder of the field. If the prompt is empty, a host uses the
  ///     system's word for search.
  ///   - onEdit: The action for each new text. Nil disables the field. `==` ignores it.
  public func searchable(
    _ text: String, prompt: String = "", _ onEdit: (@MainActor @Sendable (String) -> Void)?
  ) -> ModifiedScreen<_Content> {
    let field = SearchField(text, prompt, onEdit)
    return modified("searchable") { ListConfiguration(search: field, places: $0) }
  }
}
