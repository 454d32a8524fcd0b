#!/usr/bin/env python3
"""Drives pages of screens and films in Chromium.

    browser_tests.py FOLDER [--only NAME] [--shots FOLDER]

FOLDER has the pages that BrowserPagesTests wrote. Every test is a function whose name begins with
'test'; faults are returned, not raised, so that one run names them all.
"""

import argparse
import json
import re
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import film_tests
import gallery_tests
from browser import PROBE, WITHOUT_MOVE, Browser, mutated
from mutants import COLOUR_MUTANTS, MUTANTS, STYLE_MUTANTS


def run_scripts(browser, scripts, change=lambda html: html, init=PROBE):
    """Returns the faults of the first script that has some, and how many batches ran.

    The page of the first script is opened; the others put their lists into it.
    """
    page = browser.page(change(scripts[0]["page"]), init)
    parts = []
    for script in scripts:
        html = script["page"]
        parts.append({key: script[key] for key in ("seed", "outlines", "lists", "steps")} | {
            "film": json.loads(html.split('id="film">')[1].split("</script>")[0])})
    try:
        result = page.evaluate("(text) => probe.runScripts(JSON.parse(text))", json.dumps(parts))
    except Exception as error:  # What the host throws is a fault like any other.
        result = {"faults": [str(error).splitlines()[0]], "batches": 0}
    faults = [f"script {result.get('seed')}: {fault}" for fault in result["faults"][:5]]
    return faults + page.faults, result["batches"]


def open_scripts(browser, scripts):
    """Runs each script in its own page, from the file on; returns the faults of all."""
    faults = []
    for script in scripts:
        page = browser.page(script["page"])
        wanted = {key: value for key, value in script.items() if key != "page"}
        result = page.evaluate("(script) => probe.runScript(script)", wanted)
        faults += [f"script {script['seed']}: {fault}" for fault in result["faults"]] + page.faults
    return faults


def test_documents_equal_snapshots_after_every_stage(browser):
    scripts = browser.data("scripts.json")
    faults, batches = run_scripts(browser, scripts)
    faults += open_scripts(browser, scripts[::15])
    if len(scripts) < 300 or batches < 1000:
        faults.append(f"only {len(scripts)} scripts and {batches} batches")
    print(f"  {len(scripts)} scripts, {batches} batches")
    return faults


def test_moves_keep_the_focus_without_move_before(browser):
    scripts = browser.data("scripts.json")[:60]
    return run_scripts(browser, scripts, init=WITHOUT_MOVE + PROBE)[0]


def test_broken_hosts_are_caught(browser):
    scripts = browser.data("scripts.json")
    missed = []
    for name, old, new in MUTANTS:
        init = WITHOUT_MOVE + PROBE if "without moveBefore" in name else PROBE
        for some in (scripts[:6], scripts[6:30], scripts[30:100]):
            faults, _ = run_scripts(browser, some, lambda html: mutated(html, old, new), init)
            if faults:
                break
        if not faults:
            missed.append(f"not caught: {name}")
    print(f"  {len(MUTANTS)} broken hosts")
    return missed


def test_hostile_texts_stay_texts(browser):
    hostile = browser.data("hostile.json")
    page = browser.page(hostile["harmless"], reduced_motion="reduce")
    page.keyboard.press("ArrowRight")
    shape = page.evaluate("probe.shape()")
    faults = list(page.faults)
    page = browser.page(hostile["page"], reduced_motion="reduce")
    page.keyboard.press("ArrowRight")
    found = page.evaluate("probe.hostile()")
    faults += page.faults
    if page.evaluate("probe.shape()") != shape:
        faults.append("texts became elements or attributes")
    # The page of a screen alone, which the browser's own parser builds.
    screen = browser.page(hostile["screen"])
    parsed = screen.evaluate("probe.hostile()")
    faults += screen.faults
    picture = browser.picture(hostile["picture"], viewport={"width": 500, "height": 400})
    faults += [f"in a picture: {name}" for name in picture.evaluate("probe.foreign()")]
    faults += picture.faults
    for text, one, other in zip(hostile["texts"], found, parsed):
        if set(one) != {text}:
            faults.append(f"'{text[:40]}' came out of the script as {one}"[:300])
        if set(other) != {text}:
            faults.append(f"'{text[:40]}' came out of the parser as {other}"[:300])
    if page.title() != hostile["texts"][0]:
        faults.append(f"title '{page.title()}'")
    if not len(found) == len(parsed) == len(hostile["texts"]) >= 300:
        faults.append(f"{len(found)} and {len(parsed)} of {len(hostile['texts'])} texts")
    print(f"  {len(found)} texts")
    return faults


