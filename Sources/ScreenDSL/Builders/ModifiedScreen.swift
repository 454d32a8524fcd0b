/// Content with modifiers of the whole screen.
///
/// It can be on a screen, not in a section. If several parts of a screen have the same modifier, the outermost one
/// applies, then the first; the snapshot's findings report the others.
public struct ModifiedScreen<Content: ScreenContent>: ScreenContent {
  let content: Content
  /// Returns the configuration, for the source line of the statement.
  let configuration: @Sendable (SourceLine) -> ListConfiguration

  /// Reads content with modifiers of the whole screen.
  public enum _Access: _ContentAccess {
    public typealias Value = ModifiedScreen

    public static func add(_ content: ModifiedScreen, to buffer: inout _ContentBuffer) {
      buffer.say(content.configuration(buffer.line))
      Content._Access.add(content.content, to: &buffer)
    }
  }
}

extension Screen {
  /// The screen's body.
  public var _content: Body { body }
}

extension ScreenPart {
  /// Adds an action that refreshes the screen: a pull, if the host has one.
  ///
  /// - Parameter action: The action, which runs once at a time. The refresh ends when the action has returned and the
  ///   list shows what it applied. Removing the list, or another ``listID(_:)``, cancels it. `==` ignores it.
  public func onRefresh(
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) {
      ListConfiguration(refresh: action, places: [("onRefresh", $0)])
    }
  }

  /// Adds an action that runs when one of the last rows of the screen is visible, such as to load more.
  ///
  /// The action runs once until rows are inserted or removed. It does not run again while the one row that came with
  /// it, such as a spinner, is shown; that row does not count as a change. If a page failed, so that no rows were
  /// inserted, it runs again when the user returns to the end, or after a refresh.
  ///
  /// The list does not know when this action has finished. If the action loads in the background without a spinner, it
  /// must check itself whether it is already loading. If it fails, it must show a row, or it does not run again. The
  /// `async` action has no such traps.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that are the last ones; values below 1 mean 1.
  ///   - action: The action. `==` ignores it.
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), action: action))
  }

  /// Adds an `async` action that runs when one of the last rows of the screen is visible, such as to load more.
  ///
  /// The action runs once until rows are inserted or removed, and never twice at a time. A row that is the only one of
  /// its kind, such as a spinner, does not count as a change. If a page failed, so that no rows were inserted, it runs
  /// again when the user returns to the end, or after a refresh.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that are the last ones; values below 1 mean 1.
  ///   - action: The action. Removing the list, or another ``listID(_:)``, cancels it. `==` ignores it.
  @_disfavoredOverload
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), slowAction: action))
  }

  private func reachingEnd(_ end: ListConfiguration.ListEnd) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) { ListConfiguration(end: end, places: [("onReachEnd", $0)]) }
  }

  /// Sets whether the list of the screen is in edit mode: rows that are `reorderable` then have a handle, and rows with
  /// a destructive trailing action have a delete control.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the list is in edit mode. The state of the app decides; a host stores no other.
  ///   - selectsRows: Whether a tap selects or deselects a row in edit mode, any number of rows. If false, a tap does
  ///     nothing. Rows that are `selectable` or have an `onDeselect` can be selected, and have a selection mark in the
  ///     place of the delete control. A tap runs `onSelect` only for a row with an `onDeselect`, which then receives
  ///     both events. When selecting begins or ends, all rows are deselected, and their `onDeselect` runs.
  ///   - onChange: The action when the user begins or ends editing, with the new value. If it does not change the
  ///     state, the control shows the old value again. Nil if only the app changes the mode. `==` ignores it.
  public func editing(
    _ isEditing: Bool, selectsRows: Bool = false,
    _ onChange: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) -> ModifiedScreen<_Content> {
    let editing = ListConfiguration.Editing(
      isOn: isEditing, selectsRows: selectsRows, action: onChange)
    return ModifiedScreen(content: _content) {
      ListConfiguration(editing: editing, places: [("editing", $0)])
    }
  }

  /// Adds rows that the screen shows while it has no others.
  ///
  /// They are in a section of their own, whose ID no other section has. Otherwise they are rows like all others: their
  /// buttons work, and the snapshot contains them. Table views, and collection views with the adapter's layout, show
  /// them in the middle of the visible part of the list.
  ///
  /// - Parameter rows: The rows, usually one.
  public func emptyContent(
    @SectionBuilder _ rows: () -> some SectionContent
  ) -> ModifiedScreen<_Content> {
    let rows = _ContentBuffer(rows()).collectedRows
    return ModifiedScreen(content: _content) {
      ListConfiguration(substitute: rows, places: [("emptyContent", $0)])
    }
  }

  /// Sets the identity of the list: with another value the screen is another list, as after a search or in another
  /// folder.
  ///
  /// The new list begins at its start, without animation, and so do the lists in its containers. The adapter deselects
  /// the selected rows, and their `onDeselect` runs. The state of all cells is lost. The old list's refresh or page is
  /// cancelled, and the new list does not wait for it.
  ///
  /// - Parameter id: The list's identity, such as the folder's ID.
  public func listID<ID: Hashable & Sendable>(_ id: ID) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) { [id = RowID(id)] in
      ListConfiguration(place: id, places: [("listID", $0)])
    }
  }

  /// Lets the focus of a hardware keyboard select rows; tvOS has no such selection.
  public func selectionFollowsFocus() -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) {
      ListConfiguration(selectionFollowsFocus: true, places: [("selectionFollowsFocus", $0)])
    }
  }

  /// Adds a search field: at the top of the list, or where the host has a better place. The screen declares the rows
  /// that match.
  ///
  /// - Parameters:
  ///   - text: The text of the field. If the model changes or rejects an edit, the field shows this text again.
  ///   - prompt: The accessibility label and the placeholder of the field. If it is empty, a host uses the system's
  ///     word if there is one.
  ///   - onEdit: The action for each new text. Nil disables the field. `==` ignores it.
  public func searchable(
    _ text: String, prompt: String = "", _ onEdit: (@MainActor @Sendable (String) -> Void)?
  ) -> ModifiedScreen<_Content> {
    let field = SearchField(text, prompt, onEdit)
    return ModifiedScreen(content: _content) {
      ListConfiguration(search: field, places: [("searchable", $0)])
    }
  }
}
