import ScreenDSL

/// A list of one model type, as an app would declare it.
func snapshot<ID>(_ models: [Product<ID>]) -> ScreenSnapshot {
  ScreenSnapshot(
    Section("products") {
      for model in models { model }
    })
}

/// A list of four model types, as an app would declare it.
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

/// A list of models without IDs.
func snapshot(_ lines: [Line]) -> ScreenSnapshot {
  ScreenSnapshot(
    Section("lines") {
      for line in lines { line }
    })
}

/// Sections of one model type; an entry that `known` has gives the model there.
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

/// A model that only its place identifies.
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
