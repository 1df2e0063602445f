/**
 * The lists beside the messages: channels with their threads, members, and who one is.
 */

import { appTag, avatar } from "./avatar.js";
import { counted, fill, h, icon } from "./dom.js";

const TYPE = { text: 0, direct: 1, thread: 11, forum: 15 };

/** Draws the channel list; `app` knows the store, what is unread, and which channel is open. */
export function drawChannels(node, app) {
  const { store } = app;
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = store.here();
  const text = all.filter(({ type }) => type === TYPE.text || type === TYPE.forum).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const threads = (id) => all.filter(({ type, parent_id }) => type === TYPE.thread && parent_id === id);
  const left = !store.isMember(store.me);
  fill(
    node,
    h("div.side-head", {}, h("h2.side-title", {}, "Channels"), store.me.manager && !left && newChannel(app)),
    left ? away(app) : h("ul.channel-list", {}, text.map((channel) => h("li", {}, link(channel, app), threadLists(threads(channel.id), app)))),
    h("h2.side-title", {}, "Direct messages"),
    h("ul.channel-list", {}, h("li", {}, direct(app))),
  );
  if (focused) node.querySelector(`[data-channel="${focused}"]`)?.focus({ preventScroll: true });
}

const newChannel = (app) =>
  h("button.icon-button.small", { type: "button", "aria-label": "New channel", title: "New channel", onclick: () => app.newChannel() }, icon("plus"));

/** What stands in place of the channels for somebody who has left. */
function away(app) {
  const back = h("button.button.secondary", { type: "button", onclick: () => app.api.membership(app.store.guild.id, true) }, `Come back to ${app.store.guild.name}`);
  return h("div.side-note", {}, h("p", {}, `You have left ${app.store.guild.name}.`), back);
}

/** The conversation with the bot; before there is one, what opens it. */
function direct(app) {
  const { store } = app;
  const known = store.direct();
  if (known) return link(known, app);
  return h("button.channel", { type: "button", onclick: () => app.openDirect() }, avatar(store.bot, ""), h("span.channel-name", {}, store.nameOf(store.bot)));
}

/** The open threads of a channel, and the archived ones folded away. */
function threadLists(threads, app) {
  const item = (thread) => h("li", {}, link(thread, app));
  const old = ({ id, thread_metadata }) => thread_metadata?.archived && id !== app.channel;
  const archived = threads.filter(old);
  const fold = archived.length > 0 && h("details.archived", { open: app.showsArchived === archived[0].parent_id }, h("summary", {}, `${archived.length} archived`), list(archived.map(item), "Archived threads"));
  if (fold) fold.addEventListener("toggle", () => (app.showsArchived = fold.open ? archived[0].parent_id : null));
  return [list(threads.filter((thread) => !old(thread)).map(item), "Threads"), fold];
}

const list = (items, label) => items.length > 0 && h("ul.thread-list", { "aria-label": label }, items);

function link(channel, app) {
  const here = channel.id === app.channel;
  const { unread, mentions } = here && app.isReading() ? { unread: 0, mentions: 0 } : app.unread.count(channel.id);
  const mark = channel.type === TYPE.direct ? avatar(app.store.bot, "") : icon(channel.type === TYPE.thread ? "thread" : "hash");
  const calls = counted(mentions, channel.type === TYPE.direct ? "message" : "mention");
  const badge = mentions ? h("span.badge", { title: calls }, String(mentions)) : unread > 0 && h("span.unread-count", { title: `${unread} unread` }, String(unread));
  const says = mentions ? `, ${calls}` : unread ? `, ${unread} unread` : "";
  const node = h(
    "a.channel",
    {
      href: app.address(channel.id),
      class: unread ? "unread" : null,
      "aria-current": here ? "page" : null,
      "aria-label": `${app.store.channelName(channel.id)}${channel.type === TYPE.thread ? ", thread" : ""}${channel.thread_metadata?.archived ? ", archived" : ""}${says}`,
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
  const people = store.people().filter((user) => !user.bot);
  const gone = [...store.users.values()].filter((user) => !store.isMember(user));
  const state = store.botConnected ? "online" : "offline";
  fill(
    node,
    h("h2.side-title", {}, "Applications"),
    store.bot && h("ul.member-list", {}, h("li.member", { class: state }, avatar(store.bot, ""), h("span.member-name", {}, store.nameOf(store.bot), appTag()), h("span.member-state", {}, state))),
    h("h2.side-title", {}, `People – ${people.length}`),
    h("ul.member-list", {}, people.map((user) => member(user, store))),
    gone.length > 0 && [h("h2.side-title", {}, `Have left – ${gone.length}`), h("ul.member-list", {}, gone.map((user) => member(user, store)))],
  );
}

function member(user, store) {
  const name = store.nameOf(user);
  const note = [user.id === store.me.id && "you", standing(user, store)].filter(Boolean).join(", ");
  return h("li.member", {}, avatar(user, name), h("span.member-name", {}, name), note && h("span.member-state", {}, note));
}

/** What is special about somebody, in words. */
const standing = (user, store) =>
  [user.manager && "manager", !store.isMember(user) && "has left", user.takes_messages === false && "no direct messages"].filter(Boolean).join(", ");

/** Draws who one is, with a menu of links to become somebody else, here or in another tab. */
export function drawPerson(node, app, people) {
  const { store } = app;
  const me = store.nameOf(store.me);
  const menu = h("div.person-menu", { popover: "auto", id: "person-menu", "aria-label": "Act as" }, h("p.person-hint", {}, "Each tab is one person. Open several to play together."));
  const choices = people.map((user) => choice(user, app, store));
  menu.append(h("ul", {}, choices), h("div.person-acts", {}, acts(app, menu)));
  const button = h(
    "button.person",
    { type: "button", popovertarget: "person-menu", "aria-label": `You are ${me}. Act as somebody else`, title: "Act as somebody else" },
    avatar(store.me, me),
    h("span.person-name", {}, h("strong", {}, me), h("small", {}, standing(store.me, store) || "this is you")),
    icon("down"),
  );
  fill(node, button, menu);
}

/** What this person can do to themselves: leave or come back, close the door for direct messages or open it. */
function acts(app, menu) {
  const { api, store } = app;
  const act = (label, run) =>
    h("button.menu-item", { type: "button", onclick: () => (menu.hidePopover(), run()) }, label);
  const { id, name: guild } = store.guild;
  const left = !store.isMember(store.me);
  const closed = store.me.takes_messages === false;
  return [
    left
      ? act(`Come back to ${guild}`, () => api.membership(id, true))
      : act(`Leave ${guild}`, () => app.confirm(`Leave ${guild}?`, "You see no channel any more until you come back.", "Leave", () => api.membership(id, false))),
    act(closed ? "Take direct messages again" : "Take no direct messages", () => api.closeDirect(!closed)),
    languages("Your language", store.me.locale, (locale) => api.locale(locale)),
    store.me.manager && languages(`Language of ${guild}`, store.guild.locale, (locale) => api.serverLocale(id, locale)),
  ];
}

/** Some of Discord's locales: those in which the bot speaks, and one that it does not know. */
const LOCALES = { "en-US": "English, US", "en-GB": "English, UK", de: "Deutsch", fr: "Français", nl: "Nederlands", "es-ES": "Español", "es-419": "Español, LATAM", "pt-BR": "Português do Brasil" };

function languages(label, now, choose) {
  const options = Object.entries(LOCALES).map(([value, name]) => h("option", { value, selected: value === now }, name));
  return h("label.menu-item.language", {}, label, h("select", { onchange: ({ target }) => choose(target.value) }, options));
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
