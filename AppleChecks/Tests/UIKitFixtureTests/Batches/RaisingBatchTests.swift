import XCTest

/// Batches that break the contract: the view raises an exception with the text that reports quote.
final class RaisingBatchTests: FixtureTestCase {
  func testIGListKit690OnTable() { replay(.igListKit690, on: .table) }
  func testIGListKit690OnCollection() { replay(.igListKit690, on: .collection) }
  func testRdar27041784OnTable() { replay(.rdar27041784, on: .table) }
  func testForumUtahwithakOnTable() { replay(.forumUtahwithak, on: .table) }
  func testForumUtahwithakOnCollection() { replay(.forumUtahwithak, on: .collection) }
  func testRdar33662307OnTable() { replay(.rdar33662307, on: .table) }
  func testWWDC225DemoOnTable() { replay(.wwdc225Demo, on: .table) }
  func testWWDC225DemoOnCollection() { replay(.wwdc225Demo, on: .collection) }
  func testTLIndexPathTools13OnTable() { replay(.tlIndexPathTools13InTable, on: .table) }
  func testJSQDataSourcesKit12OnTable() { replay(.jsqDataSourcesKit12, on: .table) }
  func testJSQDataSourcesKit12OnCollection() { replay(.jsqDataSourcesKit12, on: .collection) }
  func testRxDataSources35OnTable() { replay(.rxDataSources35, on: .table) }
  func testPlainMiscountOnTable() { replay(.plainMiscount, on: .table) }
  func testPlainMiscountOnCollection() { replay(.plainMiscount, on: .collection) }
  func testSectionMiscountOnTable() { replay(.sectionMiscount, on: .table) }
  func testInsertOutOfRangeOnTable() { replay(.insertOutOfRange, on: .table) }
  func testDeleteOutOfRangeOnTable() { replay(.deleteOutOfRange, on: .table) }
  func testDeleteAndReloadOnTable() { replay(.deleteAndReload, on: .table) }
  func testDeleteAndReloadOnCollection() { replay(.deleteAndReload, on: .collection) }
  func testEmptyUpdateOnTable() { replay(.emptyUpdate, on: .table) }
  func testEmptyUpdateOnCollection() { replay(.emptyUpdate, on: .collection) }
}