def test_policies_let_nothing_else_run(browser):
    page = browser.page(browser.data("looks.json")["film"])
    faults = list(page.faults)
    blocked = page.evaluate("""() => new Promise((done) => {
      const blocked = [];
      addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.broken = true";
      document.body.append(script);
      const image = document.createElement("img");
      image.src = "https://example.org/a.gif";
      image.setAttribute("onerror", "window.broken = true");
      document.body.append(image);
      document.body.setAttribute("style", "color: red");
      const base = document.createElement("base");
      base.href = "https://example.org/";
      document.head.append(base);
      const form = document.createElement("form");
      form.action = "https://example.org/";
      document.body.append(form);
      form.submit();
      fetch("data:,x").catch(() => {});
      setTimeout(() => done({ blocked, broken: window.broken === true }), 200);
    })""")
    wanted = {"script-src-elem", "img-src", "style-src-attr", "base-uri", "form-action", "connect-src"}
    missing = wanted - set(blocked["blocked"])
    if missing or blocked["broken"]:
        faults.append(f"not blocked: {missing}, ran: {blocked['broken']}")
    return faults


EVERY_LOOK = """\
- region "Screen":
  - heading "Gallery" [level=2]
  - list:
    - listitem:
      - button "Title Subtitle"
    - listitem:
      - heading "Part" [level=3]
    - listitem:
      - switch "Alarm" [checked]
    - listitem:
      - switch "Quiet" [disabled]
    - listitem:
      - textbox "Name" [invalid]:
        - /placeholder: Your name
        - text: Ada
      - text: Is taken
    - listitem:
      - textbox "Search"
    - listitem:
      - radiogroup "Range":
        - radio "Day"
        - radio "Week" [checked]
    - listitem:
      - slider "Volume": "25"
    - listitem:
      - spinbutton "Copies"
    - listitem:
      - combobox "Theme":
        - option "Light"
        - option "Dark" [selected]
    - listitem:
      - text: Loading
      - progressbar "Loading, Under way"
      - progressbar "Under way"
    - listitem:
      - img "A cat": cat
      - text: Mail
      - img "12 new": "12"
      - button "Close": ×
      - button "Liked" [pressed]
      - button "Send" [disabled]
      - button "A cat, Mail, 12 new"
    - listitem:
      - img "3 of 5 stars": ★★★
    - listitem:
      - button "Delete"
    - listitem:
      - link "More"
    - listitem:
      - button "Chosen" [pressed]
    - listitem:
      - button "Gone" [disabled]
    - listitem:
      - button "Another name": Called by its row
    - listitem:
      - text: Photos
      - list "Photos":
        - listitem: Photo 0
        - listitem: Photo 1
        - listitem: Photo 2
        - listitem: Photo 3
        - listitem: Photo 4
        - listitem: Photo 5
    - listitem:
      - list:
        - listitem: Tile 0
        - listitem: Tile 1
        - listitem: Tile 2
        - listitem: Tile 3
  - text: The end"""


def test_assistive_technologies_hear_what_the_looks_say(browser):
    page = browser.page(browser.data("looks.json")["looks"])
    found = page.locator("#screen").aria_snapshot()
    found = found if found.startswith("- region") else page.locator("main").aria_snapshot()
    lines = re.sub(r"^ *- main:\n", "", found)
    if lines.split() == EVERY_LOOK.split():
        return page.faults
    both = zip(lines.splitlines() + [""] * 99, EVERY_LOOK.splitlines())
    first = next((pair for pair in both if pair[0].strip() != pair[1].strip()), None)
    return page.faults + [f"heard {first}", lines]


def shown(page):
    """What the panel of a film says."""
    return page.evaluate("""() => Object.fromEntries(
      ["title", "place", "summary", "inserted", "removed", "moved", "reconfigured", "reloaded",
       "untouched", "update-count", "reload-count"].map(
        (name) => [name, document.getElementById(name).textContent]))""")


