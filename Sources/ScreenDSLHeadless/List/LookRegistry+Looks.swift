public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks

extension CellRegistry where Host: LookHost {
  package func ownLook(of model: any CellModel) -> LookNode? {
    let maker = registration(for: model.reuseIdentifier)?.look as? LookMaker
    return maker?.look(model) ?? (model as? any LookModel)?.node
  }
}

extension CellRegistry<LookList> {
  /// Returns the look of a model: the registered look, or else the look that the model declares. If there is neither,
  /// the result shows the type of the model, and the model's properties or enum case, as texts.
  ///
  /// - Parameter kind: The kind of the supplementary view that shows the model; nil for a row. The kind matters only
  ///   for a `SupplementaryText` without a registered look. Its text is a gray footnote in a footer, and a heading
  ///   elsewhere.
  public func look(for model: some CellModel, as kind: SupplementaryKind? = nil) -> LookNode {
    if kind == .footer, let text = model as? SupplementaryText,
      index.registration(for: text.reuseIdentifier) == nil
    {
      return Look.text(text.text, .footnote).color(.secondary)._node
    }
    return ownLook(of: model) ?? .description(of: model)
  }
}

extension LookNode {
  package static func note(_ text: String) -> LookNode {
    LookNode(.text(text)).styled { ($0.textStyle, $0.color) = (.footnote, .secondary) }
  }

  fileprivate static func description(of model: some CellModel) -> LookNode {
    let mirror = Mirror(reflecting: model)
    let fields =
      mirror.displayStyle == .enum
      ? [ValueText.text(of: model)]
      : mirror.children.filter { !($0.value is any HiddenFromText) }.map {
        "\($0.label ?? ""): \(ValueText.text(of: $0.value))"
      }
    let rest = fields.count > 12 ? ["… \(fields.count - 12) more"] : []
    let lines = (fields.prefix(12) + rest).map { field in
      LookNode.note(field.count > 120 ? "\(field.prefix(119))…" : field)
    }
    return .vertical([LookNode(.text("\(type(of: model))"))] + lines)
  }
}
