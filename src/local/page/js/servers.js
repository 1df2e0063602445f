/**
 * The name of the server at the top of the lists. With several servers it is a button with a menu of them.
 */

import { counted, fill, h, icon } from "./dom.js";

/** Draws the name, and the way to the other servers if there are any. */
export function drawServers(node, app) {
  const { guild, guilds } = app.store;
  if (guilds.length < 2) return fill(node, guild.name);
  const others = guilds.filter(({ id }) => id !== guild.id);
  const calls = others.reduce((sum, { id }) => sum + mentionsIn(id, app), 0);
  const key = JSON.stringify([guild.id, guilds.map(({ id }) => [id, mentionsIn(id, app)])]);
  if (node.dataset.shows === key) return undefined;
  node.dataset.shows = key;
  const menu = h("div.server-menu", { popover: "auto", id: "server-menu", "aria-label": "Servers" });
  menu.append(h("ul", {}, guilds.map((one) => h("li", {}, choice(one, app, menu)))));
  const says = `${guild.name}. Go to another server${calls ? `, ${counted(calls, "mention")} there` : ""}`;
  const button = h("button.server-button", { type: "button", popovertarget: menu.id, "aria-label": says, title: "Go to another server" }, h("span", {}, guild.name), calls > 0 && badge(calls), icon("down"));
  return fill(node, button, menu);
}

function choice(guild, app, menu) {
  const here = guild.id === app.store.guild.id;
  const calls = mentionsIn(guild.id, app);
  const go = () => {
    menu.hidePopover();
    app.openServer(guild.id);
  };
  return h("button.server-choice", { type: "button", "aria-current": here ? "true" : null, "aria-label": calls ? `${guild.name}, ${counted(calls, "mention")}` : guild.name, onclick: go }, h("span", {}, guild.name), calls > 0 && badge(calls), here && icon("check"));
}

const badge = (calls) => h("span.badge", { "aria-hidden": "true" }, String(calls));

/** Unread mentions in the channels and threads of a server. */
function mentionsIn(guild, app) {
  const channels = [...app.store.channels.values()].filter((channel) => channel.guild_id === guild);
  return channels.reduce((sum, { id }) => sum + (id === app.channel && app.isReading() ? 0 : app.unread.count(id).mentions), 0);
}
