package import ScreenDSL
import ScreenDSLInspection
package import ScreenDSLRendering

/// What a gallery shows of one call of a test, as a value that is stored until the run is over.
package struct GalleryEntry: Codable, Hashable, Sendable {
  /// The module, the suite and the test.
  package var place: [String]
  /// What the screen, or the update, is called in its test.
  package var name: String
  /// The end of the entry's address: made of letters, digits and `/._+-`.
  package var key: String
  /// The line of the call, by which entries of one key are in order.
  package var line: Int
  /// The type of the screen; empty if it is not known.
  package var screen: String
  /// What made the test fail; empty if nothing did.
  package var failures: [String]
  /// What would have made the test fail, had it not been known.
  package var known: [String]
  /// What works, but costs something.
  package private(set) var findings: [String] = []
  /// The members of the entry's data that show the screen or its updates; empty if there are none.
  private(set) var content = ""
  /// The forms that were compared, each as JSON.
  private(set) var forms: [String]

  /// What is to be seen.
  package enum Content: Sendable {
    case screen(ScreenSnapshot)
    /// At least one screen, each with what led to it.
    case steps([ScreenFilm.Step])

    fileprivate var screens: [ScreenSnapshot] {
      switch self {
      case .screen(let snapshot): [snapshot]
      case .steps(let steps): steps.map(\.snapshot)
      }
    }

    /// The last screen.
    package var last: ScreenSnapshot? { screens.last }
  }

  /// A text or a picture that a renderer made.
  package struct Form: Sendable {
    /// What it is called, such as `outline`.
    package var name: String
    package var text: String
    /// Whether it is SVG.
    package var isPicture = false
    /// The reference, if it is another one.
    package var before: String?

    package init(name: String, text: String, isPicture: Bool = false, before: String? = nil) {
      (self.name, self.text) = (name, text)
      (self.isPicture, self.before) = (isPicture, before)
    }
  }

  /// The greatest number of bytes of a text, of a picture, and of the data of a screen.
  package static let limit = 2_000_000

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - place: The module, the suite and the test.
  ///   - name: What the screen, or the update, is called in its test.
  ///   - key: The end of the entry's address: made of letters, digits and `/._+-`.
  ///   - line: The line of the call, by which entries of one key are in order.
  ///   - screen: The type of the screen; empty if it is not known.
  ///   - failures: What made the test fail.
  ///   - known: What would have made the test fail, had it not been known.
  ///   - forms: What was compared.
  ///   - content: What is to be seen; nil if no screen is known.
  ///   - source: What it is drawn with.
  ///   - limit: The greatest number of bytes of a text, of a picture, and of the data of a screen.
  package init(
    place: [String], name: String, key: String, line: Int = 0, screen: String = "",
    failures: [String] = [],
    known: [String] = [], forms: [Form] = [], content: Content? = nil,
    source: LookReader = LookReader(),
    limit: Int = limit
  ) {
    self.place = place.map { VisibleText().text($0) }
    self.name = VisibleText().text(name)
    (self.key, self.line) = (key, line)
    // The type of a screen that builders made says nothing to people.
    self.screen = screen.hasPrefix("Rows<") ? "" : VisibleText().text(screen)
    self.failures = failures.map { Self.lines($0, limit) }
    self.known = known.map { Self.lines($0, limit) }
    self.forms = forms.map { $0.json(limit).written }
    if let content { show(content, source, limit) }
  }

  private mutating func show(_ content: Content, _ source: LookReader, _ limit: Int) {
    // Headings are below the name of the entry.
    let markup = ScreenMarkup(reader: source, marksStops: true, headingLevel: 4)
    let shown = content.members(markup)
    let found = content.findings { source.look(of: $0.model).spokenLabel }
    findings = found.map { Self.lines($0.description, limit) }
    let text = JSONValue.object(shown).written.dropFirst().dropLast()
    if text.utf8.count <= limit {
      self.content = String(text)
    } else {
      let note = Form(name: "screen", text: "Left out: \(text.utf8.count) bytes")
      forms.append(note.json(limit).written)
    }
  }

  /// What entries of one card have in common: all of those that failed or show nothing, of others what they show.
  var shown: GalleryEntry {
    var shown = self
    if !failures.isEmpty || content.isEmpty { return shown }
    (shown.name, shown.key, shown.line, shown.screen) = ("", "", 0, "")
    (shown.findings, shown.forms) = ([], [])
    return shown
  }

  /// The entry as the page's script reads it.
  ///
  /// - Parameter others: Entries of the same screen, whose forms are shown with it.
  func data(with others: [GalleryEntry]) -> String {
    let forms = ([self] + others).flatMap(\.forms).joined(separator: ",")
    let notes = known.map { "Known issue: \($0)" } + findings
    let texts = JSONValue.object([("failures", .texts(failures)), ("findings", .texts(notes))])
    return
      "{\(content)\(content.isEmpty ? "" : ",")\"forms\":[\(forms)],\(texts.written.dropFirst())"
  }

  /// Returns a text with its lines as they are, and nothing in them that is not seen.
  fileprivate static func lines(_ text: String, _ limit: Int) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText().text(String($0), limit: limit) }.joined(separator: "\n")
  }
}

extension GalleryEntry.Content {
  /// The list that is shown first, the updates, and what the last screen says in words.
  fileprivate func members(_ markup: ScreenMarkup) -> [JSONValue.Member] {
    let screens = screens
    var members: [JSONValue.Member] = [
      ("frame", MarkupNode.json(markup.frame)),
      ("list", markup.list(screens.first ?? ScreenSnapshot()).json),
    ]
    if case .steps(let steps) = self { members += FilmUpdate.all(steps, markup) }
    guard let last = screens.last else { return members }
    let outline = ScreenRenderer.outline(markup.reader.looks, state: markup.reader.state)
    let spoken = ScreenRenderer.spoken(markup.reader.looks, state: markup.reader.state)
    let ends = screens.prefix(1) + screens.dropFirst().suffix(1)
    members.append(("spoken", .texts(ends.map(spoken.render))))
    return members + [("outline", .text(outline.render(last)))]
  }

  /// What is found on the last screen, and in the update that led to it.
  fileprivate func findings(label: @escaping (Row) -> String?) -> [ScreenFinding] {
    let (screens, old) = (screens, screens.dropLast().last)
    return screens.last.map { last in
      last.findings(of: old.map { last.changeset(from: $0) }, label: label)
    } ?? []
  }
}

extension GalleryEntry.Form {
  fileprivate func json(_ limit: Int) -> JSONValue {
    let isShown = max(text.utf8.count, before?.utf8.count ?? 0) <= limit
    // A picture is read by the page's script, which takes from it what it knows.
    let isPicture = isPicture && isShown
    func side(_ text: String) -> JSONValue {
      .text(isPicture ? text : GalleryEntry.lines(text, limit))
    }
    var members: [JSONValue.Member] = [
      ("name", .text(VisibleText().text(name))), ("isPicture", .number(isPicture ? 1 : 0)),
      ("text", side(text)),
    ]
    if let before { members.append(("before", side(before))) }
    return .object(members)
  }
}
