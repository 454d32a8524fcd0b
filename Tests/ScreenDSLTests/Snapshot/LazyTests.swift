import Testing

@testable import ScreenDSL

/// A lazy value is one object, whoever asks first.
@Suite struct LazyTests {
  @Test func madeOnFirstUse() {
    let lazy = Lazy<Boxed<Int>>()
    #expect(lazy.made == nil)
    let value = lazy.value { Boxed(3) }
    #expect(value.value == 3)
    #expect(lazy.made === value)
    #expect(lazy.value { Boxed(4) } === value)
  }

  @Test func knownFromTheStart() {
    let known = Boxed("a")
    let lazy = Lazy<Boxed<String>>(known)
    #expect(lazy.made === known)
    #expect(lazy.value { Boxed("b") } === known)
  }

  @Test func manyTasksGetOneObject() async {
    for round in 0..<50 {
      let lazy = Lazy<Boxed<Int>>()
      let objects = await withTaskGroup(of: Boxed<Int>.self) { group in
        for number in 0..<8 { group.addTask { lazy.value { Boxed(number) } } }
        return await group.reduce(into: [Boxed<Int>]()) { $0.append($1) }
      }
      #expect(objects.allSatisfy { $0 === objects[0] }, "round \(round)")
    }
  }

  @Test func whoeverIsFirstWinsWhileTheValueIsMade() {
    let lazy = Lazy<Boxed<Int>>()
    let value = lazy.value {
      _ = lazy.value { Boxed(1) }
      return Boxed(2)
    }
    #expect(value.value == 1)
    #expect(lazy.made === value)
  }

  @Test func theValueGoesWithItsOwner() {
    weak var value: Boxed<Int>?
    do {
      let lazy = Lazy<Boxed<Int>>()
      value = lazy.value { Boxed(1) }
      _ = lazy.value { Boxed(2) }
      #expect(value != nil)
      _ = lazy.made
    }
    #expect(value == nil)
  }
}
