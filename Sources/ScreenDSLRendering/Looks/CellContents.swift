import ScreenDSL

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

extension CellLook {
  /// What the look tells its users, to compare it with a cell's view.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var contents: CellContents {
    var contents = CellContents(label: accessibility.label)
    if !parts.isEmpty, let value = accessibility.value { contents.values.append(value) }
    add(to: &contents, isOutermost: true, depth: Self.maximumDepth)
    return contents
  }

  private func add(to contents: inout CellContents, isOutermost: Bool, depth: Int) {
    if isLoading { return }
    switch kind {
    case .title(let text), .subtitle(let text), .value(let text), .badge(let text):
      if !text.isEmpty { contents.texts.append(text) }
      if let value = accessibility.value { contents.values.append(value) }
    case .button(let text):
      contents.controls.append(
        CellContents.Control(label: accessibility.label ?? text, value: accessibility.value))
    case .field(_, let placeholder):
      let label = accessibility.label ?? (placeholder.isEmpty ? nil : placeholder)
      contents.controls.append(CellContents.Control(label: label, value: spokenValue))
    case .segments, .toggle, .slider:
      contents.controls.append(
        CellContents.Control(label: accessibility.label, value: spokenValue))
    case .image, .progress:
      if !isOutermost, let label = accessibility.label { contents.labels.append(label) }
      if let value = spokenValue { contents.values.append(value) }
    case .horizontal, .vertical:
      if !isOutermost, let label = accessibility.label { contents.labels.append(label) }
      if !isOutermost, let value = accessibility.value { contents.values.append(value) }
      if depth == 0 { return }
      for part in parts { part.add(to: &contents, isOutermost: false, depth: depth - 1) }
    case .divider, .spacer: break
    }
  }
}
