#if os(Linux) || os(macOS)
  /// Tests that the type-checking costs of builders match `BuilderFixtures/scopes.json`. To record new numbers, run
  /// `SCREENDSL_CHECKS=1 SCREENDSL_RECORD_SCOPES=1 swift test --filter TypeCheckCostTests`, without `CI`.
  @Suite(.timed) struct TypeCheckCostTests {
    @Test func costDoesNotGrow() throws {
      let costs = try TypeCheckCosts.measured()
      let environment = ProcessInfo.processInfo.environment
      let isRecording = environment["SCREENDSL_RECORD_SCOPES"] == "1" && environment["CI"] == nil
      if isRecording { try costs.record() }
      let recorded = try TypeCheckCosts.recorded()
      expectEqual(Set(costs.screens.keys), Set(recorded.screens.keys))
      for (name, cost) in costs.screens {
        let limit = try #require(recorded.screens[name])
        #expect(
          !cost.exceeds(limit),
          "'\(name)' costs \(cost) with \(costs.compiler), \(limit) with \(recorded.compiler)")
      }
    }

    @Test func costIsLinearInTheNumberOfStatementsAndATenthIsTheLimit() throws {
      let screens = try TypeCheckCosts.recorded().screens
      let perStatement = try [10, 30, 100].map { count in
        Double(try #require(screens["Mixed\(count)"]).scopes) / Double(count)
      }
      #expect(perStatement.allSatisfy { $0 < 60 })
      #expect(perStatement[2] <= perStatement[0] * 1.1, "\(perStatement)")
      let hundred = TypeCheckCost(scopes: 100, leafScopes: 50)
      let costs = [(110, 55), (111, 50), (90, 56)].map { TypeCheckCost(scopes: $0, leafScopes: $1) }
      expectEqual(costs.map { $0.exceeds(hundred) }, [false, true, true])
    }

    /// The compiler tries the overload of `Look.picker` for a closure and a value before those for handlers and sets.
    /// If no overload fits, the compiler checks all rows again for each initializer of a section that it tries.
    @Test(arguments: [
      nil, "Look.text(5)", "Label()",
      "Look.toggle(\"a\", isOn: true) { _ in try Task.checkCancellation(); await Task.yield() }",
    ]) func aMistakeBesidePickersOrAmidSixtyRowsIsFoundSoon(_ mistake: String?) throws {
      let screen = mistake.map { GeneratedScreen.form(60, mistake: $0) } ?? .pickersAndAMistake
      let cost = try TypeCheckCosts.cost(ofMistaken: screen)
      #expect(cost.scopes < (mistake == nil ? 80_000 : 15_000), "\(cost)")
    }
  }
#endif
