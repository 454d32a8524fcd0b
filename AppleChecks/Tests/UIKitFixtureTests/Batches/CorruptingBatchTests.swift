import XCTest

/// Batches that corrupt memory without an exception, as reports say.
///
/// The process may end here or in any later test, so `run` gives this class a process of its own and ignores how it
/// ends.
final class CorruptingBatchTests: FixtureTestCase {
  func testIGListKit689OnTable() { replay(.igListKit689, on: .table) }
  func testIGListKit689OnCollection() { replay(.igListKit689, on: .collection) }
  func testIGListKit691OnTable() { replay(.igListKit691, on: .table) }
  func testIGListKit691OnCollection() { replay(.igListKit691, on: .collection) }
}