def test_keys_alone_do_everything(browser):
    data = browser.data("looks.json")
    page = browser.page(data["film"])
    faults = []

    def expect(what, found, wanted):
        if found != wanted:
            faults.append(f"{what}: {found!r} instead of {wanted!r}")

    count = len(data["titles"])
    outlines = []
    for index, title in enumerate(data["titles"]):
        if index > 0:
            expect("title", shown(page)["title"], title)
        expect("place", shown(page)["place"], f"{index + 1} of {count}")
        outlines.append(page.evaluate("probe.outline(probe.root())"))
        page.keyboard.press("ArrowRight")
    expect("after the last step", shown(page)["title"], data["titles"][-1])
    for index in range(count - 1, -1, -1):
        expect(f"step {index}", page.evaluate("probe.outline(probe.root())"), outlines[index])
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    expect("at the end", page.evaluate("probe.outline(probe.root())"), outlines[-1])
    page.keyboard.press("Home")
    expect("at the start", page.evaluate("probe.outline(probe.root())"), outlines[0])

    # Everything can be reached, in an order, and works.
    reached = []
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.id || document.activeElement.className"
                             " || document.activeElement.localName")
        if name == "body":
            break
        reached.append(name)
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        if ring == "none":
            faults.append(f"{name} shows no focus")
    expect("order", reached[:5], ["play", "next", "last", "scrub", "speed"])
    for name in ("screen", "button gray", "segment", "rows carousel", "tap", "changes"):
        if name not in reached:
            faults.append(f"{name} is out of reach: {reached}")
    page.locator("#screen button.button").focus()
    page.keyboard.press("Enter")
    note = page.locator("#status > #note")
    expect("Enter on a control", note.text_content().split(" works ")[0], "“Close”")
    page.locator("#next").focus()
    page.keyboard.press("Enter")
    expect("the note of the last step", note.text_content(), "")
    expect("Enter on a button", shown(page)["place"], f"2 of {count}")
    page.locator("#scrub").focus()
    page.keyboard.press("ArrowRight")
    expect("arrow on the slider", shown(page)["place"], f"3 of {count}")
    page.locator("#speed").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect("speed", page.locator("#speed").input_value(), "4")
    page.locator("h1").click()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    expect("sign", page.locator("#play").get_attribute("aria-label"), "Pause")
    page.get_by_role("button", name="Play", exact=True).wait_for(timeout=9000)
    expect("played", shown(page)["place"], f"{count} of {count}")
    return faults + page.faults


def test_films_count_the_cells_that_updates_fill(browser):
    data = browser.data("looks.json")
    page = browser.page(data["film"])
    faults, filled, updates = [], 0, data["rowCounts"][1:]
    poster = shown(page)
    for index, count in enumerate(updates, 1):
        page.keyboard.press("ArrowRight")
        numbers = {key: int(value) for key, value in shown(page).items() if value.isdigit()}
        own = sum(numbers[kind] for kind in ("inserted", "reconfigured", "reloaded"))
        filled += own
        if [numbers["update-count"], numbers["reload-count"]] != [own, count]:
            faults.append(f"step {index}: {numbers}")
        marked = page.locator("#screen .row[data-mark]").count()
        if marked != count - numbers["untouched"]:
            faults.append(f"step {index}: {marked} rows are lit, {numbers['untouched']} untouched")
    title = f"{len(updates)} updates fill {filled} cells instead of {sum(updates)}"
    if [poster["title"], poster["update-count"]] != [title, str(filled)] or filled >= sum(updates):
        faults.append(f"the film opens with {poster} instead of '{title}'")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    why = page.locator("#changes code").all_text_contents()
    if why != ["the segmented control has Z to A chosen where Unsorted was", "selected: unsorted -> zToA"]:
        faults.append(f"why: {why}")
    return faults + page.faults


def test_arrow_keys_work_after_any_click(browser):
    page = browser.page(browser.data("looks.json")["film"])
    faults = []
    for name in (".text", ".segment", ".carousel .text", ".tap", "button.button", "dt"):
        page.keyboard.press("Home")
        page.locator(f"#screen {name}, .panel {name}").first.click()
        place = int(shown(page)["place"].split()[0])
        page.keyboard.press("ArrowRight")
        if shown(page)["place"].split()[0] != str(place + 1):
            faults.append(f"after a click on {name}: {shown(page)['place']}")
        page.locator("h1").click()
    return faults + page.faults


