// The declarations that code samples in comments of `Sources` use and do not declare. `.ci/check-docs` compiles this
// file as a module.
@_exported public import Foundation
@_exported public import Observation
public import ScreenDSL
public import ScreenDSLHeadless
public import ScreenDSLHosting
public import ScreenDSLTesting
public import ScreenDSLUIKit
@_exported public import Testing
@_exported public import UIKitSimulator

public struct Item: CellModel, Identifiable, SupplementaryContent {
  public let id: Int
  public var amount = 0, items: [Item] = [], isOpen = false, title = "", name = ""
  public var subject = "", first = "", last = "", text = "", labels: [String] = [], isNew = false

  public init(_ item: Item) { self = item }
  public init(_ number: Int) { id = number }
  public init(text: String) { id = 0 }
  public init() { id = 0 }
}
public typealias Invoice = Item
public typealias AmountRow = Item
public typealias PayRow = Item
public typealias OrderHeader = Item
public typealias ItemRow = Item
public typealias Divider = Item
public typealias CartRow = Item
public typealias ElementRow = Item
public typealias ElementCard = Item
public typealias Heading = Item
public typealias Contact = Item
public typealias Element = Item
public typealias Mail = Item

public struct Carousel: ContainerModel { public init() {} }
public struct Filters: ContainerModel { public init() {} }
public struct Shelf: ContainerModel { public var title = "" }
public struct Banner: CellModel {
  public var title: String
  public var onClose: Handler<Void>
}
public struct Rating: CellModel {}
public struct ToggleRow: CellModel { public var title: String }
public enum Sort: Sendable { case unsorted, aToZ }
public struct SortMenu: CellModel {
  public var selected: Sort
  public var onChange: Handler<Sort>
}
public struct SeeAllHeader: CellModel { public var onSeeAll: Handler<Void> }

public struct MainState: Sendable {
  public static let full = MainState(), start = MainState()
  public var elements: [Item] = []
}
@MainActor public final class MainModel: Sendable {
  public var state = MainState(), items: [Item] = [], isLoading = false
  public var states: AsyncStream<MainState> { AsyncStream { nil } }
  public init() {}
  public func delete(_ id: Int) async -> Bool { true }
  public func book() async throws {}
  public func flag(_ id: Int) {}
  public func archive(_ id: Int) {}
  public func share(_ id: Int) {}
  public func open(_ id: Int) {}
  public func closeBanner() {}
  public func load() async {}
}
@MainActor public func unfold(_ id: Int, _ isOpen: Bool) {}
public struct MainScreen: Screen, Sendable {
  public init(state: MainState = .full, store: MainModel? = nil) {}
  @MainActor public init(items: [Item], store: MainModel) {}
  public init(store: MainModel?) {}
  public var body: some ScreenContent { Item(1) }
}
/// A publisher as in Combine.
public struct Publisher<Output: Sendable>: Sendable {
  public var values: AsyncStream<Output> { AsyncStream { nil } }
  public func map<New>(_ change: (Output) -> New) -> Publisher<New> { Publisher<New>() }
}
public struct Elements: Screen {
  public init(elements: [Item]) {}
  public var body: some ScreenContent { Item(1) }
}
public struct Inbox: Sendable { public init(_ mails: [Item]) {} }
extension [Item] { public static var samples: [Item] { [] } }
public struct InboxScreen: Screen {
  public init(mails: [Item]) {}
  public init(inbox: Inbox) {}
  public var body: some ScreenContent { Item(1) }
}

public final class BannerCell: UITableViewCell, ConfigurableCell {
  public func configure(with banner: Banner, context: CellContext<Banner>) {}
}
public final class ElementCell: UITableViewCell, ConfigurableCell {
  public func configure(with element: Item, context: CellContext<Item>) {}
}
public final class ContactCell: UICollectionViewCell, ConfigurableCell {
  public func configure(with contact: Item, context: CellContext<Item>) {}
}
public final class LastNameFirstCell: UICollectionViewCell, ConfigurableCell {
  public func configure(with contact: Item, context: CellContext<Item>) {}
}
public final class ElementItemCell: UICollectionViewCell, ConfigurableCell {
  public func configure(with element: Item, context: CellContext<Item>) {}
}
public final class RatingCell: HeadlessCell, ConfigurableCell {
  public init() {}
  public func configure(with rating: Rating, context: CellContext<Rating>) {}
}
public final class RatingView: UIView, ConfigurableCell {
  public func configure(with rating: Rating, context: CellContext<Rating>) {}
}

public let item = Item(1)
public let message = item
public let mail = item
public let id = 1
public let orders = [item]
public let items = [item]
public let elements = [item]
public let mails = [item]
public let read = [item]
public let old = ScreenSnapshot()
public let new = ScreenSnapshot()
public let changes = new.changeset(from: old)
public let publisher = Publisher<MainModel?>()
public let state = MainState.full
public let pasted = ""
@MainActor public let store = MainModel()
@MainActor public let model = MainModel()
@MainActor public let screen = TestScreen { MainScreen() }
@MainActor public let tableView = UITableView(frame: .zero, style: .plain)
@MainActor public let collectionView = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor public let adapter = CollectionAdapter(collectionView, cells: .main)
@MainActor public let context: CellContext<Banner> = { fatalError() }()
@MainActor public let host: any ListHost = screen.host
@MainActor public let updater = ListUpdater(host: host)
public let registry = CellRegistry<TableList>()
public let looks = LookRegistry()

extension CellRegistry<CollectionList> {
  public static var main: Self { Self() }
}
extension CellVariant {
  public static let lastNameFirst: CellVariant = "lastNameFirst"
}
extension LookRegistry {
  public static let main = LookRegistry(), inbox = LookRegistry()
}

/// A strategy as in swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: (Value) -> Format) {}
}
public struct Diffing<Value> {}
extension Diffing<String> {
  public static var lines: Self { Self() }
}

public final class WaveformView: UIView {
  public var samples: [Float] = [], seek: (Double) -> Void = { _ in }
}
@MainActor public final class Pictures {
  public func image(at name: String) async throws -> UIImage? { nil }
}
@MainActor public let pictures = Pictures()
