import ScreenDSL

// Screens of one section, each with another kind of statement in its loop. They are written as an
// app writes them: from its state, with new models at each evaluation.

/// A model as it is.
struct LoopScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items { Product(item) }
    }
  }
}

/// A model with an action.
struct TapScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]
  let store: Store

  var body: some ScreenContent {
    Section("items") {
      for item in items {
        Product(item).onSelect { [store, id = item.id] in store.pick(id) }
      }
    }
  }
}

/// Models whose types the loop does not know.
struct AnyScreen: Screen {
  let models: [any CellModel]

  var body: some ScreenContent {
    Section("items") {
      for model in models { model }
    }
  }
}

/// A model that gets its ID where it stands.
struct IDScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items { Note(item).id(item.id) }
    }
  }
}

/// A model for some of the items only.
struct FilteredScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items {
        if !item.isFavourite { Product(item) }
      }
    }
  }
}

/// Two models an item, with an ID each.
struct PairScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items {
        Product(item)
        Advert(item)
      }
    }
  }
}

/// A model and a line without an ID below it.
struct DividedScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items {
        Product(item)
        Divider()
      }
    }
  }
}
