// A closure cannot be compared, so that a model cannot hold one; the last note names `Handler`.

import ScreenDSL

// error: type 'PlainClosure' does not conform to protocol 'Equatable'
struct PlainClosure: CellModel {
  var title: String
  // error: stored property 'onClose' of 'Sendable'-conforming struct 'PlainClosure' has non-Sendable type '() -> ()'
  var onClose: () -> Void
}

// note: candidate would match if 'PlainClosure' conformed to 'HandlersInsteadOfClosures'

// error: type 'SendableClosure' does not conform to protocol 'Equatable'
struct SendableClosure: CellModel, Identifiable {
  let id: Int
  var onClose: @MainActor @Sendable () -> Void
}

// note: candidate would match if 'SendableClosure' conformed to 'HandlersInsteadOfClosures'

// error: type 'OptionalClosure' does not conform to protocol 'Equatable'
enum OptionalClosure: ContainerModel {
  case plain
  case tappable(onTap: (@Sendable () -> Void)?)
}

// note: candidate would match if 'OptionalClosure' conformed to 'HandlersInsteadOfClosures'

func closureForHandler() -> Section {
  Section("main") {
    // error: closure passed to parameter of type 'Handler<Void>' that does not accept a closure
    Banner(title: "Promo", onClose: { print("closed") })
  }
}
