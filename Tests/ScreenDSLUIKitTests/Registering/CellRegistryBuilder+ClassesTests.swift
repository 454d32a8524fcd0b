import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import Testing

/// Registries as lists of classes.
@MainActor @Suite struct CellRegistryBuilderClassesTests {
  @Test func aClassIsALineOfATablesRegistry() {
    let isBold = true
    let cells = CellRegistry<TableList> {
      TableItemCell.self
      TableTitleView.self
      if isBold { CellRegistration<TableList>.class(BoldTableItemCell.self, variant: .bold) }
      [.view { RemarkView() }]
    }
    #expect(
      cells.registrations.map(\.identifier) == [
        "ScreenDSLUIKitTests.TableItemCell", "ScreenDSLUIKitTests.TableTitleView",
        "ScreenDSLUIKitTests.BoldTableItemCell", "ScreenDSLUIKitTests.RemarkView",
      ])
    #expect(
      cells.registrations[1].place.description
        == "ScreenDSLUIKitTests/CellRegistryBuilder+ClassesTests.swift:13")
  }

  @Test func aClassIsALineOfACollectionsRegistry() {
    let cells = CellRegistry<CollectionList> {
      CollectionItemCell.self
      CollectionTitleView.self
    }
    #expect(cells.registrations.count == 2)
    #expect(cells.audit(ScreenSnapshot(items: [1])).isComplete)
  }

  @Test func anAdapterTakesSuchARegistryWithoutItsType() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableAdapter(table, cells: CellRegistry { TableItemCell.self })
    #expect(adapter.cells.registrations.count == 1)
  }
}
