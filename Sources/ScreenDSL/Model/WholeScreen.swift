/// What a screen says of itself as a whole, beside its rows: what a pull does, what the end does, what is there
/// instead of rows.
///
/// Content carries it to the snapshot, which has nil if nothing is said. What is said first counts, and an outer
/// screen says it before those inside; what does not count is kept for findings. Handlers take no part in equality:
/// what happens is looked up in the newest snapshot at that moment. Of the rows that are there instead, the snapshot
/// has those that are shown, in a section of their own: for hosts they are rows like all others.
/// The search of a list belongs here, too.
package final class WholeScreen: Sendable {
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
  /// Where what counts is said.
  package let places: [SaidPlace]
  /// Where something is said again that does not count.
  package let repeated: [SaidPlace]

  init(
    refresh: (@MainActor @Sendable () async -> Void)? = nil, end: ListEnd? = nil,
    editing: Editing? = nil, substitute: CollectedRows? = nil, places: [SaidPlace],
    repeated: [SaidPlace] = []
  ) {
    (self.refresh, self.end, self.editing) = (refresh, end, editing)
    self.substitute = substitute
    (self.places, self.repeated) = (places, repeated)
  }

  /// Returns what both say; where both say something, this one counts.
  func followed(by other: WholeScreen) -> WholeScreen {
    func isRepeated(_ place: SaidPlace) -> Bool { places.contains { $0.word == place.word } }
    return WholeScreen(
      refresh: refresh ?? other.refresh, end: end ?? other.end,
      editing: editing ?? other.editing, substitute: substitute ?? other.substitute,
      places: places + other.places.filter { !isRepeated($0) },
      repeated: repeated + other.repeated + other.places.filter(isRepeated))
  }

  /// What is said otherwise than before, one text for each.
  static func differences(from old: WholeScreen?, to new: WholeScreen?) -> [String] {
    if old === new { return [] }
    let ends = [old, new].map { $0?.end.map { "\($0.rows)" } ?? "none" }
    return
      ((old?.refresh == nil) == (new?.refresh == nil)
      ? [] : ["refresh \(new?.refresh == nil ? "disappeared" : "appeared")"])
      + (ends[0] == ends[1] ? [] : ["the end's distance \(ends[0]) -> \(ends[1])"])
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
      + (editing?.action == nil ? "" : " editable")
      + (editing?.isOn == true
        ? " editing\(editing?.selectsRows == true ? " with selection" : "")" : "")
  }
}
