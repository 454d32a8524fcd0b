/// Cells and other reusable views.
extension Rule {
  static let cells = [
    Rule(
      "K1", "A reconfigured item is answered with its present cell.",
      causes: "The item's cell class or reuse identifier changed.",
      remedy: "Reload an item whose class changes; reconfigure the others."),
    Rule(
      "K2", "A reconfigured item exists.",
      causes: "The path is of another state than the one that the view shows.",
      remedy: "Reconfigure with the indices that hold at that moment, in a batch of its own."),
    Rule(
      "R1", "A table cell's identifier is registered before it is dequeued.",
      causes: "The registration is missing, or its identifier is spelt otherwise.",
      "The prototype is in the storyboard of another table.",
      remedy: "Register class or nib right after the table is made."),
    Rule(
      "R2",
      "A collection's view is registered under its kind and identifier before it is dequeued.",
      causes: "A header was registered as a cell, or for another kind.",
      "The registration is missing, or its identifier is spelt otherwise.",
      remedy: "Register class or nib right after the collection is made."),
    Rule(
      "R3", "A reuse identifier has at least one character.",
      causes: "The identifier in the nib or storyboard was left empty.",
      remedy: "Use the name of the class."),
    Rule(
      "R4", "One cell is dequeued for one index path.",
      causes: "A helper dequeues a cell and returns another, or measures with a dequeued cell.",
      remedy: "Dequeue exactly the cell that is returned; measure with one that you made yourself."),
    Rule(
      "R5", "A dequeued view is returned, in the request that it was dequeued for.",
      causes: "A cell is dequeued outside of the data source, to measure or to look at it.",
      "A data source dequeues one cell and returns another.",
      remedy: "Dequeue only in the data source, once, and return that view."),
    Rule(
      "R6", "A cell registration is made once, outside of the cell provider.",
      causes: "UICollectionView.CellRegistration is created where the cell is asked for.",
      remedy: "Keep the registration in a property."),
    Rule(
      "R7", "A table's data source answers every request with a cell.",
      causes: "The data source is nil or gone; or a dequeue without an index path returned nil.",
      remedy: "Keep the data source strongly, and use the dequeue with an index path."),
    Rule(
      "R8", "A collection's data source answers every request with a cell.",
      causes: "A switch over models falls through to nil, or a cast failed.",
      remedy: "Dequeue a cell for every model."),
    Rule(
      "R9", "A collection's cell was dequeued.",
      causes: "The cell was made with its initialiser.",
      remedy: "Dequeue it; show an empty registered cell where there is nothing to show."),
    Rule(
      "R10", "A supplementary view was dequeued, and is not nil.",
      causes: "A plain view or nil is returned for a header that the layout asks for.",
      remedy: "Dequeue a registered view, or leave the header out of the layout."),
    Rule(
      "R11", "A registered nib is in its bundle.",
      causes: "The nib was loaded from the main bundle, and is in that of a framework or package.",
      remedy: "Pass the bundle of the class, or Bundle.module."),
    Rule(
      "R12", "A registered nib has one top-level object, a view of the right class.",
      causes: "A gesture recogniser or a second view stands beside the cell in the nib.",
      remedy: "Leave the cell alone on the top level."),
    Rule(
      "R13", "The identifier in a nib is that of its registration, or empty.",
      causes: "The identifier was changed in one of both places.",
      remedy: "Leave the field in the nib empty."),
  ]
}
