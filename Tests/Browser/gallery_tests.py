"""Drives galleries in Chromium; see browser_tests.py.

A check opens a page, perhaps a broken one, and returns what is wrong with it.
"""

import io
import time
import unicodedata

from browser import PROBE, mutated
from mutants import GALLERY_MUTANTS

FAILING = "AppTests/FailingTests/text/text"
PICTURE = "AppTests/FailingTests/picture/svg"
LOOKS = "AppTests/MainScreenTests/looks/svg"
UPDATE = "AppTests/MainScreenTests/sorts/AtoZ"
FILM = "AppTests/DrivingTests/theUserSorts/Film"
SILENT = "AppTests/MainScreenTests/findings/silent"
BELOW = "AppTests/MainScreenTests/reads/farbelow"
APART = "AppTests/MainScreenTests/reads/farapart"
BROKEN = "AppTests/FailingTests/update/Update"


class Faults(list):
    """What is wrong with a page."""

    # Whether one fault is enough.
    stops = False

    def expect(self, what, found, wanted):
        if found != wanted:
            self.append(f"{what}: {found!r} instead of {wanted!r}")
            if Faults.stops:
                raise AssertionError(self[-1])


def opened(browser, change, **options):
    """Opens the gallery with one entry of each kind."""
    page = browser.page(change(browser.data("gallery.json")["page"]), **options)
    page.evaluate("location.hash = ''")
    return page


def entry(page, key):
    """Goes to an entry, as a link does."""
    page.evaluate("(key) => { location.hash = key; }", key)
    found = page.locator(f'[id="{key}"]')
    found.locator(".content > *").first.wait_for(timeout=1500)
    return found


def drawn(page):
    return page.locator(".entry[data-drawn]").count()


