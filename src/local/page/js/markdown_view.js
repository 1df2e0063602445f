/**
 * The markdown tree as elements. Text only ever becomes text nodes; links only http and https,
 * which the parser guarantees.
 */

import { h } from "./dom.js";
import { parse } from "./markdown.js";
import { timestamp } from "./times.js";

/**
 * The elements of a message's text.
 *
 * `world` answers `user(id)`, `channel(id)` (or nothing when unknown), `me`, and opens a channel by
 * `open(id)`.
 */
export function markdown(text, world) {
  return parse(text).map((node) => view(node, world));
}

const TAGS = { strong: "strong", emphasis: "em", underline: "u", strike: "s", paragraph: "p", quote: "blockquote", subtext: "small.subtext" };

function view(node, world) {
  const inside = () => node.children.map((child) => view(child, world));
  switch (node.type) {
    case "text":
      return document.createTextNode(node.text);
    case "break":
      return h("br");
    case "code":
      return h("code", {}, node.text);
    case "code_block":
      return h("pre", { tabindex: "0" }, h("code", { dataset: { language: node.language } }, node.text));
    case "heading":
      // Two levels down: the page's and the channel's headings stand above them.
      return h(`h${node.level + 2}.md-h${node.level}`, {}, inside());
    case "list":
      return listView(node, world);
    case "spoiler":
      return spoiler(inside());
    case "link": {
      const channel = channelOf(node.url, world);
      if (channel) return h("button.mention", { type: "button", onclick: () => world.open(channel) }, inside());
      return h("a", { href: node.url, target: "_blank", rel: "noopener noreferrer nofollow" }, inside());
    }
    case "time":
      return timestamp(node.unix, node.style);
    default:
      return TAGS[node.type] ? h(TAGS[node.type], {}, inside()) : mention(node, world);
  }
}

/** The channel of this world to which an address of Discord leads; it stays in this page. */
function channelOf(url, world) {
  const channel = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?$/.exec(url)?.[1];
  return channel && world.channel(channel) ? channel : null;
}

function listView(node, world) {
  const items = node.items.map((item) => h("li", {}, item.map((child) => view(child, world))));
  return node.ordered ? h("ol", { start: node.start }, items) : h("ul", {}, items);
}

function mention(node, world) {
  switch (node.type) {
    case "user": {
      const user = world.user(node.id);
      const mine = node.id === world.me ? "me" : null;
      return h("span.mention", { class: mine, dataset: { user: node.id } }, `@${user?.name ?? "unknown-user"}`);
    }
    case "channel": {
      const channel = world.channel(node.id);
      if (!channel) return h("span.mention", {}, "#unknown");
      return h("button.mention", { type: "button", onclick: () => world.open(node.id) }, `#${channel.name}`);
    }
    case "command":
      return h("span.mention", {}, `/${node.name}`);
    case "everyone":
      return h("span.mention.me", {}, node.text);
    default:
      return h("span.mention", {}, "@role");
  }
}

/** Hidden until pressed; by keyboard a button like any other. */
function spoiler(children) {
  const hidden = h("span.spoiler-text", { "aria-hidden": "true" }, children);
  const node = h("span.spoiler", { role: "button", tabindex: "0", "aria-label": "Spoiler, press to show" }, hidden);
  const show = (event) => {
    if (node.classList.contains("shown") || (event.type === "keydown" && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("shown");
    hidden.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}
