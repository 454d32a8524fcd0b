/// The script of a gallery's page: it draws the entries that are seen, with ``HostScript``, and plays
/// their films with ``FilmScript``.
enum GalleryScript {
  static let text = #"""
    (() => {
      const entries = [...document.querySelectorAll(".entry")];
      const data = document.querySelectorAll("script.data");
      const text = (entry) => data[Number(entry.dataset.entry)].textContent;
      const read = (entry) => JSON.parse(text(entry));

      function make(name, attributes, ...children) {
        const element = ScreenHost.build([name, attributes, []]);
        element.append(...children);
        return element;
      }

    \#(GalleryScreens.text)
      function filmButton(entry, content) {
        const steps = content.steps.length - 1;
        const name = steps === 1 ? "Play the update" : `Play the film of ${steps} updates`;
        const button = make("button", { type: "button", class: "film-button main-button" }, name);
        button.addEventListener("click", () => {
          find("cinema-title").textContent = entry.getAttribute("aria-label");
          const screen = find("screen");
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
      function comparison({ name, text, before, isPicture }, [wanted, made]) {
        const sides = before === undefined
          ? [[name, text]] : [[`${wanted}: ${name}`, before], [`${made}: ${name}`, text]];
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
        const labels = { sides: "Side by side", blink: "Blink", slider: "Slider" };
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

      // What is hidden at first is made when it is opened.
      function later(summary, makeChild) {
        const element = make("details", {}, make("summary", {}, summary));
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
          ...(content.steps?.length > 1 ? [changes(content), filmButton(entry, content)] : []),
        ];
        const shots = () => frames(content);
        // An update is told by its rows, also where it failed.
        const isFolded = compared && !content.steps;
        const report = make("div", { class: "report" }, make("div", { class: "notes" }, ...notes),
          ...(compared
            ? [comparison(compared, content.steps ? ["Expected", "Happened"] : ["Reference", "Actual"])] : []));
        entry.querySelector(".content").append(
          ...(compared || notes.length > 0 ? [report] : []),
          ...(content.list && !isFolded ? [shots()] : []),
          make("div", { class: "more" },
            ...(content.list && isFolded ? [later("Screen", shots)] : []),
            ...(outline === undefined ? [] : [later("Outline", () => form({ text: outline }))]),
            ...forms.filter((each) => each !== compared)
              .map((each) => later(each.name, () => form(each)))));
        adopt(entry);
      }

      // The entry that an address led to, until the user goes on from there.
      let addressed = null;

      // What is seen and not drawn yet: some of it whenever nothing else is to be done, so that the page can
      // be scrolled, and soon where a machine is never idle.
      const waiting = new Set();
      const soon = (run) => globalThis.requestIdleCallback?.(run, { timeout: 200 }) ?? setTimeout(run, 50);

      const observer = new IntersectionObserver((seen) => {
        for (const { target, isIntersecting } of seen) waiting[isIntersecting ? "add" : "delete"](target);
        if (waiting.size > 0) soon(drawSome);
      }, { rootMargin: "300px" });

      function drawSome() {
        const end = performance.now() + 5;
        for (const element of waiting) {
          waiting.delete(element);
          observer.unobserve(element);
          if (element.matches(".mini")) drawMini(element);
          else draw(element);
          if (performance.now() > end) break;
        }
        // What is drawn above it must not move it away.
        addressed?.scrollIntoView();
        if (waiting.size > 0) soon(drawSome);
      }

    \#(GalleryOverview.text)
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
        const said = find("search").value.trim();
        const words = said.toLowerCase().split(/\s+/).filter(Boolean);
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
        showOverview(count);
        find("nothing").hidden = count > 0;
        find("nothing").firstChild.textContent = `Nothing found for '${said}'`;
        // Browsers refuse an address that changes too often.
        const isAddressed = location.hash.startsWith("#?");
        if (said || isAddressed) try {
          history.replaceState(null, "", said ? `#?${encodeURIComponent(said)}` : "#");
        } catch {}
      }

      function searchFor(text) {
        find("search").value = text;
        search();
      }

      // MARK: addresses

      function go() {
        let name = location.hash.slice(1);
        try { name = decodeURIComponent(name); } catch { return; }
        if (name[0] === "?") return searchFor(name.slice(1));
        const entry = find(name)?.closest(".entry");
        if (entry) show(entry);
      }

      function show(entry) {
        if (entry.hidden) searchFor("");
        history.replaceState(null, "", `#${encodeURI(entry.id)}`);
        draw(entry);
        document.querySelector(".entry[aria-current]")?.removeAttribute("aria-current");
        entry.setAttribute("aria-current", "true");
        addressed = entry;
        entry.scrollIntoView();
        entry.focus({ preventScroll: true });
      }

      if (entries.length > 0) {
        const tree = find("tree");
        tree.open = matchMedia("(min-width: 900px)").matches;
        const choose = () => {
          for (const name of ["theme", "width"]) document.body.dataset[name] = find(name).value;
          for (const frame of document.querySelectorAll("[data-tested-dir]")) adapt(frame);
          document.querySelectorAll(".frame").forEach(settle);
        };
        find("theme").value = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
        find("main").prepend(overview(), find("nothing"));
        find("clear").addEventListener("click", () => {
          searchFor("");
          find("search").focus();
        });
        showOverview(entries.length);
        choose();
        for (const name of ["theme", "width", "size", "direction", "heard"]) {
          find(name).addEventListener("change", choose);
        }
        addEventListener("resize", () => document.querySelectorAll(".frame").forEach(number));
        addEventListener("beforeprint", () => entries.filter(isShown).forEach(draw));
        find("main").addEventListener("scroll", ({ target }) => {
          if (target.matches(".carousel")) number(target.closest(".frame"));
        }, true);
        const enter = (frame, isIn) => { frame.querySelector(":scope > .list").inert = !isIn; };
        find("main").addEventListener("click", ({ target }) => {
          if (target.matches(".frame")) enter(target, true);
        });
        find("main").addEventListener("keydown", (event) => {
          const { target, key } = event;
          const frame = target.closest(".frame");
          if (!frame || key !== "Escape" && (key !== "Enter" || target !== frame)) return;
          event.preventDefault();
          enter(frame, key === "Enter");
          (key === "Enter" && frame.querySelector("button,input,select,textarea,[tabindex]") || frame).focus();
        });
        find("main").addEventListener("focusout", ({ target, relatedTarget }) => {
          const frame = target.closest(".frame");
          if (frame && !frame.contains(relatedTarget)) enter(frame, false);
        });
        find("search").addEventListener("input", search);
        find("close").addEventListener("click", () => find("cinema").close());
        find("cinema").addEventListener("close", Film.close);
        addEventListener("hashchange", go);
        for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) {
          addEventListener(name, () => { addressed = null; }, { passive: true });
        }
        addEventListener("keydown", (event) => {
          const { key, target, ctrlKey, metaKey, altKey } = event;
          if (ctrlKey || metaKey || altKey || target.closest("input, select, dialog, .list")) return;
          if (key === "h") find("heard").click();
          if (key === "o") document.querySelector(".mini:not([hidden])")?.focus();
          if (key === "/") {
            event.preventDefault();
            find("search").focus();
          }
          if (key === "t") {
            find("theme").value = find("theme").value === "dark" ? "light" : "dark";
            choose();
          }
          if (key !== "n") return;
          const failed = [...document.querySelectorAll("#failures .entry:not([hidden])")];
          const next = failed.findIndex((each) => each.ariaCurrent) + 1;
          if (failed.length > 0) show(failed[next % failed.length]);
        });
        for (const element of document.querySelectorAll(".mini,.entry")) observer.observe(element);
        for (const name of document.querySelectorAll(".side :is(a,span),.test>h3")) {
          name.replaceChildren(...breakable(name.textContent));
        }
        go();
      }
    })();
    """#
}
