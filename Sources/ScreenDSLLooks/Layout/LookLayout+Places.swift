extension LookLayout {
  func height(of part: LaidPart, width: Double) -> Double {
    if let known = part.known, known.width == width { return known.height }
    let height = part.limits.height(
      part.height ?? contentHeight(of: part, width: max(0, width - 2 * part.inset.x))
        + 2 * part.inset.y)
    part.known = (width, height)
    return height
  }

  private func contentHeight(of part: LaidPart, width: Double) -> Double {
    switch part.arrangement {
    case .leaf: return measure.height(ofLeaf: part.look, width: width)
    case .column: return heights(of: part, width: width).total
    case .layers:
      return part.parts.enumerated().reduce(0) { most, layer in
        let own = layerWidth(of: layer.element, at: layer.offset, in: width)
        return max(most, height(of: layer.element, width: own))
      }
    case .row:
      let row = zip(part.parts, widths(of: part, room: width))
      if part.stack?.alignment != .firstBaseline {
        return row.reduce(0) { max($0, height(of: $1.0, width: $1.1)) }
      }
      let lines = row.map { baseline(of: $0, width: $1) }
      let below = zip(row, lines).map { height(of: $0.0, width: $0.1) - $1 }
      return (lines.max() ?? 0) + (below.max() ?? 0)
    }
  }

  private func layerWidth(of part: LaidPart, at index: Int, in room: Double) -> Double {
    index == 0 ? room : min(room, span(of: part).wish)
  }

  /// Returns the distance from the part's top to its first baseline; for a part without text, the height of the part.
  private func baseline(of part: LaidPart, width: Double) -> Double {
    if let line = part.line, line.width == width { return line.baseline }
    let (room, height) = (max(0, width - 2 * part.inset.x), height(of: part, width: width))
    let baseline = contentBaseline(of: part, width: room, height: height - 2 * part.inset.y)
    let line = baseline.map { $0 + part.inset.y } ?? height
    part.line = (width, line)
    return line
  }

  private func contentBaseline(of part: LaidPart, width: Double, height: Double) -> Double? {
    switch part.arrangement {
    case .leaf: return measure.baseline(ofLeaf: part.look, width: width, height: height)
    case .row:
      return zip(part.parts, widths(of: part, room: width)).reduce(0) {
        max($0, baseline(of: $1.0, width: $1.1))
      }
    case .layers: return baseline(of: part.parts[0], width: width)
    case .column:
      let (first, alignment) = (part.parts[0], part.stack?.alignment)
      let top = max(0, (height - heights(of: part, width: width).total) / 2)
      return top + baseline(of: first, width: self.width(of: first, in: width, alignment))
    }
  }

  private func heights(of column: LaidPart, width: Double) -> (each: [Double], total: Double) {
    let alignment = column.stack?.alignment
    let heights = column.parts.map {
      height(of: $0, width: self.width(of: $0, in: width, alignment))
    }
    return (heights, gaps(in: column).reduce(heights.reduce(0, +), +))
  }

  private func gaps(in column: LaidPart) -> [Double] {
    zip(column.parts, column.parts.dropFirst()).map { part, next in
      let areTexts = part.look.isPlainText && next.look.isPlainText
      return column.leading ?? (areTexts ? 0 : LookMetrics.leading)
    }
  }

  func frame(of part: LaidPart, in room: Rect, _ alignment: Look.Alignment) -> Rect {
    var frame = room
    frame.width = width(of: part, in: room.width, alignment)
    let left = room.width - frame.width
    switch part.look.style.values.bubble == .sent ? .trailing : alignment {
    case .trailing: frame.x += left
    case .center: frame.x += whole(left / 2)
    case .leading, .fill, .firstBaseline: break
    }
    return frame
  }

  func place(_ part: LaidPart, in frame: Rect, _ alignment: Look.TextAlignment) -> PlacedPart {
    let room = frame.inset(
      x: min(part.inset.x, whole(frame.width / 2)), y: min(part.inset.y, whole(frame.height / 2)))
    var placed = PlacedPart(look: part.look, frame: frame, room: room, alignment: alignment)
    switch part.arrangement {
    case .leaf: break
    case .row: placed.parts = row(part, in: room)
    case .column: placed.parts = column(part, in: room)
    case .layers(let corner): placed.parts = layers(part, corner, in: room, alignment)
    }
    return placed
  }

  private func layers(
    _ part: LaidPart, _ corner: Look.Corner, in rect: Rect, _ alignment: Look.TextAlignment
  ) -> [PlacedPart] {
    part.parts.enumerated().map { index, part in
      if index == 0 { return place(part, in: rect, alignment) }
      var frame = rect
      frame.width = layerWidth(of: part, at: index, in: rect.width)
      frame.height = min(rect.height, height(of: part, width: frame.width))
      let (x, y) = (rect.width - frame.width, rect.height - frame.height)
      frame.x += corner == .center ? x / 2 : corner.isLeading ? 0 : x
      frame.y += corner == .center ? y / 2 : corner.isTop ? 0 : y
      return place(part, in: frame, alignment)
    }
  }

  private func row(_ row: LaidPart, in rect: Rect) -> [PlacedPart] {
    let (widths, gap) = (widths(of: row, room: rect.width), gap(in: row, room: rect.width))
    let (parts, alignment) = (row.parts.prefix(widths.count), row.stack?.alignment)
    let takers = row.widths?.flexibleParts ?? []
    let (firstTaker, takesRoom) = (takers.first ?? .max, Set(takers))
    let lines =
      alignment == .firstBaseline ? zip(parts, widths).map { baseline(of: $0, width: $1) } : []
    let lowest = lines.max()
    var x = rect.x
    return zip(parts.indices, widths).map { index, width in
      let part = parts[index]
      let isAtEnd =
        firstTaker < index && !takesRoom.contains(index) && part.look.style.values.width == nil
      let isWhole = (part.look.kind == .divider || alignment == .fill) && !part.hasHeight
      let wish = isWhole ? part.limits.height(rect.height) : self.height(of: part, width: width)
      let height = min(wish, rect.height)
      var frame = Rect(
        x: x, y: rect.y + whole((rect.height - height) / 2), width: width, height: height)
      if alignment == .leading { frame.y = rect.y }
      if alignment == .trailing { frame.y = rect.maxY - height }
      if let lowest { frame.y = rect.y + min(lowest - lines[index], rect.height - height) }
      x += width + gap
      return place(part, in: frame, isAtEnd ? .trailing : .leading)
    }
  }

  private func column(_ column: LaidPart, in rect: Rect) -> [PlacedPart] {
    let gaps = limited(gaps(in: column), room: rect.height)
    let room = rect.height - gaps.reduce(0, +)
    var heights = limited(self.heights(of: column, width: rect.width).each, room: room)
    let total = heights.reduce(0, +)
    let flexibleParts = column.parts.indices.filter { column.parts[$0].look.takesHeight }
    let left = flexibleParts.isEmpty ? 0 : max(0, room - total)
    for (part, share) in zip(flexibleParts, equal(flexibleParts.count, left)) {
      heights[part] += share
    }
    let alignment = column.stack?.alignment ?? .leading
    let side: Look.TextAlignment =
      alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    var y = rect.y + whole((room - total - left) / 2)
    return column.parts.indices.map { index in
      let part = column.parts[index]
      let room = Rect(x: rect.x, y: y, width: rect.width, height: heights[index])
      y += room.height + (index < gaps.count ? gaps[index] : 0)
      return place(part, in: frame(of: part, in: room, alignment), side)
    }
  }

  private func limited(_ lengths: [Double], room: Double) -> [Double] {
    if lengths.reduce(0, +) <= room + 0.01 { return lengths }
    let limit = whole(FairShare.limit(of: lengths, room: room))
    return lengths.map { min($0, limit) }
  }
}

extension LookNode {
  fileprivate var takesHeight: Bool {
    let style = style.values
    let isFree = style.height == nil && style.limits.maxHeight == nil && style.aspect == nil
    return isFree && (kind == .spacer || style.isFilling || base?.takesHeight == true)
  }
}
