/// The part of the script of a gallery that shows all screens small, before the entries.
enum GalleryOverview {
  static let text = #"""
    // MARK: the overview

    // Where a name may be broken: before capitals, and after what is no letter.
    const breakable = (name) => name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[./_])/)
      .flatMap((part, index) => (index > 0 ? [make("wbr", {}), part] : [part]));

    // The names of tests say which of several films or updates it is.
    function mini(entry, index) {
      const test = entry.closest(".test").firstElementChild.textContent;
      const link = make("a", { class: "mini", href: `#${entry.id}`, tabindex: "-1" },
        make("span", { class: "phone", "aria-hidden": "true" }), make("b", {}, entry.ariaLabel),
        make("small", {}, ...breakable(test)));
      link.dataset.of = index;
      link.classList.toggle("failed", Boolean(entry.closest("#failures")));
      return link;
    }

    // All entries by their screens, what failed before the others, and states before updates.
    function overview() {
      const groups = new Map();
      entries.forEach((entry, index) => {
        // A snapshot has no type: it is of the only screen of its suite.
        const suite = entry.closest(".suite");
        const types = new Set([...suite.querySelectorAll(".type")].map((each) => each.textContent));
        const type = entry.querySelector(".type")?.textContent ?? (types.size === 1 ? [...types][0] : null);
        const name = suite.id || !type ? suite.firstElementChild.textContent : type;
        if (!groups.has(name)) groups.set(name, [[], []]);
        // In a text of the data the signs would follow a backslash.
        const isUpdate = text(entry).includes('"steps":[');
        entry.classList.toggle("update", isUpdate);
        groups.get(name)[isUpdate ? 1 : 0].push(mini(entry, index));
      });
      const parts = [...groups].map(([name, minis]) => make("section", {}, make("h3", {}, name),
        make("div", { class: "minis" }, ...minis.flat())));
      const element = make("section", { id: "overview" }, make("h2", {}, "Overview"), ...parts);
      element.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const links = [...element.querySelectorAll(".mini")].filter(isShown);
        const other = links[links.indexOf(event.target) + step];
        if (!other) return;
        event.preventDefault();
        other.focus();
      });
      return element;
    }

    // Shows the small screens of what is shown; the first is reached by Tab, the others by arrows.
    function showOverview(count) {
      for (const each of document.querySelectorAll(".mini")) each.hidden = entries[each.dataset.of].hidden;
      for (const part of document.querySelectorAll("#overview > section")) {
        part.hidden = ![...part.querySelectorAll(".mini")].some(isShown);
      }
      find("overview").hidden = count === 0;
      const first = document.querySelector(".mini:not([hidden])");
      if (first) first.tabIndex = 0;
    }

    // Draws the last screen of an entry, at what its update touched; a text if it has no screen.
    function drawMini(link) {
      const content = read(entries[link.dataset.of]);
      const phone = link.querySelector(".phone");
      if (!content.list) return phone.append(form(content.forms.at(-1) ?? { text: "" }));
      const screen = make("div", { class: "screen" }, lists(content).at(-1)[1]);
      phone.inert = true;
      phone.append(screen);
      setFrame(screen, content);
      ScreenHost.adopt(screen);
      const touched = screen.querySelector("[data-mark]");
      if (!touched) return;
      let top = -200;
      for (let each = touched; each && each !== screen; each = each.offsetParent) top += each.offsetTop;
      screen.scrollTop = top;
    }
    """#
}
