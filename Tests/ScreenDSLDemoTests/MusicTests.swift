@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct MusicTests {
  private let store = SceneStore<Music>()

  private func pass(tenths: Int) { for _ in 0..<tenths { store.state.tick() } }

  @Test func aSongPlays() {
    let screen = store.drive()
    screen.tap("Nachtzug").expectVisible("0:00 of 6:52")
    screen.slide("Position", to: 0.5).expectVisible("3:26 of 6:52")
    screen.slide("Volume", to: 0.25)
    expectEqual(store.state.volume, 0.25)
    screen.update { pass(tenths: 9) }.expectLastUpdate { $0.nothing() }
    screen.update { pass(tenths: 1) }.expectLastUpdate { $0.reconfigured("player/#0") }
    screen.tap("Pause").expectVisible("Play")
    screen.update { pass(tenths: 20) }.expectLastUpdate { $0.nothing() }
    expectNoProblems(screen)
  }

  @Test func aDownloadIsSeenInItsRowAlone() {
    store.state.songs = (0..<200).map {
      Song(id: $0, title: "Song \($0)", artist: "Ada", album: "Notes", seconds: 200)
    }
    let screen = store.drive()
    screen.tap("Get", in: "Song 7").expectLastUpdate { $0.reconfigured("Song 7") }
    screen.expectCost(mostCreated: 0, mostConfigured: 16, batches: 16) {
      for _ in 0..<16 { $0.update { store.state.tick() } }
    }
    screen.expectVisible("Saved").update { pass(tenths: 1) }.expectLastUpdate { $0.nothing() }
    screen.swipe("Song 7", .trailing, "Remove").expectLastUpdate { $0.reconfigured("Song 7") }
    screen.expectNotVisible("Saved")
  }

  @Test func aSearchFindsAndLights() {
    let screen = store.drive()
    screen.type("rio", in: "Songs, artists").expectNotVisible("Nachtzug").expectVisible("Río Abajo")
    screen.type("x", in: "Songs, artists").expectVisible("Nothing for “riox”")
    screen.clear("Songs, artists").expectVisible("Nachtzug")
  }

  @Test func withoutANetworkSavedSongsAreLeft() {
    store.state.saved[3] = 1
    let screen = store.drive()
    screen.environment[IsOffline.self] = true
    screen.expectDisabled("Get", in: "Río Abajo")
    screen.environment[IsOffline.self] = false
    screen.expectEnabled("Get", in: "Río Abajo")
  }

  @Test func looks() {
    store.state.play(store.state.songs[1])
    pass(tenths: 20)
    (store.state.saved, store.state.query) = ([0: 0.4, 3: 1], "a")
    let state = RenderState(environment: .pictures)
    expectScreen(store.screen, as: .text())
    expectScreen(store.screen, as: .spoken())
    expectScreen(store.screen, as: .svg(state: state), named: "picture")
    expectScreen(store.screen, as: .svg(theme: .dark, state: state), named: "dark")
  }
}
