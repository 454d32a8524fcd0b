import ScreenDSL

extension Floor {
  /// Building an existential array of the same models.
  ///
  /// - Complexity: O(*n*), with one allocation for the array and one box for each model over 24
  ///   bytes.
  static func array<Model: CellModel>(_ models: [Model]) -> Floor {
    .work(name: "array floor", Workload { models.map { $0 as any CellModel } })
  }

  /// The same from four model types mixed, through one `switch` a row.
  static func array<ID>(_ items: [FeedItem<ID>]) -> Floor {
    .work(name: "array floor", Workload { items.map { $0.model } })
  }
}
