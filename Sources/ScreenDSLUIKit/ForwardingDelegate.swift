#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if canImport(UIKit)
    typealias MessageObject = NSObject
    typealias MessageName = Selector
  #else
    typealias MessageObject = SimObject
    typealias MessageName = SimSelector
  #endif

  @MainActor
  final class ScrollTarget {
    var place: CellPlace
    let alignment: RowAlignment?
    var isMoving = false
    private var completion: (@MainActor (Bool) -> Void)?

    init(
      _ place: CellPlace, _ alignment: RowAlignment?, _ completion: (@MainActor (Bool) -> Void)?
    ) { (self.place, self.alignment, self.completion) = (place, alignment, completion) }

    deinit { if let completion { Task { @MainActor in completion(false) } } }

    func arrive() {
      let completion = completion
      self.completion = nil
      completion?(true)
    }
  }

  extension UIView {
    /// In the outermost list that contains this view, scrolls to a row, header or footer, and returns the view that
    /// shows it; nil if there is no such view.
    package func cell(scrolledTo place: CellPlace) -> UIView? {
      let faces = andSuperviews.lazy.compactMap { ($0 as? any ListView)?.asked.delegate }
      let cores = faces.compactMap { ($0 as? ForwardingDelegate)?.core }
      guard let core = cores.first(where: { $0.updater.containerPath == nil }),
        core.scroll(to: ScrollTarget(place, nil, nil), animated: false)
      else { return nil }
      return core.cell(at: place)
    }
  }

  /// The view's delegate and data source. Forwards the methods that it does not implement to the app's own delegate and
  /// data source.
  ///
  /// Some properties are `nonisolated(unsafe)`, because `responds(to:)`, `forwardingTarget(for:)` and `deinit` read
  /// them and belong to no actor. Views and apps use this object on the main thread only.
  @MainActor
  class ForwardingDelegate: MessageObject {
    let core: AdapterCore
    nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?
    nonisolated(unsafe) weak var appDataSource: (any NSObjectProtocol)?
    /// The names of methods that this object implements, but hides from the view unless the app's own delegate or data
    /// source implements them.
    nonisolated(unsafe) var omitted: Set<MessageName>
    nonisolated(unsafe) private var hadAppObject = false
    nonisolated(unsafe) private var onGone: (@MainActor @Sendable () -> Void)?
    #if !os(tvOS)
      /// The search bar of `core`. Unsafe because `deinit`, which reads it, may run on any thread, and the property of
      /// `core` belongs to the main actor.
      nonisolated(unsafe) var searchBar: SearchBar?
    #endif

    init(_ core: AdapterCore, _ view: any ListView, omitted: Set<MessageName> = []) {
      (self.core, self.omitted) = (core, omitted)
      super.init()
      if let other = view.asked.dataSource as? ForwardingDelegate {
        other.core.letGo()
        other.onGone = nil
      }
      core.owner = self
      view.setDataSource(self)
      view.setDelegate(self)
      onGone = { [options = core.options, weak view] in
        options.later(1) { [weak view] in
          guard let view, view.window != nil, view.asked.dataSource == nil else { return }
          options.console(
            Problem(
              .adapterGone,
              "No adapter for a '\(type(of: view))' that is still there; keep the adapter as long as the view"
            ))
        }
      }
    }

    deinit {
      #if DEBUG
        if let onGone { Task { @MainActor in onGone() } }
      #endif
      #if !os(tvOS)
        // The navigation item can exist longer than the adapter.
        guard let searchBar else { return }
        let leave: @MainActor @Sendable () -> Void = { searchBar.leave() }
        if Thread.isMainThread { MainActor.assumeIsolated(leave) } else { Task(operation: leave) }
      #endif
    }

    func set(delegate: (any NSObjectProtocol)?) {
      guard mayAsk(delegate, as: "delegate") else { return }
      appDelegate = delegate
      core.keepingPlaces(core.reconnectDelegate)
    }

    func set(dataSource: (any NSObjectProtocol)?) {
      guard mayAsk(dataSource, as: "data source") else { return }
      appDataSource = dataSource
      // UIKit then asks which methods the data source implements, and asks for all sections and rows.
      let view = core.view
      view?.setDataSource(nil)
      view?.setDataSource(self)
      core.isReloadPending = true
    }

    /// Returns whether an object can be the app's delegate or data source. An adapter cannot, because two adapters
    /// could forward calls to each other without end.
    private func mayAsk(_ object: (any NSObjectProtocol)?, as role: String) -> Bool {
      if object is ForwardingDelegate {
        core.updater.report(
          Problem(
            .adapterBesideAdapter,
            "An adapter's \(role) must be an object of the app (was an adapter)"))
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
      // After the app's delegate or data source is deallocated, UIKit can still call that object's methods on `self`.
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
      core.didScroll(app: scrollDelegate?.scrollViewDidScroll?(view))
    }

    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
      core.centerSubstituteLater()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(view)
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
      core.endScrolling(isThere: true)
      scrollDelegate?.scrollViewDidEndScrollingAnimation?(view)
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
      core.endScrolling(isThere: false)
      scrollDelegate?.scrollViewWillBeginDragging?(view)
    }
  }

  /// A replacement for a delegate or a data source that the app has freed. Each method that UIKit calls on the
  /// replacement returns nil or zero.
  private final class NullDelegate: NSObject {
    #if canImport(UIKit)
      override class func resolveInstanceMethod(_ name: Selector!) -> Bool {
        let object: @convention(block) (AnyObject) -> UnsafeRawPointer? = { _ in nil }
        let number: @convention(block) (AnyObject) -> CGFloat = { _ in 0 }
        let size: @convention(block) (AnyObject) -> CGSize = { _ in .zero }
        let insets: @convention(block) (AnyObject) -> UIEdgeInsets = { _ in .zero }
        // Functions return integers, floating-point numbers and structures in different registers, so each result type
        // needs its own block. A `CGPoint` is returned like a `CGSize`.
        let type = answerType(of: name)
        let answer: Any =
          if type.hasPrefix("d") || type.hasPrefix("f") {
            number
          } else if type.hasPrefix("{CG") {
            size
          } else if type.hasPrefix("{UIEdgeInsets") {
            insets
          } else {
            object
          }
        return class_addMethod(self, name, imp_implementationWithBlock(answer), type + "@:")
      }

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
