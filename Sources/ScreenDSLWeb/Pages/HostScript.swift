/// The script of a page that is a host of lists: it applies stages to the document, as the adapters of
/// table and collection views do.
///
/// A row that a batch does not mention keeps its element, and so its focus, what was typed in it and
/// where the list in it was scrolled to. It is written here and nowhere else.
enum HostScript {
  static let text = #"""
    "use strict";

    const ScreenHost = (() => {
      // Lengths in points and numbers that elements ask for; a policy without inline styles lets only
      // a script set them.
      const STYLES = [
        ["width", "width", "px"], ["height", "height", "px"], ["height", "--height", "px"],
        ["item-width", "--item-width", "px"],
        ["item-height", "--item-height", "px"], ["columns", "--columns", ""], ["lines", "--lines", ""],
        ["corners", "border-radius", "px"], ["aspect", "aspect-ratio", ""], ["opacity", "--opacity", ""],
        ["share", "--share", ""], ["order", "order", ""], ["line", "--from", "px"], ["indent", "--indent", "px"], ["shrink", "flex-shrink", ""],
        ["min-width", "min-width", "px"], ["max-width", "max-width", "px"],
        ["min-height", "min-height", "px"], ["max-height", "max-height", "px"],
        ["on", "--on", ""], ["edge", "--edge", ""], ["ink", "--ink", ""],
        ["padding-x", "padding-inline", "px"], ["padding-y", "padding-block", "px"], ["gap", "gap", "px"],
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
      function arrange(parent, order, placed, end = null) {
        let next = end;
        for (let index = order.length - 1; index >= 0; index -= 1) {
          if (placed.has(order[index])) place(order[index], parent, next);
          next = order[index];
        }
      }

      // Puts what comes, each with its index afterwards, among what stays.
      function merged(staying, coming) {
        const order = [...staying];
        for (const [index, element] of coming.sort((a, b) => a[0] - b[0])) {
          if (index > order.length) throw new RangeError(`No place ${index} of ${order.length}`);
          order.splice(index, 0, element);
        }
        return order;
      }

      function changeStructure(list, batch, touched) {
        const sections = [...list.children];
        // Everything is found before anything changes: old indexes count in the old list.
        const removed = (batch.remove ?? []).map(([section, row]) => rowAt(list, section, row));
        const moved = (batch.move ?? []).map(([section, row]) => rowAt(list, section, row));
        const goneSections = (batch.removeSections ?? [])
          .map((index) => item(sections, index, "section"));
        const movedSections = (batch.moveSections ?? [])
          .map(([from]) => item(sections, from, "section"));
        const scrolled = offsets(list, [...moved, ...movedSections]);
        const newSections = (batch.insertSections ?? []).map(([, node]) => build(node));
        const taken = new Set([...goneSections, ...movedSections]);
        const order = merged(sections.filter((section) => !taken.has(section)), [
          ...newSections.map((section, index) => [batch.insertSections[index][0], section]),
          ...movedSections.map((section, index) => [batch.moveSections[index][1], section]),
        ]);
        arrange(list, order, new Set([...newSections, ...movedSections]));
        changeRows(order, batch, removed, moved, touched);
        for (const section of goneSections) {
          touched.removed.push(...rowsOf(section).children);
          section.remove();
        }
        for (const section of newSections) touched.inserted.push(...rowsOf(section).children);
        for (const [scroller, offset] of scrolled) scroller.scrollLeft = offset;
      }

      function changeRows(sections, batch, removed, moved, touched) {
        const inserted = (batch.insert ?? []).map(([, , node]) => build(node));
        const coming = new Map();
        const come = (section, row, element) => {
          const target = rowsOf(item(sections, section, "section"));
          if (!coming.has(target)) coming.set(target, []);
          coming.get(target).push([row, element]);
        };
        inserted.forEach((row, index) => come(batch.insert[index][0], batch.insert[index][1], row));
        moved.forEach((row, index) => come(batch.move[index][2], batch.move[index][3], row));
        const leaving = new Set([...removed, ...moved]);
        const orders = [...coming].map(([rows, elements]) => [
          rows, merged([...rows.children].filter((row) => !leaving.has(row)), elements),
        ]);
        const placed = new Set([...inserted, ...moved]);
        for (const row of removed) row.remove();
        for (const [rows, order] of orders) arrange(rows, order, placed);
        touched.removed.push(...removed);
        touched.inserted.push(...inserted);
        touched.moved.push(...moved);
      }

      function updateSurroundings(list, [index, rowsAttributes, before, after]) {
        const section = item(list.children, index, "section");
        const rows = rowsOf(section);
        setAttributes(rows, rowsAttributes);
        const old = new Map();
        for (const extra of section.children) {
          if (extra !== rows) old.set(extra.dataset.kind, extra);
        }
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

      // Applies one batch, and returns the rows that it touched.
      function apply(root, batch) {
        const list = listAt(root, batch.list);
        const touched = { inserted: [], removed: [], moved: [], reconfigured: [], reloaded: [] };
        for (const [section, row, node, rowsAttributes] of batch.reconfigure ?? []) {
          const element = rowAt(list, section, row);
          fillRow(element, node, rowsAttributes);
          touched.reconfigured.push(element);
        }
        for (const [section, row, node] of batch.reload ?? []) {
          const element = build(node);
          rowAt(list, section, row).replaceWith(element);
          touched.reloaded.push(element);
        }
        changeStructure(list, batch, touched);
        for (const update of batch.update ?? []) updateSurroundings(list, update);
        scroll([...touched.inserted, ...touched.reloaded]);
        return touched;
      }

      return { adopt, apply, build, rowAt, listAt };
    })();
    """#
}
