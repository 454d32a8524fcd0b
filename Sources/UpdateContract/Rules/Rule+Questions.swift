/// Questions to the view, and snapshots of diffable data sources.
extension Rule {
  static let questions = [
    Rule(
      "Q1", "A view is asked about sections that it has.",
      causes: "The question is in new indices, and the view still shows the old data.",
      "A layout keeps what it computed for data that are gone.",
      remedy: "Ask the view, not the data, how many sections there are."),
    Rule(
      "Q2", "A view is asked for the place of something that it has.",
      causes: "The index path is older than the last update.",
      remedy: "Look the item's index path up when it is needed; do not keep it."),
    Rule(
      "Q3", "A view scrolls to an item that it has.",
      causes:
        "scrollToItem or selectItem follows a change of the data, before the view was updated.",
      "The list is empty, and the path of the last item was computed as count - 1.",
      remedy: "Scroll in the completion of the update, or after layoutIfNeeded."),
    Rule(
      "Q4", "A layout answers with attributes of items that exist.",
      causes: "A layout of your own keeps attributes of an earlier state.",
      remedy: "Empty the layout's cache in prepare and invalidateLayout."),
    Rule(
      "Q5", "An index path has a section and an item.",
      causes: "IndexPath(index:) or an empty IndexPath was passed on.",
      remedy: "Make it with IndexPath(row:section:) or IndexPath(item:section:)."),
    Rule(
      "Q6", "A table is not asked for cells while it updates them.",
      causes:
        "visibleCells or cellForRow(at:) is used in cellForRowAt, willDisplay or layoutSubviews.",
      remedy: "Wait until the update is over, or keep the cells by identity yourself."),
  ]

  static let snapshots = [
    Rule(
      "N1", "Identifiers of items are unique in the whole snapshot of a diffable data source.",
      causes: "A server sent one item twice, or one item stands in two sections.",
      "Two values are equal although they are two items: the identifier hashes too little.",
      remedy: "Remove duplicates before appending; make the section a part of the identifier."),
    Rule(
      "N2", "Identifiers of sections are unique.",
      causes: "Sections were grouped by a value that two groups share.",
      remedy: "Remove duplicates before appending."),
    Rule(
      "N3", "What is named in a snapshot is in it.",
      causes: "The item or section was removed, or its hash changed with its content.",
      remedy: "Identify items by something that never changes, and ask for the index first."),
  ]
}
