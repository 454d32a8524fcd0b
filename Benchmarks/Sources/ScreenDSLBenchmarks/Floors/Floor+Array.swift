import ScreenDSL

extension Floor {
  /// Builds an array of existentials from the same models.
  ///
  /// - Complexity: O(*n*), with one allocation for the array and one box for each model over 24
  ///   bytes.
  static func array<Model: CellModel>(_ models: [Model]) -> Floor {
    .work(name: "array floor", Workload { models.map { $0 as any CellModel } })
  }

  /// Does the same for four mixed model types, with one `switch` per row.
  static func array<ID>(_ items: [FeedItem<ID>]) -> Floor {
    .work(name: "array floor", Workload { items.map { $0.model } })
  }
}
