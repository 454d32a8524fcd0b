import ScreenDSL

// The least work of any screen with an app's items: it creates the models and keeps them.

extension Floor {
  /// Builds an array of the models.
  ///
  /// - Complexity: O(*n*), with one allocation.
  static func typedArray<ID>(_ items: [Item<ID>], repeats: Int) -> Floor {
    .work(name: "typed array floor", Workload(repeats: repeats) { items.map { Product($0) } })
  }

  /// Builds an array of models for each group.
  static func typedArrays<ID>(_ groups: [ItemGroup<ID>], repeats: Int) -> Floor {
    .work(
      name: "typed array floor",
      Workload(repeats: repeats) { groups.map { $0.items.map { Product($0) } } })
  }

  /// Builds an array of models for each group, hashes their IDs, and compares their contents with the previous array.
  static func comparedArrays<ID>(
    _ old: [ItemGroup<ID>], _ new: [ItemGroup<ID>], _ kind: IDKind<ID>
  ) -> Floor {
    .work(
      name: "compared arrays",
      Workload {
        let old = ItemGroup.madeAnew(old, kind).map { $0.items.map { Product($0) } }
        return (old, ItemGroup.madeAnew(new, kind))
      } operation: { (state: inout (old: [[Product<ID>]], new: [ItemGroup<ID>])) in
        zip(state.old, state.new).map { old, group in
          let new = group.items.map { Product($0) }
          return (new, hashOfAll(new.map(\.id)), zip(old, new).map { $0 == $1 })
        }
      })
  }

  /// Builds an array of the models, each with a closure that captures the app's store and the item's ID.
  ///
  /// - Complexity: O(*n*), with one allocation for the array and one for each closure.
  static func tap<ID>(_ items: [Item<ID>], _ store: Store, repeats: Int) -> Floor {
    .work(name: "tap floor", Workload(repeats: repeats) { tappable(items, store) })
  }

  private typealias Tap = @MainActor @Sendable () -> Void

  private static func tappable<ID>(
    _ items: [Item<ID>], _ store: Store
  ) -> [(model: Product<ID>, tap: Tap)] {
    items.map { item in
      let tap: Tap = { [store, id = item.id] in store.pick(id) }
      return (Product(item), tap)
    }
  }

  /// Builds an array of the models as existentials.
  ///
  /// - Parameter models: Creates the array.
  /// - Complexity: O(*n*), with one allocation for the array and one for each model over 24 bytes.
  static func existentials(
    repeats: Int, models: @escaping () -> [any CellModel]
  ) -> Floor {
    .work(name: "any floor", Workload(repeats: repeats, operation: models))
  }
}

extension Floor {
  /// Returns the hash floor with IDs that are new in each run.
  static func hash<ID>(_ update: ItemUpdate<ID>) -> Floor {
    .work(
      name: "hash floor",
      Workload {
        let (old, new) = update.madeAnew()
        return (old.map(\.id), new.map(\.id))
      } operation: { (ids: inout ([ID], [ID])) in
        hashOfAll(ids.0) ^ hashOfAll(ids.1)
      })
  }

  /// Returns the pass floor with models that are new in each run.
  static func pass<ID>(_ update: ItemUpdate<ID>) -> Floor {
    .work(
      name: "pass floor",
      Workload {
        let (old, new) = update.madeAnew()
        return (old.map { Product($0) }, new.map { Product($0) })
      } operation: { (models: inout ([Product<ID>], [Product<ID>])) in
        equalPairs(models.0, models.1)
      })
  }
}
