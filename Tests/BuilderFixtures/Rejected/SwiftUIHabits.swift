// What SwiftUI calls by another name, or puts in another place.

import ScreenDSL
import ScreenDSLLooks

// error at PADDING: write '.padding(8)', '.padding(horizontal: 8, vertical: 0)'

@LookBuilder func parts(_ on: Bool, _ size: Int, _ name: String) -> [LookNode] {
  Look.text("a").padding(.horizontal)  // PADDING
  Look.text("a").padding(.top, 8)  // PADDING
}

@SectionBuilder func rows() -> some SectionContent {
}
