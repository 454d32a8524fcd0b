#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Observation

  extension ListAdapter {
    /// Shows each screen of a sequence, in place of what was followed or observed before; it ends with the
    /// adapter.
    ///
    /// ```swift
    /// adapter.follow(Observations { MainScreen(store: store) })
    /// adapter.follow(publisher.map(MainScreen.init).values)
    /// ```
    /// See `ListUpdater.follow(_:isAnimated:)`.
    ///
    /// - Parameters:
    ///   - screens: What to show. If it needs what owns the adapter, let it capture that weakly.
    ///   - isAnimated: Whether the user may see the changes happen.
    /// - Returns: What stops it, which need not be kept.
    @discardableResult
    public func follow<Screens: AsyncSequence>(
      _ screens: Screens, isAnimated: Bool = true
    ) -> ScreenObservation where Screens.Element: SnapshotConvertible {
      let following = updater.follow(screens, isAnimated: isAnimated)
      observation = following
      return following
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ListAdapter {
    /// Shows a screen now, and again after each turn in which something changed that its declaration
    /// reads of `@Observable` models.
    ///
    /// ```swift
    /// adapter.observe { MainScreen(items: store.items, store: store) }
    /// ```
    /// However much changes in a turn, the screen is evaluated once. A block that `dependsOn` skips reads
    /// nothing: name what it shows. If nothing observable is read at all, nothing will ever follow, which
    /// ``onIssue`` hears of, or else the console.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether the user may see the changes happen.
    ///   - screen: Returns what to show; kept until another one is observed, it is stopped, or the adapter
    ///     goes. If it needs what owns the adapter, capture that weakly.
    /// - Returns: What stops it, which need not be kept.
    @discardableResult
    public func observe<Shown: SnapshotConvertible>(
      isAnimated: Bool = true, _ screen: @escaping @MainActor () -> Shown
    ) -> ScreenObservation {
      let observation = ScreenObservation()
      observation.show = { [weak self, unowned observation] in
        guard let self else { return }
        let (snapshot, isFollowed) = observation.following {
          self.updater.evaluate { screen().snapshot(reusing: $0) }
        }
        apply(snapshot, isAnimated: isAnimated)
        if !isFollowed {
          updater.report(ListIssue(.nothingObserved, ValueText.name(of: Shown.self)))
        }
      }
      self.observation = observation
      observation.show?()
      return observation
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ScreenObservation {
    /// Evaluates a screen, and once more in the turn after something changed that was read.
    ///
    /// - Returns: The snapshot, and whether anything was read that can change.
    fileprivate func following(_ body: () -> ScreenSnapshot) -> (ScreenSnapshot, Bool) {
      weak var reads: ReadModels?
      // A function of its own, so that the models alone keep the object afterwards.
      func follow() -> ScreenSnapshot {
        let made = ReadModels(self)
        reads = made
        return withObservationTracking(body) {
          Task { @MainActor in made.observation?.show?() }
        }
      }
      let snapshot = follow()
      return (snapshot, reads != nil)
    }
  }

  /// What a model keeps as long as it has something to tell; no model, no object.
  private final class ReadModels: Sendable {
    @MainActor weak var observation: ScreenObservation?

    @MainActor init(_ observation: ScreenObservation) { self.observation = observation }
  }
#endif
