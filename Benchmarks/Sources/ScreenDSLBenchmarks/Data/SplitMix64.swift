/// A random number generator with a seed, whose numbers are the same in every run, on every machine and in every
/// Swift release.
///
/// It is SplitMix64 (Steele, Lea and Flood 2014). The standard library's `shuffled(using:)` may change between
/// releases; the functions here do not.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`; the bias of at most `bound / 2^64` does not matter here.
  mutating func index(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns `count` different numbers in `0..<bound`, in ascending order.
  mutating func distinctIndexes(_ count: Int, below bound: Int) -> [Int] {
    var chosen: Set<Int> = []
    while chosen.count < min(count, bound) {
      chosen.insert(index(below: bound))
    }
    return chosen.sorted()
  }
}

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
  /// Shuffles the elements (Fisher and Yates, from the end).
  mutating func shuffle(with random: inout SplitMix64) {
    for offset in stride(from: count - 1, to: 0, by: -1) {
      swapAt(startIndex + offset, startIndex + random.index(below: offset + 1))
    }
  }
}

/// The seed of all generated data, so that runs can be repeated and compared.
let benchmarkSeed: UInt64 = 0x5C12_EE9D

extension SplitMix64 {
  /// Creates a generator for one purpose: it uses the benchmark seed, with another sequence of numbers for every
  /// `stream`.
  init(stream: UInt64) {
    var first = SplitMix64(seed: benchmarkSeed ^ stream)
    self.init(seed: first.next())
  }
}
