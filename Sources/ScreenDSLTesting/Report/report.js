"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const find = (id) => document.getElementById(id);
const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

// Returns a new element. Omits attributes and children that are undefined or false.
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
}

function button(name, action, attributes = {}) {
  const element = make("button", { type: "button", ...attributes }, name);
  element.addEventListener("click", () => action(element));
  return element;
}

// Returns a text of a card. The page stores the text as ranges of line numbers, such as `0-12 4 20`.
function text(card, number) {
  return data.texts[card.texts[number]].split(" ").flatMap((run) => {
    const [first, last = first] = run.split("-").map(Number);
    return data.lines.slice(first, last + 1);
  }).join("\n");
}

const colored = (element, kind) => { element.style.background = `var(--${kind})`; return element; };
const block = (content, kind = "text") => make("pre", { class: kind, tabindex: "0" }, content);
const fold = (summary, ...children) => make("details", {}, make("summary", {}, summary), ...children);

// The observer draws a picture when the picture comes near the visible area, in the colors of the page's theme.
const sources = new WeakMap();
const isDark = () => document.documentElement.dataset.theme === "dark";
const observer = new IntersectionObserver((seen) => {
  seen.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => draw(target));
}, { rootMargin: "400px" });

function draw(image) {
  const { card, picture } = sources.get(image);
  const svg = text(card, isDark() ? picture.dark ?? picture.light : picture.light);
  const colored = svg.replace(/"#(\w{6})\|(\w{6})"/g, isDark() ? '"#$2"' : '"#$1"');
  image.src = `data:image/svg+xml,${encodeURIComponent(colored)}`;
  observer.unobserve(image);
}

function image(card, picture, alt) {
  const start = data.lines[parseInt(data.texts[card.texts[picture.light]], 10)];
  const [, width, height] = /^<svg.* width="([\d.]+)" height="([\d.]+)"/.exec(start) ?? [];
  const element = make("img", { alt, width, height, decoding: "sync" });
  element.addEventListener("error", () => element.replaceWith(block(text(card, picture.light))));
  sources.set(element, { card, picture });
  observer.observe(element);
  return element;
}

const figure = (label, ...children) => make("figure", {}, label && make("figcaption", {}, label), ...children);

// Returns the words that a screen reader speaks, as a list with an item for each accessibility element.
function heard(card, shot) {
  const lines = text(card, shot.heard).split("\n").filter(Boolean).map((line) => make("li", {}, line.trim()));
  return make("details", { class: "heard" }, make("summary", {}, "What is heard"), make("ol", {}, lines));
}

function whole(card, shot, alt) {
  const screen = make("div", { class: "screen", tabindex: "0" }, image(card, shot.whole, alt));
  return figure(shot.title, screen, heard(card, shot));
}

let comparisons = 0;

// Returns two sides beside each other. If both are pictures, the user can also lay one over the other.
function comparison(sides, arePictures) {
  const element = make("div", { class: "compared", "data-mode": "sides" }, make("div", { class: "sides" }, sides));
  if (!arePictures) return element;
  const share = make("input", { type: "range", "aria-label": "Share of the second picture, percent" });
  share.addEventListener("input", () => element.style.setProperty("--share", `${share.value}%`));
  const name = `mode-${comparisons += 1}`;
  const choices = Object.entries({ sides: "Side by side", blink: "Blink", slider: "Slider" });
  const modes = choices.map(([value, label]) => {
    const input = make("input", { type: "radio", name, checked: value === "sides" && "" });
    input.addEventListener("change", () => { element.dataset.mode = value; });
    return make("label", {}, input, label);
  });
  element.prepend(make("div", { class: "modes", role: "group", "aria-label": "Compare" }, modes, share));
  return element;
}

function form(card, { name, text: number, isPicture }, label = name) {
  return isPicture ? image(card, { light: number }, label) : block(text(card, number));
}

function compared(card, each, [wanted, made]) {
  const side = (label, number) => figure(label, form(card, { ...each, text: number }, label));
  const sides = [side(`${wanted}: ${each.name}`, each.before), side(`${made}: ${each.name}`, each.text)];
  return comparison(sides, each.isPicture);
}

