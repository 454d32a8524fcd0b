import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@MainActor @Suite(.timedOnMain) struct CellRegistrationHeadlessTests {
  private func show(_ registration: CellRegistration<HeadlessList>) -> HeadlessHost {
    let host = HeadlessHost(registry: CellRegistry(registration))
    host.apply(Sample.lines([3]))
    #expect(host.missingCells == [])
    #expect(host.violations == [])
    return host
  }

  @Test func aClass() {
    let host = show(.class(Sample.LineCell.self))
    #expect(host.shown == ["line 3:0"])
  }

  @Test func aNibIsNamedInTheLogAndMakesItsClass() {
    let host = show(.nib(Sample.LineCell.self, named: "Line"))
    #expect(host.shown == ["line 3:0"])
    #expect(host.takeLines()[1] == "create LineCell from Line from nib Line")
  }

  @Test func aFactory() {
    let cell = Sample.LineCell()
    let host = show(.view { cell })
    #expect(host.line(3) === cell)
  }

  @Test func aClassThatKnowsNoModel() {
    let host = show(
      .class(Sample.Cell.self, showing: Sample.Line.self) { cell, line, _ in
        cell.shown = "closure \(line.id)"
      })
    #expect(host.shown == ["closure 3"])
  }

  @Test func theRegistrationKnowsItsPlace() {
    let registration = CellRegistration<HeadlessList>.class(Sample.LineCell.self)
    #expect(registration.place.description.hasSuffix("HeadlessTests.swift:\(#line - 1)"))
  }
}
