@Suite(.timed) struct ReuseIdentifierTests {
  @Test func typeAndVariantCountNoNameHasAnAddressAndTwoTypesMayShareACell() {
    let all: [ReuseIdentifier] = [
      ReuseIdentifier(Label.self), ReuseIdentifier(Note.self),
      ReuseIdentifier(Label.self, variant: "wide"), ReuseIdentifier(Label.self, variant: ""),
      ReuseIdentifier(Note.self, variant: "wide"),
    ]
    expectEqual(all.indices.filter { all[$0] == ReuseIdentifier(Label.self, variant: "wide") }, [2])
    expectEqual(Set(all.map(\.hashValue)).count, all.count)
    expectEqual(["\(all[0])", "\(all[2])"], ["TestSupport.Label", "TestSupport.Label.wide"])
    expectEqual("\(ReuseIdentifier(Mail.self))", "ScreenDSLTests.ReuseIdentifierTests.Mail")
    let audit = CellRegistry<FakeHost>().audit(ScreenSnapshot(Mail()))
    #expect(audit.description.contains("'ScreenDSLTests.ReuseIdentifierTests.Mail'"))
    expectEqual(ValueText.withoutAddresses("A<B.(unknown context at $5610).C>(d)"), "A<B.C>(d)")
    for text in ["((A, B)) -> ()", ""] { expectEqual(ValueText.withoutAddresses(text), text) }
    struct Plain: CellModel { var text = 0 }
    struct Fancy: CellModel {
      var text = 0
      var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Plain.self) }
    }
    let old = ScreenSnapshot(Section("s") { Plain().id("x") })
    let new = ScreenSnapshot(Section("s") { Fancy().id("x") })
    expectEqual(new.changeset(from: old).rowUpdates.map(\.kind), [.reconfigure])
  }

  private struct Mail: CellModel {}

  @Test(arguments: [3, 40]) func anotherVariantIsAReload(count: Int) {
    func screen(_ text: Int) -> ScreenSnapshot {
      ScreenSnapshot("s") { for number in 0..<count { Price(text: number == 1 ? text : 0) } }
    }
    expectEqual(screen(2).changeset(from: screen(0)).rowUpdates.map(\.kind), [.reconfigure])
    expectEqual(screen(1).changeset(from: screen(0)).rowUpdates.map(\.kind), [.reload])
    expectEqual(screen(3).changeset(from: screen(1)).rowUpdates.map(\.kind), [.reconfigure])
    expectEqual(screen(0).changeset(from: screen(1)).rowUpdates.map(\.kind), [.reload])
  }
}
