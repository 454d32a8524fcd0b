/// Screens as apps have them, of one of four kinds, whose state changes at random.
struct AppScreens: RandomScreens {
  private var screen: AppScreen

  init(_ random: inout SplitMix64, mostRows: Int) {
    let kind = AppScreen.Kind.allCases[random.int(below: AppScreen.Kind.allCases.count)]
    let isLong = kind == .tasks && random.chance(1, in: 10)
    let count = isLong ? mostRows : 1 + random.int(below: min(mostRows, 12))
    screen = AppScreen(kind: kind, state: AppState(count: count))
  }

  mutating func change(_ random: inout SplitMix64) {
    for _ in 0...random.int(below: 3) { screen.state.change(&random) }
  }

  func snapshot(reusing previous: ScreenSnapshot?) -> ScreenSnapshot {
    screen.snapshot(reusing: previous)
  }
}

/// What the screens show: things in an order, and some conditions.
struct AppState {
  struct Thing: Hashable {
    var id: Int
    var text = 0
    var isDone = false
    var parts: [Int]
  }

  var things: [Thing]
  var hasError = false
  var isBusy = false
  var version = 0
  /// The thing whose ID the server has just given, and the one that it had before.
  var confirmed: (id: Int, before: Int)?
  private var nextID: Int

  init(count: Int) {
    things = (0..<count).map { Thing(id: $0, parts: Array(0..<($0 % 5))) }
    nextID = count
  }

  mutating func change(_ random: inout SplitMix64) {
    version += 1
    confirmed = nil
    let index = random.int(below: things.count)
    switch random.int(below: 10) {
    case 0: insert(1 + random.int(below: 3), at: 0)
    case 1: insert(1, at: things.count)
    case 2 where !things.isEmpty: things.remove(at: index)
    case 3 where !things.isEmpty:
      things.insert(things.remove(at: index), at: random.int(below: things.count + 1))
    case 4 where !things.isEmpty: things[index].isDone.toggle()
    case 5 where !things.isEmpty:
      things[index].parts = [Int](0..<random.int(below: 6)).shuffled(using: &random)
    case 6: hasError.toggle()
    case 7: isBusy.toggle()
    case 8 where !things.isEmpty:
      confirmed = (nextID, things[index].id)
      things[index].id = nextID
      nextID += 1
    default: if !things.isEmpty { things[index].text += 1 }
    }
  }

  private mutating func insert(_ count: Int, at index: Int) {
    let new = (0..<count).map { Thing(id: nextID + $0, parts: Array(0..<(2 + $0))) }
    things.insert(contentsOf: new, at: index)
    nextID += count
  }
}

/// A row with a text field.
struct Field: CellModel, Identifiable {
  let id: Int
  var text = 0
  /// Whether it looks otherwise, which needs another cell.
  var isDone = false

  var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Field.self, variant: isDone ? "done" : nil)
  }
}

/// A header with a text field, which needs another view if it is wide.
struct Query: CellModel {
  var text = 0
  var isWide = false

  var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Query.self, variant: isWide ? "wide" : nil)
  }
}

private struct AppScreen: Screen {
  enum Kind: CaseIterable { case form, tasks, shop, components }

  let kind: Kind
  var state: AppState

  var body: some ScreenContent {
    switch kind {
    case .form: form
    case .tasks: tasks
    case .shop: shop
    case .components: components
    }
  }

  /// Fields that are edited, switches, errors that come and go as footers.
  @ScreenBuilder private var form: some ScreenContent {
    Section(
      "form", header: state.isBusy ? Label(text: 1) : nil,
      footer: state.hasError ? Label(text: state.version) : nil
    ) {
      for thing in state.things { Field(id: thing.id, text: thing.text, isDone: thing.isDone) }
      if state.isBusy { Price(text: 2) }
    }
    Section("switches", header: state.hasError ? Label() : nil, dependsOn: state.things) {
      [things = state.things] in
      for thing in things where thing.isDone {
        Note(id: thing.id, text: thing.text).onSelect {}
      }
    }
    if state.hasError {
      Section("danger") { Price(text: state.version).onSelect {} }
    }
  }

  /// What is to do and what is done: rows change their section, are dragged and swiped away, and one may be
  /// confirmed by the server under another ID; someone types.
  @ScreenBuilder private var tasks: some ScreenContent {
    Section("open", header: Query(text: state.things.count, isWide: state.hasError)) {
      tasks(isDone: false)
    }
    Section("done", header: state.isBusy ? Label(text: 1) : nil) { tasks(isDone: true) }
    Section("composer") { Field(id: 0) }
  }

  @SectionBuilder private func tasks(isDone: Bool) -> some SectionContent {
    for thing in state.things where thing.isDone == isDone {
      let task = Note(id: thing.id, text: thing.text)
        .onSelect {}
        .swipeActions(SwipeAction("Delete") {})
        .reorderable { _ in }
      if let confirmed = state.confirmed, confirmed.id == thing.id {
        task.replaces(id: RowID(confirmed.before, of: Note.self))
      } else {
        task
      }
    }
  }

  /// Shelves of shelves: carousels two deep, with equal IDs in several sections, which are skipped if nothing
  /// in them changes.
  @ScreenBuilder private var shop: some ScreenContent {
    if state.isBusy { Section("stories") { Label(text: state.version) } }
    for thing in state.things.prefix(4) {
      Section(
        thing.id, header: thing.isDone ? Label(text: thing.text) : nil, dependsOn: thing
      ) {
        Container("shelf", Grid(text: thing.text)) {
          for part in thing.parts {
            Container(part, Grid()) {
              for id in 0..<4 { Photo(id: "\(part).\(id)", text: thing.text) }
            }
            .layout(.carousel.itemSize(width: 60))
          }
          Photo(id: "all")
        }
        .layout(.carousel.itemSize(width: 150))
        for part in thing.parts.prefix(2) { Note(id: 1 + part) }
        Price(text: thing.text)
      }
    }
  }

  private struct Rows: Component {
    let things: [AppState.Thing]

    var body: some SectionContent {
      for thing in things {
        Note(id: thing.id, text: thing.text)
        if thing.isDone { Label(text: thing.text) }
      }
    }
  }

  /// One of everything that can stand in a screen.
  @ScreenBuilder private var components: some ScreenContent {
    Section(header: Label(text: state.version)) {
      Group("first") { Rows(things: state.things) }
      Group("second") { Rows(things: state.things.reversed()) }
      state.hasError ? Price(text: 1) : nil
    }
    if state.isBusy {
      Section("busy") { Field(id: 1) }
    } else {
      Section("idle") {
        Container("parts", Grid(text: state.version), dependsOn: state.things.count) {
          [count = state.things.count] in
          for id in 0..<count { Photo(id: "\(id)") }
        }
        Field(id: 1)
      }
    }
    if state.things.count.isMultiple(of: 2) {
      Section("more", footer: Label()) { [Note(id: 1), Note(id: 2)] }
    }
  }
}
