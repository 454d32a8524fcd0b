import ScreenDSLHeadless

/// The scene with the main screen in a small list. In each step, a user does something in this list.
@MainActor
struct MainList {
  let store = MainStore(.sample)
  let host: HeadlessHost

  static let script: [(text: String, act: @MainActor (MainList) throws -> Void)] = [
    ("The screen opens", { _ in }),
    ("Sort the carousel from A to Z", { try $0.sort(.aToZ, byMenu: 0) }),
    ("Sort the list from A to Z", { try $0.sort(.aToZ, byMenu: 1) }),
    ("Sort the list from Z to A", { try $0.sort(.zToA, byMenu: 1) }),
    ("Close the banner", { try $0.use("Close", .tap, of: Banner.self) }),
    ("Leave the list unsorted", { try $0.sort(.unsorted, byMenu: 1) }),
    ("Sort the carousel from Z to A", { try $0.sort(.zToA, byMenu: 0) }),
    ("Nothing changes", { _ in }),
    ("Scroll away and back, and sort", { try $0.scrollAwayAndBack().sort(.aToZ, byMenu: 1) }),
    ("Tap one element in both places", { try $0.tapInBothPlaces("e1") }),
  ]

  init() {
    var options = HeadlessOptions(viewport: 320)
    options.recordsEvents = false
    host = HeadlessHost(cells: CellRegistry(), options: options)
  }

  /// Evaluates the main screen with the current state, and shows it in the list.
  func show() {
    host.apply(MainScreen(state: store.state, store: store).snapshot(reusing: host.snapshot))
  }

  static func steps() throws -> [SceneStep] {
    let scene = MainList()
    return try script.map { text, act in
      try act(scene)
      scene.show()
      return (text, scene.host.snapshot)
    }
  }

  private func sort(_ sort: Sort, byMenu number: Int) throws {
    let index = Sort.allCases.firstIndex(of: sort) ?? 0
    try use("Sort", .pick(index), of: SortMenu.self, number)
  }

  /// Scrolls to a row whose model has the type `type`, and makes an input in the row's control with the name `name`.
  ///
  /// - Parameter number: The index of the row among all rows whose models have this type.
  private func use<Model: CellModel>(
    _ name: String, _ input: LookControl.Input, of type: Model.Type, _ number: Int = 0
  ) throws {
    let path = host.snapshot.models(of: type)[number].path
    try host.scroll(to: .row(path))
    guard let cell = host.cell(at: path, as: HeadlessLookCell.self), let context = cell.context,
      let control = cell.node?.controls.first(where: { $0.name == name }),
      host.use(control.id, context, input)
    else { throw DemoError("Control '\(name)' must be usable (was not)") }
  }

  /// Scrolls the carousel by two items. Then scrolls the list to its end and back to its start.
  private func scrollAwayAndBack() throws -> MainList {
    host.scroll(to: 0)
    try host.list(inside: "carousel").scroll(to: 2 * 192)
    host.scroll(to: host.maximalOffset)
    host.scroll(to: 0)
    return self
  }

  private func tapInBothPlaces(_ id: String) throws {
    for path in [RowPath(RowID(id, of: ElementRow.self)), "carousel/\(id)"] {
      try host.scroll(to: .row(path))
      try host.tap(.row(path))
    }
  }
}
