import ScreenDSL

// Screens of one section, each with another kind of statement in its loop. They are written as in an app: from its
// state, with new models in each evaluation.

/// A loop with a model without modifiers.
struct LoopScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items { Product(item) }
    }
  }
}

/// A loop with a model and an action.
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

/// A loop with models whose types are known only at run time.
struct AnyScreen: Screen {
  let models: [any CellModel]

  var body: some ScreenContent {
    Section("items") {
      for model in models { model }
    }
  }
}

/// A loop with a model that gets its ID in the statement.
struct IDScreen<ID: Hashable & Sendable>: Screen {
  let items: [Item<ID>]

  var body: some ScreenContent {
    Section("items") {
      for item in items { Note(item).id(item.id) }
    }
  }
}

/// A loop with a model for some of the items.
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

/// A loop with two models per item, both with an ID.
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

/// A loop with a model and a line without an ID below it.
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
