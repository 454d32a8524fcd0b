import UpdateContract

/// A batch between its begin and its end.
struct OpenBatch {
  var before: [Int]
  var depth = 1
  var operations = BatchOperations()
  var completions: [Completion] = []
}

/// The closure that a batch runs when its animation has ended.
struct Completion {
  var run: ((Bool) -> Void)?
}

/// An item that the user is dragging.
struct Drag {
  var origin: ItemPath
  var target: ItemPath
}

/// A question for a view that is under way.
struct ViewRequest {
  var kind: ElementKind
  var path: ItemPath
  var dequeued: [any ReusableView] = []
}
