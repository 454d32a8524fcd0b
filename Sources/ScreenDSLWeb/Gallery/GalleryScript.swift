/// The script of a gallery's page: it draws the entries that are seen, with ``HostScript``, and plays
/// their films with ``FilmScript``.
enum GalleryScript {
  static let text = #"""
    (() => {
      const find = (name) => document.getElementById(name);
      const entries = [...document.querySelectorAll(".entry")];
      const data = document.querySelectorAll("script.data");
      const read = (entry) => JSON.parse(data[Number(entry.dataset.entry)].textContent);

      function make(name, attributes, ...children) {
        const element = ScreenHost.build([name, attributes, []]);
        element.append(...children);
        return element;
      }

      // MARK: screens

      // What the user chose goes before what the test said.
      function adapt(frame) {
        frame.dir = find("direction").value || frame.dataset.testedDir;
        frame.dataset.typeSize = find("size").value || frame.dataset.testedSize;
      }

      // Gives an element around a list what the test said of it.
      function setFrame(element, { frame }) {
        element.dataset.testedDir = frame.dir;
        element.dataset.testedSize = frame["data-type-size"];
        adapt(element);
      }

      // MARK: what is heard

      // What people hear of the screen in a frame, a line each.
      const spoken = new WeakMap();

      // Lays numbers over what people stop at who do not see it: those of the lines beside it.
      function number(frame) {
        const figure = frame.parentElement;
        for (const old of figure.querySelectorAll(".numbers,ol")) old.remove();
        if (!find("heard").checked) return;
        const lines = spoken.get(frame).map((line) => make("li", {}, line.trim()));
        figure.append(make("ol", { class: "lines" }, ...lines));
        const layer = make("div", { class: "numbers", "aria-hidden": "true" });
        const origin = frame.getBoundingClientRect();
        stops(frame).forEach((element, index) => {
          const { left, right, top, width } = element.getBoundingClientRect();
          const list = element.closest(".carousel")?.getBoundingClientRect();
          if (!width || list && (left < list.left - 1 || left > list.right - 1)) return;
          const mark = make("span", {}, `${index + 1}`);
          const isMirrored = frame.dir === "rtl";
          const x = (isMirrored ? right : left) - origin.left - frame.clientLeft;
          mark.style.setProperty("left", `${x + frame.scrollLeft}px`);
          mark.style.setProperty("top", `${top - origin.top - frame.clientTop + frame.scrollTop}px`);
          layer.append(mark);
        });
        frame.append(layer);
      }

      // In the order in which they are heard: by rows, with what a row is deleted by before it, and what it is
      // moved by after it.
      function stops(frame) {
        const owner = ".row,.extra";
        const rows = new Map([...frame.querySelectorAll(owner)].map((row, index) => [row, index]));
        const place = (element) => Number(element.dataset.stop ?? (element.matches(".handle") ? 1e3 : -1));
        return [...frame.querySelectorAll("[data-stop],.delete,.handle")]
          .map((element) => [rows.get(element.closest(owner)), place(element), element])
          .sort((one, other) => one[0] - other[0] || one[1] - other[1]).map(([, , element]) => element);
      }

      function numberAll() { document.querySelectorAll(".frame").forEach(number); }

      function frame(theme, label, content, list, index) {
        const names = [label, theme === "dark" ? "Dark" : "Light"].filter(Boolean).join(", ");
        const element = make("div", {
          class: "frame screen", role: "group", tabindex: "0", "aria-label": names,
          "data-theme": theme,
        }, list);
        setFrame(element, content);
        spoken.set(element, content.spoken[index].split("\n").slice(0, -1));
        return make("figure", {}, make("figcaption", {}, names), element);
      }

      // The screen; of an update or a film the first and the last one.
      function lists({ list, steps }) {
        const first = ScreenHost.build(list);
        if (!steps) return [["", first]];
        if (steps.length < 2) return [[steps[0].title, first]];
        const end = ScreenHost.build(list);
        for (const { forward } of steps) for (const batch of forward) ScreenHost.apply(end, batch);
        if (steps.length === 2) {
          const isElsewhere = ({ kinds }) => kinds.includes("removed") || kinds.includes("moved");
          Film.mark(first, steps[1].touched.filter(isElsewhere), "from");
          Film.mark(end, steps[1].touched, "at");
        }
        return [[steps[0].title, first], [steps.at(-1).title, end]];
      }

      function frames(content) {
        return make("div", { class: "shots" }, ...["light", "dark"].map((theme) => make(
          "div", { class: "frames", "data-shown": theme },
          ...lists(content).map(([label, list], index) => frame(theme, label, content, list, index)))));
      }

      function filmButton(entry, content) {
        const steps = content.steps.length - 1;
        const name = steps === 1 ? "Play the update" : `Play the film of ${steps} updates`;
        const button = make("button", { type: "button", class: "film-button main-button" }, name);
        button.addEventListener("click", () => {
          find("cinema-title").textContent = entry.getAttribute("aria-label");
          const screen = find("screen");
          const theme = find("theme").value;
          if (theme === "both") delete screen.dataset.theme;
          else screen.dataset.theme = theme;
          setFrame(screen, content);
          find("cinema").showModal();
          Film.open(content, ScreenHost.build(content.list));
          find("play").focus();
          Film.play();
        });
        return button;
      }

      // MARK: forms

      // A picture as an image, in which nothing runs and nothing is loaded; its text if it is none.
      function picture(text) {
        const image = make("img", { class: "picture", alt: "" });
        image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
        image.addEventListener("error", () => image.replaceWith(make("pre", { tabindex: "0" }, text)));
        return image;
      }

      function form({ isPicture, text }) {
        return isPicture ? picture(text) : make("pre", { tabindex: "0" }, text);
      }

      // What was made, beside the reference if there is another one. Pictures may lie on each other.
      function comparison({ name, text, before, isPicture }) {
        const sides = before === undefined
          ? [[name, text]] : [[`Reference: ${name}`, before], [`Actual: ${name}`, text]];
        const figures = make("div", { class: "sides" }, ...sides.map(([label, side]) => make(
          "figure", {}, make("figcaption", {}, label), form({ isPicture, text: side }))));
        const element = make("div", { class: "compared", "data-mode": "sides" }, figures);
        if (sides.length > 1 && isPicture) element.prepend(modes(element, figures.lastChild));
        return element;
      }

      let modeCount = 0;

      // How two pictures are compared.
      function modes(element, actual) {
        const share = make("input", { type: "range", "aria-label": "Actual picture, percent" });
        share.addEventListener("input", () => {
          actual.style.setProperty("--share", share.value / 100);
        });
        const name = `mode-${modeCount += 1}`;
        const labels = { sides: "Side by side", blink: "Blink", onion: "Onion skin" };
        const choices = Object.entries(labels).map(([value, label]) => {
          const input = make("input", { type: "radio", name });
          input.checked = value === "sides";
          input.addEventListener("change", () => { element.dataset.mode = value; });
          return make("label", {}, input, label);
        });
        return make("div", { class: "modes", role: "group", "aria-label": "Compare" }, ...choices, share);
      }

      // The command that accepts what was made, as the failures tell it.
      function acceptance(failures) {
        const command = /^To accept it, .*run: (.+)$/m.exec(failures.join("\n"))?.[1];
        if (!command) return [];
        const code = make("code", {}, command);
        const button = make("button", { type: "button", class: "main-button" }, "Copy");
        button.addEventListener("click", () => {
          getSelection().selectAllChildren(code);
          button.textContent = document.execCommand("copy") ? "Copied" : "Selected";
        });
        return [make("p", { class: "accept" }, "To accept it:", code, button)];
      }

      function failure(text) {
        const lines = text.split("\n").filter((line) => !/^To accept it, /.test(line)).map((line) => {
          const sign = /^\s*([-+]) /.exec(line)?.[1];
          const kind = { "+": "added", "-": "gone" }[sign];
          return make("span", kind ? { class: kind } : {}, `${line}\n`);
        });
        return make("pre", { class: "failure", tabindex: "0" }, ...lines);
      }

      function details(summary, ...children) {
        return make("details", {}, make("summary", {}, summary), ...children);
      }

      // What is hidden at first is made when it is opened.
      function later(summary, makeChild) {
        const element = details(summary);
        const fill = () => {
          element.append(makeChild());
          adopt(element);
        };
        element.addEventListener("toggle", fill, { once: true });
        return element;
      }

      function draw(entry) {
        if (entry.dataset.drawn) return;
        entry.dataset.drawn = "yes";
        const content = read(entry);
        const { failures, findings, forms, outline } = content;
        // What failed is one look: what is wrong, and what was compared.
        const compared = failures.length === 0 ? null : forms.find(({ before }) => before !== undefined)
          ?? (content.steps ? null : forms.at(-1));
        const notes = [
          ...failures.map(failure),
          ...findings.map((finding) => make("pre", { class: "finding", tabindex: "0" }, finding)),
          ...acceptance(failures),
          ...(content.steps?.length > 1 ? [filmButton(entry, content)] : []),
        ];
        const shots = () => frames(content);
        const report = make("div", { class: "report" }, make("div", { class: "notes" }, ...notes),
          ...(compared ? [comparison(compared)] : []));
        entry.querySelector(".content").append(
          ...(compared || notes.length > 0 ? [report] : []),
          ...(content.list && !compared ? [shots()] : []),
          make("div", { class: "more" },
            ...(content.list && compared ? [later("Screen", shots)] : []),
            ...(outline === undefined ? [] : [later("Outline", () => form({ text: outline }))]),
            ...forms.filter((each) => each !== compared)
              .map((each) => later(each.name, () => form(each)))));
        adopt(entry);
      }

      function adopt(element) {
        for (const each of element.querySelectorAll(".frame")) {
          ScreenHost.adopt(each);
          number(each);
        }
      }

      // The entry that an address led to, until the user goes on from there.
      let addressed = null;

      const observer = new IntersectionObserver((seen) => {
        for (const { target, isIntersecting } of seen) {
          if (!isIntersecting) continue;
          draw(target);
          observer.unobserve(target);
        }
        // What is drawn above it must not move it away.
        addressed?.scrollIntoView();
      }, { rootMargin: "300px" });

      // MARK: search and choices

      const haystacks = new Map();

      // Where an entry is, what is wrong with it, and what its screen says.
      function haystack(entry) {
        if (!haystacks.has(entry)) {
          const { outline = "", failures, findings } = read(entry);
          const place = [entry.closest(".test"), entry.closest(".suite")]
            .map((part) => part.firstElementChild.textContent);
          const state = [
            failures.length > 0 ? "failed" : "passed", findings.length > 0 ? "findings" : "",
          ];
          const words = [entry.querySelector("header").textContent, entry.id, ...place, ...state];
          haystacks.set(entry, [...words, outline].join("\n").toLowerCase());
        }
        return haystacks.get(entry);
      }

      const isShown = (element) => !element.hidden;

      function search() {
        const words = find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const entry of entries) {
          entry.hidden = !words.every((word) => haystack(entry).includes(word));
        }
        for (const part of document.querySelectorAll(".test:has(.entry), .suite:has(.entry)")) {
          part.hidden = ![...part.querySelectorAll(".entry")].some(isShown);
        }
        for (const link of document.querySelectorAll("#tree a")) {
          link.parentElement.hidden = find(link.hash.slice(1)).hidden;
        }
        for (const branch of [...document.querySelectorAll("#tree li:has(li)")].reverse()) {
          branch.hidden = ![...branch.querySelectorAll("li:not(:has(li))")].some(isShown);
        }
        // The page is not shorter than the window, and what was found begins in it.
        if (find("main").getBoundingClientRect().top < 0) find("main").scrollIntoView();
        const count = entries.filter(isShown).length;
        const found = count > 0 ? `${count} of ${entries.length}` : "Nothing found";
        find("found").textContent = words.length > 0 ? found : "";
      }

      // MARK: addresses

      function go() {
        let name = location.hash.slice(1);
        try { name = decodeURIComponent(name); } catch { return; }
        const entry = find(name)?.closest(".entry");
        if (entry) show(entry);
      }

      function show(entry) {
        history.replaceState(null, "", `#${encodeURI(entry.id)}`);
        if (entry.hidden) {
          find("search").value = "";
          search();
        }
        draw(entry);
        for (const old of document.querySelectorAll(".entry[aria-current]")) {
          old.removeAttribute("aria-current");
        }
        entry.setAttribute("aria-current", "true");
        addressed = entry;
        entry.scrollIntoView();
        entry.focus({ preventScroll: true });
      }

      if (entries.length > 0) {
        const tree = find("tree");
        tree.open = matchMedia("(min-width: 900px)").matches;
        for (const name of ["theme", "width"]) {
          const choose = () => { document.body.dataset[name] = find(name).value; };
          find(name).addEventListener("change", choose);
          choose();
        }
        for (const name of ["size", "direction"]) {
          find(name).addEventListener("change", () => {
            for (const frame of document.querySelectorAll(".frame")) adapt(frame);
          });
        }
        for (const name of ["theme", "width", "size", "direction", "heard"]) {
          find(name).addEventListener("change", numberAll);
        }
        addEventListener("resize", numberAll);
        find("main").addEventListener("scroll", ({ target }) => {
          if (target.matches(".carousel")) number(target.closest(".frame"));
        }, true);
        find("search").addEventListener("input", search);
        find("close").addEventListener("click", () => find("cinema").close());
        find("cinema").addEventListener("close", Film.close);
        addEventListener("hashchange", go);
        for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) {
          addEventListener(name, () => { addressed = null; }, { passive: true });
        }
        addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
          if (ctrlKey || metaKey || altKey || target.closest("input, select, dialog")) return;
          if (key === "h") find("heard").click();
          if (key !== "n") return;
          const failed = [...document.querySelectorAll("#failures .entry:not([hidden])")];
          const next = failed.findIndex((each) => each.ariaCurrent) + 1;
          if (failed.length > 0) show(failed[next % failed.length]);
        });
        for (const entry of entries) observer.observe(entry);
        go();
      }
    })();
    """#
}
