import ScreenDSLUIKit
import TestSupport

/// Tests of the tests: the random chains catch adapters that break one promise each.
@MainActor @Suite(.timedOnMain) struct BrokenAdapterTests {
  @Test(arguments: AdapterFault.allCases)
  func aBrokenAdapterIsCaught(_ fault: AdapterFault) {
    let expected =
      switch fault {
      case .forgetsDelegates: "own delegate hears nothing"
      case .losesCompletions: "completions are not called"
      case .reloadsData: "lost its focus"
      case .rebuildsSections: "lost its cell"
      case .rebuildsHeaders: "the field in the header of 'open' lost its focus"
      case .anchorsByIndex: "is moved"
      }
    let failures = (0..<300).lazy.compactMap {
      MatrixChain<AppScreens>.failure(seed: $0, level: .discipline, fault: fault)
    }
    #expect(failures.contains { $0.contains(expected) }, "\(Array(failures.prefix(3)))")
  }
}