function accepting(command) {
  const code = make("code", {}, command);
  const copy = button("Copy", () => {
    getSelection().selectAllChildren(code);
    copy.textContent = document.execCommand("copy") ? "Copied" : "Selected";
  });
  return make("p", { class: "accept" }, "To accept it: ", code, copy);
}

function failure(message) {
  const kind = (line) => (/^\s*\+ /.test(line) ? "added" : /^\s*- /.test(line) && "gone");
  return block(message.split("\n").map((line) => make("span", { class: kind(line) }, `${line}\n`)), "failure");
}

// Returns the cost of an update and a list of its changes. The pictures show the same numbers beside the rows.
function touched({ cost, touched }) {
  const items = touched.map(({ kinds, lines: [first, ...why] }, index) => make("li", {},
    kinds.length > 0 && colored(make("b", {}, `${index + 1}`), kinds.at(-1)),
    make("span", {}, first, why.map((line) => make("small", {}, line)))));
  return [make("p", { class: "cost" }, cost), make("ol", { class: "touched" }, items)];
}

// Returns the steps of a test, and a moving picture that the user can play.
function recording(card, { steps, film, cost, shots }) {
  const still = image(card, shots[0].whole, `${card.name}, the last screen`);
  const moving = image(card, film, `${card.name}, playing`);
  const screen = make("div", { class: "screen", tabindex: "0" }, still);
  const play = button("Play", () => {
    screen.replaceChildren(still.isConnected ? moving : still);
    play.textContent = still.isConnected ? "Play" : "Stop";
  }, { class: "play" });
  const list = make("ol", {}, steps.map((step) => make("li", {}, step)));
  return make("div", { class: "sides" }, figure(shots[0].title, screen, play, heard(card, shots[0])),
    make("div", { class: "steps" }, make("p", { class: "cost" }, cost), list));
}

function shown(card, entry) {
  const { forms, shots, film } = entry;
  const different = forms.filter(({ before }) => before !== undefined);
  const isUpdate = shots.length === 2;
  const sides = isUpdate ? ["Expected", "Happened"] : ["Reference", "Actual"];
  const parts = different.map((each) => compared(card, each, sides));
  const screens = shots.map((shot) => whole(card, shot, `${card.name}${shot.title && `, ${shot.title}`}`));
  if (isUpdate) {
    const cut = shots.map((shot) => figure(shot.title, image(card, shot.cut, `${card.name}, ${shot.title}`)));
    parts.push(...touched(entry), comparison(cut, true));
  } else if (film) {
    parts.push(recording(card, entry));
  } else if (different.length === 0) {
    parts.push(...screens.splice(0));
  }
  const rest = forms.filter((each) => !different.includes(each)).map((each) => fold(each.name, form(card, each)));
  if (screens.length > 0 && !film) {
    rest.unshift(fold(isUpdate ? "Whole screens" : "Screen", make("div", { class: "sides" }, screens)));
  }
  return [...parts, rest.length > 0 && make("div", { class: "more" }, rest)];
}

const chip = (kind, name) => colored(make("span", { class: "chip" }, name), kind);

// Returns the article of a card: the failures and problems, then the screens.
function article(card) {
  const { entry, name, keys } = card;
  const { failures, known, problems, command, screen, place } = entry;
  const [key, ...others] = keys;
  return make("article", { id: key, tabindex: "-1", class: failures.length > 0 && "failed", "aria-label": name },
    others.map((other) => make("span", { id: other, class: "anchor" })),
    make("header", {}, make("h4", {}, make("a", { href: `#${key}` }, name)),
      failures.length > 0 && chip("removed", "failed"),
      known.length > 0 && chip("moved", "known issue"),
      problems.length > 0 && chip("reconfigured", count(problems.length, "problem")),
      make("small", {}, [screen, ...(failures.length > 0 ? place.slice(1) : [])].filter(Boolean).join(" · "))),
    failures.map(failure), command && accepting(command),
    known.map((message) => block(message, "known")), problems.map((message) => block(message, "problem")),
    shown(card, entry));
}

