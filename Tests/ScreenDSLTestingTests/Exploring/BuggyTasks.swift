@MainActor final class TaskList: BuggyApp {
  struct Item: Hashable { var id: Int, title: String, isDone = false }
  var items: [Item] = [], isLoading = true, filter = "All", deleted: Item?, picked: Int?
  private(set) var deletions = 0
  private var (evaluations, placeOfDeleted, hasAllPages) = (0, 0, false)
  private let titles: [String]
  init(
    _ bug: Bug? = nil,
    _ titles: [String] = ["Water plants", "Call Grace", "Mend bike", "Buy paper"]
  ) {
    self.titles = titles
    super.init(bug)
  }

  var tick: Int {
    evaluations += 1
    return evaluations
  }

  func load() {
    let fresh = titles.enumerated().map { Item(id: $0 + 1, title: $1) }
    items =
      bug == .refreshForgets ? fresh : fresh.map { new in items.first { $0.id == new.id } ?? new }
    isLoading = bug == .neverLoaded
  }

  /// Loads the last page. If it has the bug, it replaces what the user did in the other pages.
  func loadMore() {
    if bug != .pageForgets || isLoading || hasAllPages { return }
    (items, hasAllPages) = ([], true)
    load()
  }

  func delete(_ id: Int) {
    guard var place = items.firstIndex(where: { $0.id == id }) else { return }
    if bug == .deletesNext { place = (place + 1) % items.count }
    (deleted, placeOfDeleted) = (items.remove(at: place), place)
    deletions += 1
  }

  func move(from old: Int, to new: Int) {
    guard items.indices.contains(old), items.indices.contains(new) else { return }
    items.insert(items.remove(at: old), at: bug == .droppedOneOff ? max(0, new - 1) : new)
  }

  func undo() {
    if let deleted, bug != .undoForgets, !items.contains(where: { $0.id == deleted.id }) {
      items.insert(deleted, at: bug == .undoElsewhere ? 0 : min(placeOfDeleted, items.count))
    }
    deleted = nil
  }
}

@MainActor struct TaskScreen: @MainActor Screen {
  let list: TaskList

  struct ItemRow: LookModel, Identifiable {
    var id: Int, title: String, isDone, isPicked: Bool, onDone: Handler<Bool>
    var look: some LookPart { Look.toggle(title, isOn: isDone, onDone).selected(isPicked) }
  }

  struct Loading: LookModel { var look: some LookPart { Look.text("Loading") } }

  struct Summary: LookModel {
    var count: Int, isWrong: Bool
    var look: some LookPart { Look.text(count == 1 && !isWrong ? "1 task" : "\(count) tasks") }
  }

  var body: some ScreenContent {
    let items = list.items.filter { list.filter == "All" || $0.isDone == (list.filter == "Done") }
    let moved: @MainActor @Sendable (Reorder) -> Void = {
      list.move(from: $0.oldIndex, to: $0.index)
    }
    Section("filter") {
      Look.picker(
        "Show", ["All", "Open", "Done"], selected: list.filter, as: .segments, name: \.self,
        Handler {
          list.filter = $0
          if list.bug == .filterLosesSelection { list.picked = nil }
        }
      ).id("filter")
      let count = items.count + (list.bug == .staleTotal ? list.deletions : 0)
      Summary(count: count, isWrong: list.bug == .wrongPlural).id("summary")
      if list.bug == .restlessDate { Look.text("Now \(list.tick)") }
    }
    Section("items") {
      if list.isLoading { Loading().id("loading").task { list.load() } }
      for item in items {
        let row = ItemRow(
          id: item.id, title: item.title, isDone: item.isDone, isPicked: list.picked == item.id,
          onDone: Handler { isDone in
            if let place = list.items.firstIndex(where: { $0.id == item.id }) {
              list.items[place].isDone = isDone
            }
          }
        ).swipeActions(SwipeAction("Delete", style: .destructive) { list.delete(item.id) })
          .reorderable(list.filter == "All" ? moved : nil)
        if list.bug == .tapIsGone { row } else { row.onSelect { list.picked = item.id } }
      }
    }.onRefresh { list.load() }.onReachEnd(within: 1) { list.loadMore() }
    if list.deleted != nil { Section("undo") { Look.button("Undo") { list.undo() }.id("undo") } }
  }
}
