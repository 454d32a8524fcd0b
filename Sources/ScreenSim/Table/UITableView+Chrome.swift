import Foundation
import UpdateContract

/// Headers and footers: a view if the delegate has one, else a title.
extension UITableView {
  func askChrome(_ slot: ChromeSlot) -> UIView? {
    let isHeader = slot.kind == .header
    let answer = isHeader ? askHeaderView(slot.section) : askFooterView(slot.section)
    return answer ?? titleView(slot)
  }

  func title(_ slot: ChromeSlot) -> String? {
    slot.kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: slot.section)
      : dataSource?.tableView(self, titleForFooterInSection: slot.section)
  }

  private func askHeaderView(_ section: Int) -> UIView? {
    guard let delegate, knownMethods.headerViews != false else { return nil }
    let answer = Default.implemented { delegate.tableView(self, viewForHeaderInSection: section) }
    learn(\.headerViews, answer != nil)
    return answer ?? nil
  }

  private func askFooterView(_ section: Int) -> UIView? {
    guard let delegate, knownMethods.footerViews != false else { return nil }
    let answer = Default.implemented { delegate.tableView(self, viewForFooterInSection: section) }
    learn(\.footerViews, answer != nil)
    return answer ?? nil
  }

  /// A method that is missing leaves no room for its views.
  private func learn(
    _ method: WritableKeyPath<KnownTableMethods, Bool?>, _ isImplemented: Bool
  ) {
    guard knownMethods[keyPath: method] == nil else { return }
    knownMethods[keyPath: method] = isImplemented
    if !isImplemented { sim.geometry = nil }
  }

  private func titleView(_ slot: ChromeSlot) -> UIView? {
    guard let title = title(slot) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
