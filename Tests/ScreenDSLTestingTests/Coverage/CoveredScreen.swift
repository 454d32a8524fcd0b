import ScreenDSL

/// A screen with branches, states, a component and a function.
struct CoveredScreen: Screen {
  enum Phase: CaseIterable { case loading, loaded, failed }

  @MainActor
  final class Store {
    var phase = Phase.loaded
    var hasAds = false
    var retries = false
  }

  struct Title: CellModel { var onClose: Handler<Void>? }
  struct Line: CellModel { var text: String }
  struct Ad: CellModel {}
  struct Skeleton: CellModel {}
  struct Failure: CellModel {}
  struct Help: CellModel {}
  struct Retry: CellModel { var text = "again" }

  let store: Store
  let phase: Phase
  let hasAds: Bool
  let retries: Bool

  @MainActor init(_ store: Store) {
    self.store = store
    (phase, hasAds, retries) = (store.phase, store.hasAds, store.retries)
  }

  var body: some ScreenContent {
    Section("main", header: Title(onClose: Handler {})) {
      switch phase {
      case .loading: Skeleton()
      case .loaded:
        LoadedRows()
      case .failed:
        failure
      }
    }
    if hasAds {
      Section("ads") { Ad() }
    }
  }

  @SectionBuilder private var failure: some SectionContent {
    Failure()
    if retries { Retry().onSelect { store.phase = .loaded } } else { Help() }
  }
}

/// A component of the screen.
private struct LoadedRows: Component {
  var body: some SectionContent {
    CoveredScreen.Line(text: "row").onSelect {}
      .contextMenu { MenuAction("Copy") {} }
      .swipeActions(SwipeAction("Delete") {})
  }
}
