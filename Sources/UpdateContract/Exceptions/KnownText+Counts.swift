/// The texts about numbers of sections and items, with what the sum comes to.
extension KnownText {
  static let counts = [
    KnownText(
      "C1",
      "invalid number of sections. The number of sections contained in the {view} after the update"
        + " (#) must be equal to the number of sections contained in the {view} before the update"
        + " (#), plus or minus the number of sections inserted or deleted (# inserted, # deleted)"
    ) { kind, numbers in
      Sum(
        place: "The \(kind?.viewName ?? "list")", noun: "section", after: numbers[0],
        before: numbers[1], inserted: numbers[2], deleted: numbers[3]
      ).facts
    },
    KnownText(
      "C2",
      "invalid number of {row}s in section #. The number of {row}s contained in an existing section"
        + " after the update (#) must be equal to the number of {row}s contained in that section"
        + " before the update (#), plus or minus the number of {row}s inserted or deleted from that"
        + " section (# inserted, # deleted) and plus or minus the number of {row}s moved into or out"
        + " of that section (# moved in, # moved out)"
    ) { kind, numbers in
      Sum(
        place: "Section \(numbers[0])", noun: kind?.noun ?? "item", after: numbers[1],
        before: numbers[2], inserted: numbers[3], deleted: numbers[4], movedIn: numbers[5],
        movedOut: numbers[6]
      ).facts
    },
    // Older texts, and such as were cut off.
    KnownText("C1", "invalid number of sections"),
    KnownText(
      "C2", "invalid number of {row}s in section #", fact: "Section $0 has another number of {row}s"
    ),
    KnownText("C3", "Invalid batch updates detected"),
    KnownText(
      "C3",
      "Invalid table view update. The application has requested an update to the table view that"
        + " is inconsistent", in: .table),
  ]
}

/// What the numbers in a text about counts come to.
private struct Sum {
  var place: String
  var noun: String
  var after: Int
  var before: Int
  var inserted: Int
  var deleted: Int
  var movedIn = 0
  var movedOut = 0

  private var expected: Int { before + inserted - deleted + movedIn - movedOut }

  private var hasOperations: Bool { inserted + deleted + movedIn + movedOut > 0 }

  var facts: [String] {
    [
      "\(place) had \(before) \(noun)s before the update; \(inserted) inserted, \(deleted) deleted,"
        + " \(movedIn) moved in and \(movedOut) moved out make \(expected), and the data source says"
        + " \(after)",
      hint,
    ]
  }

  private var hint: String {
    if !hasOperations {
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