const articles = data.cards.map(article);
const failed = new Set(data.groups.flatMap(({ cards }) => cards));
const suite = ({ entry: { place } }) => place.slice(0, 2).join(" / ");

// Returns a section for each name that some of the cards have in common. `each` makes the content of a section.
function grouped(indexes, name, each) {
  const groups = Map.groupBy(indexes, (index) => name(data.cards[index]));
  return [...groups].map(([title, members]) => make("section", {}, make("h3", {}, title), each(members)));
}

// Returns a name in which the browser can break the line before a capital letter.
const broken = (name) => name.split(/(?<=[a-z0-9])(?=[A-Z])/).flatMap((part) => [make("wbr", {}), part]);

// Returns a link to a card, with a picture of the failure, of the update, or of the top of the screen.
function small(index, times = 1) {
  const card = data.cards[index];
  const { forms, shots, place } = card.entry;
  const wrong = forms.find(({ before, isPicture }) => isPicture && before !== undefined);
  const shot = shots.at(-1);
  const picture = wrong ? { light: wrong.text } : shot?.cut ?? shot?.whole;
  const phone = make("span", { class: "phone", "aria-hidden": "true" }, picture && image(card, picture, ""));
  if (picture && picture === shot?.whole) phone.style.setProperty("aspect-ratio", `442 / ${shot.end}`);
  return make("a", { class: "mini", href: `#${card.keys[0]}`, tabindex: "-1", "data-of": index },
    phone, make("b", {}, times > 1 && `${times} × `, card.name), make("small", {}, broken(place[2] ?? "")));
}

const passed = data.cards.flatMap((_, index) => (failed.has(index) ? [] : [index]));
const minis = (indexes) => make("div", { class: "minis" }, indexes.map((index) => small(index)));
const overview = make("section", { id: "overview" }, make("h2", {}, "Overview"),
  data.groups.length > 0 && make("section", { class: "failed" }, make("h3", {}, "Failed"),
    make("div", { class: "minis" }, data.groups.map(({ cards }) => small(cards[0], cards.length)))),
  grouped(passed, (card) => card.entry.screen || suite(card), minis));
const failures = make("section", { id: "failures" }, make("h2", {}, "Failures"),
  data.groups.map(({ cause, cards: [first, ...others] }) => make("section", { class: "group" },
    make("h3", {}, others.length > 0 && `${others.length + 1} × `, cause), articles[first],
    others.length > 0 && fold(`${others.length} more with this cause`, others.map((each) => articles[each])))));
const cards = (indexes) => make("div", { class: "cards" }, indexes.map((index) => articles[index]));
const tests = (indexes) => grouped(indexes, (card) => card.entry.place[2], cards);
const entries = make("section", { id: "entries" }, make("h2", {}, "Entries"), grouped(passed, suite, tests));

// The header of the page, the search field and the keyboard shortcuts.
const { commit, date } = data.run;
const sum = (name) => data.cards.reduce((total, { entry }) => total + entry[name].length, 0);
const link = (number, name, address) => number > 0 && make("a", { href: address }, count(number, name));
const all = count(data.cards.length, "entry", "entries");
const outcome = `${count(failed.size, "failure")}, ${count(data.groups.length, "cause")}`;
document.title = failed.size > 0 ? outcome : `${all}, no failures`;
const facts = make("p", { class: "facts" },
  data.note && make("span", {}, data.note), make("span", {}, `${all} of ${count(data.tests, "test")}`),
  link(failed.size, "failure", "#failures"), link(sum("known"), "known issue", "#?known issue"),
  link(sum("problems"), "problem", "#?problem"),
  commit && make("span", {}, "commit ", make("code", {}, commit.slice(0, 12))),
  make("time", { datetime: date }, date.replace("T", " ").replace(/:\d\dZ$/, " UTC")));
