#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Loads remote images with your own cache or library. Set the loader in the environment of the list.
  ///
  /// ```swift
  /// adapter.environment.imageLoader = ImageLoader { name in try await pictures.image(at: name) }
  /// ```
  /// A loader equals only itself.
  public final class ImageLoader: Hashable, Sendable {
    let cached: @MainActor @Sendable (String) -> UIImage?
    private let source: @MainActor @Sendable (String) async throws -> UIImage?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - cached: Returns an image that is available at once; nil for an image that must be loaded. A loaded image
    ///     fades in, unless the user prefers reduced motion.
    ///   - load: Loads the image with a name. When the image is no longer visible, the list cancels the task of this
    ///     closure. If the closure throws or returns nil, the list shows the image's `failure`, or else its
    ///     placeholder. When the image becomes visible again, the list repeats a cancelled or failed load.
    public init(
      cached: @escaping @MainActor @Sendable (String) -> UIImage? = { _ in nil },
      _ load: @escaping @MainActor @Sendable (String) async throws -> UIImage?
    ) { (self.cached, source) = (cached, load) }

    /// Whether the two loaders are the same object.
    public static func == (left: ImageLoader, right: ImageLoader) -> Bool { left === right }

    /// Hashes the identity of the loader.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    @MainActor func load(_ name: String) async -> UIImage? { try? await source(name) }
  }

  extension ListEnvironment {
    private struct Loader: ListEnvironmentKey { static let initial: ImageLoader? = nil }

    /// The loader of `.remote` images. By default there is no loader. In that case the list shows only the placeholders
    /// of these images, and reports a problem.
    public var imageLoader: ImageLoader? {
      get { self[Loader.self] }
      set { self[Loader.self] = newValue }
    }
  }

  /// A view that shows an image. If the image is remote, the view loads it.
  final class PictureView: UIImageView {
    private var wanted: (name: String, loader: ImageLoader, failure: UIImage?)?
    private var loading: Task<Void, Never>?
    private var (isThere, hasFailed) = (false, false)

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

    /// Whether the view is visible or will be visible soon.
    var isWanted = true {
      didSet {
        if isWanted == oldValue { return }
        if hasFailed { (isThere, hasFailed) = (false, false) }
        if isWanted { loadIfNeeded() } else { stop() }
      }
    }

    deinit { loading?.cancel() }

    func show(_ image: UIImage?) {
      forget()
      self.image = image
    }

    func load(
      _ name: String, by loader: ImageLoader, _ placeholder: UIImage?, _ failure: UIImage?
    ) {
      if wanted?.name != name || wanted?.loader != loader { forget() }
      wanted = (name, loader, failure)
      if hasFailed {
        image = failure
      } else if !isThere {
        let cached = loader.cached(name)
        // If the image has come into the cache meanwhile, the end of an earlier load must not replace it.
        if cached != nil { stop() }
        (image, isThere) = (cached ?? placeholder, cached != nil)
      }
      loadIfNeeded()
    }

    private func forget() {
      stop()
      (wanted, isThere, hasFailed) = (nil, false, false)
    }

    private func stop() {
      loading?.cancel()
      loading = nil
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
