#if os(Linux)
  import ScreenDSLLookViews
  import Testing
  import UIKit

  @testable import Inbox
  @testable import InboxKit

  /// Tests the app's own view controller in a window of the UIKit simulator, which replaces UIKit on Linux.
  @MainActor @Suite final class InboxViewControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let controller = InboxViewController(model: InboxModel { Mail.samples })

    init() {
      window.rootViewController = controller
      controller.list.sim.setWindow(true)
    }

    // The test runner may release the suite on any thread. If the deinitializer were not isolated to the main actor,
    // that thread could free the window while the main thread updates the list in the window.
    isolated deinit {}

    /// Waits until a condition is true. If the condition is still false after 1,000 checks, the test fails.
    private func wait(until holds: () -> Bool) async {
      for _ in 0..<1_000 where !holds() {
        controller.list.sim.drain()
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(holds(), "\(shown)")
    }

    /// The texts of all visible cells, each cell on a line.
    private var shown: String {
      controller.list.visibleCells.map(Self.text).joined(separator: "\n")
    }

    private static func text(in view: UIView) -> String {
      let own = (view as? UILabel)?.text ?? (view as? UITextField)?.text
      return ([own].compactMap { $0 } + view.subviews.map(text)).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }

    @Test func theAppOpensInAScene() {
      let window = InboxApp().launch()?.window
      let root = window?.rootViewController as? UINavigationController
      #expect(root?.children.first is InboxViewController)
      // If this view had no background, the views behind it would be visible while a navigation controller pushes it.
      #expect(root?.children.first?.view.backgroundColor == .systemBackground)
    }

    @Test func itLoadsAndShowsMailByDay() async {
      await wait { shown.contains("●, Grace Hopper, 9:41, Nanoseconds") }
      await wait { controller.title == "Inbox" }
      #expect(controller.list.sim.violations.isEmpty)
    }

    @Test func openingAMailMarksItAsReadInItsCellAndOnItsPersonsCard() async throws {
      func dots() -> Int { shown.count { $0 == "●" } }
      await wait { shown.contains("●, Grace Hopper") }
      let unread = dots()
      let place = try #require(controller.adapter.indexPath(for: "today/1"))
      #expect(controller.list.sim.tap(place))
      await wait { !shown.contains("●, Grace Hopper") && dots() == unread - 2 }
    }

    @Test func typingSearchesWithoutTouchingTheField() async throws {
      await wait { shown.contains("Grace Hopper") }
      let bar = try #require(controller.navigationItem.searchController?.searchBar)
      window.addSubview(bar)
      let field = bar.searchTextField
      field.becomeFirstResponder()
      field.type("engine")
      await wait { !shown.contains("Grace Hopper") }
      #expect(field.isEditing && field.text == "engine" && field.window != nil)
      window.keyboardHeight = 300
      #expect(controller.list.frame.maxY == 544 && controller.definesPresentationContext)
      #expect(shown.contains("Ada Lovelace"))
    }

    @Test func theEditButtonEditsTheList() async throws {
      await wait { shown.contains("Grace Hopper") }
      controller.setEditing(true, animated: true)
      await wait { controller.list.isEditing }
      let place = try #require(controller.adapter.indexPath(for: "today/1"))
      let delete = controller.list.sim.tapDeleteControl(place)?.actions.first
      #expect(controller.list.sim.perform(try #require(delete)))
      await wait { !shown.contains("Grace Hopper") && shown.contains("Trash") }
      controller.setEditing(false, animated: true)
      await wait { !controller.list.isEditing }
      #expect(controller.list.sim.tap(try #require(controller.adapter.indexPath(for: "top/Trash"))))
      await wait { shown.contains("Grace Hopper") }
      #expect(!controller.isEditing && controller.list.sim.violations.isEmpty)
    }

    @Test func aCellGoesAwayWithItsList() {
      weak var cell: UICollectionViewCell?
      do {
        let list = UICollectionView(
          frame: window.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let adapter = CollectionAdapter(list, layout: .list)
        list.sim.setWindow(true)
        adapter.apply(InboxScreen(inbox: Inbox()) { _ in })
        list.sim.drain()
        cell = adapter.cell(at: "people/Ada Lovelace", as: UICollectionViewCell.self)
        #expect(cell != nil)
        list.sim.setWindow(false)
      }
      #expect(cell == nil)
    }
  }
#endif
