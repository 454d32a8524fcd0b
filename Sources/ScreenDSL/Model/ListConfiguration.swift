/// What a screen says of itself as a whole, beside its rows: what a pull does, what the end does, what is there
/// instead of rows, what is searched for.
///
/// Content carries it to the snapshot, which has nil if nothing is said. What is said first counts, and an outer
/// screen says it before those inside; what does not count is kept for findings. Handlers take no part in equality:
/// what happens is looked up in the newest snapshot at that moment. Of the rows that are there instead, the snapshot
/// has those that are shown, in a section of their own: for hosts they are rows like all others. So is the field of a
/// search, above them.
package final class ListConfiguration: Sendable {
  /// What happens at the end of a list.
  package struct ListEnd: Sendable {
    /// How many rows are the last ones.
    package let rows: Int
    /// What is done at once.
    package var action: (@MainActor @Sendable () -> Void)?
    /// What takes its time.
    package var slowAction: (@MainActor @Sendable () async -> Void)?
  }

  /// Whether a list is being edited, and who may change that.
  package struct Editing: Sendable {
    package let isOn: Bool
    /// Whether people select rows meanwhile.
    package let selectsRows: Bool
    /// What happens when somebody wants to begin or to end it; nil if only the app does.
    package let action: (@MainActor @Sendable (Bool) -> Void)?
  }

  /// A modifier, and the statement that has it.
  package typealias SaidPlace = (word: String, source: SourceLine)

  /// What a pull does.
  package let refresh: (@MainActor @Sendable () async -> Void)?
  /// What is done when one of the last rows is shown.
  package let end: ListEnd?
  /// Whether the list is being edited; nil if nothing is said.
  package let editing: Editing?
  /// The rows that are shown while there are no others.
  let substitute: CollectedRows?
  /// Which list the screen is.
  package let place: RowID?
  /// Whether a row is selected when it gets the focus.
  package let selectionFollowsFocus: Bool
  /// The field that people search with.
  package let search: SearchField?
  /// Where what counts is said.
  package let places: [SaidPlace]
  /// Where something is said again that does not count.
  package let repeated: [SaidPlace]

  init(
    refresh: (@MainActor @Sendable () async -> Void)? = nil, end: ListEnd? = nil,
    editing: Editing? = nil, substitute: CollectedRows? = nil, place: RowID? = nil,
    selectionFollowsFocus: Bool = false, search: SearchField? = nil, places: [SaidPlace],
    repeated: [SaidPlace] = []
  ) {
    (self.refresh, self.end, self.editing) = (refresh, end, editing)
    (self.substitute, self.search) = (substitute, search)
    (self.place, self.selectionFollowsFocus) = (place, selectionFollowsFocus)
    (self.places, self.repeated) = (places, repeated)
  }

  /// Returns what both say; where both say something, this one counts.
  func followed(by other: ListConfiguration) -> ListConfiguration {
    func isRepeated(_ place: SaidPlace) -> Bool { places.contains { $0.word == place.word } }
    return ListConfiguration(
      refresh: refresh ?? other.refresh, end: end ?? other.end,
      editing: editing ?? other.editing, substitute: substitute ?? other.substitute,
      place: place ?? other.place,
      selectionFollowsFocus: selectionFollowsFocus || other.selectionFollowsFocus,
      search: search ?? other.search,
      places: places + other.places.filter { !isRepeated($0) },
      repeated: repeated + other.repeated + other.places.filter(isRepeated))
  }

  /// What is said otherwise than before, one text for each.
  static func differences(from old: ListConfiguration?, to new: ListConfiguration?) -> [String] {
    if old === new { return [] }
    func facts(_ configuration: ListConfiguration?) -> [String] {
      [configuration?.end.map { "\($0.rows)" }, configuration?.place?.description].map {
        $0 ?? "none"
      }
        + (configuration?.search?.facts ?? ["none", "none", "none"])
    }
    let names = ["end's distance", "place", "search's text", "search's prompt", "search's field"]
    let follows = new?.selectionFollowsFocus == true
    return
      ((old?.refresh == nil) == (new?.refresh == nil)
      ? [] : ["refresh \(new?.refresh == nil ? "disappeared" : "appeared")"])
      + zip(names, zip(facts(old), facts(new))).compactMap { name, facts in
        facts.0 == facts.1 ? nil : "the \(name) \(facts.0) -> \(facts.1)"
      }
      + ((old?.selectionFollowsFocus == true) == follows
        ? [] : ["selection \(follows ? "follows focus" : "no longer follows focus")"])
      + editing(from: old?.editing, to: new?.editing)
  }

  private static func editing(from old: Editing?, to new: Editing?) -> [String] {
    let (wasOn, isOn) = (old?.isOn == true, new?.isOn == true)
    let selects = [old, new].map { $0?.isOn == true && $0?.selectsRows == true }
    return (wasOn == isOn ? [] : ["editing \(isOn ? "began" : "ended")"])
      + (selects[0] == selects[1] || wasOn != isOn
        ? [] : ["selection while editing \(selects[1] ? "appeared" : "disappeared")"])
      + ((old?.action == nil) == (new?.action == nil)
        ? [] : ["the handler of editing \(new?.action == nil ? "disappeared" : "appeared")"])
  }

  /// What is said in words, each after a space; nothing if only of rows.
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

/// The field of a screen's search: the row that has it at the head of the list, where no bar does.
package struct SearchField: CellModel {
  /// What is searched for.
  package let text: String
  /// What the field is called, and shows while there is no text; never empty.
  package let prompt: String
  /// Whether the app said so; if not, a host has a word of its own.
  package let hasOwnPrompt: Bool
  /// What happens with each new text; nil if it cannot be typed at present.
  package let onEdit: Handler<String>?

  init(_ text: String, _ prompt: String, _ onEdit: (@MainActor @Sendable (String) -> Void)?) {
    (self.text, self.onEdit) = (text, onEdit.map { Handler($0) })
    hasOwnPrompt = !prompt.allSatisfy(\.isWhitespace)
    self.prompt = hasOwnPrompt ? prompt : "Search"
  }

  package var identity: RowID? { SectionID.search.key }

  /// What is said of it, in words.
  fileprivate var facts: [String] {
    [ValueText.text(of: text), ValueText.text(of: prompt), onEdit == nil ? "disabled" : "enabled"]
  }
}

/// What is drawn above the rows of a list while it is refreshed, where no control shows that.
package struct RefreshMark: CellModel {
  package var identity: RowID? { SectionID.refresh.key }
}
