// A screen that reads what is on the main actor conforms on the main actor: `@MainActor Screen`.

import ScreenDSL

@MainActor final class Inbox { var titles: [String] = [] }

struct NonisolatedBody: Screen {
  let inbox: Inbox

  var body: some ScreenContent {
    // error: main actor-isolated property 'titles' can not be referenced from a nonisolated context
    for title in inbox.titles { Label(text: title) }
  }
}

@MainActor
// error: conformance of 'NonisolatedConformance' to protocol 'Screen' crosses into main actor-isolated code and can cause data races [#ConformanceIsolation]
struct NonisolatedConformance: Screen {
  let inbox: Inbox

  var body: some ScreenContent { for title in inbox.titles { Label(text: title) } }
}

// note: isolate this conformance to the main actor with '@MainActor'

@MainActor struct DependencyReadsModel: @MainActor Screen {
  let inbox: Inbox

  var body: some ScreenContent {
    Section("main", dependsOn: inbox.titles) {
      // error: main actor-isolated property 'titles' can not be referenced from a Sendable closure
      for title in inbox.titles { Label(text: title) }
    }
  }
}

struct MainActorBody: @MainActor Screen {
  let inbox: Inbox

  @MainActor var body: some ScreenContent { for title in inbox.titles { Label(text: title) } }
}

nonisolated func evaluatedAnywhere(_ screen: MainActorBody) -> ScreenSnapshot {
  // error: main actor-isolated conformance of 'MainActorBody' to 'Screen' cannot be used in nonisolated context [#IsolatedConformances]
  screen.snapshot()
}
