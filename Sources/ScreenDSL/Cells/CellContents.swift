/// What a cell tells its users, however it looks: texts, labels, values, and what can be touched.
///
/// A cell's view has such contents, and so has its look: a test compares them.
public struct CellContents: Hashable, Sendable {
  /// A part of a cell that the user can touch.
  public struct Control: Hashable, Sendable {
    /// What it is called; nil if nothing says so.
    public var label: String?
    /// What it is set to; nil for one that is only pressed.
    public var value: String?

    /// Creates the description of a control.
    public init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// What assistive technologies call the cell; nil if it is called by its texts.
  public var label: String?
  /// The texts that are shown outside of controls.
  public var texts: [String]
  /// The accessibility labels of parts that are neither texts nor controls.
  public var labels: [String]
  /// What the cell, and parts that are no controls, say that they are set to.
  public var values: [String]
  /// What can be touched.
  public var controls: [Control]

  /// Creates contents, in any order.
  public init(
    label: String? = nil, texts: [String] = [], labels: [String] = [], values: [String] = [],
    controls: [Control] = []
  ) {
    self.label = label
    self.texts = texts
    self.labels = labels
    self.values = values
    self.controls = controls
  }
}

/// A cell that is shown, and what it tells.
public struct ShownCell: Sendable {
  /// The path of its row, or the kind of a supplementary and its section.
  public let name: String
  /// The model that it shows.
  public let model: any CellModel
  /// The statement that made the row or the section; nil if no builder did.
  public let source: SourceLine?
  /// What it tells.
  public let contents: CellContents

  /// Creates the description of a cell.
  public init(
    name: String, model: any CellModel, source: SourceLine? = nil, contents: CellContents
  ) {
    self.name = name
    self.model = model
    self.source = source
    self.contents = contents
  }
}
