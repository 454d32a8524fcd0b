/// The moment at which a view is told to update, and its layout.
extension Rule {
  static let views = [
    Rule(
      "W1", "A view that is updated is in a window.",
      causes: "The screen was popped or covered, and goes on updating.",
      remedy: "Without a window assign the data and call reloadData."),
    Rule(
      "W2", "A view that is updated has a size and was laid out.",
      causes: "The first data arrive in viewDidLoad, as an animated update.",
      remedy: "Show the first data with reloadData."),
    Rule(
      "W3", "No reloadData is pending when an update begins.",
      causes: "reloadData was called and new data arrived in the same turn of the run loop.",
      remedy: "Call reloadData again, or layoutIfNeeded before the data change."),
    Rule(
      "W4", "No drag nor interactive reorder is under way when an update begins.",
      causes: "A server's answer arrives while the user drags.",
      remedy: "Queue the update while hasUncommittedUpdates is true or you know of a reorder."),
    Rule(
      "W5", "An update does not begin inside another or inside a callback of the view.",
      causes: "A delegate method changes the data, which updates the view.",
      remedy: "Queue the update until the view has returned."),
    Rule(
      "W6", "reloadData is not called inside a batch.",
      causes: "A helper that reloads runs in the block.",
      remedy: "Choose one of both before the batch."),
    Rule(
      "W7", "A layout is not forced inside a batch.",
      causes: "layoutIfNeeded is called in the block.",
      remedy: "Lay out before the batch or after it."),
    Rule(
      "W8", "The data source stays the same, and alive, during an update.",
      causes: "It is assigned in the block, or only the view refers to it, which it does weakly.",
      remedy: "Keep a strong reference, and change its data instead of the object."),
    Rule(
      "W9", "reloadData is not called while a batch animates.",
      causes: "A reload follows an update at once (iOS 10 lost it).",
      remedy: "Reload in the completion of the update, or lay out after the reload."),
    Rule(
      "W10", "A first responder in a cell that goes resigns.",
      causes: "textFieldShouldEndEditing answers false, or the responder refuses otherwise.",
      remedy: "Call endEditing(true) before the update, or let it resign."),
    Rule(
      "W11", "The proposed target of a reorder is a row of the table.",
      causes:
        "targetIndexPathForMoveFromRowAt counts the dragged row in its old section, or in both.",
      remedy: "Answer a path that is right once the dragged row has left its place."),
    Rule(
      "T1", "Views are used on the main thread alone.",
      causes: "A completion handler of a request or a database updates the list.",
      remedy: "Hop to the main actor before touching data and view."),
    Rule(
      "L1", "A section provider answers a layout for each section that has items.",
      causes: "The provider holds its owner weakly, and the owner is gone.",
      "The provider looks the section up in data that have already changed.",
      remedy: "Answer some layout in every case."),
    Rule(
      "L2", "The layout of a collection comes to rest.",
      causes: "A self-sizing cell answers another size each time that it is measured.",
      "The frame, the insets or the offset is set in every pass of the layout.",
      remedy: "Give equal answers to equal questions: round sizes, and set what differs only."),
  ]
}