def test_phones_show_the_title_and_what_is_touched(browser):
    page = browser.page(
        browser.data("looks.json")["film"], viewport={"width": 390, "height": 844},
        reduced_motion="reduce")
    faults = []
    page.locator("#start").click()
    if page.get_by_role("button", name="Pause").count() != 1 or page.locator("#start").is_visible():
        faults.append("the poster does not play")
    for name in ("h1", "#title"):
        page.locator(name).click()
        page.keyboard.press("ArrowRight")
        title, screen, row = (page.locator(place).first.bounding_box() for place in (
            "#title", "#screen", "#screen .row[data-mark]"))
        bottom = screen["y"] + screen["height"]
        if not (title["y"] + title["height"] < screen["y"] < row["y"] < bottom <= 844):
            faults.append(f"title at {title}, screen at {screen}, row at {row}")
        if page.locator("#start").is_visible():
            faults.append("the poster stays")
    return faults + page.faults


def test_long_films_open_at_once(browser):
    html = browser.data("long.json")[0]
    page = browser.page(html, reduced_motion="reduce")
    first = page.evaluate("""() => new Promise((done) => new PerformanceObserver((list) => {
      done(list.getEntries()[0].startTime);
    }).observe({ type: "paint", buffered: true }))""")
    rows = page.locator("#screen .row").count()
    start = time.time()
    page.keyboard.press("End")
    place = page.locator("#place").text_content()
    taken = time.time() - start
    end = page.evaluate("probe.outline(probe.root())")
    page.keyboard.press("Home")
    page.keyboard.press("End")
    faults = page.faults if page.evaluate("probe.outline(probe.root())") == end else ["not the same"]
    print(f"  {page.title()}: {len(html.encode()) / 1e6:.2f} MB, {rows} rows, "
          f"first frame after {first:.0f} ms, all steps in {taken * 1000:.0f} ms, at {place}")
    return faults


def test_rows_move_only_where_motion_is_wanted(browser):
    film = browser.data("looks.json")["film"]
    faults = []
    running = "document.getElementById('screen').getAnimations({subtree: true}).length"
    for motion, wanted in (("no-preference", True), ("reduce", False)):
        page = browser.page(film, reduced_motion=motion)
        page.keyboard.press("ArrowRight")
        count = page.evaluate(running)
        if (count > 0) != wanted:
            faults.append(f"{motion}: {count} animations")
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        faults += page.faults
    page = browser.page(film, reduced_motion="no-preference")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    if page.locator("#ghosts > .ghost").count() != 1:
        faults.append("the banner does not fade")
    page.wait_for_timeout(700)
    if page.locator("#ghosts > *").count() != 0 or page.evaluate(running) != 0:
        faults.append("something moves for ever")
    return faults


def test_texts_have_contrast_and_room(browser):
    data = browser.data("looks.json")
    faults = []
    for scheme in ("light", "dark"):
        for width in (320, 1280):
            for name in ("film", "looks"):
                page = browser.page(
                    data[name], color_scheme=scheme, viewport={"width": width, "height": 800},
                    reduced_motion="reduce")
                steps = len(data["titles"]) if name == "film" else 1
                for _ in range(steps):
                    low = page.evaluate("probe.lowContrast()")
                    faults += [f"{scheme} {name}: {text}" for text in low]
                    page.keyboard.press("ArrowRight")
                over = page.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth")
                if over > 0:
                    faults.append(f"{name} at {width} is {over} points too wide")
                faults += page.faults
    return sorted(set(faults))


def test_texts_are_as_large_as_the_user_wants(browser):
    data = browser.data("settings.json")
    page = browser.page(data["texts"])
    found = page.evaluate("(sizes) => probe.textSizes(sizes)", list(data["sizes"]))
    faults = [f"{size} {row}: {found[size][row]} instead of {wanted}"
              for size, rows in data["sizes"].items() for row, wanted in rows.items()
              if found[size][row] != wanted]
    # Who has larger letters in the browser gets larger letters here.
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    zoomed = page.evaluate("(sizes) => probe.textSizes(sizes)", ["large"])["large"]
    for row, (size, line, weight) in data["sizes"]["large"].items():
        if zoomed[row] != [2 * size, 2 * line, weight]:
            faults.append(f"{row} is not zoomed: {zoomed[row]}")
    return faults + page.faults


def test_themes_can_be_forced(browser):
    faults = []
    for theme, (ground, text, html) in browser.data("settings.json")["themes"].items():
        other = "light" if theme == "dark" else "dark"
        page = browser.page(html, color_scheme=other)
        wanted = [[int(color[index:index + 2], 16) for index in (1, 3, 5)] for color in (ground, text)]
        found = page.evaluate("probe.colors(document.querySelector('.screen'))")
        if found != wanted:
            faults.append(f"{theme} on {other}: {found} instead of {wanted}")
        faults += [f"{theme} on {other}: {low}" for low in page.evaluate("probe.lowContrast()")]
        faults += page.faults
    return faults