def check_failures_are_on_top(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    suites = page.locator("main > .suite > h2").all_text_contents()
    faults.expect("suites", suites, ["Failures", "DrivingTests", "MainScreenTests"])
    text = entry(page, FAILING)
    faults.expect("gone", text.locator(".failure .gone").all_text_contents(), ["- two\n"])
    faults.expect("added", text.locator(".failure .added").all_text_contents(), ["+ three\n"])
    faults.expect("before and after", text.locator(".sides pre").all_text_contents(),
                  ["one\ntwo", "one\nthree"])
    picture = entry(page, PICTURE)
    faults.expect("pictures", picture.locator(".picture").count(), 2)
    shown = page.evaluate("""(key) => Promise.all(
      [...document.getElementById(key).querySelectorAll(".picture")].map(async (each) => {
        await each.decode();
        return [each.naturalWidth, each.src.includes("Element%205")];
      }))""", PICTURE)
    faults.expect("what pictures show", shown, [[442, True], [442, True]])
    return faults + page.faults


def check_failures_fit_a_screen(browser, change=lambda html: html):
    faults = Faults()
    for width in (1280, 820):
        page = opened(browser, change, viewport={"width": width, "height": 800})
        picture = entry(page, PICTURE)
        page.wait_for_timeout(100)

        def box():
            return page.evaluate("""(key) => {
              const { top, bottom, height } = document.getElementById(key).getBoundingClientRect();
              return { isSeen: top >= 0 && bottom <= innerHeight, height };
            }""", PICTURE)

        faults.expect(f"fits {width}", box()["isSeen"], True)
        message = picture.locator(".failure")
        faults.expect("message", message.text_content(), "Picture must match reference 'svg' "
                      "(was different)\n- e5: Element 5\n  e2: Element 2\n")
        faults.expect("cut off", message.evaluate(
            "(each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth"), False)
        height = box()["height"]
        for name, apart, value in (("Blink", False, None), ("Slider", False, "slides"),
                                   ("Side by side", True, "whole")):
            picture.get_by_label(name).check()
            faults.expect(f"height with {name}", box()["height"], height)
            one, other = (each.bounding_box()["x"] for each in picture.locator(".picture").all())
            faults.expect(f"apart with {name}", one != other, apart)
            style = picture.locator(".picture").last.evaluate("""(each) => {
              const { clipPath, animationName } = getComputedStyle(each);
              return [animationName, clipPath === "none" ? "whole" : "slides"];
            }""")
            faults.expect(f"blinks with {name}", style[0] == "blink", value is None)
            if value:
                faults.expect(f"seen with {name}", style[1], value)
        page.set_viewport_size({"width": 390, "height": 800})
        narrow = []
        for name in ("Side by side", "Slider"):
            picture.get_by_label(name).check()
            narrow.append(picture.locator(".picture").last.bounding_box()["width"])
        faults.expect("one picture has the width of a phone", narrow[1] > 1.8 * narrow[0], True)
        page.set_viewport_size({"width": width, "height": 800})
        picture.get_by_label("Slider").check()
        picture.locator("[type=range]").fill("20")
        faults.expect("share", picture.locator(".picture").last.evaluate(
            "(each) => getComputedStyle(each).clipPath.includes('20%') "
            "&& Number(getComputedStyle(each).getPropertyValue('--share'))"), 0.2)
    command = "SCREENDSL_RECORD=failed swift test --filter 'picture'"
    faults.expect("command", picture.locator(".accept code").text_content(), command)
    picture.get_by_role("button", name="Copy").click()
    faults.expect("copied", [page.evaluate("getSelection().toString()"),
                  picture.locator(".accept button").text_content()], [command, "Copied"])
    for wanted in (FAILING, BROKEN, PICTURE, FAILING):
        page.keyboard.press("n")
        faults.expect("next failure", page.evaluate(
            "[document.activeElement.id, decodeURI(location.hash.slice(1))]"), [wanted, wanted])
    page.locator("#search").focus()
    page.keyboard.press("n")
    faults.expect("typed", page.locator("#search").input_value(), "n")
    return faults + page.faults


def check_pages_stay_while_searched(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    entry(page, FILM)
    page.wait_for_timeout(100)
    field = page.locator("#search")
    before = field.bounding_box()
    field.focus()
    for letter in "picture nowhere":
        page.keyboard.type(letter)
        faults.expect(f"after {letter}", field.bounding_box(), before)
    faults.expect("found", page.locator("#found").text_content(), "Nothing found")
    field.fill("picture")
    for name, end in ((f'.mini[href$="{PICTURE}"]', 300), (f'[id="{PICTURE}"]', 600)):
        found = page.locator(name).bounding_box()
        faults.expect(f"{name} in sight", before["y"] < found["y"] < end, True)
    return faults + page.faults


def check_entries_are_drawn_when_seen(browser, change=lambda html: html):
    # A machine that is never idle draws them too.
    busy = opened(browser, change, init="globalThis.requestIdleCallback = "
                  "(run, { timeout } = {}) => timeout ? setTimeout(run, timeout) : 1;")
    busy.locator(".phone > .screen").first.wait_for(timeout=1500)
    page = opened(browser, change, viewport={"width": 1280, "height": 700})
    faults = Faults()
    entry(page, PICTURE)
    page.wait_for_timeout(500)
    count = page.locator(".entry").count()
    if not 0 < drawn(page) < count:
        faults.append(f"{drawn(page)} of {count} entries are drawn at once")
    looks = entry(page, LOOKS)
    faults.expect("frames", looks.locator(".frame").evaluate_all(
        "(all) => all.map((each) => [each.getAttribute('aria-label'), each.dir])"), [["Screen", "ltr"]])
    faults.expect("rows", looks.locator(".frame").first.locator(".row").count(), 12)
    outline = looks.locator("details", has_text="Outline")
    faults.expect("hidden outline", outline.locator("pre").count(), 0)
    outline.locator("summary").click()
    if "Promo" not in outline.locator("pre").text_content():
        faults.append("no outline")
    forms = looks.locator("details > summary").all_text_contents()
    faults.expect("forms", forms, ["Outline", "svg", "text"])
    update = entry(page, UPDATE)
    faults.expect("captions", update.locator(".shots").locator("figcaption").all_text_contents(),
                  ["Before", "After"])
    lists = update.locator(".shots").locator(".frame > .list").evaluate_all(
        "(all) => all.map((each) => probe.outline(each).join('\\n'))")
    if lists[0] == lists[1]:
        faults.append("the update changes nothing")
    marks = update.locator(".shots").locator(".frame").evaluate_all(
        "(all) => all.map((each) => each.querySelectorAll('[data-mark]').length)")
    faults.expect("marks", marks, [3, 3])
    film = entry(page, FILM)
    ends = film.locator(".shots").locator("figcaption").all_text_contents()
    faults.expect("ends", ends, ["First screen", "Another heading"])
    if "All elements" not in film.locator(".shots").locator(".frame").last.text_content():
        faults.append("the last screen is another one")
    silent = entry(page, SILENT)
    faults.expect("findings", silent.locator(".finding").count(), 2)
    return faults + page.faults


def check_choices_are_for_all(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    looks = entry(page, LOOKS)
    frame = looks.locator(".frame").first

    def shown():
        return [frame.evaluate("(each) => getComputedStyle(each).colorScheme"),
                page.locator("#theme").input_value()]

    faults.expect("one theme", shown(), ["light", "light"])
    for theme in ("dark", "light"):
        page.keyboard.press("t")
        faults.expect("theme", shown(), [theme, theme])
    page.locator("#theme").select_option("dark")
    faults.expect("chosen theme", shown(), ["dark", "dark"])
    for width in ("320", "768", "390"):
        page.locator("#width").select_option(width)
        faults.expect("width", frame.evaluate("(each) => each.offsetWidth"), int(width))
    page.locator("#size").select_option("accessibility3")
    page.locator("#direction").select_option("rtl")
    faults.expect("size", frame.get_attribute("data-type-size"), "accessibility3")
    faults.expect("direction", frame.get_attribute("dir"), "rtl")
    later = entry(page, FILM).locator(".frame").last
    faults.expect("of what is drawn later", [later.get_attribute("data-type-size"),
                  later.get_attribute("dir")], ["accessibility3", "rtl"])
    page.locator("#size").select_option("")
    page.locator("#direction").select_option("")
    faults.expect("as tested", [frame.get_attribute("data-type-size"), frame.get_attribute("dir")],
                  ["large", "ltr"])
    return faults + page.faults


HEARD = """(key) => [...document.getElementById(key).querySelectorAll(".frame")].map((frame) => {
  const numbers = [...frame.querySelectorAll(".numbers > span")];
  const lines = [...frame.parentElement.querySelectorAll("ol > li")].map((each) => each.textContent);
  const stops = [...frame.querySelectorAll("[data-stop]")];
  // What lies under each number says what its line says.
  const wrong = numbers.filter((number) => {
    const { left, top, width, height } = number.getBoundingClientRect();
    const [x, y] = [left + width * 0.8, top + height * 0.4];
    const under = stops.filter((stop) => {
      const rect = stop.getBoundingClientRect();
      return Math.abs(rect.left - x) < 1.5 && Math.abs(rect.top - y) < 1.5;
    });
    const [name] = lines[Number(number.textContent) - 1].replace("selected, ", "").split(", ");
    const called = (each) => each && (each.ariaLabel ?? each.textContent).includes(name);
    return !under.some((stop) => called(stop) || called(stop.closest(".row").querySelector(".tap")));
  }).map((each) => each.textContent);
  // Cells of a carousel may be out of sight.
  const inSight = stops.filter((stop) => !stop.closest(".carousel")).length;
  return {
    numbers: numbers.map((each) => Number(each.textContent)), lines, stops: stops.length, inSight, wrong,
  };
})"""


def check_what_is_heard_has_numbers(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    every = "AppTests/MainScreenTests/everyLook/looks"
    entry(page, every)
    faults.expect("at first", page.locator(".numbers, ol.lines").count(), 0)
    page.keyboard.press("h")
    for key, count in ((every, None), (LOOKS, None), (UPDATE, 2), (FILM, None)):
        entry(page, key)
        for heard in page.evaluate(HEARD, key):
            faults.expect(f"lines of {key}", len(heard["lines"]), heard["stops"])
            faults.expect(f"numbers of {key}", heard["numbers"], sorted(set(heard["numbers"])))
            faults.expect(f"places in {key}", heard["wrong"], [])
            faults.expect(f"all in {key}", len(heard["numbers"]) >= heard["inSight"] > 3, True)
        if count:
            faults.expect("frames", len(page.evaluate(HEARD, key)), count)
    frames = page.evaluate(HEARD, UPDATE)
    faults.expect("before and after", frames[0]["lines"] == frames[1]["lines"], False)
    # What is scrolled, or becomes narrow or mirrored, keeps its numbers.
    before = page.evaluate(HEARD, LOOKS)[0]["numbers"]
    entry(page, LOOKS).locator(".frame .carousel").first.evaluate("(each) => { each.scrollLeft = 9999; }")
    page.wait_for_timeout(100)
    after = page.evaluate(HEARD, LOOKS)[0]
    faults.expect("other cells", [after["numbers"] == before, after["wrong"]], [False, []])
    page.locator("#width").select_option("320")
    faults.expect("narrow", page.evaluate(HEARD, every)[0]["wrong"], [])
    page.locator("#heard").uncheck()
    faults.expect("at last", page.locator(".numbers, ol.lines").count(), 0)
    return faults + page.faults


def check_search_finds_names_and_texts(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()

    def found(words):
        page.locator("#search").fill(words)
        return page.locator(".entry:not([hidden])").evaluate_all(
            "(all) => all.map((each) => each.id)")

    count = page.locator(".entry").count()
    faults.expect("a test", found("theUserSorts"), [FILM])
    faults.expect("links", page.locator("#tree a:visible").all_text_contents(), ["theUserSorts()"])
    faults.expect("suites", page.locator(".suite:visible > h2").all_text_contents(),
                  ["DrivingTests"])
    faults.expect("said", page.locator("#found").text_content(), f"1 of {count}")
    faults.expect("failures", found("FAILED"), [PICTURE, FAILING, BROKEN])
    faults.expect("two words", found("failed picture"), [PICTURE])
    faults.expect("what a screen says", found("12 new"), ["AppTests/MainScreenTests/everyLook/looks"])
    faults.expect("a form", found("looks svg"), [LOOKS])
    faults.expect("nothing", found("<script>"), [])
    faults.expect("said of nothing", page.locator("#found").text_content(), "Nothing found")
    faults.expect("all", len(found(" ")), count)
    faults.expect("said of all", page.locator("#found").text_content(), "")
    return faults + page.faults


def check_every_entry_has_an_address(browser, change=lambda html: html):
    html = change(browser.data("gallery.json")["page"])
    page = browser.page(html, fragment=FILM)
    faults = Faults()
    current = "document.querySelector('.entry[aria-current]')?.id ?? null"
    focused = "document.activeElement.id"
    page.locator(f'[id="{FILM}"] .frame').first.wait_for(timeout=1500)
    faults.expect("opened", page.evaluate(current), FILM)
    page.wait_for_timeout(100)
    faults.expect("in sight", page.evaluate("""(key) => {
      const { top } = document.getElementById(key).getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    }""", FILM), True)
    other = "AppTests/MainScreenTests/looks/text"
    page.evaluate("(key) => { location.hash = key; }", other)
    page.wait_for_function("(key) => document.activeElement.id === key", arg=LOOKS, timeout=1500)
    faults.expect("current", page.locator(".entry[aria-current]").count(), 1)
    page.locator("#search").fill("picture")
    page.evaluate("(key) => { location.hash = key; }", FILM)
    page.wait_for_function("(key) => document.activeElement.id === key", arg=FILM, timeout=1500)
    faults.expect("hidden no more", page.locator(f'[id="{FILM}"]').is_visible(), True)
    for name in ("%E0%A4%A", "nothing", "search", "%3Cscript%3E"):
        page.evaluate("(name) => { location.hash = name; }", name)
        page.wait_for_timeout(20)
    faults.expect("stays", page.evaluate(current), FILM)
    page.locator("#tree a", has_text="everyLook()").click()
    page.wait_for_function("document.activeElement.id.includes('everyLook')", timeout=1500)
    links = page.locator("#tree a").evaluate_all(
        "(all) => all.filter((each) => !document.getElementById(each.hash.slice(1))).length")
    faults.expect("dead links", links, 0)
    return faults + page.faults


def check_films_play(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    update = entry(page, UPDATE)
    page.locator("#theme").select_option("dark")
    page.locator("#direction").select_option("rtl")
    update.get_by_role("button", name="Play the update").click()
    faults.expect("open", page.locator("#cinema").is_visible(), True)
    faults.expect("title", page.locator("#cinema-title").text_content(), "A to Z")
    screen = page.locator("#screen")
    faults.expect("as chosen", screen.evaluate("(each) => [getComputedStyle(each).colorScheme, each.dir]"),
                  ["dark", "rtl"])
    try:
        page.locator("#place", has_text="2 of 2").wait_for(timeout=2000)
    except Exception:
        faults.expect("played", page.locator("#place").text_content(), "2 of 2")
    faults.expect("moved", page.locator("#moved").text_content(), "2")
    page.keyboard.press("Escape")
    faults.expect("closed", page.locator("#cinema").is_visible(), False)
    # Keys are the page's again.
    page.keyboard.press("ArrowLeft")
    faults.expect("closed film", page.locator("#place").text_content(), "2 of 2")
    film = entry(page, FILM)
    film.get_by_role("button", name="Play the film of 7 updates").click()
    faults.expect("another film", [page.locator("#place").text_content(),
                  page.locator("#screen > .list").count()], ["1 of 8", 1])
    faults.expect("focus", page.evaluate("document.activeElement.id"), "play")
    page.keyboard.press("End")
    faults.expect("last", page.locator("#title").text_content(), "Another heading")
    faults.expect("report", page.locator("#report").text_content(),
                  "The list: 0 cells filled, 0 made")
    page.locator("#close").click()
    faults.expect("closed again", page.locator("#cinema").is_visible(), False)
    return faults + page.faults


def check_pictures_are_nothing_else(browser, change=lambda html: html):
    data = browser.data("hostile-gallery.json")
    page = browser.page(change(data["pictures"]))
    faults = Faults()
    for index in range(data["pictureCount"]):
        entry(page, f"p{index}")
    page.wait_for_function("""() => [...document.querySelectorAll(".sides")].every((each) =>
      [...each.querySelectorAll("figure")].every((side) =>
        side.querySelector("pre")?.textContent.includes("kept")
        || side.querySelector("img")?.naturalWidth > 0))""", timeout=3000)
    # Nothing of a picture is in the page.
    made = page.locator(".content :is(script, iframe, image, use, a, foreignObject, style, rect, g)")
    faults.expect("made", made.count(), 0)
    return faults + page.faults


def check_the_overview_comes_first(browser, change=lambda html: html):
    page = opened(browser, change, viewport={"width": 1280, "height": 700})
    faults = Faults()
    page.wait_for_timeout(100)
    groups = page.locator("#overview > section").evaluate_all("""(all) => all.map((each) => [
      each.querySelector("h3").textContent, ...[...each.querySelectorAll("a")].map((link) => link.hash.slice(1)),
    ])""")
    faults.expect("first", page.evaluate("document.querySelector('main').firstElementChild.id"), "overview")
    faults.expect("failures", groups[0], ["Failures", PICTURE, FAILING, BROKEN])
    faults.expect("screens", [each[0] for each in groups[1:]], ["MainScreen"])
    # States are beside each other, before what changes them.
    faults.expect("last", groups[1][-6:-2], [FILM, APART, BELOW, UPDATE])
    faults.expect("entries", sorted(sum((each[1:] for each in groups), [])), sorted(
        page.locator(".entry").evaluate_all("(all) => all.map((each) => each.id)")))
    page.wait_for_function("() => document.querySelectorAll('.phone > .screen').length > 3")
    faults.expect("small", page.locator(".phone .row").first.evaluate(
        "(each) => each.getBoundingClientRect().width < 120"), True)
    # What an update touched is what is seen of it.
    shown = page.locator(f'.mini[href$="{BELOW}"] .phone')
    shown.scroll_into_view_if_needed()
    shown.locator(".row").first.wait_for()
    faults.expect("touched", shown.evaluate("""(phone) => {
      const [outer, row] = [phone, phone.querySelector("[data-mark]")].map((each) => each.getBoundingClientRect());
      return row.top > outer.top && row.bottom < outer.bottom;
    }"""), True)
    page.keyboard.press("o")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("(key) => document.activeElement.id === key", arg=BROKEN, timeout=1500)
    page.keyboard.press("t")
    faults.expect("dark", shown.evaluate("(each) => getComputedStyle(each).colorScheme"), "dark")
    return faults + page.faults


SEEN = """(key) => [...document.getElementById(key).querySelectorAll(".frame")].map((frame) => {
  const box = frame.getBoundingClientRect();
  return [...frame.querySelectorAll("[data-mark]")].map((row) => {
    const { top, bottom, left } = row.getBoundingClientRect();
    const mark = getComputedStyle(row, "::after");
    return {
      number: mark.content.split('"')[1], isSeen: top >= box.top && bottom <= box.bottom,
      covers: left + parseFloat(mark.left) + parseFloat(mark.width) > left,
    };
  });
})"""


def check_updates_show_what_they_touch(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    for key, numbers in ((BELOW, ["1"]), (APART, ["1", "2", "3"]), (UPDATE, None), (BROKEN, None)):
        found = entry(page, key)
        found.locator(".frame").last.wait_for(timeout=1500)
        said = found.locator(".changes .number").all_text_contents()
        faults.expect(f"numbers in words of {key}", said, numbers or ["1", "2", "3"])
        frames = page.evaluate(SEEN, key)
        faults.expect(f"frames of {key}", len(frames), 2)
        for rows in frames:
            faults.expect(f"numbers in {key}", sorted(row["number"] for row in rows), said)
            faults.expect(f"rows in sight in {key}", [row["isSeen"] for row in rows], [True] * len(said))
            faults.expect(f"rows covered in {key}", [row["covers"] for row in rows], [False] * len(said))
    faults.expect("folded", entry(page, APART).locator(".same:visible").first.text_content(), "15 rows the same")
    words = entry(page, BELOW).locator(".said").text_content()
    faults.expect("words", ["1 update fills 1 cell instead of 40" in words, "Row 30, read" in words], [True, True])
    page.set_viewport_size({"width": 390, "height": 900})
    wide = entry(page, BROKEN).locator(".compared pre").evaluate_all(
        "(all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)")
    page.set_viewport_size({"width": 1280, "height": 900})
    faults.expect("what happened scrolls sideways", wide, [False, False])
    return faults + page.faults


def check_what_is_not_found_is_said(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    page.keyboard.press("/")
    page.keyboard.type("no where")
    nothing = page.locator("#nothing")
    faults.expect("said", nothing.locator("p").text_content(), "Nothing found for 'no where'")
    box, main = nothing.locator("p").bounding_box(), page.locator("main").bounding_box()
    middle = [box["x"] + box["width"] / 2 - main["x"] - main["width"] / 2, 150 < box["y"] < 700]
    faults.expect("in the middle", [abs(middle[0]) < 2, middle[1]], [True, True])
    faults.expect("overview", page.locator("#overview").is_visible(), False)
    faults.expect("address", page.evaluate("location.hash"), "#?no%20where")
    page.get_by_role("button", name="Clear").click()
    faults.expect("cleared", [page.locator("#search").input_value(), nothing.is_visible(),
                  page.evaluate("location.hash + document.activeElement.id")], ["", False, "search"])
    page = browser.page(change(browser.data("gallery.json")["page"]), fragment="?theUserSorts")
    faults.expect("opened", [page.locator("#search").input_value(), page.locator(".entry:visible").count(),
                  page.locator(".mini:visible").count()], ["theUserSorts", 1, 1])
    return faults + page.faults


def accessible(page):
    """The roles, names and levels that assistive technologies have, in their order."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", ""), next(
        (each["value"]["value"] for each in node.get("properties", []) if each["name"] == "level"), 0))
        for node in nodes if not node.get("ignored")]


def check_pictures_are_entered(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    for key in (LOOKS, UPDATE, FILM, PICTURE):
        entry(page, key)
    page.wait_for_timeout(100)
    levels = [level for role, _, level in accessible(page) if role == "heading"]
    steps = [other - one for one, other in zip(levels, levels[1:])]
    faults.expect("headings", [levels[0], max(steps), levels.count(4)],
                  [1, 1, page.locator(".entry").count()])
    faults.expect("stops in pictures", page.evaluate("""() => [...document.querySelectorAll(".frame *,.phone *")]
      .filter((each) => each.tabIndex >= 0 && !each.closest("[inert]")).length"""), 0)
    frame = entry(page, UPDATE).locator(".frame").first
    before = len(accessible(page))
    frame.focus()
    page.keyboard.press("Enter")
    faults.expect("entered", [frame.evaluate("(each) => each.querySelector('.list').contains(document.activeElement)"),
                  len(accessible(page)) > before + 10], [True, True])
    levels = [level for role, _, level in accessible(page) if role == "heading"]
    faults.expect("headings inside", max(other - one for one, other in zip(levels, levels[1:])), 1)
    page.keyboard.press("Escape")
    faults.expect("left", frame.evaluate(
        "(each) => [each === document.activeElement, each.querySelector('.list').inert]"), [True, True])
    frame.locator(".segment").first.click(force=True)
    faults.expect("clicked", frame.evaluate("(each) => each.querySelector('.list').inert"), False)
    page.locator("#search").focus()
    faults.expect("gone on", frame.evaluate("(each) => each.querySelector('.list').inert"), True)
    return faults + page.faults


def check_names_have_room(browser, change=lambda html: html):
    page = opened(browser, change)
    faults = Faults()
    # What has no capital, and what is between two of them, is on one line.
    broken = page.evaluate("""() => {
      const walker = document.createTreeWalker(document.querySelector(".side"), NodeFilter.SHOW_TEXT);
      const broken = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const text = walker.currentNode.data;
        if (!text.includes(" ") && range.getClientRects().length > 1) broken.push(text);
      }
      return broken;
    }""")
    faults.expect("broken names", broken, [])
    faults.expect("tests", page.locator("#tree a", has_text="LineOf").first.evaluate(
        "(each) => each.textContent"), "aNameThatIsLongerThanALineOfTheRailIsBrokenBetweenWords()")
    ends = page.evaluate("""() => [document.querySelector(".tools"), document.querySelector(".tools").lastElementChild]
      .map((each) => each.getBoundingClientRect().right)""")
    faults.expect("room at the end", ends[0] - ends[1] < 20, True)
    page.set_viewport_size({"width": 390, "height": 900})
    faults.expect("cut choices on a phone", page.evaluate("""() => {
      const pen = document.createElement("canvas").getContext("2d");
      return [...document.querySelectorAll(".tools select")].filter((select) => {
        pen.font = getComputedStyle(select).font;
        return pen.measureText(select.selectedOptions[0].text).width + 36 > select.clientWidth;
      }).map((select) => select.id);
    }"""), [])
    page.set_viewport_size({"width": 1280, "height": 900})
    faults.expect("a name of forms", page.locator(f'[id="{LOOKS}"] h4').text_content(), "MainScreen")
    names = page.locator(".test:has-text('twice')").locator("h4").all_text_contents()
    faults.expect("names of one test", names, ["Update", "Update 2"])
    return faults + page.faults


def printed(page):
    """The text of a page on paper, without white space."""
    from pypdf import PdfReader
    texts = [each.extract_text() for each in PdfReader(io.BytesIO(page.pdf())).pages]
    # A font may have one sign for two letters.
    return "".join(unicodedata.normalize("NFKC", " ".join(texts)).split())


def check_paper_has_every_entry(browser, change=lambda html: html):
    faults = Faults()
    page = opened(browser, change, color_scheme="dark", viewport={"width": 1280, "height": 700})
    page.wait_for_timeout(100)
    text = printed(page)
    page.emulate_media(media="print", color_scheme="dark")
    faults.expect("light", page.evaluate("""() => ["h1", ".entry", ".frame"].map((name) =>
      getComputedStyle(document.querySelector(name)).colorScheme)"""), ["light"] * 3)
    page.emulate_media(media="screen", color_scheme="dark")
    missing = [name for name in page.locator(".entry").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel)") if "".join(name.split()) not in text]
    faults.expect("missing", missing, [])
    faults.expect("what only a screen answers", "Sidebyside" in text, False)
    screens = page.locator(".frame:visible").evaluate_all(
        "(all) => all.flatMap((each) => [...each.querySelectorAll('.row:not([hidden]) .text')].filter((one) => !one.closest('.carousel')).map((one) => one.textContent))")
    faults.expect("many", len(screens) > 60, True)
    faults.expect("missing texts", sorted({each for each in screens if "".join(each.split()) not in text}), [])
    return faults + page.faults


def test_the_overview_comes_first(browser):
    return check_the_overview_comes_first(browser)


def test_updates_show_what_they_touch(browser):
    return check_updates_show_what_they_touch(browser)


def test_what_is_not_found_is_said(browser):
    return check_what_is_not_found_is_said(browser)


def test_pictures_are_entered(browser):
    return check_pictures_are_entered(browser)


def test_names_have_room(browser):
    return check_names_have_room(browser)


def test_paper_has_every_entry(browser):
    return check_paper_has_every_entry(browser)


def test_galleries_show_failures_first(browser):
    return check_failures_are_on_top(browser)


def test_failures_fit_a_screen(browser):
    return check_failures_fit_a_screen(browser)


def test_galleries_stay_while_searched(browser):
    return check_pages_stay_while_searched(browser)


def test_galleries_draw_what_is_seen(browser):
    return check_entries_are_drawn_when_seen(browser)


def test_galleries_change_all_screens(browser):
    return check_choices_are_for_all(browser)


def test_galleries_number_what_is_heard(browser):
    return check_what_is_heard_has_numbers(browser)


def test_galleries_are_searched(browser):
    return check_search_finds_names_and_texts(browser)


def test_galleries_have_addresses(browser):
    return check_every_entry_has_an_address(browser)


def test_galleries_play_films(browser):
    return check_films_play(browser)


def test_pictures_in_galleries_are_only_pictures(browser):
    return check_pictures_are_nothing_else(browser)


def test_broken_galleries_are_caught(browser):
    missed = []
    Faults.stops = True
    for name, check, old, new in GALLERY_MUTANTS:
        try:
            faults = globals()[check](browser, lambda html: mutated(html, old, new))
        except ValueError:
            raise
        except Exception as error:  # What no longer comes is a fault like any other.
            faults = [str(error)]
        if not faults:
            missed.append(f"not caught: {name}")
    Faults.stops = False
    print(f"  {len(GALLERY_MUTANTS)} broken galleries")
    return missed


EVERYTHING_IS_SEEN = """window.IntersectionObserver = class {
  constructor(callback) { this.callback = callback; }
  observe(target) { this.callback([{ target, isIntersecting: true }]); }
  unobserve() {}
};
// What is not laid out is parsed and made all the same.
const sheet = new CSSStyleSheet();
sheet.replaceSync(".content { display: none; }");
addEventListener("DOMContentLoaded", () => { document.adoptedStyleSheets = [sheet]; });"""

HOSTILE = """() => [...document.querySelectorAll(".entry")].map((entry) => {
  const own = (name) => [...entry.querySelectorAll(name)].map((each) => each.textContent);
  const test = entry.closest(".test");
  const link = document.querySelector(`#tree a[href="#${entry.id}"]`);
  return {
    names: [
      ...own("h4 a"), entry.getAttribute("aria-label"), ...own("header .type"), link.textContent,
      link.closest("details").firstElementChild.textContent.replace("1 failed", ""), ...own(".frame .text"),
      entry.querySelector(".frame .text").getAttribute("aria-label"),
      ...own(".sides figcaption").map((text) => text.slice(text.indexOf(": ") + 2)),
    ],
    heading: test.firstElementChild.textContent,
    texts: [...own(".failure").map((text) => text.slice(0, -1)), ...own(".sides pre")],
  };
})"""


def test_hostile_texts_stay_texts_in_galleries(browser):
    data = browser.data("hostile-gallery.json")
    faults = Faults()
    shapes = []
    for html in (data["harmless"], data["page"]):
        page = browser.page(html, EVERYTHING_IS_SEEN + PROBE)
        page.wait_for_function("(count) => document.querySelectorAll('.entry[data-drawn]').length === count",
                               arg=len(data["names"]))
        # The screens of failures are made when they are opened.
        page.evaluate("""() => {
          for (const each of document.querySelectorAll(".more > :first-child")) each.open = true;
        }""")
        page.wait_for_function("(count) => document.querySelectorAll('.frame').length === count",
                               arg=len(data["names"]))
        shapes.append(page.evaluate("probe.shape()"))
        faults.extend(page.faults)
    faults.expect("elements and attributes", shapes[1], shapes[0])
    found = page.evaluate(HOSTILE)
    for own, name, text in zip(found, data["names"], data["texts"]):
        if set(own["names"]) != {name} or len(own["names"]) != 9:
            faults.append(f"'{name[:40]}' came out as {own['names']}"[:300])
        if set(own["texts"]) != {text} or len(own["texts"]) != 3:
            faults.append(f"'{text[:40]}' came out as {[each[:60] for each in own['texts']]}"[:300])
        faults.expect("heading", own["heading"], f"{name} / {name}")
    page.locator("#search").fill("<img src=x onerror=alert(1)>")
    if page.locator(".entry:not([hidden])").count() == 0:
        faults.append("a hostile text is not found")
    if not len(found) == len(data["names"]) >= 300 or max(map(len, data["texts"])) < 1_000_000:
        faults.append(f"{len(found)} of {len(data['names'])} texts")
    print(f"  {len(found)} texts")
    return faults + page.faults


def test_keys_alone_do_everything_in_galleries(browser):
    page = opened(browser, lambda html: html)
    faults = Faults()
    reached = []
    for _ in range(150):
        page.keyboard.press("Tab")
        name, ring, in_sight = page.evaluate("""(() => {
          const element = document.activeElement;
          const { top, bottom } = element.getBoundingClientRect();
          return [
            element.id || element.classList[0] || element.localName,
            getComputedStyle(element).outlineStyle, bottom > 0 && top < innerHeight,
          ];
        })()""")
        if name == "body":
            break
        reached.append(name)
        if ring == "none":
            faults.append(f"{name} shows no focus")
        if not in_sight:
            faults.append(f"{name} is out of sight")
    faults.expect("order", reached[:7],
                  ["skip", "failed", "search", "theme", "width", "size", "direction"])
    for name in ("summary", "frame", "failure", "mini"):
        if name not in reached:
            faults.append(f"{name} is out of reach: {reached}")
    page = opened(browser, lambda html: html)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    faults.expect("skipped to", page.evaluate("!!document.activeElement.closest('main')"), True)
    page.locator("#theme").focus()
    page.keyboard.press("ArrowDown")
    faults.expect("theme", page.locator("#theme").input_value(), "dark")
    page.locator("#search").focus()
    page.keyboard.type("theUserSorts")
    page.locator("#tree > summary").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("(key) => document.activeElement.id === key", arg=FILM, timeout=1500)
    button = page.locator(f'[id="{FILM}"] .film-button')
    button.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if button.evaluate("(each) => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    faults.expect("film", page.locator("#place").text_content(), "8 of 8")
    page.keyboard.press("Escape")
    faults.expect("back", button.evaluate("(each) => each === document.activeElement"), True)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.localName") == "summary":
            break
    page.keyboard.press("Enter")
    outline = page.locator(f'[id="{FILM}"] details pre')
    outline.first.wait_for(timeout=1500)
    return faults + page.faults


def test_galleries_have_contrast_and_room(browser):
    faults = []
    for scheme, width in (("light", 1280), ("dark", 320)):
        page = opened(browser, lambda html: html, color_scheme=scheme,
                      viewport={"width": width, "height": 800}, reduced_motion="reduce")
        for key in (FAILING, PICTURE, LOOKS, UPDATE, FILM, SILENT, APART):
            entry(page, key)
        page.evaluate("""() => {
          for (const each of document.querySelectorAll("details")) each.open = true;
        }""")
        page.wait_for_timeout(50)
        faults += [f"{scheme}: {text}" for text in page.evaluate("probe.lowContrast()")]
        over = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            faults.append(f"the gallery at {width} is {over} points too wide")
        height = page.locator(".tools").bounding_box()["height"]
        if height > 800 / 5:
            faults.append(f"the tool bar at {width} is {height} points high")
        faults += page.faults
    return sorted(set(faults))


def test_galleries_of_1000_entries_open_at_once(browser):
    data = browser.data("many.json")
    html = data["page"]
    page = browser.page(html)
    page.wait_for_function("() => document.querySelectorAll('.phone > *').length > 0")
    first, ready = page.evaluate("""() => new Promise((done) => new PerformanceObserver((list) => {
      const [{ domContentLoadedEventEnd }] = performance.getEntriesByType("navigation");
      done([list.getEntries()[0].startTime, domContentLoadedEventEnd]);
    }).observe({ type: "paint", buffered: true }))""")
    faults = Faults()
    count = page.locator(".entry").count()
    faults.expect("entries", [count, data["entries"]], [1000, 1000])
    if drawn(page) > 30:
        faults.append(f"{drawn(page)} entries are drawn at once")
    start = time.time()
    page.locator("#search").fill("suite48 failed")
    page.locator(".entry:not([hidden])").first.wait_for()
    searched = time.time() - start
    page.locator("#search").fill("")
    # What is passed by is not drawn.
    before = drawn(page)
    page.evaluate("""() => new Promise((done) => {
      let frames = 0;
      const scroll = () => {
        scrollBy(0, 6000);
        if (frames++ < 60) requestAnimationFrame(scroll);
        else done();
      };
      scroll();
    })""")
    page.wait_for_timeout(300)
    if drawn(page) - before > 150:
        faults.append(f"{drawn(page) - before} entries are drawn while one scrolls by")
    start = time.time()
    entry(page, "e999")
    gone = time.time() - start
    if max(first, ready) > 5000:
        faults.append(f"open after {max(first, ready)} ms")
    print(f"  {count} entries: {len(html.encode()) / 1e6:.1f} MB, first frame after {first:.0f} ms, "
          f"ready after {ready:.0f} ms, first search {searched * 1000:.0f} ms, "
          f"the last entry {gone * 1000:.0f} ms")
    return faults + page.faults


def test_the_gallery_of_this_run(browser):
    """What the tests of this package show, as their own run wrote it."""
    html = (browser.pages / "index.html").read_text()
    page = browser.page(html, EVERYTHING_IS_SEEN + PROBE)
    faults = Faults()
    count = page.locator(".entry").count()
    page.wait_for_function("(count) => document.querySelectorAll('.entry[data-drawn]').length === count", arg=count,
                           timeout=120_000)
    if page.locator(".suite > h2", has_text="MainScreenTests").count() == 0:
        faults.append("MainScreenTests is not there")
    print(f"  {count} entries, {len(html.encode()) / 1e6:.1f} MB")
    return faults + page.faults


def take_shots(browser, folder):
    """Writes pictures of galleries, to be looked at."""
    for scheme in ("light", "dark"):
        for width in (320, 1280):
            page = opened(browser, lambda html: html, color_scheme=scheme,
                          viewport={"width": width, "height": 900})
            page.wait_for_timeout(100)
            page.screenshot(path=folder / f"gallery-top-{scheme}-{width}.png")
            for key in (LOOKS, UPDATE, PICTURE):
                entry(page, key)
                page.wait_for_timeout(100)
                page.screenshot(path=folder / f"gallery-{key.split('/')[2]}-{scheme}-{width}.png")
            page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"gallery-end-{scheme}-{width}.png")
            entry(page, FILM).locator(".film-button").click()
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(900)
            page.screenshot(path=folder / f"gallery-film-{scheme}-{width}.png")
            page.keyboard.press("Escape")
