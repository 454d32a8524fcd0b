import UpdateContract

/// Asking the data source for views.
extension ListSimulator {
  /// Asks for a cell, or returns nil if the answer breaks a rule.
  func askCell(at path: ItemPath) -> UIView? {
    note(.asked(.cell(path)))
    let (view, request) = ask(.cell, path) { host.askCell(at: path) }
    guard !isPoisoned, let view, checkUse(of: request, view) else { return nil }
    return checkCell(view, at: path) ? view : nil
  }

  /// Asks for a view of a section; nil is no view, or an answer that breaks a rule.
  func askChrome(_ slot: ChromeSlot) -> UIView? {
    note(.asked(.supplementary(slot.kind, section: slot.section)))
    let path = ItemPath(section: slot.section, item: 0)
    let (view, request) = ask(slot.kind, path) { host.askChrome(slot) }
    guard !isPoisoned, checkUse(of: request, view) else { return nil }
    return checkChrome(view, slot) ? view : nil
  }

  private func ask(
    _ kind: ElementKind, _ path: ItemPath, _ question: () -> UIView?
  ) -> (view: UIView?, request: ViewRequest) {
    let outer = request
    request = ViewRequest(kind: kind, path: path)
    busyDepth += 1
    DataSourceCalls.lists.append(ObjectIdentifier(self))
    let view = question()
    DataSourceCalls.lists.removeLast()
    busyDepth -= 1
    let done = request ?? ViewRequest(kind: kind, path: path)
    request = outer
    return (view, done)
  }

  /// A collection must show every view that was dequeued; a table remembers those it did not get.
  private func checkUse(of request: ViewRequest, _ answer: UIView?) -> Bool {
    if let cell = unusedDequeues[request.path], cell === answer {
      unusedDequeues[request.path] = nil
    }
    guard kind == .collection, let stray = request.dequeued.first(where: { $0 !== answer }) else {
      return true
    }
    return check(false, .notReturned(text(stray), to: text(host)))
  }

  private func checkCell(_ view: UIView, at path: ItemPath) -> Bool {
    guard let cell = view as? any ReusableView else { return true }
    if kind == .collection {
      guard check(cell.reuse.identifier != nil, .noIdentifier()) else { return false }
    }
    let isFree = cell.reuse.place == .loose
    return check(isFree || cell === reconfiguring?.view, .sameCellTwice(at: path))
  }

  private func checkChrome(_ view: UIView?, _ slot: ChromeSlot) -> Bool {
    guard kind == .collection else { return true }
    let kindOfView = (view as? any ReusableView)?.reuse.kind
    let text = view.map(text) ?? "(null)"
    return check(kindOfView == slot.kind, .wrongSupplementary(text, section: slot.section))
  }

  func text(_ view: UIView) -> String {
    "<\(type(of: view))>"
  }
}
