@testable import ScreenDSLLooks

@Suite(.timed) struct LookRunTests {
  @Test(arguments: [
    ("3 of 8", "5 of 8", "4 of 8"), ("1,000,000", "3,000,000", "2,000,000"), ("0", "10", "5"),
    ("0.08", "0.02", "0.05"), ("1.003 €", "999 €", "1.001 €"), ("999 €", "1,003 €", "1,001 €"),
    ("9.99 €", "10.01 €", "10.00 €"), ("−4 °", "−8 °", "−6 °"), ("1️⃣ 2", "1️⃣ 4", "1️⃣ 3"),
    ("1\u{202F}000", "3\u{202F}000", "2\u{202F}000"), ("1,00,000.5", "3,00,000.5", "2,00,000.5"),
    ("5 m", "7 m", "6 m"), ("1.234,50", "1.236,50", "1.235,50"), ("1'999", "2'001", "2'000"),
  ]) func halfOfTheWay(_ old: String, _ new: String, _ half: String) throws {
    let count = try #require(LookCount(from: old, to: new))
    #expect(count.text(at: 0) == old && count.text(at: 1) == new && count.text(at: 0.5) == half)
    expectEqual(LookCount(from: "1'999", to: "2,001")?.text(at: 1), "2,001")
  }

  @Test(arguments: [
    ("1", "1"), ("a", "b"), ("1 mail", "2 mails"), ("", "3"), ("10.5", "9"), ("1", "1 of 2"),
    ("09:59", "10:00"), ("12:00", "12:10"), ("9:05 PM", "9:10 PM"), ("30.11.2026", "01.12.2026"),
    ("30.11.26", "01.12.26"), ("11/30", "12/01"), ("30. 11. 2026", "1. 12. 2026"),
    ("1:59:59", "2:00:00"), ("1 h 59 min", "2 h 0 min"), ("9：10", "10：20"), ("9点10分", "10点20分"),
    ("9시 1분", "9시 2분"), ("9分1秒", "9分2秒"), ("9 Uhr 10", "10 Uhr 20"), ("1h 59m", "2h 0m"),
    ("2026-11-30", "2026-12-01"), ("2–1", "3–1"), ("09.59", "10.00"), ("5’59”/km", "6’10”/km"),
    ("1 hr, 59 min", "2 hr, 0 min"), ("1 Std. 59 Min.", "2 Std. 0 Min."), ("1'59", "2'01"),
  ]) func whatDoesNotCount(_ old: String, _ new: String) {
    #expect(LookCount(from: old, to: new) == nil)
  }

  private func written(_ text: Look.Text, in lines: [String]? = nil) -> [String] {
    text._style.values.runs(of: lines ?? [text.text], in: text.text).map { runs in
      runs.map { run in
        let bold = run.isBold ? "*\(run.text)*" : run.text
        let linked = run.link.map { "<\($0) \(bold)>" } ?? bold
        return run.isLit ? "{\(linked)}" : linked
      }.joined()
    }
  }

  @Test(arguments: [
    ("René, rené and RENATE", "ren", "{Ren}é, {ren}é and {REN}ATE"), ("René", "rene", "{René}"),
    ("Rene\u{301}", "RENÉ", "{Rene\u{301}}"), ("Rene", "é", "R{e}n{e}"),
    ("Ångström", "angstrom", "{Ångström}"), ("Άλφα άλφα", "αλ", "{Άλ}φα {άλ}φα"),
    ("Straße", " ße ", "Stra{ße}"), ("aaa", "aa", "{aa}a"), ("שָׁלוֹם", "של", "{שָׁל}וֹם"),
    ("日本語", "本", "日{本}語"), ("กี่", "กา", "กี่"), ("a", "", "a"), ("", "a", ""),
    ("a🙂B", "🙂b", "a{🙂B}"), ("ab", "abc", "ab"), ("Straße", "ss", "Stra{ß}e"),
    ("Straße", "STRASSE", "{Straße}"), ("Strasse", "ß", "Stra{ss}e"), ("Straße", "s", "{S}traße"),
    ("ßs", "ss", "{ß}s"), ("ё", "е", "{ё}"), ("Мой е", "И", "Мо{й} е"), ("Ёлка", "ел", "{Ёл}ка"),
    ("ﬁn", "fi", "{ﬁ}n"), ("ﬁn", "f", "ﬁn"), ("ﬁn", "IN", "ﬁn"), ("😍😎", "😎", "😍{😎}"),
    ("🙂", "🙃", "🙂"), ("👍🏽", "👍", "{👍🏽}"), ("👨‍👩‍👧", "👩", "{👨‍👩‍👧}"), ("øŁđı", "o", "øŁđı"),
    ("øŁđı", "l", "øŁđı"), ("Iı", "i", "{I}ı"), ("İ", "i", "{İ}"), ("ｆｕＬＬ", "full", "{ｆｕＬＬ}"),
    ("カ", "ｶ", "{カ}"), ("ΟΔΟΣ", "οδος", "{ΟΔΟΣ}"),
    ("\u{1112}\u{1161}\u{11AB}", "한", "{\u{1112}\u{1161}\u{11AB}}"), ("が", "か", "が"),
    ("か\u{3099}", "が", "{か\u{3099}}"), ("≠", "=", "{≠}"), ("ǿ", "ø", "{ǿ}"), ("e", "\u{301}", "e"),
  ])
  func hitsAreFoundWhateverTheirCaseAndDiacritics(_ text: String, _ query: String, _ lit: String) {
    expectEqual(written(Look.text(text).highlighted(query)), [lit])
  }

