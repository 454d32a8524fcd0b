import UpdateContract

extension BatchOperations {
  /// The operations as UIKit lists them, one on each line.
  func lines(_ kind: ListKind) -> [String] {
    let noun = kind.noun
    var lines = sectionDeletes.map { "Delete section (\($0))" }
    lines += sectionInserts.map { "Insert section (\($0))" }
    lines += sectionReloads.map { "Reload section (\($0))" }
    lines += sectionMoves.map { "Move section (\($0.from)) to (\($0.to))" }
    lines += itemDeletes.map { "Delete \(noun) \($0)" }
    lines += itemInserts.map { "Insert \(noun) \($0)" }
    lines += itemReloads.map { "Reload \(noun) \($0)" }
    lines += itemReconfigures.map { "Reconfigure \(noun) \($0)" }
    lines += itemMoves.map { "Move \(noun) \($0.from) to \($0.to)" }
    return lines
  }
}
