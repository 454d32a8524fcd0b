import Foundation
import ScreenDSLHeadless
import ScreenDSLTesting
import TestSupport

/// Bugs of real screens, each with the line or two of the kit that catch it.
///
/// The message alone has to lead to the place to mend: it names the row or block, and the line with the
/// comment that names the bug.
@MainActor @Suite(.timedOnMain) struct PlantedBugTests {
  private let store = Store()

  @Test func anIDIsMadeInTheBuilder() {
    let items = store.items
    catches("Row ID of 'Line' must stay while the content does", at: "random ID") {
      _ = TestScreen {
        ScreenOfSections { for item in items { Line(text: item).id(UUID()) } }  // bug: random ID
      }
    }
  }

  @Test func aRowIsReloadedWithoutNeed() {
    let store = store
    let screen = TestScreen {
      ScreenOfSections {
        Menu(
          selected: store.sort, variant: CellVariant(store.sort),
          onChange: Handler { store.sort = $0 }
        ).id("menu")  // bug: reload
      }
    }
    catches(
      "'menu' must be reconfigured (was reloaded Menu 'menu'", "reuse identifier: ", at: "reload",
      -3
    ) {
      screen.fire("menu", \Menu.onChange, "date").expectLastUpdate { $0.reconfigured("menu") }
    }
  }

  @Test func aRegistrationIsForgotten() {
    let cells = CellRegistry<HeadlessList>(.class(LineCell.self))
    let screen = TestScreen(cells: cells) {
      ScreenOfSections {
        Line(text: "a")
        Banner(onClose: Handler {})  // bug: no cell
      }
    }
    catches("No cell registered for '", "PlantedBugTests.Banner'", at: "no cell") {
      expectNoProblems(screen)
    }
  }

  @Test func aRowThatCanBeTappedIsSilent() {
    let screen = TestScreen {
      ScreenOfSections { Look.image(.symbol("star")).id("a").onSelect {} }  // bug: no label
    }
    catches("No accessibility label for Graphic 'a'", at: "no label") { expectNoProblems(screen) }
  }

  /// The cell ought to fire what is in its slot when it is pressed: `context.fire(\.onClose)`.
  @Test func aCellKeepsTheHandlerOfItsFirstRow() {
    let store = store
    let screen = TestScreen(cells: CellRegistry(.class(LineCell.self), .class(BannerCell.self))) {
      let items = store.items
      return ScreenOfSections {
        Banner(onClose: Handler { store.items = items.dropLast() }).id("x")  // bug: kept handler
        for item in items { Line(text: item).id(item) }
      }
    }
    screen.update { store.items.append("c") }
    catches("After a use of Banner 'x'", "removed Line 'b'", at: "kept handler") {
      screen.use("x", as: BannerCell.self) { $0.press() }.expectLastUpdate { $0.removed("c") }
    }
  }

  @Test func aBlockDependsOnMoreThanItSays() {
    let store = store
    let screen = TestScreen {
      let (items, theme) = (store.items, store.theme)
      return ScreenOfSections {
        Section("list", dependsOn: items) {  // bug: partial dependsOn
          for item in items { Line(text: "\(theme) \(item)").id(item) }
        }
      }
    }
    catches(
      "'dependsOn' of section 'list' must name all that its rows show",
      #"row 'a' was old: text: "red a" -> "blue a""#, at: "partial dependsOn"
    ) {
      screen.update { store.theme = "blue" }
    }
  }

  /// Newer closures are taken over in skipped blocks; whether there is one at all is not.
  @Test func aHandlerInASkippedBlockIsStale() {
    let store = store
    let screen = TestScreen {
      let (items, isEditing) = (store.items, store.isEditing)
      let edit: @MainActor @Sendable () -> Void = { store.log.append("edit") }
      return ScreenOfSections {
        Section("list", dependsOn: items) {  // bug: stale handler
          for item in items { Line(text: item).id(item).onSelect(isEditing ? edit : nil) }
        }
      }
    }
    catches(
      "'dependsOn' of section 'list'", "row 'a' was old: handler onSelect appeared",
      at: "stale handler"
    ) {
      screen.update { store.isEditing = true }
    }
  }

