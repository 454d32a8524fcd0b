// Stand-ins for the macros of expectations. A check of types calls nothing.
import Testing

func expect(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {}

func expect<Failure: Error, Result>(
  throws failure: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> Result
) -> Failure? { nil }

func expect<Failure: Error & Equatable, Result>(
  throws failure: Failure, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> Result
) -> Failure? { nil }

func expect(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  performing body: @Sendable () async throws -> Void
) async -> ExitTest.Result? { nil }

func require(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) throws {}

func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil
) throws -> Value { fatalError() }

func require(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  performing body: @Sendable () async throws -> Void
) async throws -> ExitTest.Result { fatalError() }

func require<Failure: Error, Result>(
  throws failure: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> Result
) throws -> Failure { fatalError() }
