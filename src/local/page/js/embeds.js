/**
 * Embeds: the framed boxes with a coloured edge that a bot adds to a message.
 */

import { fit } from "./attachments.js";
import { h } from "./dom.js";
import { openLightbox } from "./lightbox.js";
import { markdown } from "./markdown_view.js";
import { friendly } from "./times.js";

/** The box for one embed. `files` resolves `attachment://name` addresses of the same message. */
export function embed(data, files, world) {
  const colour = data.color ?? null;
  return h(
    "article.embed",
    { style: colour === null ? {} : { "--edge": `#${colour.toString(16).padStart(6, "0")}` } },
    h("div.embed-text", {}, author(data.author, files), title(data, world), description(data, world), fields(data.fields, world)),
    picture(data.thumbnail, files, "embed-thumbnail", { width: 80, height: 80 }),
    picture(data.image, files, "embed-image", { width: 400, height: 300 }),
    footer(data, files),
  );
}

/** Where a picture of an embed lies; only web addresses and files of the same message are shown. */
function source(url, files) {
  if (!url) return null;
  if (!url.startsWith("attachment://")) return /^https?:|^\//.test(url) ? { url } : null;
  const name = url.slice("attachment://".length);
  return files?.find((file) => file.filename === name) ?? null;
}

function author(data, files) {
  if (!data?.name) return null;
  const mark = source(data.icon_url, files);
  return h("div.embed-author", {}, mark && h("img", { src: mark.url, alt: "", width: 20, height: 20 }), linked(data.name, data.url));
}

function linked(text, url) {
  if (!url || !/^https?:\/\//.test(url)) return text;
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, text);
}

function title(data, world) {
  if (!data.title) return null;
  return h("div.embed-title", {}, data.url ? linked(data.title, data.url) : markdown(data.title, world));
}

function description(data, world) {
  return data.description && h("div.embed-description.md", {}, markdown(data.description, world));
}

function fields(list, world) {
  if (!list?.length) return null;
  const field = ({ name, value, inline }) =>
    h("div.embed-field", { class: inline ? "inline" : "" }, h("div.embed-field-name", {}, markdown(name, world)), h("div.md", {}, markdown(value, world)));
  return h("div.embed-fields", {}, list.map(field));
}

function picture(data, files, name, box) {
  const file = source(data?.url, files);
  if (!file) return null;
  const width = file.width ?? data.width;
  const height = file.height ?? data.height;
  const size = width && height ? fit(width, height, box) : {};
  const alt = file.description ?? data.description ?? "";
  const whole = { url: file.url, filename: file.filename ?? "Picture", description: alt };
  return h(
    `button.${name}`,
    { type: "button", onclick: () => openLightbox([whole], 0), "aria-label": alt || "Picture" },
    h("img", { src: file.url, alt: "", width: size.width, height: size.height }),
  );
}

function footer(data, files) {
  if (!data.footer?.text && !data.timestamp) return null;
  const mark = source(data.footer?.icon_url, files);
  const when = data.timestamp ? friendly(new Date(data.timestamp)) : null;
  return h(
    "div.embed-footer",
    {},
    mark && h("img", { src: mark.url, alt: "", width: 18, height: 18 }),
    [data.footer?.text, when].filter(Boolean).join(" • "),
  );
}
