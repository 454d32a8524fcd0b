@testable import ScreenDSL

@Suite(.timed) struct RowIDTests {
  @Test func integersOfAllWidthsAreEqual() {
    let ids: [RowID] = [
      RowID(7), RowID(Int8(7)), RowID(Int16(7)), RowID(Int32(7)), RowID(Int64(7)), RowID(UInt(7)),
      RowID(UInt8(7)), RowID(UInt16(7)), RowID(UInt32(7)), RowID(UInt64(7)), 7,
    ]
    #expect(Set(ids).count == 1 && ids.allSatisfy { $0 == 7 && $0.description == "7" })
    #expect(RowID(Int8(-1)) == RowID(-1) && RowID(UInt64(Int64.max)) == RowID(Int64.max))
    expectEqual(RowID(Int64.min).description, "-9223372036854775808")
    #expect(RowID(UInt.max) == RowID(UInt64.max) && RowID(UInt64.max) != RowID(-1))
    #expect(RowID(UInt64.max) != RowID(UInt64.max - 1))
    expectEqual(RowID(UInt64.max).description, "18446744073709551615")
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    #expect(RowID(Int128.max) == RowID(UInt128(Int128.max)) && RowID(Int128.max) != RowID(-1))
    expectEqual(RowID(Int128(1) << 64).description, "18446744073709551616")
  }

  @Test func aRowIDStaysAsItIsAndTheSaltIsPartOfIt() {
    let salted = RowID(1, of: Note.self)
    #expect(RowID(salted) == salted && RowID(salted, of: Label.self) == salted)
    let duplicates = ScreenSnapshot(Section("s") { (0..<3).map { Note(id: 7, text: $0) } })
    let numbered = duplicates.sections[0].rows[1].id
    #expect(RowID(numbered) == numbered && RowID(numbered).description == "7~2")
    let note = RowID(1, of: Note.self)
    #expect(note != RowID(1, of: Photo.self) && note != RowID(1) && note.description == "1")
    expectEqual(note.hashValue, RowID(UInt8(1), of: Note.self).hashValue)
    #expect(RowID(1, of: [Int].self) != RowID(1, of: [UInt].self))
    // An optional ID is that ID.
    #expect(RowID(String?.none) == RowID(String?.none) && RowID(String?.none) != RowID(Int?.none))
    #expect(RowID(Optional("a")) == RowID("a") && RowID(Optional("a")) != RowID(Optional("b")))
    #expect(RowID(Optional(Optional(UInt8(1)))) == RowID(1) && RowID(Int?.none) != RowID(0))
    let id = RowID("a", of: Note.self)
    #expect(RowID(Optional(id)) == id && RowID(Optional(id), of: Label.self) == id)
    #expect(RowID(RowID?.none) == RowID(RowID?.none) && RowID(RowID?.none) != id)
  }

  @Test func valuesOfAnyTypeAreIDs() {
    enum Part: Hashable {
      case banner
      case menu(Int)
    }
    struct Place: Hashable { var x = 0, y = 0 }
    expectEqual(RowID(Part.menu(1)).hashValue, RowID(Part.menu(1)).hashValue)
    #expect(RowID(Part.menu(1)) != RowID(Part.menu(2)) && RowID(Part.banner) != RowID(Part.menu(0)))
    #expect(RowID(Place(x: 1)) == RowID(Place(x: 1)) && RowID(Place(x: 1)) != RowID(Place(y: 1)))
    #expect("\(RowID(Part.menu(3))) \(RowID(Part.banner).scoped(by: "\n"))" == "menu(3) \n.banner")
    enum First: Hashable { case a }
    enum Second: Hashable { case a }
    #expect(RowID(First.a) != RowID(Second.a) && RowID(Character("a")) != RowID("a"))
    #expect(RowID(true) != RowID(1) && RowID(1.0) != RowID(1))
    let ids = [1, "a", RowID(UUID()), RowID(Part.banner), RowID(2).scoped(by: "g")]
    expectEqual(ids.map(\.form), [0, 1, 2, 4, 0])
  }

  @Test func anIDThatIsNotEqualToItselfCrashesNothing() {
    func section() -> Section { Section("s") { (0..<3).map { Label(text: $0).id(Double.nan) } } }
    let old = ScreenSnapshot(section())
    let new = ScreenSnapshot(section(), reusing: old)
    #expect(old.rowCount == 3 && old.declarationProblems == [])
    expectEqual(old.sections[0].rows.map(\.id).map { old.position(of: $0)?.row }, [0, 1, 2])
    #expect(old.position(of: RowID(Double.nan)) == nil)
    let changes = new.changeset(from: old)
    #expect(changes.rowInsertions.count == 3 && changes.rowRemovals.count == 3)
    #expect(old.applying(changes) == new && changes.stages.last?.snapshot == new)
  }

  @Test func aValueIsOneIDAndLooseRowsFormSectionsByWhatPrecedesThem() {
    #expect(SectionID(UInt8(3)) == 3 && SectionID("3") != SectionID(3))
    expectEqual(SectionID("\u{212A}"), "K")
    let implicit = SectionID.implicit(after: "a")
    #expect(SectionID(implicit) == implicit && SectionID(Optional(implicit)) == implicit)
    #expect(SectionID(SectionID("a")) == "a" && SectionID(SectionID?.none) != implicit)
    #expect(implicit == .implicit(after: "a") && implicit != .implicit(after: "b"))
    #expect(SectionID.implicit(after: nil) != "rows")
  }
}
