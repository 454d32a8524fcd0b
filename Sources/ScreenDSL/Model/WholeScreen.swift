/// What a screen says of itself as a whole, beside its rows: what a pull does, what the end does, what is there
/// instead of rows.
///
/// Content carries it to the snapshot, which has nil if nothing is said. What is said first counts, and an outer
/// screen says it before those inside; what does not count is kept for findings. Handlers take no part in equality:
/// what happens is looked up in the newest snapshot at that moment. Of the rows that are there instead, the snapshot
/// has those that are shown, in a section of their own: for hosts they are rows like all others.
/// The search and the editing of a list belong here, too.
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

  /// A modifier, and the statement that has it.
  package typealias SaidPlace = (word: String, source: SourceLine)

  /// What a pull does.
  package let refresh: (@MainActor @Sendable () async -> Void)?
  /// What is done when one of the last rows is shown.
  package let end: ListEnd?
  /// The rows that are shown while there are no others.
  let substitute: CollectedRows?
  /// Which list the screen is.
  package let place: RowID?
  /// Whether a row is selected when it gets the focus.
  package let selectionFollowsFocus: Bool
  /// Where what counts is said.
  package let places: [SaidPlace]
  /// Where something is said again that does not count.
  package let repeated: [SaidPlace]

  init(
    refresh: (@MainActor @Sendable () async -> Void)? = nil, end: ListEnd? = nil,
    substitute: CollectedRows? = nil, place: RowID? = nil, selectionFollowsFocus: Bool = false,
    places: [SaidPlace], repeated: [SaidPlace] = []
  ) {
    (self.refresh, self.end, self.substitute) = (refresh, end, substitute)
    (self.place, self.selectionFollowsFocus) = (place, selectionFollowsFocus)
    (self.places, self.repeated) = (places, repeated)
  }

  /// Returns what both say; where both say something, this one counts.
  func followed(by other: WholeScreen) -> WholeScreen {
    func isRepeated(_ place: SaidPlace) -> Bool { places.contains { $0.word == place.word } }
    return WholeScreen(
      refresh: refresh ?? other.refresh, end: end ?? other.end,
      substitute: substitute ?? other.substitute, place: place ?? other.place,
      selectionFollowsFocus: selectionFollowsFocus || other.selectionFollowsFocus,
      places: places + other.places.filter { !isRepeated($0) },
      repeated: repeated + other.repeated + other.places.filter(isRepeated))
  }

  /// What is said otherwise than before, one text for each.
  static func differences(from old: WholeScreen?, to new: WholeScreen?) -> [String] {
    if old === new { return [] }
    let ends = [old, new].map { $0?.end.map { "\($0.rows)" } ?? "none" }
    let places = [old, new].map { $0?.place?.description ?? "none" }
    let follows = new?.selectionFollowsFocus == true
    return
      ((old?.refresh == nil) == (new?.refresh == nil)
      ? [] : ["refresh \(new?.refresh == nil ? "disappeared" : "appeared")"])
      + (ends[0] == ends[1] ? [] : ["the end's distance \(ends[0]) -> \(ends[1])"])
      + (old?.place == new?.place ? [] : ["the place \(places[0]) -> \(places[1])"])
      + ((old?.selectionFollowsFocus == true) == follows
        ? [] : ["selection \(follows ? "follows focus" : "no longer follows focus")"])
  }

  /// What is said in words, each after a space; nothing if only of rows.
  var text: String {
    (refresh == nil ? "" : " refreshes") + (end.map { " end within \($0.rows)" } ?? "")
      + (place.map { " place \($0)" } ?? "")
      + (selectionFollowsFocus ? " selection follows focus" : "")
  }
}
