/// The script of the player of films, around ``HostScript``, which applies every update.
enum FilmScript {
  static let text = #"""
    const Film = (() => {
      const screen = find("screen");
      const ghosts = find("ghosts");
      // The film that is open, its list, and the index of its last step.
      let film = null;
      let root = null;
      let last = 0;
      // Whether the film is all of the page, so that its address names the step.
      let isAlone = false;
      const stillness = matchMedia("(prefers-reduced-motion: reduce)");
      let current = 0;
      let timer = null;

      const speed = () => Number(find("speed").value);

      // Applies the updates between two steps, forward or backward; each is a host's own update.
      function apply(target) {
        const batches = [];
        for (let step = current; step < target; step += 1) batches.push(...film.steps[step + 1].forward);
        for (let step = current; step > target; step -= 1) batches.push(...film.steps[step].backward);
        current = target;
        return batches.map((batch) => ScreenHost.apply(root, batch));
      }

      function go(target, isAnimated = true) {
        target = Math.max(0, Math.min(last, target));
        if (target === current) return;
        const isStep = Math.abs(target - current) === 1;
        finishAnimations();
        for (const row of root.querySelectorAll("[data-mark]")) row.removeAttribute("data-mark");
        const before = isAnimated && isStep && !stillness.matches ? places() : null;
        const touched = apply(target);
        const marked = mark(root, film.steps[current].touched, "at");
        reveal(screen, marked);
        if (before) animate(before, touched);
        show();
        // Browsers refuse an address that changes too often.
        if (isAlone) try { history.replaceState(null, "", `#${current + 1}`); } catch {}
      }

      // MARK: animation, from what the batches touched

      // Where the rows are that are in sight.
      function places() {
        const { top, bottom } = screen.getBoundingClientRect();
        const boxes = [...root.querySelectorAll(".row")].map((row) => [row, row.getBoundingClientRect()]);
        return new Map(boxes.filter(([, box]) => box.bottom > top && box.top < bottom && box.width > 0));
      }

      function finishAnimations() {
        for (const animation of screen.getAnimations({ subtree: true })) animation.finish();
        ghosts.replaceChildren();
      }

      function animate(before, touched) {
        const timing = { duration: 420 / speed(), easing: "cubic-bezier(.2,.7,.2,1)" };
        const came = new Set(touched.flatMap((batch) => batch.came));
        const after = places();
        const shift = (row) => {
          const [old, now] = [before.get(row), after.get(row)];
          return old && now ? [old.left - now.left, old.top - now.top] : [0, 0];
        };
        for (const row of after.keys()) {
          if (came.has(row)) {
            const start = { opacity: 0, transform: "translateY(-.5rem) scale(.97)" };
            row.animate([start, { opacity: 1, transform: "none" }], timing);
          } else {
            const outer = row.parentElement.closest(".row");
            const [x, y] = shift(row).map((value, axis) => value - (outer ? shift(outer)[axis] : 0));
            if (!x && !y) continue;
            row.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], timing);
          }
        }
        for (const row of touched.flatMap((batch) => batch.removed)) {
          if (before.has(row) && !row.isConnected) leave(row, before.get(row), timing);
        }
      }

      // Lets a row that is gone fade where it was, in a layer above the list.
      function leave(row, box, timing) {
        const origin = ghosts.getBoundingClientRect();
        const ghost = ScreenHost.build(["div", { class: "ghost" }, []]);
        for (const [name, length] of [
          ["left", box.left - origin.left], ["top", box.top - origin.top],
          ["width", box.width], ["height", box.height],
        ]) ghost.style.setProperty(name, `${length}px`);
        ghost.append(...row.childNodes);
        ghosts.append(ghost);
        const end = { opacity: 0, transform: "scale(.94)" };
        ghost.animate([{ opacity: 1 }, end], { ...timing, fill: "forwards" })
          .finished.then(() => ghost.remove(), () => {});
      }

      // MARK: what was touched, and why

      function rowAt(list, place) {
        return ScreenHost.rowAt(ScreenHost.listAt(list, place.slice(0, -2)), ...place.slice(-2));
      }

