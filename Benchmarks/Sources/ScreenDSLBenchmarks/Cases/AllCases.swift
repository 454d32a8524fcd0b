/// All cases in the order of the table.
func allCases() -> [BenchmarkCase] {
  demoCases()
}
