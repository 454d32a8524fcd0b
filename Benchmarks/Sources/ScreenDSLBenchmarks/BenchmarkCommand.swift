import ArgumentParser

@main
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ScreenDSLBenchmarks",
    abstract: "Measures ScreenDSL against floors that are measured in the same run.",
    discussion: """
      Times are reported and never judged. Counts (allocations, hash calls, equality calls) are \
      the same in every run of a release build; --check-counts fails when one is not as recorded.
      """
  )

  @Argument(help: "Only cases whose name, IDs or row count contain one of these words.")
  var cases: [String] = []

  @Option(name: .customLong("json"), help: "Write the results as a list of objects.")
  var jsonFile: String?

  @Option(
    name: .customLong("counts"),
    help: "Write the counts as new expectations; with <cases>, only those of these cases.")
  var countsFile: String?

  @Option(name: .customLong("check-counts"), help: "Fail if a count is not the one in this file.")
  var expectationsFile: String?

  @Flag(help: "Count, but take no times.")
  var countsOnly = false

  @Flag(help: "List the cases and run nothing.")
  var list = false

  @Option(help: "Print how costs grow up to so many rows, at least 1000, and run no case.")
  var growth: Int?

  @Option(help: "The time to spend on one case.")
  var seconds = Sampler().budget

  func validate() throws {
    guard (0...3_600).contains(seconds) else {
      throw ValidationError("Seconds must be between 0 and 3600 (was \(seconds))")
    }
    if let growth {
      guard growth >= 1_000 else {
        throw ValidationError("Rows must be at least 1000 (was \(growth))")
      }
      guard cases.isEmpty, jsonFile == nil, countsFile == nil, expectationsFile == nil else {
        throw ValidationError("--growth runs no case; leave out the other arguments")
      }
    }
    guard !countsOnly || jsonFile == nil else {
      throw ValidationError("--json needs times; leave out --counts-only")
    }
    #if DEBUG
      guard countsFile == nil, expectationsFile == nil else {
        throw ValidationError("Counts are those of a release build; run with -c release")
      }
    #endif
  }

  func run() throws {
    let chosen = try chosenCases()
    if list {
      print(chosen.map(\.label).joined(separator: "\n"))
      return
    }
    DeterministicHashing.ensure()
    if let growth {
      print(GrowthTable(most: growth))
      return
    }
    let results = measure(chosen)
    print(ResultTable(results: results))
    try report(results)
  }
}
