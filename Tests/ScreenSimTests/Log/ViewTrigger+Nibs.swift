import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let nibs = both(missing) + both(twoObjects) + both(wrongObject) + both(wrongIdentifier)

  private static func missing(_ kind: ListKind) -> ViewTrigger {
    let path = Bundle.main.bundlePath
    return onShowing(
      "R11", "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name 'missing'", kind
    ) { bed in
      bed.register(UINib(nibName: "missing", bundle: nil))
    }
  }

  private static func twoObjects(_ kind: ListKind) -> ViewTrigger {
    onShowing("R12", wrongContent(kind), kind) { bed in
      UINib.simulate(name: "two objects") {
        (0..<2).map { _ in
          kind == .table
            ? NumberRow(style: .default, reuseIdentifier: nil) : NumberItem(frame: .zero)
        }
      }
      bed.register(UINib(nibName: "two objects", bundle: nil))
    }
  }

  private static func wrongObject(_ kind: ListKind) -> ViewTrigger {
    onShowing("R12", wrongContent(kind), kind) { bed in
      UINib.simulate(name: "label") { [UILabel(frame: .zero)] }
      bed.register(UINib(nibName: "label", bundle: nil))
    }
  }

  private static func wrongContent(_ kind: ListKind) -> String {
    let type = kind == .table ? "UITableViewCell" : "UICollectionReusableView"
    return "invalid nib registered for identifier (number) - nib must contain exactly one top "
      + "level object which must be a \(type) instance"
  }

  private static func wrongIdentifier(_ kind: ListKind) -> ViewTrigger {
    let subject = kind == .table ? "cell reuse indentifier" : "view reuse identifier"
    return onShowing(
      "R13",
      "\(subject) in nib (elsewhere) does not match the identifier used to register the nib "
        + "(number)", kind
    ) { bed in
      UINib.simulate(name: "\(kind) elsewhere", reuseIdentifier: "elsewhere") {
        kind == .table
          ? [NumberRow(style: .default, reuseIdentifier: nil)] : [NumberItem(frame: .zero)]
      }
      bed.register(UINib(nibName: "\(kind) elsewhere", bundle: nil))
    }
  }
}
