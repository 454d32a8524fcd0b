#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if canImport(UIKit)
    typealias MessageObject = NSObject
    typealias MessageName = Selector
  #else
    typealias MessageObject = SimObject
    typealias MessageName = SimSelector
  #endif

  /// What an adapter and its view's delegate need of the core, whatever the view.
  @MainActor
  protocol SharedCore: AnyObject {
    var options: AdapterOptions { get }
    var scrollView: UIScrollView? { get }
    var updater: ListUpdater { get }
    var onScroll: @MainActor (UIScrollView) -> Void { get set }
    func setSelectionMode(_ mode: SelectionMode)
    func cell(at path: RowPath) -> UIView?
    var floatingInsets: UIEdgeInsets { get set }
    func scroll(to target: ScrollTarget, isAnimated: Bool) -> Bool
    func didScroll(appDelegate: @autoclosure () -> Void?)
    func endScrolling(isThere: Bool)
    func performDrop(_ body: () -> Void)
    var face: AnyObject? { get set }
    func letGo()
    func insetsDidChange()
    #if !os(tvOS)
      var searchBar: SearchBar? { get set }
    #endif
  }

  /// A row, or the header of a section, that is scrolled to, and what hears whether it was reached: not if it is let
  /// go before.
  @MainActor
  final class ScrollTarget {
    var place: CellPlace
    let alignment: RowAlignment?
    /// Whether the view is on its way.
    var isMoving = false
    private var completion: (@MainActor (Bool) -> Void)?

    init(
      _ place: CellPlace, _ alignment: RowAlignment?, _ completion: (@MainActor (Bool) -> Void)?
    ) {
      (self.place, self.alignment, self.completion) = (place, alignment, completion)
    }

    deinit { if let completion { Task { @MainActor in completion(false) } } }

    func arrive() {
      let completion = completion
      self.completion = nil
      completion?(true)
    }
  }

  extension UIView {
    /// The cell of a row in the list around the view, which scrolls there.
    package func cell(scrolledTo row: RowPath) -> UIView? {
      let faces = andSuperviews.lazy.compactMap { ($0 as? any ListView)?.asked.delegate }
      guard let core = faces.compactMap({ ($0 as? ForwardingDelegate)?.shared }).first,
        core.scroll(to: ScrollTarget(.row(row), nil, nil), isAnimated: false)
      else { return nil }
      core.scrollView?.layoutIfNeeded()
      return core.cell(at: row)
    }
  }

  /// The delegate and data source that an adapter gives its view: what it has no method for, the app's own
  /// delegate and data source answer.
  ///
  /// The view asks for methods on the main thread alone, but through methods that belong to no actor, as
  /// `responds(to:)` is. That is why the properties behind them are unsafe: apps set them on the main thread.
  @MainActor
  class ForwardingDelegate: MessageObject {
    let shared: any SharedCore
    nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?
    nonisolated(unsafe) weak var appDataSource: (any NSObjectProtocol)?
    /// Methods of this object that are not needed, so that the view asks for nothing in vain.
    nonisolated(unsafe) var omitted: Set<MessageName> = []
    /// Whether the app ever set an object.
    nonisolated(unsafe) private var hadAppObject = false
    /// What to do once the adapter is gone; nil if another one has its view.
    nonisolated(unsafe) private var onGone: (@MainActor @Sendable () -> Void)?

    init(_ shared: any SharedCore) {
      self.shared = shared
      super.init()
    }

    /// Takes the view over from an adapter that has it; in a debug build, says so if this one goes and leaves
    /// the view behind.
    func connect(to view: some ListView) {
      if let other = view.asked.dataSource as? ForwardingDelegate {
        other.shared.letGo()
        other.onGone = nil
      }
      shared.face = self
      onGone = { [options = shared.options, weak view] in
        options.later(1) { [weak view] in
          guard let view, view.window != nil, view.asked.dataSource == nil else { return }
          options.console(ListIssue(.adapterGone, "\(type(of: view))"))
        }
      }
    }

    #if DEBUG
      deinit { if let onGone { Task { @MainActor in onGone() } } }
    #endif

    /// Whether an object may be asked: another adapter's might ask back.
    func mayAsk(_ object: (any NSObjectProtocol)?, as role: String) -> Bool {
      if object is ForwardingDelegate {
        shared.updater.report(ListIssue(.adapterBesideAdapter, role))
        return false
      }
      hadAppObject = hadAppObject || object != nil
      return true
    }

    private nonisolated func target(for name: MessageName!) -> (any NSObjectProtocol)? {
      if let appDelegate, appDelegate.responds(to: name) { return appDelegate }
      return appDataSource.flatMap { $0.responds(to: name) ? $0 : nil }
    }

    nonisolated override func responds(to name: MessageName!) -> Bool {
      target(for: name) != nil || !omitted.contains(name) && super.responds(to: name)
    }

    nonisolated override func forwardingTarget(for name: MessageName!) -> Any? {
      if let target = target(for: name) { return target }
      // A view remembers what an object had that is gone by now.
      let isOneGone = hadAppObject && (appDelegate == nil || appDataSource == nil)
      return isOneGone ? NullDelegate() : super.forwardingTarget(for: name)
    }

    #if !canImport(UIKit)
      nonisolated override func omits(_ name: MessageName) -> Bool {
        target(for: name) == nil && omitted.contains(name)
      }
    #endif
  }

  extension ForwardingDelegate: UIScrollViewDelegate {
    private var scrollDelegate: (any UIScrollViewDelegate)? {
      appDelegate as? any UIScrollViewDelegate
    }

    func scrollViewDidScroll(_ view: UIScrollView) {
      shared.didScroll(appDelegate: scrollDelegate?.scrollViewDidScroll?(view))
    }

    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
      shared.insetsDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(view)
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
      shared.endScrolling(isThere: true)
      scrollDelegate?.scrollViewDidEndScrollingAnimation?(view)
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
      shared.endScrolling(isThere: false)
      scrollDelegate?.scrollViewWillBeginDragging?(view)
    }
  }

  /// Answers every message with nothing: no object, or zero.
  private final class NullDelegate: NSObject {
    #if canImport(UIKit)
      override class func resolveInstanceMethod(_ name: Selector!) -> Bool {
        let object: @convention(block) (AnyObject) -> UnsafeRawPointer? = { _ in nil }
        let number: @convention(block) (AnyObject) -> CGFloat = { _ in 0 }
        let size: @convention(block) (AnyObject) -> CGSize = { _ in .zero }
        let insets: @convention(block) (AnyObject) -> UIEdgeInsets = { _ in .zero }
        // What is no object is answered in other registers.
        let type = answerType(of: name)
        let answer: Any =
          if type.hasPrefix("d") || type.hasPrefix("f") {
            number
          } else if type.hasPrefix("{CGSize") {
            size
          } else if type.hasPrefix("{UIEdgeInsets") {
            insets
          } else {
            object
          }
        return class_addMethod(self, name, imp_implementationWithBlock(answer), type + "@:")
      }

      /// What a method of a delegate or a data source answers, in the runtime's names.
      private static func answerType(of name: Selector) -> String {
        let protocols: [Protocol] = [
          (any UITableViewDelegate).self, (any UICollectionViewDelegateFlowLayout).self,
          (any UITableViewDataSource).self, (any UICollectionViewDataSource).self,
        ]
        let types = protocols.lazy.compactMap {
          protocol_getMethodDescription($0, name, false, true).types
        }
        return types.first.map { String(cString: $0) } ?? "@"
      }
    #endif
  }
#endif
