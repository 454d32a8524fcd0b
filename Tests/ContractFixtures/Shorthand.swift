import TestSupport
package import UpdateContract

package func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
package func move(_ from: Int, _ to: Int) -> SectionMove { SectionMove(from: from, to: to) }
package func move(_ from: ItemPath, _ to: ItemPath) -> ItemMove { ItemMove(from: from, to: to) }

/// Returns the batch of a text such as `delete 0, move 1.0 to 0.2`; a single number is a section, two numbers are an
/// item.
package func batch(_ text: String) -> BatchOperations {
  var batch = BatchOperations()
  for operation in text.split(separator: ",") {
    let words = operation.split(separator: " ")
    let places = words.map { $0.split(separator: ".").compactMap { Int($0) } }
      .filter { !$0.isEmpty }
    let sections = places.map { $0[0] }
    let paths = places.filter { $0.count == 2 }.map { ItemPath($0) }
    switch (words[0], paths.isEmpty) {
    case ("delete", true): batch.sectionDeletes += sections
    case ("insert", true): batch.sectionInserts += sections
    case ("reload", true): batch.sectionReloads += sections
    case ("move", true): batch.sectionMoves.append(move(sections[0], sections[1]))
    case ("delete", false): batch.itemDeletes += paths
    case ("insert", false): batch.itemInserts += paths
    case ("reload", false): batch.itemReloads += paths
    case ("reconfigure", false): batch.itemReconfigures += paths
    case ("move", false): batch.itemMoves.append(move(paths[0], paths[1]))
    default: fatalError("no operation: \(operation)")
    }
  }
  return batch
}

/// Returns the entries of a table in this folder, each of which has two lines.
func table(_ name: String) -> [(head: Substring, message: Substring)] {
  guard let table = try? Repository.text("Tests/ContractFixtures/\(name)") else {
    fatalError("No table '\(name)'")
  }
  let lines = table.split(separator: "\n")
  return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
}

/// Returns the numbers of a text such as `[1, 2]`.
func numbers(_ text: some StringProtocol) -> [Int] {
  text.split { !$0.isNumber }.compactMap { Int($0) }
}
