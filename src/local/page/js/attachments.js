/**
 * Attachments: pictures as Discord shows them, other files as download links.
 */

import { h, icon } from "./dom.js";
import { openLightbox } from "./lightbox.js";

/** Discord's box for one picture in a message; on a phone the style sheet narrows it to 350. */
const BOX = { width: 550, height: 350 };

const isPicture = (file) => file.content_type?.startsWith("image/") && file.width > 0 && file.height > 0;

/** The element for all attachments of a message, or nothing. */
export function attachments(files) {
  if (!files?.length) return null;
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return h(
    "div.attachments",
    {},
    pictures.length > 0 &&
      h("div.pictures", { class: pictures.length > 1 ? "many" : "" }, pictures.map((file, index) => picture(file, pictures, index))),
    others.map(download),
  );
}

/** Size within the box, never enlarged. */
export function fit(width, height, box = BOX) {
  const scale = Math.min(box.width / width, box.height / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function picture(file, all, index) {
  const shown = fit(file.width, file.height);
  const alt = file.description ?? "";
  const image = h("img", {
    src: file.url,
    alt: alt || file.filename,
    width: shown.width,
    height: shown.height,
    decoding: "async",
  });
  const open = h(
    "button.picture",
    {
      type: "button",
      dataset: { key: `picture:${file.id}` },
      // The rounded size, not the file's: a fraction of a pixel would leave the box.
      style: { width: `${shown.width}px`, "aspect-ratio": `${shown.width} / ${shown.height}` },
      onclick: () => openLightbox(all, index),
    },
    image,
  );
  // The image's alternative text is the button's name; what pressing does comes as its description.
  open.setAttribute("aria-description", "Opens the picture at full size");
  image.addEventListener("error", () => open.classList.add("broken"), { once: true });
  return h("div.frame", { dataset: { attachment: file.id } }, open, alt && altBadge(alt, file));
}

/** The badge that shows the alternative text to everybody. */
function altBadge(alt, file) {
  const text = h("div.alt-text", { popover: "auto", role: "note" }, h("strong", {}, "Picture description"), h("p", {}, alt));
  const badge = h("button.alt-badge", { type: "button", "aria-label": `Description of ${file.filename}`, dataset: { key: `alt:${file.id}` } }, "ALT");
  badge.addEventListener("click", () => {
    text.togglePopover();
    if (text.matches(":popover-open")) place(text, badge);
  });
  return [badge, text];
}

function place(popover, anchor) {
  const box = anchor.getBoundingClientRect();
  const width = popover.offsetWidth;
  const above = box.top - popover.offsetHeight - 8;
  popover.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  popover.style.top = `${above > 8 ? above : Math.min(box.bottom + 8, innerHeight - popover.offsetHeight - 8)}px`;
}

function download(file) {
  return h(
    "a.file",
    { href: file.url, download: file.filename, dataset: { attachment: file.id, key: `file:${file.id}` } },
    icon("file"),
    h("span.file-name", {}, file.filename),
    h("span.file-size", {}, bytes(file.size ?? 0)),
    icon("download"),
  );
}

/** "812 bytes", "3.4 KB", as a reader expects it of a file. */
export function bytes(size) {
  if (size < 1000) return `${size} bytes`;
  return size < 1_000_000 ? `${(size / 1000).toFixed(1)} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
