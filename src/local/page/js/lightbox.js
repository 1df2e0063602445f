/**
 * A picture at full size, over the page: a modal dialog, so focus stays inside and Escape closes.
 */

import { h, icon } from "./dom.js";

/** Opens the picture `index` of `pictures` (attachment objects). */
export function openLightbox(pictures, index) {
  let current = index;
  const image = h("img", { class: "fitted" });
  const caption = h("p.lightbox-alt", { tabindex: "0" });
  const original = h("a.quiet-link", { target: "_blank", rel: "noopener" }, "Open original");
  const zoom = h("button.lightbox-zoom", { type: "button" }, image);
  const close = h("button.icon-button", { type: "button", "aria-label": "Close", autofocus: true }, icon("close"));
  const many = pictures.length > 1;
  const step = (by) => () => show((current + by + pictures.length) % pictures.length);
  const previous = many && h("button.icon-button.lightbox-step", { type: "button", "aria-label": "Previous picture", onclick: step(-1) }, icon("left"));
  const next = many && h("button.icon-button.lightbox-step", { type: "button", "aria-label": "Next picture", onclick: step(1) }, icon("right"));
  const dialog = h(
    "dialog.lightbox",
    { "aria-label": "Picture" },
    h("div.lightbox-bar", {}, original, close),
    h("div.lightbox-stage", {}, previous, zoom, next),
    caption,
  );

  function show(position) {
    current = position;
    const file = pictures[current];
    image.src = file.url;
    image.alt = file.description || file.filename;
    original.href = file.url;
    caption.textContent = file.description || file.filename;
    fitted(true);
  }

  function fitted(on) {
    image.classList.toggle("fitted", on);
    zoom.setAttribute("aria-label", `${image.alt}. ${on ? "Show at full size" : "Fit into the window"}`);
    zoom.setAttribute("aria-pressed", String(!on));
  }

  zoom.addEventListener("click", () => fitted(!image.classList.contains("fitted")));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.classList.contains("lightbox-stage")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (many && event.key === "ArrowLeft") step(-1)();
    if (many && event.key === "ArrowRight") step(1)();
  });
  // A dialog gives the focus back to where it was by itself.
  dialog.addEventListener("close", () => dialog.remove());
  show(current);
  document.body.append(dialog);
  dialog.showModal();
}
