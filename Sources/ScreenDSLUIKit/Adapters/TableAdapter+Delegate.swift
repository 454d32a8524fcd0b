public import Foundation
import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

extension TableAdapter: UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    core.gate.answering { core.beginDisplay(cell) }
  }

  /// The path counts in what is no longer shown; the cell itself tells which row it was.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    core.gate.answering { core.endDisplay(cell) }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    core.gate.answering { header(.header, of: section, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    core.gate.answering { header(.footer, of: section, in: tableView) }
  }

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    supplementary(.header, of: section) == nil
      ? .leastNormalMagnitude : tableView.sectionHeaderHeight
  }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    supplementary(.footer, of: section) == nil
      ? .leastNormalMagnitude : tableView.sectionFooterHeight
  }

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    core.updater.currentRow(at: RowPosition(indexPath))?.row.attributes.onSelect != nil
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if core.options.deselectsRows { tableView.deselectRow(at: indexPath, animated: true) }
    core.updater.select(at: RowPosition(indexPath))
  }

  /// A row that can only be dragged has no button that removes it.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    let row = core.updater.currentRow(at: RowPosition(indexPath))
    return row?.row.attributes.swipeActions == SwipeActions() ? .none : .delete
  }

  #if !os(tvOS)
    public func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      core.swipeActions(.leading, at: RowPosition(indexPath))
    }

    public func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      core.swipeActions(.trailing, at: RowPosition(indexPath))
    }
  #endif

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // The table may scroll because it is being laid out.
    if let tableView { core.gate.answering { onScroll(tableView) } }
  }
}