def far(found, wanted):
    """Whether two places are more than a point and a half apart."""
    pairs = zip(found, wanted) if isinstance(wanted, list) else [(found, wanted)]
    return any(abs(one - other) > 1.5 for one, other in pairs)


BLANK = "<!doctype html><title>Picture</title><body>"


def drawn(page, svg):
    """Where everything is in a picture."""
    page.evaluate("(svg) => probe.draw(svg)", svg)
    return page.evaluate("probe.picturePlaces()")


def is_line(text, texts):
    """Whether a text of a picture is one of several lines, or the name of an image."""
    return text not in texts and (any(text in other for other in texts) or text in ("S", "C"))


def list_faults(browser, entries, change=lambda html: html):
    """Where pages have lists elsewhere than pictures; the style and the script are those of the first."""
    size = {"viewport": {"width": 390, "height": 900}}
    if not hasattr(browser, "drawn"):
        page = browser.page(BLANK, **size)
        lists = browser.data("settings.json")["lists"]
        browser.drawn = {entry["name"]: drawn(page, entry["picture"]) for entry in lists}
    page = browser.page(change(entries[0]["page"]), **size)
    faults = []
    for entry in entries:
        page.set_viewport_size({"width": entry["width"], "height": 900})
        page.evaluate("(html) => probe.showScreen(html)", entry["page"])
        found = page.evaluate("probe.pagePlaces()")
        wanted = browser.drawn[entry["name"]]
        if page.evaluate("""[...document.querySelectorAll(
              ".rows[data-gap]:not(.carousel,.grid)>.row+.row")]
            .some((row) => getComputedStyle(row).getPropertyValue("--start") !== "none")"""):
            faults.append(f"{entry['name']}: lines stand in the room between rows")
        faults += [f"{entry['name']} {key}: {found['rows'].get(key)} instead of {place}"
                   for key, place in wanted["rows"].items()
                   if key not in found["rows"] or far(found["rows"][key], place)]
        faults += [f"{entry['name']} {key}: {found['texts'].get(key)} instead of {place}"
                   for key, (edge, place) in wanted["texts"].items()
                   if not is_line(key, found["texts"])
                   and (key not in found["texts"] or far(found["texts"][key][edge], place))]
        if len(wanted["rows"]) < 8 or len(wanted["texts"]) < 2:
            faults.append(f"{entry['name']}: too little was drawn")
    return faults + page.faults


def test_lists_stand_where_pictures_draw_them(browser):
    return list_faults(browser, browser.data("settings.json")["lists"])


def test_details_are_as_pictures_draw_them(browser):
    page = browser.page(browser.data("settings.json")["details"])
    found = page.evaluate("""() => {
      const [title, subtitle] = document.querySelectorAll(".loading .text");
      const bar = (each) => {
        const { top, height } = each.getBoundingClientRect();
        const inset = parseFloat(getComputedStyle(each).clipPath.slice("inset(".length));
        return [top + inset, top + height - inset];
      };
      const number = [...document.querySelectorAll(".text")].at(-1).firstChild;
      const left = (index) => {
        const range = document.createRange();
        range.setStart(number, index);
        range.setEnd(number, index + 1);
        return range.getBoundingClientRect().left;
      };
      return {
        bars: bar(title)[1] < bar(subtitle)[0], number: left(0) < left(1),
      };
    }""")
    wanted = {"bars": True, "number": True}
    return page.faults + ([] if found == wanted else [f"{found}"])


def colour_faults(browser, change=lambda html: html):
    """Where lists and controls have other colours than the system's."""
    lists = {entry["name"]: entry["page"] for entry in browser.data("settings.json")["lists"]}
    faults = []
    for scheme in ("light", "dark"):
        for style, wanted in (("plain", True), ("grouped", False), ("insetGrouped", False)):
            page = browser.page(change(lists[f"{style} usual"]), color_scheme=scheme)
            grounds = page.evaluate("""() => [".screen", ".row"].map((name) =>
              probe.colors(document.querySelector(name))[0].join())""")
            if (grounds[0] == grounds[1]) != wanted:
                faults.append(f"{scheme} {style}: {grounds}")
            faults += page.faults
        page = browser.page(change(browser.data("looks.json")["looks"]), color_scheme=scheme)
        chosen, other, destructive, button = page.evaluate("""() =>
          [".segment[aria-checked=true]", ".segment[aria-checked=false]", "button.destructive",
           "button.button"].map((name) => probe.colors(document.querySelector(name)))""")
        if chosen[1] != other[1] or chosen[0] == other[0]:
            faults.append(f"{scheme}: a segment is {chosen}, chosen {other}")
        if destructive[0] != button[0] or destructive[1][0] <= max(destructive[1][1:]):
            faults.append(f"{scheme}: a destructive button is {destructive}, another one {button}")
    return faults


