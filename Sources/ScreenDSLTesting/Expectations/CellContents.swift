public import ScreenDSLLooks

/// What a cell tells its users, however it looks: texts, labels, values, and what can be touched.
///
/// A cell's view has such contents, and so has its look: a test compares them.
public struct CellContents: Hashable, Sendable {
  /// A part of a cell that the user can touch.
  package struct Control: Hashable, Sendable {
    /// What it is called; nil if nothing says so.
    package var label: String?
    /// What it is set to; nil for one that is only pressed.
    package var value: String?

    /// Creates the description of a control.
    package init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// What assistive technologies call the cell; nil if it is called by its texts.
  package var label: String?
  /// The texts that are shown outside of controls.
  package var texts: [String]
  /// The accessibility labels of parts that are neither texts nor controls.
  package var labels: [String]
  /// What the cell, and parts that are no controls, say that they are set to.
  package var values: [String]
  /// What can be touched.
  package var controls: [Control]

  /// Creates contents, in any order.
  package init(
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

extension LookNode {
  /// What the look tells its users, to compare it with a cell's view.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var contents: CellContents {
    let said = style.values.accessibility
    var contents = CellContents(label: said.label)
    if !parts.isEmpty, let value = said.value { contents.values.append(value) }
    add(to: &contents, isOutermost: true, depth: Self.maximumDepth)
    return contents
  }

  private func add(to contents: inout CellContents, isOutermost: Bool, depth: Int) {
    let said = style.values.accessibility
    if style.values.isLoading { return }
    switch kind {
    case .text(let text), .badge(let text):
      if !text.isEmpty { contents.texts.append(text) }
      if let value = said.value { contents.values.append(value) }
    case .control(let control):
      let title = control.title.isEmpty ? nil : control.title
      contents.controls.append(
        CellContents.Control(label: said.label ?? title, value: spokenValue))
    case .image, .avatar, .progress, .spinner:
      if !isOutermost, let label = said.label { contents.labels.append(label) }
      if let value = spokenValue { contents.values.append(value) }
    case .stack:
      if !isOutermost, let label = said.label { contents.labels.append(label) }
      if !isOutermost, let value = said.value { contents.values.append(value) }
      if depth == 0 { return }
      for part in parts { part.add(to: &contents, isOutermost: false, depth: depth - 1) }
    case .divider, .spacer: break
    }
  }
}
