import ScreenDSL

/// Returns a list of one model type, as an app declares it.
func snapshot<ID>(_ models: [Product<ID>]) -> ScreenSnapshot {
  ScreenSnapshot(
    Section("products") {
      for model in models { model }
    })
}

/// Returns a list of four model types, as an app declares it.
func snapshot<ID>(_ items: [FeedItem<ID>]) -> ScreenSnapshot {
  ScreenSnapshot(
    Section("feed") {
      for item in items {
        switch item {
        case .product(let product): product
        case .advert(let advert): advert
        case .message(let message): message
        case .event(let event): event
        }
      }
    })
}

/// Returns a list of models without IDs.
func snapshot(_ lines: [Line]) -> ScreenSnapshot {
  ScreenSnapshot(
    Section("lines") {
      for line in lines { line }
    })
}

/// Returns sections of one model type; for an entry that `known` has, it uses the model from there.
func snapshot<ID>(
  _ sections: [SectionEntries], _ kind: IDKind<ID>, _ known: [Entry: Product<ID>]
) -> ScreenSnapshot {
  let models = sections.map { section in
    let rows = section.rows.map { entry in
      known[entry] ?? Product(id: kind.make(entry.number), entry: entry)
    }
    return (section.number, rows)
  }
  return ScreenSnapshot(
    models.map { number, models in
      Section(number) {
        for model in models { model }
      }
    })
}

/// A model that only its position identifies.
struct Line: CellModel {
  var text: String
  var width: Int
  var isBold: Bool

  init(_ entry: Entry) {
    text = SampleText.title(entry.number)
    width = entry.number % 900 + entry.revision
    isBold = entry.number % 7 == 0
  }
}
