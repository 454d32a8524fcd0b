// Screens on the main actor, their helpers, and what `dependsOn` may read.

import ScreenDSL

@MainActor final class Inbox {
  var titles: [String] = []
  var selected: String?
}

@MainActor struct InboxScreen: @MainActor Screen {
  let inbox: Inbox
  var footer = "footer"

  var body: some ScreenContent {
    Section("main", header: Label(text: inbox.selected ?? "none")) {
      if inbox.selected != nil { Divider() }
      rows
      Container(Carousel()) {
        for title in inbox.titles { Label(text: title).onSelect { inbox.selected = title } }
      }
    }
    let titles = inbox.titles
    Section("local", dependsOn: titles) {
      for title in titles { Label(text: title).onSelect { inbox.selected = title } }
      Label(text: footer)
    }
    Section("captured", dependsOn: inbox.titles) { [titles = inbox.titles] in
      for title in titles { Label(text: title) }
    }
  }

  @SectionBuilder private var rows: some SectionContent {
    for title in inbox.titles { Label(text: title).onSelect { inbox.selected = title } }
  }
}

extension Inbox: @MainActor Screen {
  var body: some ScreenContent { for title in titles { Label(text: title) } }
}

@MainActor func evaluate(_ inbox: Inbox) -> ScreenSnapshot {
  InboxScreen(inbox: inbox).snapshot(reusing: inbox.snapshot())
}

func evaluateAnywhere(_ inbox: Inbox) async -> ScreenSnapshot {
  await MainActor.run { InboxScreen(inbox: inbox).snapshot() }
}
