import ScreenDSL
import ScreenDSLTesting

extension Growth {
  /// Another operation whose cost grows with a number of items.
  struct Other: CustomStringConvertible, Sendable {
    let name: String
    /// The largest number in the table; the simulator takes minutes for 10,000 cells.
    let most: Int
    let workload: @Sendable (Int) -> Workload

    var description: String { name }
  }

  static let others = [
    Other(name: "rows of a `TestScreen`, one is tapped", most: 1_000_000) { taps(1, $0) },
    Other(name: "taps on a `TestScreen` of 10 rows", most: 10_000) { taps($0, 10) },
    Other(name: "folders of 10, one unfolds", most: 100_000) {
      oneUnfolds(.int, folders: $0, rowsEach: 10)
    },
    Other(name: "cells filled in place with looks", most: 1_000) { filled(false, rows: $0) },
    Other(name: "cells filled in place by hand", most: 1_000) { filled(true, rows: $0) },
    Other(name: "parts of a look filled in place", most: 10_000) { filled(parts: $0) },
    Other(name: "parts of a look, heard", most: 10_000) { parts in
      heard {
        Look.vertical {
          for part in 0..<parts { Look.text("\(part)").accessibilityAdjust { _ in } }
        }
      }
    },
    Other(name: "links of a text, shown and heard", most: 10_000) { links in
      heard {
        (0..<links).reduce(Look.text((0..<links).map { "link \($0)." }.joined(separator: " "))) {
          $0.link("link \($1).") {}
        }
      }
    },
    Other(name: "choices of a picker, shown and heard", most: 10_000) { choices in
      heard {
        Look.picker("Size", Array(0..<choices), selected: 0, as: .inline, name: { "\($0)" }) { _ in
        }
      }
    },
  ]

  /// The steps of a test of a screen: taps, each of which changes a row.
  private static func taps(_ count: Int, _ rows: Int) -> Workload {
    Workload {
      MainActor.assumeIsolated {
        let store = TappedScreen.Store(rows)
        let screen = TestScreen { TappedScreen(store: store) }
        return screen.tap("3")
      }
    } operation: { (screen: inout TestScreen) in
      MainActor.assumeIsolated { for _ in 0..<count { screen.tap("5") } }
    }
  }
}

/// Rows that count their taps.
private struct TappedScreen: Screen {
  struct Counter: CellModel {
    var taps = 0
  }

  @MainActor
  final class Store {
    var rows: [Int]

    init(_ count: Int) { rows = Array(repeating: 0, count: count) }
  }

  var store: Store?
  let rows: [Int]

  var body: some ScreenContent {
    Section("rows") {
      for (number, taps) in rows.enumerated() {
        Counter(taps: taps).onSelect { store?.rows[number] += 1 }.id("\(number)")
      }
    }
  }
}

extension TappedScreen {
  @MainActor fileprivate init(store: Store) { self.init(store: store, rows: store.rows) }
}
