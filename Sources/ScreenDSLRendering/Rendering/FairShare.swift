/// Divides room between parts that together want more than there is.
enum FairShare {
  /// Returns the size that no part may exceed, as large as possible, so that all have room.
  static func limit(of wishes: [Double], room: Double) -> Double {
    var room = max(0, room)
    let ascending = wishes.sorted()
    for (index, wish) in ascending.enumerated() {
      let limit = room / Double(ascending.count - index)
      if wish > limit { return limit }
      room -= wish
    }
    return ascending.last ?? 0
  }
}
