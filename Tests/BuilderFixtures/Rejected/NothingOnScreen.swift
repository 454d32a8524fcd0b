import ScreenDSL

struct NothingOnScreen: Screen {
  var state: MainState
  var onEvaluation: (() -> Void)?

  var body: some ScreenContent {
    // error: a statement here must produce something to show; this one produces nothing
    log("evaluated")
    // error: a statement here must produce something to show; this one produces nothing
    onEvaluation?()
    Section("main") { Label(text: "1") }
    if state.showsBanner {
      // error: a statement here must produce something to show; this one produces nothing
      log("evaluated")
    }
    for element in state.elements {
      Label(text: element.name)
      // error: a statement here must produce something to show; this one produces nothing
      log("evaluated")
    }
  }

  @ScreenBuilder var sections: some ScreenContent {
    // error: a statement here must produce something to show; this one produces nothing
    log("evaluated")
  }
}
