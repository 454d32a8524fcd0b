import ScreenSim
import Testing
import UpdateContract

/// A smallest mistake in the use of a list, and the violation that it must lead to.
struct ViewTrigger: Sendable, CustomTestStringConvertible {
  var code: String
  var kind: ListKind
  /// The loosest level that refuses the use.
  var level: ContractLevel
  var message: String
  /// Makes the mistake with a list of the level.
  var make: @MainActor @Sendable (ListKind, ContractLevel) -> Bed

  var testDescription: String { "\(code) \(kind) \(message)" }

  init(
    _ code: String, _ message: String, _ kind: ListKind, from level: ContractLevel = .contract,
    make: @escaping @MainActor @Sendable (ListKind, ContractLevel) -> Bed
  ) {
    self.code = code
    self.message = message
    self.kind = kind
    self.level = level
    self.make = make
  }

  /// Makes a mistake with a list of three items that is ready.
  init(
    _ code: String, _ message: String, _ kind: ListKind, from level: ContractLevel = .contract,
    using mistake: @escaping @MainActor @Sendable (Bed) -> Void
  ) {
    self.init(code, message, kind, from: level) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level)
      mistake(bed)
      return bed
    }
  }

  /// Makes the mistake in the first layout of a list of three items.
  static func onShowing(
    _ code: String, _ message: String, _ kind: ListKind, from level: ContractLevel = .contract,
    preparing mistake: @escaping @MainActor @Sendable (Bed) -> Void
  ) -> ViewTrigger {
    ViewTrigger(code, message, kind, from: level) { kind, level in
      let bed = Bed(kind, [[1, 2, 3]], level: level, isReady: false)
      mistake(bed)
      bed.show()
      return bed
    }
  }
}

extension ViewTrigger {
  static let all = queries + states + reentrance + uses + dequeues + answers + nibs + own

  static func both(_ make: (ListKind) -> ViewTrigger) -> [ViewTrigger] {
    ListKind.allCases.map(make)
  }
}
