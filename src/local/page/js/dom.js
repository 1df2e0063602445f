/**
 * The one way in which this page makes elements.
 *
 * Children that are strings become text nodes, never markup: nothing that a person or the bot
 * writes is ever parsed as HTML. `innerHTML` is not used anywhere in the page.
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element from a tag with classes, properties and children.
 *
 * `h("button.btn.primary", { type: "button", onclick: send }, "Send")`. Functions become event
 * listeners, `dataset` and `style` take objects, `true` an empty attribute; `null`, `undefined` and
 * `false` leave the attribute out. Children may be nodes, strings, numbers, arrays, or nothing.
 */
export function h(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [name, value] of Object.entries(props ?? {})) setProp(node, name, value);
  append(node, children);
  return node;
}

function setProp(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on") && typeof value === "function") {
    node.addEventListener(name.slice(2), value);
  } else if (name === "class") {
    node.classList.add(...value.split(" ").filter(Boolean));
  } else if (name === "dataset") {
    Object.assign(node.dataset, value);
  } else if (name === "style") {
    for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
  } else if (name === "value") {
    node.value = value;
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Appends nodes, strings and nested arrays of them; leaves out `null`, `undefined` and `false`. */
export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

/** Empties `node` and gives it new children. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

/** The line icons of the page, 24 by 24, drawn for it. */
const ICONS = {
  at: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM15.500 8.500v5a2.500 2.500 0 0 0 5 0V12a8.500 8.500 0 1 0-3.500 6.900",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 1.800",
  more: "M6 11.500v1M12 11.500v1M18 11.500v1",
  plus: "M12 5.500v13M5.500 12h13",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  people: "M9 11a3.2 3.2 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM3.500 19c.4-3.300 2.500-5 5.500-5s5.100 1.700 5.500 5M16 11a2.600 2.600 0 1 0 0-5.200M17 14.200c2 .4 3.200 1.900 3.500 4.300",
  hash: "M9.500 4l-2 16M16.500 4l-2 16M4.500 9h16M3.500 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h4M12 9h8M15 16h5",
  down: "M6 9l6 6 6-6",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  download: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14",
  send: "M4 12L20 4l-5 16-3.500-6.500z",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  warn: "M12 4l9 16H3zM12 10v4.500M12 17.300v.2",
  reply: "M5 18v-4a4 4 0 0 1 4-4h10M15 6l4 4-4 4",
  quiet: "M6 16V11a6 6 0 0 1 9.500-4.900M18 11v5l1.500 2H8M10.500 20.500h3M4 4l16 16",
  link: "M10 7H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-4M13 5h6v6M19 5l-8.500 8.500",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  check: "M5 12.500l4.500 4.500L19 7",
};

/** A decorative line icon by name; says nothing to a screen reader. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let lastId = 0;

/** A new id for `aria-controls` and its kin. */
export const uid = (prefix) => `${prefix}-${++lastId}`;

/** A number of things: "1 mention", "2 mentions". */
export const counted = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;
