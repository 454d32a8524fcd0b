import ScreenDSL
import ScreenDSLHeadless

/// Cells from classes, nibs and factories, headers, footers and a badge, registered in one list.
@MainActor
struct RegistrationScene {
  private let output: any Output
  private let screen = ShopScreen().snapshot()

  init(_ output: any Output) { self.output = output }

  func play() throws {
    let registry = CellRegistry.shop
    output.write("registered", registry.registrations.map(Self.line))
    tellAudit(of: registry, "audit")
    try tellScreen(registry, "shown")

    tellAudit(of: .mistakenShop, "audit of a list with mistakes")
    try tellScreen(.mistakenShop, "shown with mistakes all the same")
  }

  private static func line(_ registration: CellRegistration<HeadlessList>) -> String {
    "\(registration.model) by \(registration.source)"
  }

  private func tellAudit(of registry: CellRegistry<HeadlessList>, _ title: String) {
    let audit = registry.audit(screen)
    let findings = "\(audit)".split(separator: "\n").map(String.init)
    output.write(title, ["complete: \(audit.isComplete ? "yes" : "no")"] + findings)
  }

  private func tellScreen(_ registry: CellRegistry<HeadlessList>, _ title: String) throws {
    let host = HeadlessHost(registry: registry)
    host.apply(screen)
    let others = [SupplementaryKind.header, .footer, .badge].compactMap { kind in
      host.line(kind, of: "shop").map { "\(kind): \($0)" }
    }
    output.write(title, host.visibleLines.map { "row: \($0)" } + others)
    try host.requireNoViolations()
  }
}
