/// Numbers before and after the update, which must differ by what the batch says.
extension Rule {
  static let counts = [
    Rule(
      "C1",
      "The sections after the update are those before it, plus those inserted, less those deleted.",
      causes: "The last item of a section was deleted, the data dropped the section, and the batch"
        + " only deletes the item.",
      "The data changed before the view was asked for the old number.",
      remedy: "Delete or insert the section itself, and change the data inside the block."),
    Rule(
      "C2",
      "The items of a section after the update are those before it, plus those inserted and moved in,"
        + " less those deleted and moved out.",
      causes:
        "The data changed before the update began, so the view takes the new number for the old one.",
      "The data did not change at all, or an operation is missing.",
      "Two changes of the data share one update, or one change has two updates.",
      "A reload is in the same batch as a move of sections.",
      remedy:
        "Assign the new data inside the block of performBatchUpdates, once, and take the operations from"
        + " the difference of exactly these two states."),
    Rule(
      "C3",
      "The numbers that the data source gives before and after the update differ by what the batch says.",
      causes: "The data changed before the update began, or did not change.",
      "An operation is missing, or belongs to another change.",
      remedy:
        "Assign the new data inside the block of performBatchUpdates, once, and take the operations from"
        + " the difference of exactly these two states."),
    Rule(
      "C4", "The data source does not change before the update begins.",
      causes: "The array is assigned first and the view updated afterwards.",
      "The model is changed at once and the view in a later turn of the run loop.",
      remedy: "Assign the new data inside the block of performBatchUpdates."),
  ]
}
