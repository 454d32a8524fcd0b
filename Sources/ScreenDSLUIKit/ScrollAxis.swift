#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The direction in which a list scrolls, counted in points from where reading starts, without insets.
  @MainActor
  struct ScrollAxis {
    let view: UIScrollView
    let isSideways: Bool

    private var isMirrored: Bool {
      isSideways && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The length of all that the list shows.
    var length: Double { Double(isSideways ? view.contentSize.width : view.contentSize.height) }

    /// The part of the list that shows.
    var window: Range<Double> {
      let (inset, bounds, start) = (view.adjustedContentInset, view.bounds, offset)
      let size =
        isSideways
        ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
      return start..<(start + max(0, Double(size)))
    }

    /// How far the content's beginning is out of sight.
    var offset: Double {
      let (inset, place) = (view.adjustedContentInset, view.contentOffset)
      if !isSideways { return Double(place.y + inset.top) }
      return Double(isMirrored ? mirrored(place.x) : place.x + inset.left)
    }

    /// Scrolls as far as the list goes; returns whether it was there already.
    func scroll(to offset: Double, isAnimated: Bool) -> Bool {
      let place = place(at: offset)
      if place == view.contentOffset { return true }
      // Without an animation the list goes on if it is thrown.
      if isAnimated {
        view.setContentOffset(place, animated: true)
      } else {
        view.contentOffset = place
      }
      return false
    }

    private func place(at offset: Double) -> CGPoint {
      let size = window
      let offset = CGFloat(max(0, min(offset, length - size.length)))
      let inset = view.adjustedContentInset
      var place = view.contentOffset
      if isSideways {
        place.x = isMirrored ? mirrored(offset) : offset - inset.left
      } else {
        place.y = offset - inset.top
      }
      return place
    }

    /// Counts from the other side.
    private func mirrored(_ x: CGFloat) -> CGFloat {
      view.contentSize.width + view.adjustedContentInset.right - view.bounds.width - x
    }

    /// Where something begins and ends.
    func range(of frame: CGRect) -> Range<Double> {
      let start =
        !isSideways ? frame.minY : isMirrored ? view.contentSize.width - frame.maxX : frame.minX
      return Double(start)..<Double(start + (isSideways ? frame.width : frame.height))
    }

    /// A point of the content in the first row that shows.
    var firstPoint: CGPoint {
      let inset = view.adjustedContentInset
      let origin = view.contentOffset
      if !isSideways { return CGPoint(x: view.bounds.width / 2, y: origin.y + inset.top) }
      return CGPoint(
        x: isMirrored
          ? origin.x + view.bounds.width - inset.right - 0.5 : origin.x + inset.left,
        y: view.bounds.height / 2)
    }
  }
#endif
