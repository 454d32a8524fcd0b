#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if canImport(UIKit)
    /// What hands messages on: any object.
    public typealias MessageObject = NSObject
    /// What a message is named by.
    public typealias MessageName = Selector
  #else
    /// What hands messages on: an object of the simulator.
    public typealias MessageObject = SimObject
    /// What a message is named by.
    public typealias MessageName = SimSelector
  #endif

  /// What the adapters have in common as the delegates of their views: what they do not answer, the
  /// app's own delegate and data source do.
  @MainActor
  public class ForwardingAdapter: MessageObject {
    nonisolated let own = OwnObjects()
    let shared: any SharedCore
    var observation: ScreenObservation?
    /// What renews the list when the user wants that.
    var renewal: (@MainActor () async -> Void)?
    var isRefreshing = false

    init(_ shared: any SharedCore) {
      self.shared = shared
      super.init()
    }

    /// Whether an object may be asked what the adapter does not answer: an adapter might ask back.
    func mayAsk(_ object: (any NSObjectProtocol)?, as role: String) -> Bool {
      guard object is ForwardingAdapter else { return true }
      shared.report(.adapterBesideAdapter(role))
      return false
    }

    /// Says so, in a debug build, if the adapter goes and leaves the view behind.
    func watch<View: UIScrollView>(
      _ view: View, _ options: AdapterOptions, hasSource: @escaping @MainActor (View) -> Bool
    ) {
      own.onGone = { [weak view] in
        options.later(1) { [weak view] in
          guard let view, view.window != nil, !hasSource(view) else { return }
          options.console(.adapterIsGone(of: "\(type(of: view))"))
        }
      }
    }

    #if DEBUG
      deinit {
        if let onGone = own.onGone { Task { @MainActor in onGone() } }
      }
    #endif

    /// Whether the adapter, or an object of the app's own, answers messages of a name.
    public nonisolated override func responds(to name: MessageName!) -> Bool {
      own.target(for: name) != nil || !own.omitted.contains(name) && super.responds(to: name)
    }

    /// The app's object that answers messages of a name.
    public nonisolated override func forwardingTarget(for name: MessageName!) -> Any? {
      own.target(for: name) ?? own.standIn ?? super.forwardingTarget(for: name)
    }

    #if !canImport(UIKit)
      /// Whether the adapter has a method that nobody needs.
      public nonisolated override func omits(_ name: MessageName) -> Bool {
        own.omitted.contains(name) && own.target(for: name) == nil
      }
    #endif
  }

  /// The app's own delegate and data source, kept by the app.
  ///
  /// The view asks for them on the main thread alone, but through methods that belong to no actor, as
  /// `responds(to:)` is.
  final class OwnObjects: Sendable {
    // Unsafe because of that; apps set it on the main thread.
    nonisolated(unsafe) weak var delegate: (any NSObjectProtocol)? {
      didSet { count += delegate == nil ? 0 : 1 }
    }
    // Unsafe for the same reason: it is set and read on the main thread.
    nonisolated(unsafe) weak var dataSource: (any NSObjectProtocol)? {
      didSet { count += dataSource == nil ? 0 : 1 }
    }
    /// Methods of the adapter's that it does not need, so that the view asks for nothing in vain.
    // Unsafe for the same reason: it is set and read on the main thread.
    nonisolated(unsafe) var omitted: Set<MessageName> = []
    /// What to do once the adapter is gone; nil if another one has its view.
    // Unsafe for the same reason: it is set on the main thread, and read when nobody else can.
    nonisolated(unsafe) var onGone: (@MainActor @Sendable () -> Void)?
    /// Counts the objects that were ever set.
    // Unsafe for the same reason: the two above change it.
    private nonisolated(unsafe) var count = 0

    func target(for name: MessageName!) -> (any NSObjectProtocol)? {
      if let delegate, delegate.responds(to: name) { return delegate }
      return dataSource.flatMap { $0.responds(to: name) ? $0 : nil }
    }

    /// Answers for an object that is gone: a view remembers what that one had.
    var standIn: NSObject? {
      count > 0 && (delegate == nil || dataSource == nil) ? Nobody() : nil
    }
  }

  /// Answers every message with nothing: no object, or zero.
  private final class Nobody: NSObject {
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
