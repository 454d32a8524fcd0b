/// Content of a screen that says something of the screen as a whole.
///
/// It stands on a screen, not in a section. Where several say the same, the outermost counts, then the first; the
/// snapshot's findings name the others.
public struct ModifiedScreen<Content: ScreenContent>: ScreenContent {
  let content: Content
  /// What is said, by the statement that says it.
  let configuration: @Sendable (SourceLine) -> ListConfiguration

  /// How such content is read.
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
  /// Lets the user renew the whole screen, by a pull where the host has one.
  ///
  /// - Parameter action: What to do, one at a time. The pull is over once it is done and what was applied by then is
  ///   shown. It is cancelled if the list goes, or becomes another by ``placeID(_:)``, and takes no part in equality.
  public func onRefresh(
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) {
      ListConfiguration(refresh: action, places: [("onRefresh", $0)])
    }
  }

  /// Does something when one of the last rows of the whole screen is shown, such as to load more.
  ///
  /// While one of the last rows is shown, the action runs once for each list of rows that was shown: again when rows
  /// came or went. It does not run again while a row is there that came with it and is the only one of its kind, as a
  /// spinner is, and such a row is no change. After a page that failed, so that no rows came or went, it runs again
  /// when the person comes back to the end, or after a refresh.
  ///
  /// A list does not know when this action is over: one that loads in the background without a spinner must know by
  /// itself that it does so already, and one that fails must show something, or nobody asks it again. The `async`
  /// action has no such traps.
  ///
  /// - Parameters:
  ///   - rows: How many rows count as the last ones; less than 1 counts as 1.
  ///   - action: What to do; it takes no part in equality.
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), action: action))
  }

  /// Does something that takes its time when one of the last rows of the whole screen is shown, such as to load more.
  ///
  /// While one of the last rows is shown, the action runs once for each list of rows that was shown: again when rows
  /// came or went. It never runs twice at once, and a row that is the only one of its kind, as a spinner is, is no
  /// change. After a page that failed, so that no rows came or went, it runs again when the person comes back to the
  /// end, or after a refresh.
  ///
  /// - Parameters:
  ///   - rows: How many rows count as the last ones; less than 1 counts as 1.
  ///   - action: What to do. It is cancelled if the list goes, or becomes another by ``placeID(_:)``, and takes no part
  ///     in equality.
  @_disfavoredOverload
  public func onReachEnd(
    within rows: Int = 5, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedScreen<_Content> {
    reachingEnd(.init(rows: max(1, rows), slowAction: action))
  }

  private func reachingEnd(_ end: ListConfiguration.ListEnd) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) { ListConfiguration(end: end, places: [("onReachEnd", $0)]) }
  }

  /// Says whether the list of the whole screen is being edited: rows that are `reorderable` have a handle then, and those
  /// with a destructive action at their end a control that uncovers it.
  ///
  /// - Parameters:
  ///   - isEditing: Whether it is, as the state says; no host keeps another one.
  ///   - selectsRows: Whether a tap selects a row meanwhile, or deselects it, any number of them; if not, a tap does
  ///     nothing. Rows that are `selectable` or have an `onDeselect` can be selected then, and have a mark in the place
  ///     of a control that deletes. A tap runs the `onSelect` only of a row with an `onDeselect`, which is told of both.
  ///     When that begins or ends, all rows are deselected, and their `onDeselect` runs.
  ///   - onChange: What to do when somebody wants to begin editing, or to end it, which is what it is given; what it
  ///     does not change goes back. Nil if only the app does; it takes no part in equality.
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

  /// Shows rows while the whole screen has no others.
  ///
  /// They stand in a section of their own, whose ID no other has, and are like all rows otherwise: their buttons work,
  /// and the snapshot has them. Table views, and collection views with the adapter's layout, show them in the middle of
  /// what is seen of the list.
  ///
  /// - Parameter rows: What to show, usually one row.
  public func whenEmpty(
    @SectionBuilder _ rows: () -> some SectionContent
  ) -> ModifiedScreen<_Content> {
    let rows = _ContentBuffer(rows()).collectedRows
    return ModifiedScreen(content: _content) {
      ListConfiguration(substitute: rows, places: [("whenEmpty", $0)])
    }
  }

  /// Says which list the screen is: with another value it is another list, as after a search or in another folder.
  ///
  /// The list begins at its start then, without animation, as do the lists in its containers. Rows that were selected
  /// are deselected, and their `onDeselect` runs. Nothing that cells kept is left. A refresh or a page that the old list
  /// began is cancelled, and the new list does not wait for it.
  ///
  /// - Parameter id: The list's identity, such as the folder's ID.
  public func placeID<ID: Hashable & Sendable>(_ id: ID) -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) { [id = RowID(id)] in
      ListConfiguration(place: id, places: [("placeID", $0)])
    }
  }

  /// Lets the focus of a hardware keyboard select the rows that it reaches; tvOS has no such selection.
  public func selectionFollowsFocus() -> ModifiedScreen<_Content> {
    ModifiedScreen(content: _content) {
      ListConfiguration(selectionFollowsFocus: true, places: [("selectionFollowsFocus", $0)])
    }
  }

  /// Lets people search the screen, whose rows are those that the text finds: with a field at the head of the list, or
  /// where the host has a better place for it.
  ///
  /// - Parameters:
  ///   - text: What is searched for. It stays what is shown: a text that the model changes or refuses goes back.
  ///   - prompt: What the field is called, and shows while there is no text; an empty one counts as the word of the
  ///     system, where the host has one.
  ///   - onEdit: What happens with each new text; it takes no part in equality. Nil if none can be typed at present.
  public func searchable(
    _ text: String, prompt: String = "", _ onEdit: (@MainActor @Sendable (String) -> Void)?
  ) -> ModifiedScreen<_Content> {
    let field = SearchField(text, prompt, onEdit)
    return ModifiedScreen(content: _content) {
      ListConfiguration(search: field, places: [("searchable", $0)])
    }
  }
}
