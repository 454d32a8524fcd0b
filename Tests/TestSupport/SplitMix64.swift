/// A generator with a seed (Steele, Lea and Flood 2014), so that a failure can be repeated.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  package mutating func int(below limit: Int) -> Int {
    limit <= 0 ? 0 : Int(next() % UInt64(limit))
  }

  package mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    int(below: denominator) < numerator
  }
}
