extension ScreenSnapshot {
  /// A section of a snapshot.
  public struct Section: Sendable, Equatable {
    let storage: SectionStorage

    /// The section's identity on the screen.
    public var id: SectionID { storage.id }

    /// What the view above the rows shows; nil if there is none.
    public var header: (any CellModel)? { supplementary(.header)?.model }

    /// What the view below the rows shows; nil if there is none.
    public var footer: (any CellModel)? { supplementary(.footer)?.model }

    /// Header, footer and other decorations, in this order, the others by name.
    public var supplementaries: [Supplementary] {
      storage.supplementaries.filter { $0.kind != .layout }
    }

    /// How the rows lie; nil if the host decides.
    public var layout: LayoutHint? {
      (storage.supplementary(.layout)?.model as? SectionLayout)?.hint
    }

    /// Returns the supplementary of a kind; nil if there is none.
    public func supplementary(_ kind: SupplementaryKind) -> Supplementary? {
      supplementaries.first { $0.kind == kind }
    }

    /// The rows, from top to bottom.
    public var rows: Rows { Rows(list: storage.rows) }

    /// The statement that made the section; nil for one that loose rows formed.
    public var source: SourceLine? { storage.source }

    public static func == (left: Section, right: Section) -> Bool {
      left.storage.isEqual(to: right.storage)
    }
  }

  /// The sections of a snapshot, by index from 0.
  public struct Sections: RandomAccessCollection, Sendable {
    let storage: ScreenStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.sections.count }
    public subscript(index: Int) -> Section { Section(storage: storage.sections[index]) }
  }

  /// The rows of a section, by index from 0.
  public struct Rows: RandomAccessCollection, Sendable {
    let list: RowList

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }

    public subscript(index: Int) -> Row {
      precondition((0..<list.count).contains(index), "Row out of range")
      return list.row(at: index)
    }
  }
}
