package import UpdateContract

/// The path of an item.
package func at(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(section: section, item: item)
}

/// The move of a section.
package func move(_ from: Int, _ to: Int) -> SectionMove {
  SectionMove(from: from, to: to)
}

/// The move of an item.
package func move(_ from: ItemPath, _ to: ItemPath) -> ItemMove {
  ItemMove(from: from, to: to)
}
