import UpdateContract

/// What a list shows, from its start to its end.
struct VisibleWindow {
  var items: [ItemPath] = []
  var chrome: [ChromeSlot] = []
}

/// The place of a view that belongs to a section.
struct ChromeSlot: Hashable {
  var kind: ElementKind
  var section: Int
}
