/// The values that the modifiers of a whole screen have set. Comparisons check at most whether a closure is set,
/// because a list runs the closures of the newest snapshot.
package final class ListConfiguration: Sendable {
  package struct ListEnd: Sendable {
    /// The number of last rows that count as the end. The action runs when one of these rows is visible.
    package let rows: Int
    package var action: (@MainActor @Sendable () -> Void)?
    /// The action if it is `async`; otherwise nil. If the action is `async`, the property `action` is nil.
    package var slowAction: AsyncAction?
  }

  package struct Editing: Sendable {
    package let isOn: Bool
    package let selectsRows: Bool
    package let action: (@MainActor @Sendable (Bool) -> Void)?
  }

  /// The name of a modifier, and the source line of the builder's statement that contains the modifier.
  package typealias SaidPlace = (word: String, source: SourceLine)

  package let refresh: AsyncAction?
  package let onError: (@MainActor @Sendable (any Error) -> Void)?
  package let end: ListEnd?
  package let editing: Editing?
  /// The rows of the modifier `emptyContent`.
  let substitute: CollectedRows?
  /// The ID that the modifier `listID(_:)` sets.
  package let place: RowID?
  package let selectionFollowsFocus: Bool
  package let search: SearchField?
  package let places: [SaidPlace]
  /// The modifiers that have no effect, because another modifier with the same name applies to the screen.
  package let repeated: [SaidPlace]

  @inline(never) init(
    refresh: AsyncAction? = nil, onError: (@MainActor @Sendable (any Error) -> Void)? = nil,
    end: ListEnd? = nil, editing: Editing? = nil, substitute: CollectedRows? = nil,
    place: RowID? = nil, selectionFollowsFocus: Bool = false, search: SearchField? = nil,
    places: [SaidPlace] = [], repeated: [SaidPlace] = []
  ) {
    (self.refresh, self.onError, self.end, self.editing) = (refresh, onError, end, editing)
    (self.substitute, self.search) = (substitute, search)
    (self.place, self.selectionFollowsFocus) = (place, selectionFollowsFocus)
    (self.places, self.repeated) = (places, repeated)
  }

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

  static func differences(from old: ListConfiguration?, to new: ListConfiguration?) -> [String] {
    if old === new { return [] }
    func facts(_ configuration: ListConfiguration?) -> [String] {
      [configuration?.end.map { "\($0.rows)" }, configuration?.placeText].map { $0 ?? "none" }
        + (configuration?.search?.facts ?? ["none", "none", "none"])
    }
    let names = ["end's distance", "list ID", "search's text", "search's prompt", "search's field"]
    // Different IDs can have the same text, so this code compares the IDs. The app's prompt can be the same text as the
    // default prompt, so this code also compares `hasOwnPrompt`.
    let isSame: [String: Bool] = [
      "list ID": old?.place == new?.place,
      "search's prompt": old?.search?.prompt == new?.search?.prompt
        && old?.search?.hasOwnPrompt == new?.search?.hasOwnPrompt,
    ]
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
    let told = zip(names, zip(facts(old), facts(new))).compactMap { name, facts -> String? in
      if isSame[name] ?? (facts.0 == facts.1) { return nil }
      return "the \(name) \(facts.0) -> \(facts.1)"
    }
    return turned("refresh") { $0?.refresh != nil } + told
      + turned("selection", "follows focus", "no longer follows focus") {
        $0?.selectionFollowsFocus == true
      } + editing + (editing.isEmpty ? selection : [])
      + turned("the handler of editing") { $0?.editing?.action != nil }
  }

  private var placeText: String? { place.map { ValueText.escaped($0.description) } }

  var text: String {
    (refresh == nil ? "" : " refreshes") + (end.map { " end within \($0.rows)" } ?? "")
      + (placeText.map { " list ID \($0)" } ?? "")
      + (selectionFollowsFocus ? " selection follows focus" : "")
      + (search.map { " searches \($0.facts.joined(separator: " "))" } ?? "")
      + (editing?.action == nil ? "" : " editable")
      + (editing?.isOn == true
        ? " editing\(editing?.selectsRows == true ? " with selection" : "")" : "")
  }
}

/// The model of the search field. A list shows the field in a bar, or in a row at the top.
package struct SearchField: CellModel {
  package let text: String
  /// The accessibility label and the placeholder of the field; never empty.
  package let prompt: String
  /// Whether the app passed a prompt that is not blank. If false, `prompt` is a default value, and a list can show
  /// another default prompt instead.
  package let hasOwnPrompt: Bool
  package let onEdit: Handler<String>?

  init(_ text: String, _ prompt: String, _ onEdit: (@MainActor @Sendable (String) -> Void)?) {
    (self.text, self.onEdit) = (text, onEdit.map { Handler($0) })
    hasOwnPrompt = !prompt.allSatisfy(\.isWhitespace)
    self.prompt = hasOwnPrompt ? prompt : "Search"
  }

  package var identity: RowID? { SectionID.search.key }

  fileprivate var facts: [String] {
    [ValueText.text(of: text), ValueText.text(of: prompt), onEdit == nil ? "disabled" : "enabled"]
  }
}

/// The model of the row that renderers draw above the rows of a list while the list refreshes.
package struct RefreshIndicator: CellModel {
  package var identity: RowID? { SectionID.refresh.key }
}
