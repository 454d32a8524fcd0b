import ScreenDSLLooks

/// The screen of a music library: the current song, a shelf of albums, and songs that the user can download.
struct MusicScreen: Screen {
  var music: Editable<Music>

  var body: some ScreenContent {
    if let song = music.playing { Section("player") { player(song) } }
    Section("albums", header: "New for you") {
      Container("shelf", Shelf()) {
        for song in music.songs.prefix(8) {
          AlbumCard(song: song).onSelect { music.edit { $0.play(song) } }
        }
      }
      .layout(
        .carousel.itemSize(width: 160, height: 208).spacing(12).insets(leading: 16, trailing: 16))
    }
    Section("songs", header: "Songs") {
      for song in music.found {
        let share = music.saved[song.id]
        let download = Handler<Void> { music.edit { $0.saved[song.id] = 0 } }
        let remove = SwipeAction("Remove", style: .destructive) {
          music.edit { $0.saved[song.id] = nil }
        }
        SongRow(song: song, share: share, query: music.query, onDownload: download)
          .onSelect { music.edit { $0.play(song) } }
          .swipeActions(.trailing, share == nil ? [] : [remove])
      }
      if music.found.isEmpty { Look.text("Nothing for “\(music.query)”").color(.secondary) }
    }
    .layout(.list.pinnedHeader())
    .searchable(music.query, prompt: "Songs, artists") { query in music.edit { $0.query = query } }
  }

  private func player(_ song: Song) -> some RowConvertible {
    Look.vertical(alignment: .fill) {
      Look.horizontal {
        Look.image(song.cover).size(width: 56, height: 56).background(corners: 6)
        Look.row(song.title, detail: "\(music.time) of \(song.time)").fill()
        Look.button(music.isPaused ? "Play" : "Pause") { music.edit { $0.isPaused.toggle() } }
          .kind(.filled).key("pause")
      }
      let seek = Handler { share in music.edit { $0.share = share } }
      Look.custom(Waveform(song, music.share, seek)) {
        Look.slider("Position", edits: music, \.share, text: music.time)
      }
      Look.slider("Volume", edits: music, \.volume)
    }
    .padding(horizontal: 16, vertical: 14).background(corners: 16)
  }
}

struct Shelf: ContainerModel, LookModel { var look: some LookPart { Look.empty } }

struct AlbumCard: LookModel, Identifiable {
  var song: Song
  var id: Int { song.id }

  var look: some LookPart {
    Look.vertical(alignment: .fill) {
      Look.image(song.cover).size(height: 152).fill()
      Look.row(song.album, detail: song.artist).padding(horizontal: 12, vertical: 4)
      Look.spacer
    }
    .padding(0)
  }
}

struct IsOffline: ListEnvironmentKey { static let initial = false }

struct SongRow: LookModel, Identifiable {
  var song: Song
  var share: Double?
  var query: String
  var onDownload: Handler<Void>
  var id: Int { song.id }

  var look: some LookPart {
    Look.horizontal {
      Look.image(song.cover).size(width: 48, height: 48).background(corners: 6)
      Look.vertical {
        Look.text(song.title).lines(1).highlighted(query)
        Look.text("\(song.artist) · \(song.time)", .footnote).lines(1).highlighted(query).color(
          .secondary)
      }
      .fill()
      switch share {
      case nil: Look.button("Get", onDownload).kind(.gray)
      case 1: Look.text("Saved", .footnote).color(.green).motion(.fade)
      case let share?:
        Look.progress(share, as: .circle).accessibility(label: "Downloading")
      }
    }
    .enabled(share == 1 || !Look.environment[IsOffline.self])
  }
}

/// The state of the music library, and the actions that change the state.
struct Music: SceneState {
  var songs = Song.samples
  /// The progress of each download that the user has started, from 0 to 1, by the ID of the song.
  var saved: [Song.ID: Double] = [:]
  var (query, volume, isPaused) = ("", 0.6, false)
  private(set) var (playing, tenths) = (Song?.none, 0)

  var found: [Song] { songs.filter { $0.matches(query) } }
  var time: String { Song.time(tenths / 10) }
  var share: Double {
    get { Double(tenths / 10) / Double(playing?.seconds ?? 1) }
    set { tenths = Int(newValue * Double(playing?.seconds ?? 0)) * 10 }
  }

  mutating func play(_ song: Song) { (playing, tenths, isPaused) = (song, 0, false) }

  /// Changes the state as if a tenth of a second had passed.
  mutating func tick() {
    for (id, share) in saved { saved[id] = min(1, share + 1 / 16) }
    if let playing, !isPaused { tenths = min(tenths + 1, playing.seconds * 10) }
  }

  static func screen(_ music: Editable<Music>) -> MusicScreen { MusicScreen(music: music) }

  static let story: [Step] = [
    ("The library opens", { _ in }),
    ("You play a song", { $0.play($0.songs[3]) }),
    ("You download another one", { $0.saved[1] = 0 }),
    ("A second passes", { for _ in 0..<10 { $0.tick() } }),
    ("Another one passes", { for _ in 0..<10 { $0.tick() } }),
    ("You go to the middle", { $0.share = 0.5 }),
    ("You search for “night”", { $0.query = "night" }),
    ("You remove what you saved", { $0.saved[1] = nil }),
  ]
}