  @Test func theButtonOfAHeaderIsDead() {
    let screen = TestScreen {
      ScreenOfSections {
        Section("new", header: SeeAllHeader(title: "New")) { Line(text: "a") }  // bug: dead button
      }
    }
    catches("No handler for SeeAllHeader 'header of new'", at: "dead button") {
      screen.fire(.header("new"), \SeeAllHeader.onSeeAll)
    }
  }

  @Test func aTextIsCut() {
    let text = "A message that needs two lines of a narrow screen"
    let good = ScreenOfSections { Line(text: text).id("a") }
    let looks = LookRegistry(.look(of: Line.self) { Look.text($0.text).lines($0.lineLimit) })
    let picture = ScreenRenderer.svg(looks, width: 300)
    let reference = picture.render(good.snapshot())
    catches("Line 'a'", "lines none -> 1; cut-texts none -> 1", at: "cut") {
      let screen = ScreenOfSections { Line(text: text, lineLimit: 1).id("a") }  // bug: cut
      expectScreen(screen, as: picture, record: .never) { reference }
    }
  }

  @Test func aRowIsConfiguredTwice() {
    let store = store
    let screen = TestScreen {
      let text = store.wasSeen ? "seen" : "new"
      return ScreenOfSections {
        if !store.items.isEmpty {
          Line(text: text).id("ad").onDisplay { store.wasSeen = true }  // bug: twice
        }
      }
    }
    screen.update { (store.items, store.wasSeen) = ([], false) }
    catches(
      "Number of cells configured must be at most 1 (was 2)", "'ad' × 2", at: "twice"
    ) {
      screen.expectCost {
        $0.update { store.items = ["a"] }.update()
      } expecting: {
        $0.configured(atMost: 1)
      }
    }
  }
}

extension PlantedBugTests {
  /// Runs a line of the kit, which has to fail with a message that names the mistake and its place.
  ///
  /// - Parameters:
  ///   - texts: What is in the message.
  ///   - bug: What the comment on the line calls it.
  ///   - distance: How far the line of the statement is from the comment.
  private func catches(
    _ texts: String..., at bug: String, _ distance: Int = 0, _ test: () -> Void
  ) {
    let place = "ScreenDSLTestingTests/PlantedBugTests.swift:\(Self.line(of: bug) + distance)"
    withKnownIssue {
      test()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      let hasPlace = message.ranges(of: place).contains { range in
        message[range.upperBound...].first?.isNumber != true
      }
      return hasPlace && texts.allSatisfy { message.contains($0) }
    }
  }

  private static func line(of bug: String) -> Int {
    let source = FileManager.default.contents(atPath: #filePath) ?? Data()
    let lines = String(decoding: source, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasSuffix("// bug: \(bug)") } ?? -1) + 1
  }

  /// What the screens show, and what their users did.
  @MainActor
  private final class Store {
    var items = ["a", "b"]
    var theme = "red"
    var sort = "name"
    var isEditing = false
    var wasSeen = false
    var log: [String] = []
  }

  struct Line: CellModel {
    var text: String
    var lineLimit: Int?
  }

  struct Menu: CellModel {
    var selected: String
    var variant: CellVariant?
    var onChange: Handler<String>

    var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Menu.self, variant: variant) }
  }

  struct SeeAllHeader: CellModel {
    var title: String
    var onSeeAll: Handler<Void>?
  }

  struct Banner: CellModel {
    var onClose: Handler<Void>
  }

  final class LineCell: HeadlessCell, ConfigurableCell {
    func configure(with line: Line, context: CellContext<Line>) {}
  }

  final class BannerCell: HeadlessCell, ConfigurableCell {
    private(set) var press: @MainActor () -> Void = {}

    func configure(with banner: Banner, context: CellContext<Banner>) {
      press = { banner.onClose(()) }
    }
  }
}
