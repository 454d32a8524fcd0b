public import Foundation

extension UICollectionView {
  /// A way to make the cells of one kind of item.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let ticket = RegistrationTicket()

    /// Creates a registration; keep it, and create none while a cell is asked for.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A way to make the views of one kind that belong to sections.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let ticket = RegistrationTicket()

    /// Creates a registration; keep it, and create none while a view is asked for.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a filled cell for an item that the collection is asking for.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.ticket.identifier
    sim.enroll(Cell.self, .cell, registration.ticket)
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else { return Cell(frame: .zero) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a filled view of a section that the collection is asking for.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    sim.enroll(Supplementary.self, .supplementary(kind), registration.ticket)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.ticket.identifier, for: indexPath)
    guard let view = view as? Supplementary else { return Supplementary(frame: .zero) }
    registration.handler(view, kind, indexPath)
    return view
  }
}
