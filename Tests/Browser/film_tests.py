"""Drives the film that is committed in Chromium; see browser_tests.py."""

from pathlib import Path

from browser import mutated
from gallery_tests import Faults, printed
from mutants import FILM_MUTANTS

FILM = Path(__file__).parents[2] / "Docs/Pictures/film.html"
PHONE = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}


def opened(browser, change, fragment="", **options):
    return browser.page(change(FILM.read_text()), fragment=fragment, **options)


def press(page, key, count=1):
    for _ in range(count):
        page.keyboard.press(key)


def check_sources_light_what_is_touched(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    lit = page.locator("#source [data-mark]")

    def first_lines():
        return [(each.get_attribute("data-mark"), each.text_content().split("(")[0].strip())
                for each in lit.all()]

    faults.expect("on the poster", first_lines(), [])
    wanted = {
        2: [("inserted", "MailRow")], 3: [("reconfigured", "PersonCard"), ("reconfigured", "MailRow")],
        8: [("reconfigured", "SortControl"), ("moved section", "Section"), ("moved", "MailRow")],
        10: [],
    }
    for step in range(2, 11):
        press(page, "ArrowRight")
        if step in wanted:
            kinds = wanted[step]
            found = first_lines()
            faults.expect(f"names at {step}", [name for _, name in found if name != "PersonCard"],
                          [name for _, name in kinds if name != "PersonCard"])
        if step in (3, 8):
            faults.expect("lit", found, kinds)
        if step == 3:
            whole = lit.first.text_content().splitlines()
            faults.expect("the statement", len(whole), 2)
    press(page, "ArrowRight", 2)
    box, row = page.locator("#source pre").bounding_box(), lit.last.bounding_box()
    if not box["y"] <= row["y"] < row["y"] + 16 <= box["y"] + box["height"]:
        faults.append(f"the last statement is at {row}, the source at {box}")
    return faults + page.faults


def check_steps_have_addresses(browser, change=lambda html: html):
    page = opened(browser, change, fragment="3")
    faults = Faults()

    def place():
        return page.locator("#place").text_content(), page.evaluate("location.hash")

    faults.expect("opened", place(), ("3 of 12", "#3"))
    faults.expect("poster", page.locator("#start").is_visible(), False)
    press(page, "ArrowRight")
    faults.expect("one on", place(), ("4 of 12", "#4"))
    press(page, "Home")
    faults.expect("at the start", place(), ("1 of 12", "#1"))
    page.evaluate("location.hash = '#6'")
    page.wait_for_function("document.getElementById('place').textContent[0] === '6'", timeout=1500)
    for fragment, wanted in (("99", "12 of 12"), ("0", "1 of 12"), ("x", "1 of 12"), ("", "1 of 12")):
        page = opened(browser, change, fragment=fragment)
        faults.expect(f"#{fragment}", place()[0], wanted)
    return faults + page.faults


def check_touched_rows_are_in_sight(browser, change=lambda html: html):
    page = opened(browser, change, **PHONE)
    faults = Faults()
    for step in range(2, 12):
        page.locator("#screen").evaluate("(each) => { each.scrollTop = each.scrollHeight; }")
        page.evaluate("document.querySelector('.carousel')?.scrollTo(1000, 0)")
        press(page, "ArrowRight")
        boxes = page.evaluate("""() => [".row[data-mark]", null].map((name) => {
          const screen = document.getElementById("screen");
          const each = name ? [...screen.querySelectorAll(name)] : [screen];
          return each.map((one) => one.getBoundingClientRect().toJSON());
        })""")
        rows, (screen,) = boxes
        faults.expect(f"scrolled page at {step}", page.evaluate("scrollY"), 0)
        if not rows:
            continue
        first = min(rows, key=lambda row: row["top"])
        last = max(row["bottom"] for row in rows)
        ends = last if last - first["top"] <= screen["height"] else first["bottom"]
        if first["top"] < screen["top"] - 1 or ends > screen["bottom"] + 1 or (
                rows[0]["right"] > screen["right"] + 1 or rows[0]["left"] < screen["left"] - 1):
            faults.append(f"step {step}: {rows} in {screen}")
            if Faults.stops:
                break
    return faults + page.faults


def check_a_press_names_the_row_as_it_is_spoken(browser, change=lambda html: html):
    page = opened(browser, change, fragment="2")
    faults = Faults()
    for row, spoken in (("button.tap:has-text('Alan Turing')", "Unread, Alan Turing, 9:43, Can machines think?, "),
                        ("[role=radio]:has-text('Oldest')", "Oldest”"),
                        ("button.tap:has-text('Katherine'):not(:has-text('Johnson'))", "Unread, Katherine”")):
        page.locator(row).click()
        note = page.locator("#note").text_content()
        if not note.startswith(f"“{spoken}"):
            faults.append(f"{row} is named in {note}")
    return faults + page.faults


PLACES = """() => {
  const box = (each) => each?.getBoundingClientRect().toJSON();
  const find = (name) => box(document.querySelector(name));
  const all = (name) => [...document.querySelectorAll(name)];
  return {
    words: find("#changes > li > .change"), screen: find("#screen"), figures: find("dl"), source: find("#source pre"),
    lit: all("#source [data-mark]").map(box), width: document.documentElement.scrollWidth, height: innerHeight,
    corners: getComputedStyle(document.querySelector(".device"), "::after").marginLeft,
    gutter: getComputedStyle(document.querySelector("#screen")).paddingLeft,
    covers: all("#screen .list > section > .rows:not(.carousel) > .row[data-mark]").filter((row) => {
      const { left, width, content } = getComputedStyle(row, "::after");
      return !/^"\\d+"/.test(content) || parseFloat(left) + parseFloat(width) > 0;
    }).length,
  };
}"""


def check_words_come_first(browser, change=lambda html: html):
    faults = Faults()
    for width, height in ((390, 844), (820, 844), (1280, 900)):
        page = opened(browser, change, viewport={"width": width, "height": height}, reduced_motion="reduce")
        for step in range(2, 12):
            press(page, "ArrowRight")
            places = page.evaluate(PLACES)
            where = f"at {step} of {width}"
            faults.expect(f"width {where}", places["width"], width)
            faults.expect(f"round corners {where}", places["corners"], places["gutter"])
            if not places["words"]:
                continue
            order = [places[name]["top"] for name in ("words", "figures", "source")]
            faults.expect(f"order {where}", order, sorted(order))
            faults.expect(f"above the fold {where}", 0 < places["words"]["bottom"] <= height, True)
            if width < 860:
                between = places["words"]["bottom"] < places["screen"]["top"] < places["figures"]["top"]
                faults.expect(f"screen {where}", between, True)
            box = places["source"]
            faults.expect(f"lit statements in sight {where}", [each for each in places["lit"] if not (
                box["top"] - 1 <= each["top"] and each["bottom"] <= box["bottom"] + 1)], [])
            faults.expect(f"covered rows {where}", places["covers"], 0)
            lit, room = places["lit"], height - box["top"]
            if lit and room > 100:
                # All of them if they have room above the fold, or else the first one.
                fit = lit[-1]["bottom"] - lit[0]["top"] < room - 60
                below = [each for each in (lit if fit else lit[:1]) if each["bottom"] > height]
                faults.expect(f"lit statements below the fold {where}", below, [])
        faults += page.faults
    return faults


def check_films_are_printed(browser, change=lambda html: html):
    page = opened(browser, change, fragment="3", color_scheme="dark")
    faults = Faults()
    text = printed(page)
    for wanted in ("YouopenGrace'smail", "GraceHopper", "EdsgerDijkstra", "Cellsfilled"):
        faults.expect(f"{wanted} on paper", wanted in text, True)
    page.emulate_media(media="print", color_scheme="dark")
    faults.expect("light", page.evaluate("""[".player", "#start", "#screen"].map((name) => {
      const { display, colorScheme } = getComputedStyle(document.querySelector(name));
      return display === "none" ? "" : colorScheme;
    })"""), ["", "", "light"])
    page.emulate_media(media="screen", color_scheme="dark")
    return faults + page.faults


def test_films_light_the_source(browser):
    return check_sources_light_what_is_touched(browser)


def test_steps_of_films_have_addresses(browser):
    return check_steps_have_addresses(browser)


def test_touched_rows_come_into_sight_on_phones(browser):
    return check_touched_rows_are_in_sight(browser)


def test_words_come_first(browser):
    return check_words_come_first(browser)


def test_films_are_printed(browser):
    return check_films_are_printed(browser)


def test_broken_films_are_caught(browser):
    missed = []
    Faults.stops = True
    for name, check, old, new in FILM_MUTANTS:
        try:
            faults = globals()[check](browser, lambda html: mutated(html, old, new))
        except ValueError:
            raise
        except Exception as error:  # What no longer comes is a fault like any other.
            faults = [str(error)]
        if not faults:
            missed.append(f"not caught: {name}")
    Faults.stops = False
    print(f"  {len(FILM_MUTANTS)} broken films")
    return missed


def test_a_press_names_the_row_as_it_is_spoken(browser):
    return check_a_press_names_the_row_as_it_is_spoken(browser)
