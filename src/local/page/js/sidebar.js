/**
 * The lists beside the messages: channels with their threads, members, and who one is.
 */

import { appTag, avatar } from "./avatar.js";
import { fill, h, icon } from "./dom.js";

const TYPE = { text: 0, direct: 1, thread: 11 };

/** Draws the channel list; `app` knows the store, what is unread, and which channel is open. */
export function drawChannels(node, app) {
  const { store } = app;
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = [...store.channels.values()];
  const text = all.filter(({ type }) => type === TYPE.text).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const direct = all.filter(({ type }) => type === TYPE.direct);
  const threads = (id) => all.filter(({ type, parent_id }) => type === TYPE.thread && parent_id === id);
  const open = (thread) => !thread.thread_metadata?.archived || thread.id === app.channel;
  const items = text.map((channel) =>
    h("li", {}, link(channel, app), list(threads(channel.id).filter(open).map((thread) => h("li", {}, link(thread, app))), "Threads")),
  );
  fill(
    node,
    h("h2.side-title", {}, "Channels"),
    h("ul.channel-list", {}, items),
    direct.length > 0 && [h("h2.side-title", {}, "Direct messages"), h("ul.channel-list", {}, direct.map((channel) => h("li", {}, link(channel, app))))],
  );
  if (focused) node.querySelector(`[data-channel="${focused}"]`)?.focus({ preventScroll: true });
}

const list = (items, label) => items.length > 0 && h("ul.thread-list", { "aria-label": label }, items);

function link(channel, app) {
  const here = channel.id === app.channel;
  const { unread, mentions } = here && app.isReading() ? { unread: 0, mentions: 0 } : app.unread.count(channel.id);
  const mark = channel.type === TYPE.direct ? avatar(app.store.bot, "") : icon(channel.type === TYPE.thread ? "thread" : "hash");
  const badge = mentions ? h("span.badge", { title: `${mentions} mentions` }, String(mentions)) : unread > 0 && h("span.unread-count", { title: `${unread} unread` }, String(unread));
  const says = mentions ? `, ${mentions} mentions` : unread ? `, ${unread} unread` : "";
  const node = h(
    "a.channel",
    {
      href: app.address(channel.id),
      class: unread ? "unread" : null,
      "aria-current": here ? "page" : null,
      "aria-label": `${app.store.channelName(channel.id)}${channel.type === TYPE.thread ? ", thread" : ""}${says}`,
      dataset: { channel: channel.id },
    },
    mark,
    h("span.channel-name", {}, app.store.channelName(channel.id)),
    badge,
  );
  node.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    app.openChannel(channel.id);
  });
  return node;
}

/** Draws the member list. */
export function drawMembers(node, store) {
  const people = [...store.users.values()].filter((user) => !user.bot);
  const state = store.botConnected ? "online" : "offline";
  fill(
    node,
    h("h2.side-title", {}, "Applications"),
    store.bot && h("ul.member-list", {}, h("li.member", { class: state }, avatar(store.bot, ""), h("span.member-name", {}, store.nameOf(store.bot), appTag()), h("span.member-state", {}, state))),
    h("h2.side-title", {}, `People – ${people.length}`),
    h("ul.member-list", {}, people.map((user) => member(user, store))),
  );
}

function member(user, store) {
  const name = store.nameOf(user);
  const note = [user.id === store.me.id && "you", user.manager && "manager"].filter(Boolean).join(", ");
  return h("li.member", {}, avatar(user, name), h("span.member-name", {}, name), note && h("span.member-state", {}, note));
}

/** Draws who one is, with a menu of links to become somebody else, here or in another tab. */
export function drawPerson(node, app, people) {
  const { store } = app;
  const me = store.nameOf(store.me);
  const menu = h("div.person-menu", { popover: "auto", id: "person-menu", "aria-label": "Act as" }, h("p.person-hint", {}, "Each tab is one person. Open several to play together."));
  const choices = people.map((user) => choice(user, app, store));
  menu.append(h("ul", {}, choices));
  const button = h(
    "button.person",
    { type: "button", popovertarget: "person-menu", "aria-label": `You are ${me}. Act as somebody else`, title: "Act as somebody else" },
    avatar(store.me, me),
    h("span.person-name", {}, h("strong", {}, me), h("small", {}, store.me.manager ? "manager" : "this is you")),
    icon("down"),
  );
  fill(node, button, menu);
}

function choice(user, app, store) {
  const name = store.nameOf(user);
  const here = user.id === store.me.id;
  const address = app.address(app.channel, user);
  return h(
    "li",
    {},
    h("a.person-choice", { href: address, "aria-current": here ? "true" : null }, avatar(user, name), h("span", {}, name, user.manager && h("small", {}, "manager")), here && icon("check")),
    h("a.icon-button", { href: address, target: "_blank", "aria-label": `${name} in a new tab`, title: "In a new tab" }, icon("link")),
  );
}
