extension TestScreen {
  /// Passes each element of a sequence to a closure, which changes the state. After each element, the test screen shows
  /// the new state. The method returns when the sequence ends.
  ///
  /// ```swift
  /// await screen.follow(store.states.prefix(3)) { model.state = $0 }
  /// ```
  /// The test fails if the sequence throws, or has no element.
  ///
  /// - Parameters:
  ///   - states: The sequence, such as the states of a store.
  ///   - change: Changes the state that the screen's declaration reads.
  @discardableResult
  public func follow<States: AsyncSequence>(
    _ states: States, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, change: (States.Element) -> Void
  ) async -> TestScreen where States.Element: Sendable {
    let site = CallSite(fileID, filePath, line, column)
    let iterator = OneByOne(states.makeAsyncIterator())
    var count = 0
    do {
      while let state = try await iterator.next() {
        count += 1
        step("Follow \(count)", "After element \(count) of a sequence", site) { change(state) }
      }
    } catch {
      let place = "after \(ChangeWords.count(count, "element"))"
      let problem = "Sequence must end without an error (was '\(error)' \(place))"
      return attempt(site) { throw Problem(problem) }
    }
    return attempt(site) {
      if count == 0 { throw Problem("Sequence must have an element (had none)") }
    }
  }
}

/// An iterator of an asynchronous sequence. Its `next()` runs outside of the main actor.
private final class OneByOne<Iterator: AsyncIteratorProtocol>: @unchecked Sendable
where Iterator.Element: Sendable {
  // Unchecked `Sendable` because of the iterator. Each call of `next()` begins after the previous call has ended.
  private var iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next() async throws -> Iterator.Element? { try await iterator.next() }
}
