import Foundation
import UpdateContract

/// Headers, footers and other views that belong to sections.
extension ListSimulator {
  /// Places the views of sections and returns the window, which shrinks where there is no view.
  func placeChrome() -> VisibleWindow? {
    guard var window = geometry?.window(visibleRange) else { return nil }
    leaveChrome(window)
    while !isPoisoned, !enterChrome(window) {
      measure()
      host.clampContentOffset()
      guard let next = geometry?.window(visibleRange) else { return nil }
      window = next
    }
    leaveChrome(window)
    return window
  }

  private func leaveChrome(_ window: VisibleWindow) {
    guard !placed.chrome.isEmpty else { return }
    let visible = Set(window.chrome)
    for chrome in placed.chromeInOrder where !visible.contains(chrome.slot) {
      placed.chrome[chrome.key] = nil
      endDisplaying(chrome)
      recycle(chrome.view)
    }
  }

  /// Returns whether every view was there; if not, the geometry has changed.
  private func enterChrome(_ window: VisibleWindow) -> Bool {
    var isComplete = true
    for slot in window.chrome {
      guard !isPoisoned, let key = key(of: slot) else { return true }
      guard placed.chrome[key] == nil, !absentChrome.contains(key) else { continue }
      guard let view = askChrome(slot) else {
        absentChrome.insert(key)
        drop(slot)
        isComplete = false
        continue
      }
      display(PlacedViews.Chrome(view: view, key: key, section: slot.section))
    }
    // The host may have learned that there are no such views at all.
    return isComplete && geometry != nil
  }

  private func drop(_ slot: ChromeSlot) {
    geometry?.sections[slot.section].drop(slot.kind)
    geometry?.stack()
    if let size = geometry?.contentSize { host.contentSize = size }
  }

  private func display(_ chrome: PlacedViews.Chrome) {
    mark(chrome.view, .placed)
    placed.chrome[chrome.key] = chrome
    let path = ItemPath(section: chrome.section, item: 0)
    note(.willDisplay(chrome.key.kind, path: path, view: number(of: chrome.view)))
    host.tellWillDisplay(chrome.view, chrome.slot)
    host.attach(chrome.view)
  }

  private func key(of slot: ChromeSlot) -> ChromeKey? {
    guard let committed, committed.sections.indices.contains(slot.section) else { return nil }
    return ChromeKey(kind: slot.kind, section: committed.sections[slot.section].token)
  }

  func supplementaryView(_ kind: ElementKind, inSection section: Int) -> UIView? {
    guard isUsable("supplementaryView") else { return nil }
    return key(of: ChromeSlot(kind: kind, section: section)).flatMap { placed.chrome[$0]?.view }
  }
}
