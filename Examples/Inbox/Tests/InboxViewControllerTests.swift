#if os(Linux)
  import Foundation
  import ScreenDSLLookViews
  import Testing
  import UIKit

  @testable import Inbox
  @testable import InboxKit

  /// The app's own view controller in a window of the simulator, used as a person uses it.
  @MainActor @Suite struct InboxViewControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let controller: InboxViewController
    private let server = Server()

    init() {
      controller = InboxViewController(model: InboxModel { [server] in await server.mail() })
      window.rootViewController = controller
      controller.list.sim.setWindow(true)
    }

    /// Lets the app run until the list shows something, or no longer does.
    private func wait(
      for text: String, isShown: Bool = true, location: SourceLocation = #_sourceLocation
    ) async {
      await wait(location: location) { texts.contains { $0.contains(text) } == isShown }
    }

    /// Lets the app run until something holds; fails after a thousand turns.
    private func wait(
      location: SourceLocation = #_sourceLocation, until holds: () -> Bool
    ) async {
      for _ in 0..<1_000 where !holds() {
        controller.list.sim.drain()
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(holds(), "\(texts)", sourceLocation: location)
    }

    /// What all cells show, from top to bottom.
    private var texts: [String] {
      controller.list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
        Self.text(in: $0)
      }
    }

    private static func text(in view: UIView) -> String {
      let own = (view as? UILabel)?.text ?? (view as? UITextField)?.text
      return ([own].compactMap { $0 } + view.subviews.map(text)).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }

    private func index(of path: RowPath) throws -> IndexPath {
      try #require(controller.adapter.indexPath(for: path))
    }

    private func mail(_ id: Mail.ID) -> RowPath {
      RowPath(RowID(id, of: MailRow.self), section: "today")
    }

    @Test func theAppOpensInAScene() {
      let window = InboxApp().launch()?.window
      let root = window?.rootViewController as? UINavigationController
      #expect(root?.children.first is InboxViewController)
    }

    @Test func eachCellGoesAwayWithItsList() {
      final class Left {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
      }
      func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
      var left: [Left] = []
      let kinds: [(UIView) -> Bool] = [
        { $0 is UITextField }, { $0 is UISegmentedControl }, { $0 is PersonCell },
      ]
      var found: Set<Int> = []
      for actions: [Inbox.Action] in [
        [.receive(Mail.samples)], [.receive(Mail.samples), .search("zebra")], [.load],
        [.fail("The server does not answer")],
      ] {
        var inbox = Inbox()
        for action in actions { inbox.perform(action) }
        let list = UICollectionView(
          frame: window.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let adapter = CollectionAdapter(list, cells: .inbox, layout: .list)
        list.sim.setWindow(true)
        adapter.apply(InboxScreen(inbox: inbox) { _ in })
        list.sim.drain()
        left += views(in: list).map(Left.init)
        for view in views(in: list) {
          found.formUnion(kinds.indices.filter { kinds[$0](view) })
        }
        list.sim.setWindow(false)
      }
      #expect(left.compactMap(\.view) == [])
      #expect(found.count == kinds.count)
    }

    @Test func itLoadsAndShowsMailByDay() async {
      server.answers = false
      await wait(for: "Loading")
      server.answers = true
      await wait(for: "Grace Hopper")
      #expect(texts.contains { $0.hasPrefix("●, Grace Hopper, 9:41, Nanoseconds") })
      #expect(controller.list.sim.violations.isEmpty)
    }

    @Test func mailsThatWereBeforeTheEyesAreNotCountedAnyMore() async {
      controller.list.sim.setWindow(false)
      await wait { controller.title == "Inbox (5)" }
      controller.list.sim.setWindow(true)
      await wait { controller.title == "Inbox" }
    }

    @Test func openingAMailMarksItAsReadInItsCellAndOnItsPersonsCard() async throws {
      await wait(for: "●, Grace Hopper")
      await wait(for: "Grace (1)")
      #expect(controller.list.sim.tap(try index(of: mail(1))))
      await wait(for: "●, Grace Hopper", isShown: false)
      await wait(for: "Grace (1)", isShown: false)
    }

    @Test func aSwipeArchives() async throws {
      await wait(for: "Grace Hopper")
      let path = try index(of: mail(1))
      let action = try #require(controller.list.sim.swipe(path, edge: .trailing)?.actions.first)
      #expect(action.title == "Archive")
      controller.list.sim.perform(action, at: path)
      await wait(for: "Nanoseconds", isShown: false)
      #expect(controller.list.sim.violations.isEmpty)
    }

    @Test func typingSearchesWithoutTouchingTheField() async throws {
      await wait(for: "Grace Hopper")
      func field(in view: UIView) -> UITextField? {
        view as? UITextField ?? view.subviews.lazy.compactMap(field).first
      }
      let field = try #require(field(in: controller.list))
      field.becomeFirstResponder()
      field.type("engine")
      await wait(for: "Grace Hopper", isShown: false)
      #expect(field.isEditing && field.text == "engine" && field.window != nil)
      #expect(texts.contains { $0.contains("Ada Lovelace") })
    }
  }

  /// Has mail, and answers only while a test lets it.
  @MainActor private final class Server {
    var answers = true

    func mail() async -> [Mail] {
      while !answers { try? await Task.sleep(nanoseconds: 1_000_000) }
      return Mail.samples
    }
  }
#endif
