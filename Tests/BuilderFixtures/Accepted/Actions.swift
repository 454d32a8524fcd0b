// What the actions of swipes do and answer, with one statement and with several.

import ScreenDSL

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
