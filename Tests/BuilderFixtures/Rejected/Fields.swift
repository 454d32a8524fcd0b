// A closure cannot be compared, so that a model cannot hold one; the last note names `Handler`.

import ScreenDSL

// error: type 'PlainClosure' does not conform to protocol 'Equatable'
struct PlainClosure: CellModel {
  var title: String
  // error: stored property 'onClose' of 'Sendable'-conforming struct 'PlainClosure' has non-Sendable type '() -> ()'
  var onClose: () -> Void
}

// note: candidate would match if 'PlainClosure' conformed to '_HandlersInsteadOfClosures'

// error: type 'OptionalClosure' does not conform to protocol 'Equatable'
enum OptionalClosure: ContainerModel {
  case plain
  case tappable(onTap: (@Sendable () -> Void)?)
}

// note: candidate would match if 'OptionalClosure' conformed to '_HandlersInsteadOfClosures'

func closureForHandler() -> Section {
  Section("main") {
    // error: closure passed to parameter of type 'Handler<Void>' that does not accept a closure
    Banner(title: "Promo", onClose: { print("closed") })
  }
}

// Without `==` for each field a model has none. The compiler's first note names the field.

struct Price: Sendable { var cents: Int }

// error: type 'PriceRow' does not conform to protocol 'Equatable'
struct PriceRow: CellModel { var price: Price }

// note: stored property type 'Price' does not conform to protocol 'Equatable', preventing synthesized conformance of 'PriceRow' to 'Equatable'
// note: candidate would match if 'PriceRow' conformed to '_HandlersInsteadOfClosures'

final class Cache: Equatable {
  var count = 0
  static func == (left: Cache, right: Cache) -> Bool { left.count == right.count }
}

struct CacheRow: CellModel {
  // error: stored property 'cache' of 'Sendable'-conforming struct 'CacheRow' has non-Sendable type 'Cache'
  var cache: Cache
}
