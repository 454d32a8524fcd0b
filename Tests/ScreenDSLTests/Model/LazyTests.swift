@testable import ScreenDSL

@Suite(.timed) struct LazyTests {
  private final class Boxed: Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  /// An owner with a property of its own, which must not be used as the slot.
  private final class Owner: LazySlot, @unchecked Sendable {
    // Unchecked only because the superclass is; the property is a constant.
    let name = "owner"
  }

  @Test func manyTasksGetOneObject() async {
    for round in 0..<50 {
      let owner = Owner()
      let objects = await withTaskGroup(of: Boxed.self) { group in
        for number in 0..<8 { group.addTask { owner.lazily { Boxed(number) } } }
        return await group.reduce(into: [Boxed]()) { $0.append($1) }
      }
      #expect(objects.allSatisfy { $0 === objects[0] }, "round \(round)")
    }
  }

  @Test func whoeverIsFirstWinsAndTheValueGoesWithItsOwner() {
    let owner = Owner()
    #expect(owner.made(as: Boxed.self) == nil)
    let value = owner.lazily {
      _ = owner.lazily { Boxed(1) }
      return Boxed(2)
    }
    #expect(value.value == 1 && owner.name == "owner" && owner.made(as: Boxed.self) === value)
    weak var kept: Boxed?
    do {
      let owner = Owner()
      kept = owner.lazily { Boxed(1) }
      _ = owner.lazily { Boxed(2) }
      #expect(kept != nil)
      _ = owner.made(as: Boxed.self)
      withExtendedLifetime(owner) {}
    }
    #expect(kept == nil)
  }
}
