/**
 * News for ears and eyes: one polite live region, toasts, the banner of a broken connection.
 */

import { fill, h, icon } from "./dom.js";

/** So long a toast stays, unless the pointer or the focus is on it. */
const TOAST_MILLIS = 8000;

/** Says something to a screen reader. The region is emptied first, so equal words are heard again. */
export function announce(text) {
  const region = document.getElementById("announcer");
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

/** Shows a short notice that leads somewhere when pressed. */
export function toast(title, text, go) {
  const region = document.getElementById("toasts");
  const open = h("button.toast-text", { type: "button" }, h("strong", {}, title), h("span", {}, text));
  const close = h("button.icon-button", { type: "button", "aria-label": "Close notice" }, icon("close"));
  const node = h("div.toast", {}, open, close);
  const leave = () => node.remove();
  open.addEventListener("click", () => {
    leave();
    go();
  });
  close.addEventListener("click", leave);
  let timer = setTimeout(leave, TOAST_MILLIS);
  for (const stay of ["pointerenter", "focusin"]) node.addEventListener(stay, () => clearTimeout(timer));
  for (const go of ["pointerleave", "focusout"]) {
    node.addEventListener(go, () => {
      clearTimeout(timer);
      timer = setTimeout(leave, TOAST_MILLIS);
    });
  }
  region.append(node);
  while (region.children.length > 3) region.firstChild.remove();
}

/** Shows or hides the banner above the page; `text` nothing hides it. */
export function banner(text) {
  const node = document.getElementById("banner");
  node.hidden = !text;
  if (text && node.textContent !== text) fill(node, h("span.spinner", { "aria-hidden": "true" }), text);
}
