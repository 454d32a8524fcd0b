#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// What brings remote images, given once beside the screen; an app hands in its own cache or library.
  ///
  /// ```swift
  /// adapter.environment.imageLoader = ImageLoader { name in try await pictures.image(at: name) }
  /// ```
  /// Two loaders are equal if one is a copy of the other.
  public struct ImageLoader: Hashable, Sendable {
    private let box: Box

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - cached: Returns what is there already, without delay; any other image fades in.
    ///   - load: Brings the image with a name. Its task is cancelled when nobody sees the image any more; what it
    ///     brings then, and what is too late for a cell that shows another row, is not shown. If it throws, or brings
    ///     nil, the image's `failure` is shown, until it comes into sight again and is tried again.
    public init(
      cached: @escaping @MainActor @Sendable (String) -> UIImage? = { _ in nil },
      _ load: @escaping @MainActor @Sendable (String) async throws -> UIImage?
    ) { box = Box(cached, load) }

    /// Whether both are copies of one loader.
    public static func == (left: ImageLoader, right: ImageLoader) -> Bool { left.box === right.box }

    /// Feeds what makes the loader one.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

    @MainActor func cached(_ name: String) -> UIImage? { box.cached(name) }

    @MainActor func load(_ name: String) async -> UIImage? { try? await box.load(name) }

    private final class Box: Sendable {
      let cached: @MainActor @Sendable (String) -> UIImage?
      let load: @MainActor @Sendable (String) async throws -> UIImage?

      init(
        _ cached: @escaping @MainActor @Sendable (String) -> UIImage?,
        _ load: @escaping @MainActor @Sendable (String) async throws -> UIImage?
      ) { (self.cached, self.load) = (cached, load) }
    }
  }

  extension ListEnvironment {
    private struct Loader: ListEnvironmentKey { static let initial: ImageLoader? = nil }

    /// What brings the images that are `.remote`; nil by default: their placeholders stay, and an issue says so.
    public var imageLoader: ImageLoader? {
      get { self[Loader.self] }
      set { self[Loader.self] = newValue }
    }
  }

  /// Shows an image, also one that is yet to come.
  final class PictureView: UIImageView {
    /// Which image it shows or waits for.
    private var wanted: (name: String, loader: ImageLoader, failure: UIImage?)?
    private var loading: Task<Void, Never>?
    /// Whether nothing is to be loaded, because the image is there or because it failed.
    private var (isThere, hasFailed) = (false, false)

    /// Whether a picture is shown whole, as a symbol always is.
    var isFitted = false { didSet { setMode() } }

    override var image: UIImage? { didSet { setMode() } }

    var corners: CGFloat = 0 { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = min(corners, bounds.height / 2, bounds.width / 2)
    }

    private func setMode() {
      let isSymbol = image?.isSymbolImage == true
      contentMode = isSymbol || isFitted ? .scaleAspectFit : .scaleAspectFill
      accessibilityIgnoresInvertColors = !isSymbol
    }

    /// Whether somebody sees it, or will soon.
    var isWanted = true {
      didSet {
        if isWanted == oldValue { return }
        // What failed is tried again.
        if isWanted, hasFailed { (isThere, hasFailed) = (false, false) }
        if isWanted { return loadIfNeeded() }
        loading?.cancel()
        loading = nil
      }
    }

    convenience init(isWanted: Bool) {
      self.init(frame: .zero)
      self.isWanted = isWanted
    }

    deinit { loading?.cancel() }

    /// Shows an image that is there.
    func show(_ image: UIImage?) {
      forget()
      self.image = image
    }

    /// Shows a placeholder until an image has come.
    func load(
      _ name: String, by loader: ImageLoader, _ placeholder: UIImage?, _ failure: UIImage?
    ) {
      if wanted?.name != name || wanted?.loader != loader { forget() }
      wanted = (name, loader, failure)
      if hasFailed {
        image = failure
      } else if !isThere {
        let cached = loader.cached(name)
        (image, isThere) = (cached ?? placeholder, cached != nil)
      }
      loadIfNeeded()
    }

    private func forget() {
      loading?.cancel()
      (loading, wanted, isThere, hasFailed) = (nil, nil, false, false)
    }

    private func loadIfNeeded() {
      guard let (name, loader, _) = wanted, isWanted, !isThere, loading == nil else { return }
      loading = Task { [weak self] in
        let image = await loader.load(name)
        if !Task.isCancelled { self?.finish(image) }
      }
    }

    private func finish(_ loaded: UIImage?) {
      if window != nil, !UIAccessibility.isReduceMotionEnabled { fade() }
      image = loaded ?? wanted?.failure
      (loading, isThere, hasFailed) = (nil, true, loaded == nil)
    }
  }
#endif
