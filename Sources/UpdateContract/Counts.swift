/// The numbers of sections, or of items in one section, before and after an update, and the numbers of those that the
/// update inserts, deletes or moves.
struct Tally {
  private let after, before, inserted, deleted, movedIn, movedOut: Int

  /// Creates a tally. The order of the numbers is the order of the properties. UIKit's message about section counts
  /// contains only the first four numbers.
  init(_ numbers: [Int]) {
    (after, before, inserted, deleted) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (movedIn, movedOut) = numbers.count == 6 ? (numbers[4], numbers[5]) : (0, 0)
  }

  private var expected: Int { before + inserted - deleted + movedIn - movedOut }

  var addsUp: Bool { after - before == inserted - deleted + movedIn - movedOut }

  func facts(of place: String, noun: String) -> [String] {
    [
      "\(place) had \(before) \(noun)s before the update; \(inserted) inserted, \(deleted) deleted,"
        + " \(movedIn) moved in and \(movedOut) moved out make \(expected), and the data source says"
        + " \(after)",
      hint,
    ]
  }

  private var hint: String {
    if inserted + deleted + movedIn + movedOut == 0 {
      return "The batch says nothing about it: an operation is missing, or the data changed in"
        + " another update"
    }
    if before == after {
      return "Before and after are equal, as when the data changed before the update began, or not"
        + " at all"
    }
    return "Data and operations are off by \(abs(after - expected)): they come from two different"
      + " changes, or the data changed twice"
  }
}

/// Lines of the message with which UIKit reports wrong counts of sections, rows or items on iOS 16.4 and later.
extension ListKind {
  var inconsistency: String { Violation("C3", in: self).message }

  func line(_ title: String, counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "\(title) = { \(sections) with \(noun) counts: \(counts) }"
  }
}

extension BatchCheck {
  var countLines: [String] {
    [
      kind.line("Data source before updates", counts: before),
      kind.line("Data source after updates", counts: after),
    ]
  }
}
