/// What a user of the package pays: screens as apps write them, whose models are made anew, from
/// items to the snapshot and on to what a list is told.
///
/// The names begin with `user:`, so that this word chooses them all.
func userCases() -> [BenchmarkCase] {
  userCases(.int) + userCases(.uuidString) + [userSettingsCase()] + userMemoryCases(.uuidString)
}

private func userCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  userBuildCases(kind) + userStatementCases(kind) + userChangeCases(kind) + userSectionCases(kind)
    + userScreenCases(kind)
}