def test_colours_are_those_of_the_system(browser):
    faults = colour_faults(browser)
    for name, old, new in COLOUR_MUTANTS:
        if not colour_faults(browser, lambda html: mutated(html, old, new, "style")
                             if old in html else html):
            faults.append(f"not caught: {name}")
    return faults


def test_broken_styles_are_caught(browser):
    lists = {entry["name"]: [entry] for entry in browser.data("settings.json")["lists"]}
    print(f"  {len(STYLE_MUTANTS)} broken styles")
    return [f"not caught: {name}" for name, tag, which, old, new in STYLE_MUTANTS
            if not list_faults(browser, lists[which], lambda html: mutated(html, old, new, tag))]


def test_edited_rows_can_be_edited_by_keys(browser):
    data = browser.data("settings.json")["lists"]
    html = next(entry["page"] for entry in data if entry["name"] == "insetGrouped editing")
    page = browser.page(html)
    faults, reached = [], []
    for _ in range(9):
        page.keyboard.press("Tab")
        box = page.evaluate("""() => {
          const { width, height } = document.activeElement.getBoundingClientRect();
          const ring = getComputedStyle(document.activeElement).outlineStyle;
          return [document.activeElement.ariaLabel, Math.min(width, height), ring];
        }""")
        reached.append(box)
    for name in ("Delete, Tap 1", "Reorder, Drag 1, v1", "Delete, Tap 2", "Reorder, Drag 2, v2"):
        found = [box for box in reached if box[0] == name]
        if len(found) != 1 or found[0][1] < 24 or found[0][2] == "none":
            faults.append(f"{name}: {found} of {reached}")
        if page.get_by_role("button", name=name, exact=True).count() != 1:
            faults.append(f"{name} is no button")
    return faults + page.faults


def take_shots(browser, folder):
    """Writes pictures of the pages, to be looked at."""
    data = browser.data("looks.json")
    folder.mkdir(parents=True, exist_ok=True)
    for scheme in ("light", "dark"):
        for width in (320, 1280):
            options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
            for name, steps in (("film", 2), ("looks", 0)):
                page = browser.page(data[name], **options)
                for _ in range(steps):
                    page.keyboard.press("ArrowRight")
                page.wait_for_timeout(900 if steps else 0)
                page.screenshot(path=folder / f"{name}-{scheme}-{width}.png", full_page=width < 400 or name == "looks")
    gallery_tests.take_shots(browser, folder)


def test_one_font_is_there(browser):
    """Places and widths would be others with the fonts that happen to be installed."""
    page = browser.page("<!doctype html><title>Fonts</title><span>Hamburgefonstiv 0123</span>")
    names = ["DejaVu Sans", "system-ui", "sans-serif", "Inter", "Noto Sans", "Liberation Sans"]
    widths = {name: page.evaluate(
        """name => {
          const text = document.querySelector("span")
          text.style.fontFamily = `"${name}", sans-serif`.replace('"system-ui"', "system-ui")
          return text.getBoundingClientRect().width
        }""", name) for name in names}
    return [
        f"'{name}' must be as wide as 'DejaVu Sans' (was {width}, not {widths['DejaVu Sans']})"
        for name, width in widths.items() if width != widths["DejaVu Sans"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", type=Path)
    parser.add_argument("--only", default="", help="a part of the names of the tests to run")
    parser.add_argument("--shots", type=Path, help="where to write pictures of the pages")
    arguments = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = Browser(playwright, arguments.pages, folder)
        if arguments.shots:
            take_shots(browser, arguments.shots)
            return 0
        for name, test in list((globals() | vars(film_tests) | vars(gallery_tests)).items()):
            if not name.startswith("test_") or arguments.only not in name:
                continue
            start = time.time()
            try:
                faults = test(browser)
            except Exception as error:  # A page that throws fails its test, not the run.
                faults = [str(error)]
            failed += bool(faults)
            print(f"{'FAILED' if faults else 'passed'} {name} ({time.time() - start:.1f} s)")
            for fault in faults[:20]:
                print(f"  {fault}")
        browser.browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
