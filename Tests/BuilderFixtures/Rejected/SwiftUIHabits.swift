// What SwiftUI calls by another name, or puts in another place.

import ScreenDSL
import ScreenDSLLooks

// error at PADDING: write '.padding(8)', '.padding(horizontal: 8, vertical: 0)'
// error at SYMBOL: write 'image: .symbol("star")'
// error at KIND: write '.kind(.destructive)' after the button
// error at CALLED: leave '()' out: 'Look.spacer'

@LookBuilder func parts(_ on: Bool, _ size: Int, _ name: String) -> [LookNode] {
  Look.text("a").padding(.horizontal)  // PADDING
  Look.text("a").padding(.top, 8)  // PADDING
  Look.button("a", systemImage: "star") { await load("a") }  // SYMBOL
  Look.button("a", kind: .filled) {}  // KIND
  Look.spacer()  // CALLED
  Look.empty()  // CALLED
  // error: write 'detail:' in the place of 'subtitle:'
  Look.row("a", subtitle: "b")
  // error: a stepper counts with 'Int'; a slider takes a 'Double'
  Look.stepper("a", value: 1.5, in: 0...3, step: 0.5) { _ in }
  // error: write an array: 'Array(1...5)'
  Look.picker("a", 1...5, selected: size, name: \.description) { print($0) }
}

@SectionBuilder func rows() -> some SectionContent {
}
