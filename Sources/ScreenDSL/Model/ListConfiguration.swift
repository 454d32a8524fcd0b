/// The modifiers of a whole screen: the refresh action, the action at the end, edit mode, empty content, search and
/// more.
///
/// If a screen has no such modifiers, its snapshot has no configuration. If several nested screens have the same
/// modifier, that of the outermost screen applies, and the snapshot reports those of the inner screens as problems.
///
/// Comparisons of snapshots ignore the closures of these modifiers, because a list runs those of the newest snapshot.
///
/// The empty content, and a search field that is not in a bar, are rows in additional sections of the snapshot.
package final class ListConfiguration: Sendable {
  /// The action that runs when the user reaches the end of a list.
  package struct ListEnd: Sendable {
    /// The number of rows at the end of the list. When one of these rows is visible, the action runs.
    package let rows: Int
    /// The action; nil if it is `async`.
    package var action: (@MainActor @Sendable () -> Void)?
    /// The `async` action; nil if the action is not `async`.
    package var slowAction: AsyncAction?
  }

  /// Whether a list is in edit mode, and what the user can do in this mode.
  package struct Editing: Sendable {
    package let isOn: Bool
    /// Whether the user can select rows in edit mode.
    package let selectsRows: Bool
    /// The action that runs when the user begins or ends editing; nil if the user cannot begin or end editing.
    package let action: (@MainActor @Sendable (Bool) -> Void)?
  }

  /// The name of a modifier, and the source line that contains it.
  package typealias SaidPlace = (word: String, source: SourceLine)

  /// The action that refreshes the list.
  package let refresh: AsyncAction?
  /// The action that receives the errors of `async` actions.
  package let onError: (@MainActor @Sendable (any Error) -> Void)?
  /// The action that runs when one of the last rows is visible.
  package let end: ListEnd?
  /// The edit mode; nil if the screen declares none.
  package let editing: Editing?
  /// The rows that the list shows if it has no other rows; nil if the screen declares none.
  let substitute: CollectedRows?
  /// The identity of the list, which the modifier `listID(_:)` sets.
  package let place: RowID?
  /// Whether the list selects a row that gets the focus of a keyboard.
  package let selectionFollowsFocus: Bool
  package let search: SearchField?
  /// The modifiers that apply, with their source lines.
  package let places: [SaidPlace]
  /// The repeated modifiers, which do not apply.
  package let repeated: [SaidPlace]

  init(
    refresh: AsyncAction? = nil, onError: (@MainActor @Sendable (any Error) -> Void)? = nil,
    end: ListEnd? = nil,
    editing: Editing? = nil, substitute: CollectedRows? = nil, place: RowID? = nil,
    selectionFollowsFocus: Bool = false, search: SearchField? = nil, places: [SaidPlace],
    repeated: [SaidPlace] = []
  ) {
    (self.refresh, self.onError, self.end, self.editing) = (refresh, onError, end, editing)
    (self.substitute, self.search) = (substitute, search)
    (self.place, self.selectionFollowsFocus) = (place, selectionFollowsFocus)
    (self.places, self.repeated) = (places, repeated)
  }

  /// Returns the modifiers of both configurations. If both have the same modifier, that of this configuration applies.
  func followed(by other: ListConfiguration) -> ListConfiguration {
    func isRepeated(_ place: SaidPlace) -> Bool { places.contains { $0.word == place.word } }
    return ListConfiguration(
      refresh: refresh ?? other.refresh, onError: onError ?? other.onError, end: end ?? other.end,
      editing: editing ?? other.editing, substitute: substitute ?? other.substitute,
      place: place ?? other.place,
      selectionFollowsFocus: selectionFollowsFocus || other.selectionFollowsFocus,
      search: search ?? other.search,
      places: places + other.places.filter { !isRepeated($0) },
      repeated: repeated + other.repeated + other.places.filter(isRepeated))
  }

  /// Returns the differences between two configurations, each as a text.
  static func differences(from old: ListConfiguration?, to new: ListConfiguration?) -> [String] {
    if old === new { return [] }
    func facts(_ configuration: ListConfiguration?) -> [String] {
      [configuration?.end.map { "\($0.rows)" }, configuration?.place?.description].map {
        $0 ?? "none"
      }
        + (configuration?.search?.facts ?? ["none", "none", "none"])
    }
    let names = ["end's distance", "place", "search's text", "search's prompt", "search's field"]
    func turned(
      _ subject: String, _ on: String = "appeared", _ off: String = "disappeared",
      _ isOn: (ListConfiguration?) -> Bool
    ) -> [String] {
      isOn(old) == isOn(new) ? [] : ["\(subject) \(isOn(new) ? on : off)"]
    }
    let editing = turned("editing", "began", "ended") { $0?.editing?.isOn == true }
    let selection = turned("selection while editing") {
      $0?.editing?.isOn == true && $0?.editing?.selectsRows == true
    }
    return turned("refresh") { $0?.refresh != nil }
      + zip(names, zip(facts(old), facts(new))).compactMap { name, facts in
        facts.0 == facts.1 ? nil : "the \(name) \(facts.0) -> \(facts.1)"
      }
      + turned("selection", "follows focus", "no longer follows focus") {
        $0?.selectionFollowsFocus == true
      } + editing + (editing.isEmpty ? selection : [])
      + turned("the handler of editing") { $0?.editing?.action != nil }
  }

  /// The modifiers as text, each after a space. Modifiers that only add rows, such as empty content, add no text.
  var text: String {
    (refresh == nil ? "" : " refreshes") + (end.map { " end within \($0.rows)" } ?? "")
      + (place.map { " place \($0)" } ?? "")
      + (selectionFollowsFocus ? " selection follows focus" : "")
      + (search.map { " searches \($0.facts.joined(separator: " "))" } ?? "")
      + (editing?.action == nil ? "" : " editable")
      + (editing?.isOn == true
        ? " editing\(editing?.selectsRows == true ? " with selection" : "")" : "")
  }
}

/// The model of the search field.
///
/// A list shows the field in a bar, or in a row at the top of the list. The row has this model.
package struct SearchField: CellModel {
  /// The text in the field.
  package let text: String
  /// The accessibility label and the placeholder of the field; never empty.
  package let prompt: String
  /// Whether the app set the prompt. If not, the list can show a default prompt of its own instead of `prompt`.
  package let hasOwnPrompt: Bool
  /// The action that runs for each new text; nil if the field is disabled.
  package let onEdit: Handler<String>?

  init(_ text: String, _ prompt: String, _ onEdit: (@MainActor @Sendable (String) -> Void)?) {
    (self.text, self.onEdit) = (text, onEdit.map { Handler($0) })
    hasOwnPrompt = !prompt.allSatisfy(\.isWhitespace)
    self.prompt = hasOwnPrompt ? prompt : "Search"
  }

  package var identity: RowID? { SectionID.search.key }

  /// The text in the field, the prompt, and `enabled` or `disabled`.
  fileprivate var facts: [String] {
    [ValueText.text(of: text), ValueText.text(of: prompt), onEdit == nil ? "disabled" : "enabled"]
  }
}

/// The model of the row that renderers draw above the rows of a list while the list refreshes.
package struct RefreshIndicator: CellModel {
  package var identity: RowID? { SectionID.refresh.key }
}