  @Test func wordsAreFoundAsTheyAreWritten() {
    let text = Look.text("Read the Terms, the terms and the Terms")
    expectEqual(written(text.bold("the")), ["Read *the* Terms, *the* terms and *the* Terms"])
    let marked = text.link("Terms") {}.link("Terms", nil).link("Term") {}.highlighted("term")
    expectEqual(written(marked), ["Read the {<0 Term>}<0 s>, the {term}s and the {<1 Term>}<1 s>"])
    expectEqual(written(text.link("rules") {}), [text.text])
    // Whatever a text is broken and cut into, each of its letters looks as in the whole of it.
    let broken = Look.text("one two one three one").highlighted("one").bold("two")
    for (lines, shown) in [
      (["one", "two one", "three one"], ["{one}", "*two* {one}", "three {one}"]),
      (["one t…"], ["{one} *t*…"]), (["…e one"], ["…e {one}"]), (["one…ne"], ["{one}…{ne}"]),
    ] { expectEqual(written(broken, in: lines), shown) }
    #expect(written(Look.text("See… Terms, Terms").link("Terms") {}, in: ["…Terms"]) == ["…Terms"])
    expectEqual(written(Look.text("abaa").bold("ba"), in: ["…a"]), ["…a"])
    expectEqual(written(Look.text("Oh…no").bold("…no"), in: ["…no"]), ["*…no*"])
  }

  @Test func phrasesAreFoundTogetherAsEachAlone() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      func word(_ most: Int) -> String {
        String((0..<random.int(below: most + 1)).map { _ in Array("abé ")[random.int(below: 4)] })
      }
      let all = word(40)
      let marks = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (word: word(4), isLink: Bool.random(using: &random))
      }
      let text = marks.reduce(Look.text(all)) { $1.isLink ? $0.link($1.word) {} : $0.bold($1.word) }
      let characters = Array(all)
      var (links, bold) = ([Int?](repeating: nil, count: characters.count), Set<Int>())
      for (index, mark) in marks.enumerated() where !mark.word.isEmpty {
        var start = 0
        while start + mark.word.count <= characters.count {
          let place = start..<start + mark.word.count
          let isFree = !mark.isLink || place.allSatisfy { links[$0] == nil }
          let isFound = isFree && characters[place].elementsEqual(mark.word)
          start = isFound ? place.upperBound : start + 1
          if isFound, !mark.isLink { bold.formUnion(place) }
          if !isFound || !mark.isLink { continue }
          for place in place { links[place] = index }
          break
        }
      }
      let runs = text._style.values.runs(of: [all], in: all)[0]
      let found = runs.flatMap { run in run.text.map { _ in (run.link, run.isBold) } }
      let foundBold = Set(found.indices.filter { found[$0].1 })
      #expect(found.map(\.0) == links && foundBold == bold, "seed \(seed): \(all), \(marks)")
    }
  }

  @MainActor @Test func aLinkIsAControlAndStaysWhoItIs() throws {
    let log = Log()
    let text = Look.text("By the Terms and the Rules")
      .link("Rules") { log.add("rules") }.link("Terms") { log.add("terms") }.link("none") {}
    let controls = text.node.controls
    #expect(controls.map(\.name) == ["Terms", "Rules"] && controls.allSatisfy(\.isEnabled))
    expectEqual(controls.map(\.kind), [.button, .button])
    #expect(controls[0].control.run(.tap) && log.lines == ["terms"])
    let elements = text.node.accessibilityElements(isTappable: true)
    expectEqual(elements.map(\.label), [text.text, "Terms", "Rules"])
    expectEqual(elements.map(\.traits), [.button, .link, .link])
    expectEqual(elements.dropFirst().map(\.control), controls.map(\.id))
    expectEqual(try #require(text.enabled(false).node.controls.first).obstacle, "was disabled")
    let off = Look.text("a").link("a", nil)
    #expect(off.node.controls.first?.isEnabled == false && off != Look.text("a").link("a") {})
    func ids(_ text: Look.Text) -> [LookControl.ID] { text.node.controls.map(\.id) }
    let terms = ids(Look.text("the Terms").link("Terms") {})
    expectEqual(ids(Look.text("our Terms").highlighted("o").link("Terms") {}), terms)
    #expect(ids(Look.text("the Rules").link("Rules") {}) != terms)
    expectEqual(Set(ids(Look.text("here and here").link("here") {}.link("here") {})).count, 2)
  }
}
