import Foundation
import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@testable import ScreenDSLTesting

/// Five faults planted in the main scene; the one line that catches each has to say where it is.
@MainActor @Suite(.timedOnMain) struct RegressionTests {
  private let store = Scene.Store()

  @Test func theGoodSceneHasNoneOfThem() {
    let screen = TestScreen(registry: Scene.cells) { GoodScene(state: store.state, store: store) }
    expectNoFindings(screen)
    screen.fire(\Scene.SortMenu.onChange, "menu/v", .aToZ).expectLastUpdate {
      reconfigured("menu/v")
      moved(2)
      untouched("menu/h", "carousel")
    }
    screen.fire(\Scene.Banner.onClose, "banner").expectLastUpdate { removed("banner") }
    expectNoFindings(screen)
  }

  @Test func aRandomIDInTheBuilder() {
    let screen = TestScreen { RandomIDScene(state: store.state) }
    let message = failure { expectNoFindings(screen) }
    #expect(message.hasPrefix("\(planted("RandomIDScene")): Row ID of 'ElementRow' must stay"))
    #expect(
      message.hasSuffix(
        """
        , and 4 more of this statement
          Cost: each update makes a new cell: focus, scroll offset and animation are lost
          Fix: take the ID from the data, not from 'UUID()' or a counter in the builder
        """))
    #expect(message.split(separator: "\n").count == 3)
    screen.update()
    #expect(screen.findings.count == 1, "told of the update and of the declaration is told twice")
  }

  @Test func aStaleHandler() {
    let screen = TestScreen(registry: StaleHandlerScene.cells) {
      StaleHandlerScene(state: store.state, store: store)
    }
    screen.fire(\Scene.SortMenu.onChange, "menu/v", .aToZ)
    let message = failure {
      screen.use("banner", as: StaleHandlerScene.BannerCell.self) { $0.press() }
        .expectLastUpdate { removed("banner") }
    }
    #expect(
      message.hasPrefix(
        """
        After 'use' of 'banner' of 'Banner' (\(planted("StaleHandlerScene"))):
        Operation must be expected (1 not mentioned)
          reconfigured 'menu/v' SortMenu 1.0 -> 1.0: selected: aToZ -> unsorted
        """))
  }

  @Test func aForgottenRegistration() {
    let screen = TestScreen(registry: Scene.cellsWithoutCard) {
      GoodScene(state: store.state, store: store)
    }
    let message = failure { expectNoFindings(screen) }
    let line = place(of: "Scene.ElementCard(element)", in: "GoodScene")
    #expect(
      message == """
        \(line): No cell registered for 'TestSupport.MainScene.ElementCard'; register one \
        before applying a snapshot
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the model, as at \(place(of: "// the last", in: "SceneCells"))
        """)
  }

  @Test func aLostLabel() {
    let screen = TestScreen(registry: Scene.cells) { LostLabelScene() }
    let message = failure { expectNoFindings(screen) }
    #expect(
      message == """
        \(planted("LostLabelScene")): No accessibility label for 'e2' of 'ElementRow', \
        which can be tapped, and 4 more of this statement
          Cost: VoiceOver users cannot tell what a tap does
          Fix: show a text in the cell, or give it an accessibility label
        """)
  }

  @Test func anUnnecessaryReload() {
    let screen = TestScreen { ReloadScene(state: store.state, store: store) }
    let message = failure {
      screen.fire(\Scene.SortMenu.onChange, "menu/v", .aToZ).expectLastUpdate {
        reconfigured("menu/v")
        moved(2)
      }
    }
    let name = "ScreenDSLTestingTests.Scene.SortMenu"
    #expect(
      message.hasPrefix(
        """
        After 'fire' of 'menu/v' of 'SortMenu' (\(planted("ReloadScene"))):
        'menu/v' must be reconfigured (was reloaded 'menu/v' SortMenu 0.0 -> 0.0: \
        selected: unsorted -> aToZ,
        """))
    #expect(message.contains("reuse identifier: \(name).unsorted -> \(name).aToZ"))
  }

  /// The same as a user of Swift Testing sees it.
  @Test func theyReachTheFramework() {
    withKnownIssue {
      expectNoFindings(TestScreen { RandomIDScene(state: store.state) })
    } matching: {
      $0.comments.contains { $0.rawValue.contains("RandomIDScene.swift:") }
    }
  }

  /// The only failure that `test` reports.
  private func failure(_ test: () -> Void) -> String {
    let messages = failures(test)
    #expect(messages.count == 1)
    return messages.first ?? ""
  }

  private func planted(_ file: String) -> String { place(of: "// planted", in: file) }

  /// The file and line of a text in one of the scenes.
  private func place(of text: String, in file: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Support/\(file).swift").path
    let source = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = lines.firstIndex { $0.contains(text) }.map { $0 + 1 } ?? 0
    return "ScreenDSLTestingTests/\(file).swift:\(line)"
  }
}

/// What the expectations in `body` report, without making this test fail.
func failures(_ body: () -> Void) -> [String] {
  let journal = Journal()
  var context = TestingContext.current
  context.report = { journal.add($0, at: $1) }
  context.attach = { _, _, _ in }
  TestingContext.$current.withValue(context, operation: body)
  return journal.messages
}
