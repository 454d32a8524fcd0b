/// The part of the script of a gallery that shows screens, what an update touched of them, and what is heard.
enum GalleryScreens {
  static let text = #"""
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
      const figure = frame?.parentElement;
      if (!figure) return;
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
        const x = (frame.dir === "rtl" ? right : left) - origin.left - frame.clientLeft;
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

    // What is in a picture is reached by those who enter it.
    function frame(label, content, list, index) {
      list.inert = true;
      const element = make("div", {
        class: "frame screen", role: "group", tabindex: "0", "aria-label": label || "Screen",
        title: "Enter goes into the screen, Escape out of it",
      }, list);
      setFrame(element, content);
      spoken.set(element, content.spoken[index].split("\n").slice(0, -1));
      return make("figure", {}, make("figcaption", {}, label), element);
    }

    // The screen; of an update or a film the first and the last one.
    function lists({ list, steps }) {
      const first = ScreenHost.build(list);
      if (!steps) return [["", first]];
      if (steps.length < 2) return [[steps[0].title, first]];
      const end = ScreenHost.build(list);
      for (const { forward } of steps) for (const batch of forward) ScreenHost.apply(end, batch);
      if (steps.length === 2) {
        Film.mark(first, steps[1].touched, "from");
        Film.mark(end, steps[1].touched, "at");
      }
      return [[steps[0].title, first], [steps.at(-1).title, end]];
    }

    function frames(content) {
      return make("div", { class: "shots" },
        ...lists(content).map(([label, list], index) => frame(label, content, list, index)));
    }

    function adopt(element) {
      for (const frame of element.querySelectorAll(".frame")) {
        ScreenHost.adopt(frame);
        settle(frame);
      }
    }

    // Brings what an update touched into sight, and numbers what is heard. Rows between touched ones are
    // folded where these have no room, and if that does not do, the frame is as high as they need.
    function settle(frame) {
      Film.makeRoom(frame, [...frame.querySelectorAll("[data-mark]")], () => {
        if (frame.querySelector(".same")) return;
        frame.querySelectorAll(".rows:not(.carousel,.grid)").forEach(fold);
      });
      number(frame);
    }

    function fold(rows) {
      let run = [];
      for (const row of [...rows.children, rows]) {
        if (row.matches(".row:not([data-mark],:has([data-mark]))")) {
          run.push(row);
          continue;
        }
        // The first and the last one say where the others are.
        const same = run.slice(1, -1);
        run = [];
        if (same.length < 2) continue;
        same[0].before(make("li", { class: "same" }, `${same.length} rows the same`));
        for (const each of same) each.hidden = true;
      }
    }

    // What an update did, in words and numbers: those of its rows.
    function changes({ said, steps }) {
      const touched = steps.length === 2 ? steps[1].touched : [];
      const rest = touched.length - 8;
      return make("div", { class: "said" }, make("p", {}, said),
        make("ol", { class: "changes", role: "list" },
          ...touched.slice(0, 8).map((each, index) => Film.change(each, index))),
        ...(rest > 0 ? [make("p", {}, `and ${rest} more`)] : []));
    }
    """#
}
