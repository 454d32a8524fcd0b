import Foundation
import ScreenDSLLooks

// What servers would send to the scenes.

extension ListEnvironment {
  /// With the pictures that scenes name, as a server would send them.
  static let pictures: ListEnvironment = {
    var environment = ListEnvironment()
    for number in 0..<8 { environment.imageData["covers/\(number)"] = cover(number) }
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

  /// Returns minutes and seconds: `3:07`.
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
