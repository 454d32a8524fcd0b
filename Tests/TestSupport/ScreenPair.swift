/// Two screens from one seed: two unrelated ones, or a screen before and after a few edits.
package struct ScreenPair {
  package let oldSpec: ListSpec, newSpec: ListSpec
  package let old: ScreenSnapshot, new: ScreenSnapshot, changes: Changeset

  package init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let duplicates = seed % 4 == 0
    oldSpec = .random(&random, duplicates: duplicates)
    newSpec = seed % 2 == 0 ? .random(&random, duplicates: duplicates) : oldSpec.edited(&random)
    old = oldSpec.snapshot()
    new = newSpec.snapshot(reusing: seed % 3 == 0 ? old : nil)
    changes = new.changeset(from: old)
  }
}
