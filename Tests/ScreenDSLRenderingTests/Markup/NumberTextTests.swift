import Testing

@testable import ScreenDSLRendering

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (0.004, "0"), (-0.004, "0"),
    (115.333_333, "115.33"), (0.125, "0.13"), (-2.5, "-2.5"), (.nan, "0"), (.infinity, "0"),
    (1e300, "1000000000"), (-1e300, "-1000000000"), (99.999, "100"),
  ])
  func decimals(_ value: Double, _ expected: String) {
    #expect(NumberText.decimal(value) == expected)
  }

  @Test(arguments: [
    (0.0, "0%"), (0.256, "26%"), (1, "100%"), (7, "100%"), (-1, "0%"), (.nan, "0%"),
  ])
  func percents(_ value: Double, _ expected: String) {
    #expect(NumberText.percent(value) == expected)
  }
}
