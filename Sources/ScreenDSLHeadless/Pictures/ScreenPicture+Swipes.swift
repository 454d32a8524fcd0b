import ScreenDSL

extension ScreenPicture {
  func swiped(_ row: RenderedRow, _ nodes: [MarkupNode], in frame: Rect) -> [MarkupNode] {
    guard let edge = reader.state.uncovered[row.path] else { return nodes }
    let (actions, isLeading) = (row.row.attributes.swipeActions[edge], edge == .leading)
    var (room, buttons) = (frame, [MarkupNode]())
    for action in actions {
      let title = reader.visible.text(action.title)
      let width = max(74, Font.choice.width(of: title) + 24)
      let x = isLeading ? room.x : room.maxX - width
      buttons += button(action, title, in: Rect(x: x, y: 0, width: width, height: frame.height))
      if isLeading { room.x += width }
      room.width -= width
    }
    if actions.isEmpty || room.width < 0 { return nodes }
    let x = isLeading ? room.x : room.maxX - frame.width
    // The rectangle must be the first node, because `MovingPicture` and `NumberedPicture` read the row's height from
    // this node.
    return [.rect(frame, fill: colors.fill)] + buttons
      + [.clipped(room, [.moved(x: isLeading ? 0 : -room.x + x, y: 0, nodes)])]
  }

  private func button(_ action: SwipeAction, _ title: String, in frame: Rect) -> [MarkupNode] {
    let usual = action.style == .destructive ? ThemeColor.red : .gray
    let ground = colors.tint(action.color ?? usual)
    var looks = looks
    looks.ground = ground
    let (isHigh, half) = (frame.height >= 91, action.image == nil ? 0 : 14.0)
    var nodes = [MarkupNode.rect(frame, fill: ground)]
    if let image = action.image {
      var sign = frame.center(side: 24)
      if isHigh { sign.y -= half }
      nodes.append(looks.drawSymbol(image, in: sign, "#FFFFFF"))
    }
    if action.image == nil || isHigh {
      nodes.append(
        .text(
          title, x: frame.midX, midY: frame.midY + half, font: .choice, fill: "#FFFFFF",
          anchor: "middle"))
    }
    return nodes
  }
}