const hint = "Search: names, texts, failed, known issue, problem";
const search = make("input", { type: "search", autocomplete: "off", "aria-label": "Search", placeholder: hint });
const found = make("output", {});
const nothing = make("p", { hidden: "" }, make("span", {}), button("Show all", () => searchFor("")));
const look = () => document.querySelector(".mini:not([hidden])")?.focus();
const keys = {
  "/": ["search", () => search.focus()],
  n: ["next failure", next],
  o: ["overview", look],
  t: ["light or dark", turn],
  h: ["what is heard", hear],
};
const help = Object.entries(keys).flatMap(([letter, [does]]) => [make("kbd", {}, letter), ` ${does} `]);
document.body.prepend(make("a", { class: "skip", href: "#overview" }, "Skip to the overview"),
  make("header", {}, make("h1", {}, document.title), facts),
  make("div", { class: "tools", role: "search" }, search, found, button("Light or dark", turn),
    button("What is heard", hear), make("p", {}, help)),
  make("main", {}, nothing, failed.size > 0 && failures, overview, passed.length > 0 && entries));

function turn() {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  [...document.images].filter((each) => each.src).forEach(draw);
}

function hear() {
  const all = [...document.querySelectorAll(".heard")];
  const isOpen = all.some((each) => each.open);
  for (const each of all) each.open = !isOpen;
}

const words = data.cards.map((card, index) => {
  const { name, keys, entry: { place, screen, failures, known, problems, touched, steps, shots } } = card;
  const state = [failed.has(index) ? "failed" : "passed", known.length && "known issue", problems.length && "problem"];
  const said = [...touched.flatMap(({ lines }) => lines), ...shots.map((shot) => text(card, shot.heard))];
  return [name, keys, place, screen, state, failures, known, problems, steps, said].flat().join("\n").toLowerCase();
});

// Shows only the cards that contain all words of a search, and writes the search into the address of the page.
function searchFor(said) {
  search.value = said;
  const asked = said.toLowerCase().split(/\s+/).filter(Boolean);
  articles.forEach((each, index) => { each.hidden = !asked.every((word) => words[index].includes(word)); });
  for (const each of document.querySelectorAll(".mini")) each.hidden = articles[each.dataset.of].hidden;
  for (const each of [...document.querySelectorAll("main section, .group > details")].reverse()) {
    each.hidden = !each.querySelector("article:not([hidden]), .mini:not([hidden])");
    if (each.open === false && asked.length > 0) each.open = true;
  }
  const number = articles.filter((each) => !each.hidden).length;
  found.textContent = asked.length > 0 ? `${number} of ${articles.length}` : "";
  nothing.hidden = number > 0 || asked.length === 0;
  nothing.firstChild.textContent = `Nothing found for '${said}' `;
  document.querySelector(".mini:not([hidden])")?.setAttribute("tabindex", "0");
  if (said) history.replaceState(null, "", `#?${encodeURIComponent(said)}`);
  else if (location.hash.startsWith("#?")) history.replaceState(null, "", "#");
}

function show(card) {
  if (card.hidden) searchFor("");
  card.closest(".group > details")?.setAttribute("open", "");
  document.querySelector("article[aria-current]")?.removeAttribute("aria-current");
  card.setAttribute("aria-current", "true");
  history.replaceState(null, "", `#${encodeURI(card.id)}`);
  card.scrollIntoView();
  card.focus({ preventScroll: true });
}

function go() {
  const address = decodeURIComponent(location.hash.slice(1));
  const card = find(address)?.closest("article");
  if (address.startsWith("?")) searchFor(address.slice(1));
  else if (card) show(card);
}

function next() {
  const groups = [...document.querySelectorAll("#failures .group:not([hidden])")];
  const index = groups.findIndex((each) => each.querySelector("[aria-current]"));
  const card = groups[(index + 1) % groups.length]?.querySelector("article:not([hidden])");
  if (card) show(card);
}

addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || target.matches("input:not([type=radio])")) return;
  const links = [...document.querySelectorAll(".mini:not([hidden])")];
  const place = links.indexOf(target);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const does = place >= 0 && step[key] ? () => links[place + step[key]]?.focus() : keys[key]?.[1];
  if (!does) return;
  event.preventDefault();
  does();
});
search.addEventListener("input", () => searchFor(search.value));
addEventListener("hashchange", go);
addEventListener("beforeprint", () => {
  for (const each of document.querySelectorAll(".group > details")) each.open = true;
  [...document.images].forEach(draw);
});
document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
searchFor("");
go();