      // Marks the rows that an update touched, in the list before it ("from") or after it ("at"), with the
      // numbers that their changes have in words, and returns them.
      function mark(list, touched, side) {
        return touched.flatMap((change, index) => {
          if (change[side].length === 0) return [];
          const row = rowAt(list, change[side]);
          row.dataset.mark = change.kinds.at(-1);
          row.dataset.number = index + 1;
          return [row];
        });
      }

      // Scrolls a box to elements in it: to all of them if there is room, or else to where they begin.
      function reveal(box, elements) {
        const card = elements.find((each) => each.closest(".carousel"));
        if (card) {
          const list = card.closest(".carousel");
          const [own, { left, right }] = [card, list].map((each) => each.getBoundingClientRect());
          list.scrollLeft += Math.max(0, own.right - right) + Math.min(0, own.left - left);
        }
        const [start, end] = extent(elements);
        const { top, bottom } = box.getBoundingClientRect();
        if (elements.length === 0 || start >= top && end <= bottom) return;
        box.scrollTop += Math.min(start - top - 20, (start + end - top - bottom) / 2);
      }

      // Where elements begin, and where they end.
      function extent(elements) {
        const boxes = elements.map((each) => each.getBoundingClientRect());
        return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))];
      }

      // Makes a box as high as elements in it need, by other means first.
      function makeRoom(box, elements, means = () => {}) {
        const missing = () => {
          const [start, end] = extent(elements);
          return box.clientHeight > 0 && end - start > box.clientHeight - 40 ? end - start + 60 : 0;
        };
        box.style.removeProperty("min-height");
        if (missing()) means();
        if (missing()) box.style.setProperty("min-height", `${missing()}px`);
        reveal(box, elements);
      }

      // Lights the statements whose sections and rows a step touches.
      function light({ touched }) {
        const source = find("source")?.querySelector("pre");
        if (!source) return;
        for (const statement of source.querySelectorAll("span")) {
          const found = touched.find(({ line }) => `${line}` === statement.dataset.line);
          if (found) statement.dataset.mark = found.kinds.at(-1);
          else delete statement.dataset.mark;
        }
        const lit = [...source.querySelectorAll("[data-mark]")];
        // It ends where the window does if what is lit has room until there.
        const [start, end] = extent(lit);
        const room = innerHeight - source.getBoundingClientRect().top - 20;
        const isEnough = lit.length > 0 && end - start < room - 40;
        source.style.setProperty("max-height", isEnough ? `min(42rem, ${room}px)` : "");
        makeRoom(source, lit);
      }

      // What is said of a change; who presses it is shown the row in the list, if there is one.
      function change({ kinds, row, why, at, line }, index, list) {
        const isThere = list && at.length > 0;
        const entry = ScreenHost.build(["li", {}, [
          [isThere ? "button" : "span", {
            class: "change", ...(isThere && { type: "button", title: "Show the row" }),
          }, [
            ["b", { class: "number", "data-mark": kinds.at(-1) }, [`${index + 1}`]],
            ["span", {}, [line ? `${row}, line ${line}` : row]],
            ["small", {}, [kinds.map((kind) => kind.split(" ")[0]).join(", ")]],
          ]],
          ...why.map((text) => ["code", {}, [text]]),
        ]]);
        entry.querySelector("button")?.addEventListener("click", () => {
          rowAt(list, at).scrollIntoView({ block: "center", inline: "center" });
        });
        return entry;
      }

      // MARK: the panel and the controls

      function show() {
        const step = film.steps[current];
        // The first frame is the poster: it sums up the film.
        const isPoster = current === 0 && last > 0;
        const { counts, sums } = step;
        find("title").textContent = isPoster ? film.said : step.title;
        find("start").hidden = !isPoster;
        find("place").textContent = `${current + 1} of ${last + 1}`;
        find("scrub").value = current;
        find("scrub").setAttribute("aria-valuetext", `${current + 1} of ${last + 1}: ${step.title}`);
        find("counts").replaceChildren(...Object.entries(counts).map(([name, count]) => ScreenHost.build([
          "div", { "data-mark": name, ...(count === 0 && { class: "none" }) },
          [["dt", {}, [name]], ["dd", { id: name }, [`${count}`]]],
        ])));
        for (const [name, count] of [["update", sums.filled], ["reload", sums.total]]) {
          find(name).max = Math.max(1, sums.total);
          find(name).value = count;
          find(`${name}-count`).textContent = count;
        }
        find("summary").textContent = step.said;
        find("report").textContent = step.report ? `The list: ${step.report}` : "";
        find("note").textContent = "";
        const listed = step.touched.filter(({ row }) => row);
        const rest = step.touched.length - listed.length;
        find("changes").replaceChildren(...listed.map((each, index) => change(each, index, root)));
        find("more").textContent = rest > 0 ? `and ${rest} more` : "";
        find("none").hidden = isPoster || step.touched.length > 0;
        find("first").disabled = find("previous").disabled = current === 0;
        find("next").disabled = find("last").disabled = current === last;
        light(step);
      }

      function pause() {
        clearTimeout(timer);
        timer = null;
        showPlaying();
      }

      function play() {
        if (current === last) go(0, false);
        timer = setTimeout(advance, 500 / speed());
        showPlaying();
      }

      function advance() {
        go(current + 1);
        if (current === last) pause();
        else timer = setTimeout(advance, 1600 / speed());
      }

      function showPlaying() {
        const isPlaying = timer !== null;
        find("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
        document.body.classList.toggle("playing", isPlaying);
        // What changes by itself is not read out.
        find("status").setAttribute("aria-live", isPlaying ? "off" : "polite");
      }

      const toggle = () => (timer === null ? play() : pause());

      function step(target) {
        // A button that is about to be disabled gives the focus to its neighbour.
        const focused = document.activeElement;
        pause();
        go(target);
        if (focused?.disabled) find("play").focus();
      }

      const actions = {
        first: () => step(0), previous: () => step(current - 1), play: toggle,
        next: () => step(current + 1), last: () => step(last),
      };
      for (const [name, action] of Object.entries(actions)) {
        find(name).addEventListener("click", action);
      }
      find("start").addEventListener("click", () => {
        find("play").focus();
        play();
      });
      find("scrub").addEventListener("input", (event) => step(Number(event.target.value)));

      // What is read out of an element: its label, or its texts one after the other.
      function spoken(node) {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.ariaHidden === "true") return "";
        return node.ariaLabel ?? [...node.childNodes].map(spoken).filter(Boolean).join(", ");
      }

      // What a control does in the app is not in the page.
      screen.addEventListener("click", ({ target }) => {
        const control = target.closest("button, [role=switch], [role=link]");
        if (!control) return;
        find("note").textContent = `“${spoken(control)}” works in the app; a film only plays.`;
      });

      const keys = {
        " ": toggle, ArrowRight: actions.next, ArrowLeft: actions.previous,
        Home: actions.first, End: actions.last,
      };
      document.addEventListener("keydown", (event) => {
        const { target, key } = event;
        if (!film || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!Object.hasOwn(keys, key)) return;
        if (target.closest("input, select, summary")) return;
        // Other keys scroll the screen, and arrows a carousel.
        if (target.matches(".carousel") || target.closest("#screen") && !key.startsWith("Arrow")) return;
        if (key === " " && target.closest("button")) return;
        event.preventDefault();
        keys[key]();
      });

      // Shows the first step of a film, in the list that the page has or in another one.
      function open(other, list) {
        if (list) {
          screen.querySelector(".list")?.remove();
          screen.prepend(list);
        }
        ScreenHost.adopt(screen);
        film = other;
        root = screen.querySelector(".list");
        [current, last] = [0, film.steps.length - 1];
        isAlone = !list;
        find("scrub").max = last;
        find("play").closest(".player").hidden = last === 0;
        screen.scrollTop = 0;
        show();
        if (isAlone) go(addressed(), false);
      }

      // The step that the address names.
      const addressed = () => (parseInt(location.hash.slice(1), 10) || 1) - 1;
      addEventListener("hashchange", () => {
        if (isAlone) step(addressed());
      });

      function close() {
        pause();
        finishAnimations();
        film = null;
      }

      return { open, close, mark, play, makeRoom, change };
    })();
    """#
}
