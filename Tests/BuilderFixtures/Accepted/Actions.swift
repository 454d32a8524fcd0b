// What the actions of swipes do and answer, with one statement and with several; values for handlers in looks.

import ScreenDSL
import ScreenDSLLooks

@MainActor final class Server {
  var isOnline = true
  func delete(_ element: Element) async throws -> Bool { true }
  func load() async throws {}
}

func swipes(_ element: Element, _ server: Server) -> [SwipeAction] {
  [
    SwipeAction("a") { server.isOnline = false },
    SwipeAction("b") { try await server.delete(element) },
    SwipeAction("c", perform: server.load),
    SwipeAction("d", style: .destructive) {
      try await server.load()
      if server.isOnline { log("d") }
    },
    SwipeAction("e") { do { try await server.load() } catch { log("\(error)") } },
    SwipeAction("f") {
      guard server.isOnline else { return false }
      return try await server.delete(element)
    },
  ]
}

struct Reactions: LookModel {
  var signs: [String]
  var onReact: Handler<String>?

  var look: some LookPart {
    Look.horizontal {
      for sign in signs { Look.button(sign, onReact?.with(sign)).key(sign) }
      Look.menu("More") { MenuAction("Thanks", onReact?.with("thanks")) }
    }
    .info("About", onReact?.with("about"))
  }
}
