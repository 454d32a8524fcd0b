// Without `==` for each field a model has none. The compiler's first note names the field.

import ScreenDSL

struct Price: Sendable {
  var cents: Int
}

// error: type 'PriceRow' does not conform to protocol 'Equatable'
struct PriceRow: CellModel {
  var price: Price
}

// note: stored property type 'Price' does not conform to protocol 'Equatable', preventing synthesized conformance of 'PriceRow' to 'Equatable'
// note: candidate would match if 'PriceRow' conformed to 'HandlersInsteadOfClosures'

// error: type 'PricesRow' does not conform to protocol 'Equatable'
struct PricesRow: CellModel, Identifiable {
  let id: Int
  var prices: [Price]
}

// note: stored property type '[Price]' does not conform to protocol 'Equatable', preventing synthesized conformance of 'PricesRow' to 'Equatable'

final class Cache: Equatable {
  var count = 0
  static func == (left: Cache, right: Cache) -> Bool { left.count == right.count }
}

struct CacheRow: CellModel {
  // error: stored property 'cache' of 'Sendable'-conforming struct 'CacheRow' has non-Sendable type 'Cache'
  var cache: Cache
}
