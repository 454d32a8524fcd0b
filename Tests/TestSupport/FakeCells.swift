public enum FakeHost: CellHost { public typealias View = AnyObject }

open class FakeCell<Model: CellModel>: ConfigurableCell {
  public private(set) var models: [Model] = [], contexts: [CellContext<Model>] = []
  public required init() {}
  public var context: CellContext<Model> { contexts[contexts.count - 1] }

  open func configure(with model: Model, context: CellContext<Model>) {
    models.append(model)
    contexts.append(context)
  }
}

package final class NoteCell: FakeCell<Note> {}
package final class WideNoteCell: FakeCell<Note> {}
package final class PhotoCell: FakeCell<Photo> {}
package final class LabelCell: FakeCell<Label> {}
package final class PriceCell: FakeCell<Price> {}
package final class GridCell: FakeCell<Grid> {}

/// A cell that does not conform to `ConfigurableCell`; a closure fills it.
public final class ForeignCell: ListCell {
  public typealias HostingList = FakeHost
  public var text = ""
  public init() {}
}

public typealias Cells = CellRegistration<FakeHost>

extension CellRegistration<FakeHost> {
  public static func `class`<Cell: ConfigurableCell>(
    _ cell: Cell.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    Self(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      fileID: fileID, line: line)
  }

  public static func `class`<Model: CellModel>(
    variant: CellVariant? = nil, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (ForeignCell, Model, CellContext<Model>) -> Void
  ) -> Self {
    Self(
      ForeignCell.self, from: .class(ForeignCell.self), variant: variant, identifier: identifier,
      fileID: fileID, line: line, configure: configure)
  }

  public static func nib<Cell: ConfigurableCell>(
    _ cell: Cell.Type, _ name: String, bundle: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> Self {
    Self(
      cell, from: .nib(name, bundlePath: bundle, cell), fileID: fileID, line: line)
  }

  public static func view<Model: CellModel, Cell: FakeCell<Model>>(
    _ make: @escaping @MainActor @Sendable () -> Cell, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> Self {
    Self(Cell.self, from: .factory { make() }, fileID: fileID, line: line)
  }
}

extension CellRegistry<FakeHost> {
  public func cell(for model: (some CellModel).Type, _ variant: CellVariant? = nil) -> String? {
    registration(for: ReuseIdentifier(model, variant: variant))?.identifier
  }

  @MainActor @discardableResult
  public func fill(
    _ cell: AnyObject, with row: LiveRow, in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    registration(for: row.row.reuseIdentifier)?
      .fill(cell, with: row, in: list, isFirstDisplay: isFirstDisplay) ?? false
  }

  @MainActor @discardableResult
  public func fill(
    _ view: AnyObject, with supplementary: Supplementary, of section: SectionID,
    in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    registration(for: supplementary.reuseIdentifier)?
      .fill(view, with: supplementary, of: section, in: list, isFirstDisplay: isFirstDisplay)
      ?? false
  }
}
