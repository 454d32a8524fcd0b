import Foundation
import ScreenDSLHeadless

// The data of the demo's scenes. In an app, servers would send this data.

extension ListEnvironment {
  /// The environment with the images of the demo. In an app, a server would send these images.
  static let pictures: ListEnvironment = {
    var environment = ListEnvironment()
    for number in 0..<8 { environment.imageData["covers/\(number)"] = cover(number) }
    environment.imageData["photos/wire"] = wire
    return environment
  }()

  private static func cover(_ number: Int) -> [UInt8] {
    let (hue, x) = (number * 47 + 200, number * 29 % 80 + 10)
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><linearGradient id="g" y2="1">\
      <stop stop-color="hsl(\(hue % 360),65%,60%)"/>\
      <stop offset="1" stop-color="hsl(\((hue + 70) % 360),70%,30%)"/></linearGradient>\
      <path fill="url(#g)" d="M0 0h100v100H0z"/><g fill="#fff" opacity=".25">\
      <circle cx="\(x)" cy="30" r="22"/>\
      <path d="M0 \(60 + number * 3)Q30 \(40 + x / 3) 55 70T100 \(80 - x / 2)V100H0z"/></g></svg>
      """.utf8)
  }

  /// A drawing of a coil of wire, as SVG.
  private static let wire = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><path fill="#d8cfc4" d="M0 0h100\
    v60H0z"/><g fill="none" stroke="#9a5b2f"><circle cx="50" cy="30" r="17" stroke-width="9"/>\
    <g stroke="#d99a63" stroke-width=".8"><circle cx="50" cy="30" r="20"/>\
    <circle cx="50" cy="30" r="17"/><circle cx="50" cy="30" r="14"/></g>\
    <path d="M66 36q14 12 34 2" stroke-width="1.6"/></g></svg>
    """.utf8)
}

struct Message: Equatable, Identifiable, Sendable {
  enum Phase: Equatable, Sendable { case sending, sent, failed }

  var id: Int
  var text: String
  var isMine = false
  var day = "Today"
  var time = "17:04"
  /// The name of the image in the message; nil if the message has no image.
  var picture: String?
  var phase = Phase.sent
  var isEdited = false
  /// The `id` that the message had before the server gave it another `id`; nil if the server has not done so.
  var localID: Int?

  /// If the message contains the search text, returns the search text; otherwise, returns an empty text.
  func hit(_ query: String) -> String { text.localizedStandardContains(query) ? query : "" }

  /// Handles the server's answer to this message, which the app is sending. If `id` is nil, sending has failed;
  /// otherwise, `id` is the message's new ID.
  mutating func answer(_ id: Int?) {
    phase = id == nil ? .failed : .sent
    if let id { (localID, self.id) = (self.id, id) }
  }

  static let samples = [
    Message(
      id: 1, text: "Did you get the piece of wire that I sent you?", day: "Yesterday", time: "9:41"),
    Message(
      id: 2, text: "I did, thank you! What is it for?", isMine: true, day: "Yesterday",
      time: "9:58"),
    Message(
      id: 3, text: "It is as long as light travels in one nanosecond. Keep it on your desk.",
      day: "Yesterday", time: "10:02"),
    Message(id: 4, text: "A microsecond, for comparison", time: "16:50", picture: "photos/wire"),
    Message(id: 5, text: "That is a lot of wire.", isMine: true, time: "16:52"),
  ]

  /// A message that arrives while the chat is open.
  static let news = Message(
    id: 6, text: "Show it to whoever asks why messages by satellite take so long.", time: "17:01")
}

struct Song: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var artist: String
  var album: String
  var seconds: Int
  var cover: Look.Image { .remote("covers/\(id % 8)", placeholder: .symbol("music.note")) }
  var time: String { Song.time(seconds) }

  func matches(_ query: String) -> Bool {
    query.isEmpty || "\(title) \(artist) \(album)".localizedStandardContains(query)
  }

  /// Returns a time as minutes and seconds: `3:07`.
  static func time(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  static let samples = [
    ("Harbour Lights", "Mara Vance", "Low Tide", 238),
    ("Slow Motion Blue", "The Night Owls", "After Hours", 301),
    ("Paper Planes at Noon", "Juno Park", "Postcards", 187),
    ("Nachtzug", "Anton Weiss", "Fernverkehr", 412),
    ("Río Abajo", "Lucía Serrano", "Agua", 224),
    ("Glass Houses", "Fjord", "Northern Rooms", 263),
    ("Kitchen Radio", "Sam & Ines", "Sunday", 176),
    ("The Long Way Home", "Otis Bell", "Mile Markers", 265),
  ].enumerated().map { id, song in
    Song(id: id, title: song.0, artist: song.1, album: song.2, seconds: song.3)
  }
}
