/// The costs for a user of the package: screens as apps write them, with new models in each evaluation, from the
/// app's items to the snapshot and on to the operations of a list.
///
/// All names begin with `user:`, so that this word selects them.
func userCases() -> [BenchmarkCase] {
  userCases(.int) + userCases(.uuidString) + [userSettingsCase()] + userMemoryCases(.uuidString)
}

private func userCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  userBuildCases(kind) + userStatementCases(kind) + userChangeCases(kind) + userSectionCases(kind)
    + userScreenCases(kind)
}
