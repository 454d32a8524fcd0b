import UIKit

/// A view with one text, which gives the view its height.
@MainActor
protocol TextView: UIView {
  var label: UILabel { get }
}

extension TextView {
  func show(_ text: String) { label.text = text }

  /// Adds the label to a view and constrains its four edges, the bottom one just below the required priority.
  fileprivate func install(in content: UIView) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bottom,
    ])
  }
}

final class TextTableCell: UITableViewCell, TextView {
  let label = UILabel()
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    install(in: contentView)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

final class TextCollectionCell: UICollectionViewCell, TextView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    install(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

final class TextHeaderView: UITableViewHeaderFooterView, TextView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    install(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

final class TextSupplementary: UICollectionReusableView, TextView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    install(in: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// Texts of one line and of several.
enum Lines {
  static let one = "one line"
  static let many = Array(repeating: "line", count: 12).joined(separator: "\n")
}
