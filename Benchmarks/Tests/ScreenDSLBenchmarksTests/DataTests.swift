import Foundation
import ScreenDSL
import Testing

@testable import ScreenDSLBenchmarks

@Suite struct DataTests {
  @Test func generatedDataNeverChanges() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(UUID(itemNumber: 42) == UUID(itemNumber: 42))
    #expect(Set([Entry](count: 10_000).ids(.uuid)).count == 10_000)
    #expect(IDKind.uuidString.make(7).count == 36)
  }

  @Test func aFifthIsReplacedAsDocumented() {
    let old = [Entry](count: 5_000)
    let new = ListChange.fifthReplaced(old)
    #expect(Set(old).subtracting(new) == Set(old[2_000..<3_000]))
    #expect(new[3_000..<4_000].elementsEqual([Entry](count: 1_000, from: 5_000)))
    #expect(new[..<200] != old[..<200])
    #expect(Set(new[..<200]) == Set(old[..<200]))
    #expect(new[200..<2_000] == old[200..<2_000])
    #expect(new[4_000...].elementsEqual(old[4_000...]))
  }

  @Test func aTenthIsReplacedAsDocumented() {
    let old = [Entry](count: 1_000)
    let new = ListChange.tenthReplaced(old)
    #expect(Set(old).subtracting(new) == Set(old[200..<300]))
    #expect(new[300..<400].elementsEqual([Entry](count: 100, from: 1_000)))
    #expect(Set(new[..<20]) == Set(old[..<20]))
  }

  @Test func smallChangesAreSmall() {
    let old = [Entry](count: 1_000)
    #expect(changedContents(old, ListChange.oneContent(old)) == 1)
    #expect(changedContents(old, ListChange.onePercentOfContents(old)) == 10)
    #expect(ListChange.oneInserted(old).map(\.number)[500] == 1_000)
    #expect(ListChange.firstToEnd(old).map(\.number) == Array(1..<1_000) + [0])
    #expect(Set(ListChange.shuffled(old)) == Set(old))
  }

  @Test func mixedSectionChangesAreAsDocumented() {
    let old = [SectionEntries](sections: 100, rowsEach: 100)
    let new = old.withMixedChanges()
    var numbers = Array(0..<100)
    numbers.insert(numbers.remove(at: 25), at: 75)
    #expect(new.map(\.number) == numbers)
    #expect(new.allRows.count { $0.revision == 1 } == 100)
    #expect(Set(new.allRows.map(\.number)) == Set(old.allRows.map(\.number)))
    #expect(rowsInOtherSections(new) == 5)
  }

  @Test func modelsFollowTheirEntries() {
    let old = [Entry](count: 100)
    let new = ListChange.oneContent(old)
    let pairs = zip(
      old.models(FeedItem<Int>.self, .int), new.models(FeedItem<Int>.self, .int))
    #expect(pairs.map { $0 == $1 }.firstIndex(of: false) == 50)
    #expect(pairs.count { $0 != $1 } == 1)
  }

  @Test func itemsMadeAnewAreEqualAndShareNothing() {
    let update = ItemUpdate(.oneContent, of: 100, .uuidString)
    let (old, new) = update.madeAnew()
    #expect(zip(update.old, old).allSatisfy { Product($0) == Product($1) })
    #expect(zip(old, new).map { Product($0) == Product($1) }.firstIndex(of: false) == 50)
    #expect(address(old[1].id) == address(old[1].id))
    #expect(address(old[1].id) != address(new[1].id))
    #expect(address(old[1].title) != address(update.old[1].title))
  }

  @Test func screensHaveAsManyRowsAsTheirCasesSay() {
    let items = [Entry](count: 234).items(.int)
    #expect(FilteredScreen(items: items).snapshot().sections[0].rows.count == 200)
    #expect(PairScreen(items: items).snapshot().sections[0].rows.count == 468)
    #expect(DividedScreen(items: items).snapshot().sections[0].rows.count == 468)
    #expect(Set(items.map { String(describing: type(of: $0.mixedModel)) }).count == 4)
  }

  /// Returns the address of a string's bytes, which is the same for the same heap object.
  private func address(_ text: String) -> UnsafeRawPointer? {
    var text = text
    return text.withUTF8 { UnsafeRawPointer($0.baseAddress) }
  }

  private func changedContents(_ old: [Entry], _ new: [Entry]) -> Int {
    zip(old, new).count { $0.number == $1.number && $0.revision != $1.revision }
  }

  private func rowsInOtherSections(_ sections: [SectionEntries]) -> Int {
    sections.reduce(0) { total, section in
      total + section.rows.count { $0.number / 100 != section.number }
    }
  }
}
