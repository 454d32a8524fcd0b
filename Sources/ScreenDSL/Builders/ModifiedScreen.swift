/// Content with a modifier of the whole screen, such as `onRefresh`.
///
/// A `ScreenBuilder` accepts this content, and a `SectionBuilder` does not. If a screen has the same modifier twice,
/// only one of the two applies: that of the outer content, or that of the first content if neither content contains the
/// other. The problems of the snapshot name the modifiers that do not apply.
public struct ModifiedScreen<Content: ScreenContent>: ScreenContent {
  let content: Content
  let name: String
  let configuration: ListConfiguration

  /// Adds the content of a ``ModifiedScreen`` and its modifier to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = ModifiedScreen

    public static func add(_ content: ModifiedScreen, to buffer: inout _ContentBuffer) {
      let place = ListConfiguration(places: [(content.name, buffer.line)])
      buffer.say(place.followed(by: content.configuration))
      Content._Access.add(content.content, to: &buffer)
    }
  }
}

extension Screen {
  /// Returns the `body` of the screen. A modifier of the whole screen, such as ``ScreenPart/onRefresh(_:)``, applies to
  /// this content.
  public static func _content(of screen: Self) -> Body { screen.body }
}

extension ScreenPart {
  private func modified(
    _ name: String, _ configuration: ListConfiguration
  ) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: Self._content(of: self), name: name, configuration: configuration)
  }

  /// Adds an action that loads the content of the screen again. A table view or collection view runs the action when
  /// the user pulls the list down.
  ///
  /// - Parameter action: The action, which never runs twice at the same time. The refresh ends when the action has
  ///   returned and the list shows the newest snapshot. If the list is freed or the screen's ``listID(_:)`` changes,
  ///   the list cancels the action. The list passes an error of the action to ``onError(_:)``. The operator `==` of
  ///   snapshots ignores the closure.
  public func onRefresh(
    _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onRefresh", ListConfiguration(refresh: action))
  }

  /// Adds an action that runs when one of the last rows of the screen is visible, for example to load more rows.
  ///
  /// The action can run again after an update has inserted or removed rows. An update that inserts or removes only a
  /// single row that shows the loading, such as a spinner, does not allow another run.
  ///
  /// If loading fails, remove the spinner, or replace it with a row that shows the error. The action then runs again
  /// when the user scrolls away from the end of the list and returns.
  ///
  /// If the action adds no spinner, it can run again during the loading. It must then not start to load a second time.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that count as the last rows; values below 1 mean 1.
  ///   - action: The action. The operator `==` of snapshots ignores the closure.
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onReachEnd", ListConfiguration(end: .init(rows: max(1, rows), action: action)))
  }

  /// Adds an `async` action that runs when one of the last rows of the screen is visible, for example to load more
  /// rows.
  ///
  /// The action can run again after an update has inserted or removed rows, but never twice at the same time. An update
  /// that inserts or removes only a single row that shows the loading, such as a spinner, does not allow another run.
  ///
  /// If loading fails, the action runs again when the user scrolls away from the end of the list and returns.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that count as the last rows; values below 1 mean 1.
  ///   - action: The action. If the list is freed or the screen's ``listID(_:)`` changes, the list cancels the action.
  ///     The list passes an error of the action to ``onError(_:)``. The operator `==` of snapshots ignores the closure.
  @_disfavoredOverload
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onReachEnd", ListConfiguration(end: .init(rows: max(1, rows), slowAction: action)))
  }

  /// Adds an action for the errors of the screen's `async` actions, such as those of buttons, menus, swipes,
  /// ``onRefresh(_:)`` and `onReachEnd`.
  ///
  /// If a screen has no `onError`, a list reports an error as a problem, and a test fails. The list ignores the
  /// `CancellationError` of a cancelled action.
  ///
  /// - Parameter action: The action. The operator `==` of snapshots ignores the closure.
  public func onError(
    _ action: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> ModifiedScreen<_Content> {
    modified("onError", ListConfiguration(onError: action))
  }

  /// Sets whether the list of the screen is in edit mode. In edit mode, rows that are `reorderable` have a handle, and
  /// rows with a destructive trailing swipe action have a delete control. Edit mode has no effect on rows inside
  /// containers.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the list is in edit mode. The app stores this value. The list only shows it.
  ///   - selectsRows: Whether a tap in edit mode selects or deselects a row. If false, a tap in edit mode does nothing.
  ///     If true, the user can select any number of rows that are `selectable` or have an `onDeselect`. These rows have
  ///     a selection mark instead of the delete control. A tap runs a row's `onSelect` only if the row also has an
  ///     `onDeselect`. When edit mode with `selectsRows` begins or ends in a list that is already shown, the list
  ///     deselects the selected rows, and runs their `onDeselect`.
  ///   - onChange: The action that runs when the user begins or ends editing, for example with an edit button. Its
  ///     argument is true if editing begins, and false if editing ends. If the action does not change the state of the
  ///     app, the edit button shows the old mode again. Pass nil if only the app begins and ends editing. The operator
  ///     `==` of snapshots ignores the closure.
  public func editing(
    _ isEditing: Bool, selectsRows: Bool = false,
    _ onChange: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) -> ModifiedScreen<_Content> {
    let editing = ListConfiguration.Editing(
      isOn: isEditing, selectsRows: selectsRows, action: onChange)
    return modified("editing", ListConfiguration(editing: editing))
  }

  /// Adds rows, such as a row with the text "No messages", that the screen shows while it has no other rows.
  ///
  /// The package puts these rows into a section of their own, whose ID no other section has. The snapshot contains the
  /// rows, and their buttons work as in all other rows. Table views show these rows in the middle of the visible part
  /// of the list. Collection views do the same only with the layout that `CollectionAdapter` creates.
  ///
  /// - Parameter rows: The rows, usually one.
  public func emptyContent(
    @SectionBuilder _ rows: () -> some SectionContent
  ) -> ModifiedScreen<_Content> {
    let rows = _ContentBuffer(rows()).collectedRows
    return modified("emptyContent", ListConfiguration(substitute: rows))
  }

  /// Sets an ID that identifies the list that the screen shows, for example the ID of a mail folder.
  ///
  /// When the ID changes, the list scrolls to its start, discards the values that cells have stored for rows, and
  /// deselects all rows. It also cancels running `async` actions, except destructive actions and those that
  /// ``SwipeAction/keepsRunning()`` or ``MenuAction/keepsRunning()`` returned. The new list evaluates all closures, even
  /// if no `dependsOn` value has changed.
  ///
  /// If the user opened the menu of a row before the change, the items of this menu do nothing after the change. The
  /// same applies to swipe actions, controls and drags that the user began before the change.
  ///
  /// - Parameter id: A value that changes when the screen shows a different list, such as the ID of the shown folder.
  public func listID<ID: Hashable & Sendable>(_ id: ID) -> ModifiedScreen<_Content> {
    modified("listID", ListConfiguration(place: RowID(id)))
  }

  /// Selects a row when the row gets the focus of a hardware keyboard. On tvOS this modifier has no effect.
  public func selectionFollowsFocus() -> ModifiedScreen<_Content> {
    modified("selectionFollowsFocus", ListConfiguration(selectionFollowsFocus: true))
  }

  /// Adds a search field. By default, a row at the top of the list shows the field. If the app has set `navigationItem`
  /// of the list's adapter, or has called `searchable()` of the `ScreenList`, the navigation bar shows the field
  /// instead. On tvOS, adapters have no `navigationItem`.
  ///
  /// The screen itself declares the rows that match the search.
  ///
  /// - Parameters:
  ///   - text: The text that the field shows. If the app changes or rejects the text that the user typed, the field
  ///     shows the app's text instead.
  ///   - prompt: The accessibility label and the placeholder of the field. If the prompt is empty or blank, a field in
  ///     the navigation bar uses the system's word for search, and a row uses the app's `environment.words.search`, or
  ///     else "Search".
  ///   - onEdit: The action that runs after each edit, with the new text. If the action is nil, the field is disabled.
  ///     The operator `==` of snapshots ignores the closure.
  public func searchable(
    _ text: String, prompt: String = "", _ onEdit: (@MainActor @Sendable (String) -> Void)?
  ) -> ModifiedScreen<_Content> {
    modified("searchable", ListConfiguration(search: SearchField(text, prompt, onEdit)))
  }
}
