@MainActor struct TestCell {
  // These are closures, because a container's cell in a table names the cells of a collection.
  fileprivate var table: (@MainActor () -> CellRegistration<TableList>)?
  fileprivate var collection: (@MainActor () -> CellRegistration<CollectionList>)?
  fileprivate var headless: (@MainActor () -> CellRegistration<HeadlessList>)?

  static func table(
    _ cell: @escaping @autoclosure @MainActor () -> CellRegistration<TableList>
  ) -> TestCell { TestCell(table: cell) }

  static func both(
    _ table: @escaping @autoclosure @MainActor () -> CellRegistration<TableList>,
    _ collection: @escaping @autoclosure @MainActor () -> CellRegistration<CollectionList>
  ) -> TestCell { TestCell(table: table, collection: collection) }

  typealias Fill<Model: CellModel> =
    @MainActor @Sendable (UIView, Model, CellContext<Model>) -> Void

  static func cell<Model: CellModel>(
    showing model: Model.Type, variant: CellVariant? = nil, _ fill: @escaping Fill<Model>
  ) -> TestCell {
    TestCell {
      .class(UITableViewCell.self, showing: model, variant: variant, configure: fill)
    } collection: {
      .class(UICollectionViewCell.self, showing: model, variant: variant, configure: fill)
    } headless: {
      .view(variant: variant, identifier: "\(model) \(variant?.name ?? "")") { FilledView(fill) }
    }
  }

  static func header<Model: CellModel>(
    showing model: Model.Type, _ fill: @escaping Fill<Model>
  ) -> TestCell {
    TestCell(
      table: { .class(UITableViewHeaderFooterView.self, showing: model, configure: fill) },
      collection: { .class(UICollectionReusableView.self, showing: model, configure: fill) },
      headless: { .view(identifier: "\(model)") { FilledView(fill) } })
  }

  static func view<View: UIView & ConfigurableCell>(
    _ make: @escaping @MainActor @Sendable () -> View
  ) -> TestCell {
    TestCell(table: { .view(make) }, collection: { .view(make) }, headless: { .view(make) })
  }

  static func view<View: UIView, Model: CellModel>(
    showing model: Model.Type, variant: CellVariant? = nil,
    _ make: @escaping @MainActor @Sendable () -> View,
    configure: @escaping @MainActor @Sendable (View, Model, CellContext<Model>) -> Void
  ) -> TestCell {
    TestCell {
      .view(showing: model, variant: variant, make, configure: configure)
    } collection: {
      .view(showing: model, variant: variant, make, configure: configure)
    } headless: {
      .view(variant: variant, identifier: "\(model) \(variant?.name ?? "")") {
        let view = make()
        let cell = FilledView<Model> { configure(view, $1, $2) }
        cell.addSubview(view)
        return cell
      }
    }
  }

  static func content<Model: CellModel, Content: UIContentConfiguration>(
    showing model: Model.Type,
    _ content: @escaping @MainActor @Sendable (Model, CellContext<Model>) -> Content
  ) -> TestCell { .both(.content(showing: model, content), .content(showing: model, content)) }

  /// A container's cell. A table has no cells for the rows inside: there `tableCells` show them, or the plain ones.
  static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: [TestCell]? = nil, tableCells: [TestCell]? = nil,
    setUp: @escaping @MainActor @Sendable (NestedList, Model) -> Void = { _, _ in }
  ) -> TestCell {
    TestCell(
      table: { .container(model, cells: CellRegistry(cells ?? tableCells ?? plain), setUp: setUp) },
      collection: { .container(model, cells: cells.map { CellRegistry($0) }, setUp: setUp) },
      headless: { .container(model, viewport: Double(Bench.size.width)) })
  }

  static var item: TestCell {
    TestCell(
      table: { .class(TableItemCell.self) }, collection: { .class(CollectionItemCell.self) },
      headless: { .view { ItemRecordView() } })
  }

  static func boldItem(_ variant: CellVariant? = nil) -> TestCell {
    cell(showing: Item.self, variant: variant) { view, item, _ in
      view.accessibilityLabel = "bold \(item.name)"
    }
  }

  static var plain: [TestCell] {
    [
      item, boldItem(.bold),
      header(showing: Title.self) { view, title, _ in view.accessibilityLabel = title.text },
      cell(showing: Other.self) { view, other, _ in
        view.accessibilityLabel = "other \(other.number)"
      },
      cell(showing: Offer.self) { view, offer, _ in view.accessibilityLabel = "offer \(offer.id)" },
      cell(showing: Offer.self, variant: .reduced) { view, offer, _ in
        view.accessibilityLabel = "reduced \(offer.id)"
      }, view { RemarkView() }, view { ActionView() }, container(Deck.self), container(Stack.self),
    ]
  }
}

extension CellRegistry<TableList> {
  @MainActor init(_ cells: [TestCell]) { self.init(cells.compactMap { $0.table?() }) }
  @MainActor static var plain: Self { Self(TestCell.plain) }
}

extension CellRegistry<CollectionList> {
  @MainActor init(_ cells: [TestCell]) { self.init(cells.compactMap { $0.collection?() }) }
  @MainActor static var plain: Self { Self(TestCell.plain) }
}

extension CellRegistry<HeadlessList> {
  @MainActor init(_ cells: [TestCell]) { self.init(cells.compactMap { $0.headless?() }) }
}

extension CellRegistry {
  fileprivate init(_ registrations: [CellRegistration<Host>]) {
    self.init()
    register(registrations)
  }
}

private final class FilledView<Model: CellModel>: UIView, ConfigurableCell {
  private let fill: TestCell.Fill<Model>

  init(_ fill: @escaping TestCell.Fill<Model>) {
    self.fill = fill
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  func configure(with model: Model, context: CellContext<Model>) { fill(self, model, context) }
}
