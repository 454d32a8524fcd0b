/// The script of a page that is a host of lists: it applies stages to the document, as the adapters of
/// table and collection views do.
///
/// A row that a batch does not mention keeps its element, and so its focus, what was typed in it and
/// where the list in it was scrolled to. It is written here and nowhere else.
enum HostScript {
  static let text = #"""
    "use strict";

    const find = (name) => document.getElementById(name);

    const ScreenHost = (() => {
      // Lengths in points and numbers that elements ask for; a policy without inline styles lets only
      // a script set them.
      const STYLES = [
        ...["width", "height", "min-width", "max-width", "min-height", "max-height"]
          .map((name) => [name, name, "px"]),
        ...["height", "item-width", "item-height", "indent"].map((name) => [name, `--${name}`, "px"]),
        ...["columns", "lines", "opacity", "share", "on", "edge", "ink"].map((name) => [name, `--${name}`, ""]),
        ["corners", "border-radius", "px"], ["aspect", "aspect-ratio", ""], ["order", "order", ""],
        ["line", "--from", "px"], ["shrink", "flex-shrink", ""], ["gap", "gap", "px"],
        ["padding-x", "padding-inline", "px"], ["padding-y", "padding-block", "px"],
        ["inset-block", "padding-block", ""], ["inset-inline", "padding-inline", ""],
      ];

      function setStyles(element) {
        // Most elements ask for nothing.
        if (!element.hasAttribute("style") && !element.getAttributeNames().some((name) => name.startsWith("data-"))) return;
        for (const [, property] of STYLES) element.style.removeProperty(property);
        for (const [name, property, unit] of STYLES) {
          const value = element.getAttribute(`data-${name}`);
          if (value !== null) element.style.setProperty(property, value + unit);
        }
        if (!element.style.length) element.removeAttribute("style");
      }

      // Does what the attributes of a document's own elements ask for.
      function adopt(root) {
        const asking = STYLES.map(([name]) => `[data-${name}]`).join();
        for (const element of root.querySelectorAll(asking)) setStyles(element);
        scroll([root]);
      }

      // Scrolls lists in new elements to where they begin.
      function scroll(elements) {
        for (const list of elements.flatMap((each) => [...each.querySelectorAll("[data-offset]")])) {
          const isMirrored = getComputedStyle(list).direction === "rtl";
          list.scrollLeft = (isMirrored ? -1 : 1) * list.dataset.offset;
        }
      }

      // Makes a node: a text is one, and [name, attributes, children] an element. Texts stay texts.
      function build(node) {
        if (typeof node === "string") return document.createTextNode(node);
        const [name, attributes, children] = node;
        const element = document.createElement(name);
        setAttributes(element, attributes);
        for (const child of children) element.append(build(child));
        return element;
      }

      // What a user typed stays as long as the declaration says the same.
      function setAttributes(element, attributes) {
        for (const name of element.getAttributeNames()) {
          if (name !== "style" && !Object.hasOwn(attributes, name)) element.removeAttribute(name);
        }
        for (const [name, value] of Object.entries(attributes)) {
          if (element.getAttribute(name) === value) continue;
          element.setAttribute(name, value);
          if (name === "value") element.value = value;
        }
        setStyles(element);
      }

      // Fills an element in place: what is of the same kind is kept, and so is the focus in it.
      function fill(element, [, attributes, children]) {
        setAttributes(element, attributes);
        fillChildren(element, children, element.childNodes.length);
      }

      function fillChildren(element, children, count) {
        children.forEach((child, index) => {
          const old = index < count ? element.childNodes[index] : null;
          if (!old) element.insertBefore(build(child), element.childNodes[index] ?? null);
          else if (typeof child === "string" && old.nodeType === Node.TEXT_NODE) {
            if (old.data !== child) old.data = child;
          } else if (isOfKind(old, child)) fill(old, child);
          else old.replaceWith(build(child));
        });
        for (let index = count - 1; index >= children.length; index -= 1) {
          element.childNodes[index].remove();
        }
      }

      function isOfKind(old, node) {
        return typeof node !== "string" && old.localName === node[0]
          && old.getAttribute("type") === (node[1].type ?? null);
      }

      // Fills a row without the list inside it, which has updates of its own.
      function fillRow(row, node, rowsAttributes) {
        const inner = innerList(row);
        setAttributes(row, node[1]);
        fillChildren(row, node[2], row.childNodes.length - (inner ? 1 : 0));
        if (!inner || !rowsAttributes) return;
        for (const section of inner.children) setAttributes(rowsOf(section), rowsAttributes);
      }

      const innerList = (row) => row.querySelector(":scope > .list");
      const rowsOf = (section) => section.querySelector(":scope > ul");

      function item(items, index, what) {
        const found = items[index];
        if (!found) throw new RangeError(`No ${what} ${index} of ${items.length}`);
        return found;
      }

      function rowAt(list, section, row) {
        return item(rowsOf(item(list.children, section, "section")).children, row, "row");
      }

      // The list that a batch is about, found through the containers around it.
      function listAt(root, place) {
        let list = root;
        for (let index = 0; index < place.length; index += 2) {
          list = innerList(rowAt(list, place[index], place[index + 1]));
          if (!list) throw new RangeError(`No list in row ${place}`);
        }
        return list;
      }

      // Moves an element so that the focus in it stays.
      function place(element, parent, next) {
        if (!element.isConnected) return parent.insertBefore(element, next);
        if (parent.moveBefore) return parent.moveBefore(element, next);
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        parent.insertBefore(element, next);
        focused?.focus({ preventScroll: true });
        return element;
      }

      // Where a list and those in elements that are moved are scrolled to: browsers forget the one
      // when rows go, and the others when they are moved.
      function offsets(list, moved) {
        const inside = moved.flatMap((each) => [...each.querySelectorAll(".carousel")]);
        return [...list.querySelectorAll(":scope > section > .carousel"), ...inside]
          .map((scroller) => [scroller, scroller.scrollLeft]);
      }

      // Brings children into an order by placing those that came or moved, and no others.
      function arrange(parent, order, placed) {
        let next = null;
        for (let index = order.length - 1; index >= 0; index -= 1) {
          if (placed.has(order[index])) place(order[index], parent, next);
          next = order[index];
        }
      }

      // Puts what comes, each with its index afterwards, among the children that stay; returns their order.
      function rearrange(parent, leaving, coming) {
        const order = [...parent.children].filter((each) => !leaving.has(each));
        for (const [index, element] of coming.sort((a, b) => a[0] - b[0])) {
          if (index > order.length) throw new RangeError(`No place ${index} of ${order.length}`);
          order.splice(index, 0, element);
        }
        arrange(parent, order, new Set(coming.map(([, element]) => element)));
        return order;
      }

      function changeStructure(list, batch) {
        // Everything is found before anything changes: old indexes count in the old list.
        const removed = (batch.remove ?? []).map(([section, row]) => rowAt(list, section, row));
        const moved = (batch.move ?? []).map(([section, row]) => rowAt(list, section, row));
        const goneSections = (batch.removeSections ?? [])
          .map((index) => item(list.children, index, "section"));
        const movedSections = (batch.moveSections ?? [])
          .map(([from]) => item(list.children, from, "section"));
        const scrolled = offsets(list, [...moved, ...movedSections]);
        const newSections = (batch.insertSections ?? []).map(([, node]) => build(node));
        const inserted = (batch.insert ?? []).map(([, , node]) => build(node));
        const sections = rearrange(list, new Set([...goneSections, ...movedSections]), [
          ...newSections.map((section, index) => [batch.insertSections[index][0], section]),
          ...movedSections.map((section, index) => [batch.moveSections[index][1], section]),
        ]);
        const coming = sections.map(() => []);
        const come = (section, row, element) => item(coming, section, "section").push([row, element]);
        inserted.forEach((row, index) => come(batch.insert[index][0], batch.insert[index][1], row));
        moved.forEach((row, index) => come(batch.move[index][2], batch.move[index][3], row));
        for (const row of removed) row.remove();
        const leaving = new Set(moved);
        sections.forEach((section, index) => {
          if (coming[index].length > 0) rearrange(rowsOf(section), leaving, coming[index]);
        });
        for (const section of goneSections) {
          removed.push(...rowsOf(section).children);
          section.remove();
        }
        for (const section of newSections) inserted.push(...rowsOf(section).children);
        for (const [scroller, offset] of scrolled) scroller.scrollLeft = offset;
        return [inserted, removed];
      }

      function updateSurroundings(list, [index, rowsAttributes, before, after]) {
        const section = item(list.children, index, "section");
        const rows = rowsOf(section);
        setAttributes(rows, rowsAttributes);
        const extras = [...section.children].filter((each) => each !== rows);
        const old = new Map(extras.map((each) => [each.dataset.kind, each]));
        const placed = new Set();
        const element = ([kind, node, isReplaced]) => {
          let extra = old.get(kind);
          if (node && extra && !isReplaced) fill(extra, node);
          else if (node) extra = build(node);
          if (old.get(kind) === extra) old.delete(kind);
          else placed.add(extra);
          return extra;
        };
        const order = [...before.map(element), rows, ...after.map(element)];
        for (const extra of old.values()) extra.remove();
        arrange(section, order, placed);
      }

      // Applies one batch, and returns the rows that came, and those that went.
      function apply(root, batch) {
        const list = listAt(root, batch.list);
        for (const [section, row, node, rowsAttributes] of batch.reconfigure ?? []) {
          fillRow(rowAt(list, section, row), node, rowsAttributes);
        }
        const reloaded = (batch.reload ?? []).map(([section, row, node]) => {
          const element = build(node);
          rowAt(list, section, row).replaceWith(element);
          return element;
        });
        const [inserted, removed] = changeStructure(list, batch);
        for (const update of batch.update ?? []) updateSurroundings(list, update);
        const came = [...inserted, ...reloaded];
        scroll(came);
        return { came, removed };
      }

      return { adopt, apply, build, rowAt, listAt };
    })();
    """#
}
