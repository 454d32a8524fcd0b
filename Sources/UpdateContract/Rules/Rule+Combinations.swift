/// Mixes of operations that the written rules allow and views do not survive.
extension Rule {
  static let combinations = [
    Rule(
      "S1", "A section reload is alone in its batch.",
      causes:
        "Reloads are mixed with inserts, deletes or moves, among which they are placed wrongly.",
      remedy: "Reload sections in a batch of their own, after the others."),
    Rule(
      "S2", "An item reload shares no batch with anything that displaces items.",
      causes: "A moved and changed item is moved and reloaded at once.",
      remedy: "Reload in a batch of its own before the others, or reconfigure."),
    Rule(
      "S3", "A reconfigure is alone in its batch.",
      causes: "Its indices in a mixed batch are documented nowhere.",
      remedy: "Reconfigure before the structural batch, with the indices that hold then."),
    Rule(
      "S4", "A section move shares no batch with operations on items.",
      causes: "Sections and their items were compared in one go.",
      remedy: "Move sections in one batch and items in the next, or delete and insert the section."),
    Rule(
      "S5", "An item is inserted once at one place.",
      causes: "Two sources of changes were merged without removing what both say.",
      remedy: "Collect paths in a set."),
    Rule(
      "S6", "No item is named in a section that is deleted.",
      causes: "The items of a section were deleted one by one, and the section, too.",
      remedy: "Name only the section."),
    Rule(
      "S7", "No item is inserted in a section that is inserted.",
      causes: "The items of a new section were inserted one by one, and the section, too.",
      remedy: "Name only the section: its items come with it."),
    Rule(
      "S8",
      "Sections that come or go share no batch with item inserts or moves; tables fail at moves.",
      causes: "All changes are put into one batch.",
      remedy: "First the deletes, then the sections, then inserts and moves of items."),
    Rule(
      "S9", "A move changes something.",
      causes: "A move was made for every item, also for those that stay.",
      remedy: "Leave out moves whose source and target are one place where nothing else changes."),
    Rule(
      "S10", "Structural calls stand inside a batch.",
      causes: "insertItems or deleteRows is called by itself, when the old numbers may be unknown.",
      remedy: "Wrap it in performBatchUpdates, and change the data in the block."),
    Rule(
      "S11", "A reloaded section has items before or after the update.",
      causes: "A section that is empty and stays so was reloaded (iOS 9).",
      remedy: "Leave empty sections out."),
    Rule(
      "S12", "A view's own bookkeeping survives the batch.",
      causes: "Moves of sections share a batch with operations on items.",
      "Moves of rows share a batch with sections that come or go, in a table.",
      "Batches follow one another while cells are asked for in callbacks.",
      remedy:
        "Split the batch: deletes; sections; inserts and moves of items; reloads by themselves."),
  ]
}
