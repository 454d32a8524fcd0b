// What the tests look at in a page. It reads the document alone; of the page's script it only calls
// ScreenHost.apply, with the batches that the page has.
(() => {
  const rowsOf = (section) => [...section.querySelector(":scope > ul").children];
  const inner = (row) => row.querySelector(":scope > .list");

  function words(element, found = []) {
    const kind = element.classList[0];
    const text = element.textContent;
    switch (kind) {
      case "text": case "badge": found.push(text); break;
      case "image": case "avatar": found.push(`${kind} ${text}`); break;
      case "button": found.push(`button ${text}`); break;
      case "field": found.push(`field ${element.getAttribute("value")}/${element.placeholder}`); break;
      case "segment":
        found.push(`segment ${text}${element.getAttribute("aria-checked") === "true" ? "*" : ""}`);
        break;
      case "toggle": found.push(`toggle ${element.getAttribute("aria-checked")}`); break;
      case "stepper": found.push(`stepper ${element.getAttribute("aria-valuenow")}`); break;
      case "menu": case "wheel":
        found.push(`menu ${element.selectedOptions[0]?.textContent ?? ""}`);
        break;
      case "date": found.push(`date ${element.getAttribute("value")}`); break;
      case "slider": found.push(`slider ${Number(element.getAttribute("value"))}`); break;
      case "progress": found.push(`progress ${element.getAttribute("value") * 100}`); break;
      default: for (const child of element.children) words(child, found);
    }
    return found;
  }

  // The document as text, to compare with that of a snapshot.
  function outline(list, depth = 0) {
    const indent = "  ".repeat(depth);
    return [...list.children].flatMap((section) => {
      const lines = [`${indent}section ${section.dataset.id}`];
      const extras = [...section.children].filter((child) => child.localName !== "ul");
      for (const extra of extras) {
        lines.push(`${indent} ${extra.dataset.kind}: ${words(extra).join(" | ")}`);
      }
      for (const row of rowsOf(section)) {
        const tap = row.querySelector(":scope > .body > .tap") ? " tap" : "";
        const body = row.querySelector(":scope > .body");
        lines.push(`${indent} row ${row.dataset.id}: ${words(body).join(" | ")}${tap}`);
        if (inner(row)) lines.push(...outline(inner(row), depth + 1));
      }
      return lines;
    });
  }

  const root = () => document.querySelector("#screen > .list");

  function listAt(place) {
    let list = root();
    for (let index = 0; index < place.length; index += 2) {
      list = inner(rowsOf(list.children[place[index]])[place[index + 1]]);
    }
    return list;
  }

  // All rows, except those of one list and inside it.
  function rowsOutside(list) {
    return [...root().querySelectorAll(".row")].filter((row) => !list.contains(row));
  }

  function differences(found, expected) {
    if (JSON.stringify(found) === JSON.stringify(expected)) return [];
    const index = expected.findIndex((line, number) => line !== found[number]);
    return [`line ${index}: '${found[index]}' instead of '${expected[index]}'`
      + ` (${found.length} lines, ${expected.length} expected)`];
  }

  let seed = 1;
  const random = (limit) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % limit;
  };

  // What the user has done to the screen: a focus, a text, offsets.
  function touch() {
    const scrollers = [...root().querySelectorAll(".carousel")];
    for (const scroller of scrollers) scroller.scrollLeft = 30;
    const state = focus();
    // The focus may have scrolled what it is in.
    state.offsets = new Map(scrollers.map((scroller) => [scroller, scroller.scrollLeft]));
    return state;
  }

  function focus() {
    const focusable = [...root().querySelectorAll("input.field, button:not(:disabled), .carousel")];
    if (focusable.length === 0) return {};
    const fields = focusable.filter((element) => element.matches("input"));
    const from = fields.length > 0 && random(3) > 0 ? fields : focusable;
    const element = from[random(from.length)];
    element.focus();
    const state = { element, row: element.closest(".row") };
    state.isFocused = document.activeElement === element;
    if (element.matches("input")) {
      element.value = `typed ${random(1000)}`;
      element.setSelectionRange(2, 4);
      Object.assign(state, { typed: element.value, value: element.getAttribute("value") });
    }
    return state;
  }

  function lost({ offsets, element, row, isFocused, typed, value }) {
    const faults = [];
    for (const [scroller, offset] of offsets) {
      const most = scroller.scrollWidth - scroller.clientWidth;
      if (scroller.isConnected && Math.abs(scroller.scrollLeft - Math.min(offset, most)) > 1) {
        faults.push(`offset ${scroller.scrollLeft} instead of ${offset}`);
      }
    }
    if (!element || !row?.isConnected || !isFocused) return faults;
    if (!element.isConnected) {
      // Only a row that can be tapped from now on, or no longer, is another button.
      return element.matches("input") ? [...faults, "a field was exchanged in its row"] : faults;
    }
    if (document.activeElement !== element) faults.push("the focus is lost");
    if (typed !== undefined && element.getAttribute("value") === value) {
      if (element.value !== typed) faults.push(`'${element.value}' instead of '${typed}'`);
      if (element.selectionStart !== 2) faults.push("the selection is lost");
    }
    return faults;
  }

  // Applies a batch and says in what the document differs from what it must be.
  function applyAndCheck(batch, expected) {
    const list = listAt(expected.list);
    const oldSections = [...list.children];
    const old = oldSections.map(rowsOf);
    const known = new Set(document.querySelectorAll("*"));
    const outside = rowsOutside(list);
    const outsideHTML = outside.filter((row) => !row.contains(list)).map((row) => row.outerHTML);
    const user = touch();
    ScreenHost.apply(root(), batch);
    const faults = differences(outline(list), expected.outline);
    expected.sections.forEach((origin, index) => {
      const section = list.children[index];
      if (origin === null ? known.has(section) : section !== oldSections[origin]) {
        faults.push(`section ${index} is another element`);
      }
    });
    expected.rows.forEach((rows, section) => rows.forEach((origin, index) => {
      const row = rowsOf(list.children[section])[index];
      if (!origin ? known.has(row) : row !== old[origin[0]][origin[1]]) {
        faults.push(`row ${section}.${index} is ${origin ? "another element" : "an old element"}`);
      }
    }));
    const stay = rowsOutside(list);
    if (stay.length !== outside.length || stay.some((row, index) => row !== outside[index])) {
      faults.push("rows of another list changed");
    }
    const html = stay.filter((row) => !row.contains(list)).map((row) => row.outerHTML);
    if (html.join() !== outsideHTML.join()) faults.push("the contents of another list changed");
    return [...faults, ...lost(user)];
  }

  function parsed(html) {
    const list = new DOMParser().parseFromString(html, "text/html").querySelector(".list");
    return document.importNode(list, true);
  }

  // Says whether the document is another one than that which is written of a snapshot.
  function differsFrom(html) {
    const [found, expected] = [root().cloneNode(true), parsed(html)];
    ScreenHost.adopt(expected);
    for (const list of [found, expected]) list.normalize();
    for (const element of found.querySelectorAll("[data-height]")) {
      if (element.style.height !== `${element.dataset.height}px`) return ["a height is not set"];
    }
    if (found.isEqualNode(expected)) return [];
    const [one, other] = [found, expected].map((list) => [...list.querySelectorAll("*")]);
    const index = one.findIndex((node, number) => {
      const [own, wanted] = [node, other[number]].map((each) => each?.cloneNode(false));
      return !own.isEqualNode(wanted ?? null);
    });
    const shown = [one, other].map((all) => all[index]?.cloneNode(false).outerHTML);
    return [`${shown[0]} instead of ${shown[1]}`];
  }

  // A header is filled in place, unless it needs another view.
  function checkHeaders() {
    const node = (text) => ["div", { class: "extra", "data-kind": "header" }, [text]];
    const html = '<div class="list"><section><div class="extra" data-kind="header">a</div>'
      + '<ul role="list"></ul></section></div>';
    root().replaceWith(parsed(html));
    const header = () => root().querySelector(".extra");
    const update = (...entry) => ScreenHost.apply(
      root(), { list: [], update: [[0, { role: "list" }, [["header", ...entry]], []]] });
    const old = header();
    const faults = [];
    update(node("b"));
    if (header() !== old || old.textContent !== "b") faults.push("a header is not filled in place");
    update(node("c"), 1);
    if (header() === old || header().textContent !== "c") faults.push("a header is not exchanged");
    return faults;
  }

  // A list that comes with a row is scrolled to where it begins.
  function checkOffsets() {
    const card = ["li", { class: "row" }, [["div", { class: "body" }, ["card"]]]];
    const cards = ["ul", { class: "rows carousel", "data-offset": "40" }, Array(30).fill(card)];
    const list = ["div", { class: "list inner" }, [["section", {}, [cards]]]];
    const row = ["li", { class: "row container" }, [["div", { class: "body" }, []], list]];
    root().replaceWith(parsed('<div class="list"><section><ul class="rows"></ul></section></div>'));
    ScreenHost.apply(root(), { list: [], insert: [[0, 0, row]] });
    const { scrollLeft } = root().querySelector(".carousel");
    return scrollLeft === 40 ? [] : [`a list comes at ${scrollLeft} instead of 40`];
  }

  // Runs scripts, each with its list in the place of the last one's, until one has faults.
  function runScripts(scripts) {
    let batches = 0;
    const ownFaults = [...checkHeaders(), ...checkOffsets()];
    if (ownFaults.length > 0) return { faults: ownFaults, batches };
    for (const script of scripts) {
      root().replaceWith(parsed(script.lists[0]));
      ScreenHost.adopt(root());
      const result = run(script, script.film);
      batches += result.batches;
      if (result.faults.length > 0) return { seed: script.seed, faults: result.faults, batches };
    }
    return { faults: [], batches };
  }

  // Runs the script of the page that is open.
  function runScript(script) {
    return run(script, JSON.parse(document.getElementById("film").textContent));
  }

  function run(script, film) {
    seed = script.seed + 1;
    const faults = [];
    const note = (place, found) => faults.push(...found.map((fault) => `${place}: ${fault}`));
    let batches = 0;
    note("first screen", differences(outline(root()), script.outlines[0]));
    script.steps.forEach((expectations, index) => {
      if (faults.length > 0) return;
      const step = film.steps[index + 1];
      if (step.forward.length !== expectations.length) note(`step ${index}`, ["stages are missing"]);
      expectations.forEach((expected, number) => {
        if (faults.length > 0) return;
        batches += 1;
        note(`step ${index} batch ${number}`, applyAndCheck(step.forward[number], expected));
      });
      note(`step ${index}`, differences(outline(root()), script.outlines[index + 1]));
      note(`step ${index}`, differsFrom(script.lists[index + 1]));
    });
    for (let index = script.steps.length; index > 0 && faults.length === 0; index -= 1) {
      for (const batch of film.steps[index].backward) ScreenHost.apply(root(), batch);
      note(`back from ${index}`, differences(outline(root()), script.outlines[index - 1]));
    }
    return { faults, batches };
  }

  // MARK: contrast, by the rule of WCAG 2

  function color(text) {
    const numbers = text.match(/[\d.]+/g).map(Number);
    return { rgb: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
  }

  const luminance = (rgb) => rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);

  function ratio(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function ground(element) {
    for (let each = element; each; each = each.parentElement) {
      const { rgb, alpha } = color(getComputedStyle(each).backgroundColor);
      if (alpha === 1) return rgb;
    }
    return color(getComputedStyle(document.documentElement).backgroundColor).rgb;
  }

  function lowContrast() {
    const low = [];
    const check = (element, style, what) => {
      const found = ratio(color(style.color).rgb, ground(element));
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (found < (isLarge ? 3 : 4.5)) low.push(`${what}: ${found.toFixed(2)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const isShown = element.checkVisibility() && !element.closest("script, option");
      if (!isShown || !walker.currentNode.data.trim()) continue;
      if (element.closest(":disabled, .disabled, .none")) continue;
      check(element, getComputedStyle(element), walker.currentNode.data.slice(0, 30));
    }
    for (const field of document.querySelectorAll("input.field")) {
      check(field, getComputedStyle(field), "field");
      check(field, getComputedStyle(field, "::placeholder"), "placeholder");
    }
    for (const row of document.querySelectorAll(".row[data-mark]")) {
      const style = getComputedStyle(row, "::after");
      const found = ratio(color(style.color).rgb, color(style.backgroundColor).rgb);
      if (found < 4.5) low.push(`mark ${row.dataset.mark}: ${found.toFixed(2)}`);
    }
    return low;
  }

  // The size, the leading and the weight of the text of each row, at each type size.
  function textSizes(sizes) {
    const around = document.querySelector(".screen");
    const old = around.dataset.typeSize;
    const measure = (row) => {
      const style = getComputedStyle(row.querySelector(".text, .badge, .button, .field"));
      return [style.fontSize, style.lineHeight, style.fontWeight].map(parseFloat);
    };
    const found = Object.fromEntries(sizes.map((size) => {
      around.dataset.typeSize = size;
      const rows = [...root().querySelectorAll(".row")];
      return [size, Object.fromEntries(rows.map((row) => [row.dataset.id, measure(row)]))];
    }));
    around.dataset.typeSize = old;
    return found;
  }

  // The colours of an element's ground and of its texts.
  const colors = (element) => [ground(element), color(getComputedStyle(element).color).rgb];

  // MARK: where things are, in points from the upper left corner of the list

  const round = (numbers) => numbers.map((number) => Math.round(number * 10) / 10);

  function place(box, x, y) {
    return round([box.left - x, box.top - y, box.width, box.height]);
  }

  // The rows of a page by their paths, and the left and right edges of its texts.
  function pagePlaces() {
    const { left, top } = root().getBoundingClientRect();
    const rows = {};
    for (const row of root().querySelectorAll(".row")) {
      const path = [];
      for (let each = row; each; each = each.parentElement.closest(".row")) path.unshift(each.dataset.id);
      rows[path.join("/")] = place(row.getBoundingClientRect(), left, top);
    }
    const texts = {};
    for (const element of root().querySelectorAll(".text, .badge, .button:not(:has(*)), .avatar, .image")) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      texts[element.textContent] = round([box.left - left, box.right - left]);
    }
    return { rows, texts };
  }

  const isSeen = (element) => element.checkVisibility({ opacityProperty: true });

  // The same of a picture: of each text the edge that is given, 0 for the left one, and where that is.
  function picturePlaces() {
    const view = document.querySelector("svg svg");
    const { e: left, f: top } = view.getScreenCTM();
    const [rows, texts] = [{}, {}];
    for (const row of view.querySelectorAll("[data-row]")) {
      if (!isSeen(row)) continue;
      rows[row.dataset.row] = place(row.firstElementChild.getBoundingClientRect(), left, top);
    }
    for (const text of view.querySelectorAll("text")) {
      if (!isSeen(text)) continue;
      const box = text.getBoundingClientRect();
      const isEnd = text.getAttribute("text-anchor") === "end";
      texts[text.textContent] = [isEnd ? 1 : 0, ...round([(isEnd ? box.right : box.left) - left])];
    }
    return { rows, texts };
  }

  // Puts the screen of another page in the place of that of this one, whose policy allows no other style.
  function showScreen(html) {
    const body = html.slice(html.indexOf("<body>"));
    const parsed = new DOMParser().parseFromString(body, "text/html").querySelector(".screen");
    document.querySelector(".screen").replaceWith(document.importNode(parsed, true));
    ScreenHost.adopt(document);
  }

  // Shows a picture, and nothing else.
  function draw(svg) {
    document.body.innerHTML = svg;
  }

  // Says what in a picture is no shape, no text and no style.
  const foreign = () => [...document.querySelectorAll("*")].map((each) => each.localName)
    .concat([...document.querySelectorAll("*")].flatMap((each) => each.getAttributeNames())
      .filter((name) => name.startsWith("on") || name.includes("href")))
    .filter((name) => !["svg", "g", "rect", "path", "circle", "text"].includes(name));

  const shape = () => {
    const counts = {};
    // Where a name may be broken follows from the name.
    for (const element of document.querySelectorAll("*:not(wbr)")) {
      const name = `${element.localName}[${element.getAttributeNames().sort()}]`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  // The texts of the hostile screen: all places of each section in which a text can be.
  const hostile = () => [...root().children].map((section) => {
    const find = (name) => section.querySelector(name);
    return [
      find("h2").textContent, find(".vertical > .text").textContent,
      find(".style-footnote").textContent, find(".style-footnote").getAttribute("aria-label"),
      find(".badge").textContent, find("button.button").lastChild.textContent,
      find("button.button").getAttribute("aria-description"),
      find(".field").value, find(".field").placeholder, find(".field").getAttribute("aria-label"),
      ...[...section.querySelectorAll(".segment")].map((segment) => segment.textContent),
    ];
  });

  window.probe = { outline, root, runScript, runScripts, lowContrast, shape, hostile, textSizes, colors,
    pagePlaces, picturePlaces, showScreen, draw, foreign };
})();
