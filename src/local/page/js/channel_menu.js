/**
 * What can be done with a whole channel or thread, behind the button with three dots.
 */

import { fill, h, icon } from "./dom.js";
import { toast } from "./notices.js";

const TYPE = { text: 0, direct: 1, thread: 11 };

/** Draws the button and its menu, or nothing when this person can do nothing here. */
export function channelMenu(node, channel, app) {
  const items = channel ? itemsOf(channel, app) : [];
  node.hidden = items.length === 0;
  const key = JSON.stringify([channel?.id, items.map(({ label }) => label)]);
  if (node.hidden || node.dataset.shows === key) return;
  node.dataset.shows = key;
  const menu = h("div.channel-menu", { popover: "auto", id: "channel-menu-list" });
  const act = (run) => async () => {
    menu.hidePopover();
    try {
      await run();
    } catch (error) {
      toast("That did not work", error.message, () => {});
    }
  };
  fill(menu, items.map(({ label, danger, run }) => h("button.menu-item", { type: "button", class: danger ? "danger" : null, onclick: act(run) }, label)));
  const button = h("button.icon-button", { type: "button", popovertarget: menu.id, "aria-label": "More", title: "More" }, icon("more"));
  menu.addEventListener("beforetoggle", () => {
    const { bottom, right } = button.getBoundingClientRect();
    menu.style.setProperty("--top", `${bottom + 4}px`);
    menu.style.setProperty("--right", `${innerWidth - right}px`);
  });
  fill(node, button, menu);
}

function itemsOf(channel, app) {
  const { api, store } = app;
  const { manager } = store.me;
  const items = [];
  if (channel.type === TYPE.thread && (manager || channel.owner_id === store.me.id)) {
    const archived = Boolean(channel.thread_metadata?.archived);
    items.push({ label: archived ? "Bring the thread back" : "Archive the thread", run: () => api.archive(channel.id, !archived) });
  }
  if (channel.type !== TYPE.direct && manager) {
    const what = channel.type === TYPE.thread ? "thread" : "channel";
    const ask = () => app.confirm(`Delete the ${what} ${channel.name}?`, "It goes with all its messages, and does not come back.", "Delete", () => api.removeChannel(channel.id));
    items.push({ label: `Delete the ${what}`, danger: true, run: ask });
  }
  if (channel.type === TYPE.direct) {
    const closed = store.me.takes_messages === false;
    items.push({ label: closed ? "Take direct messages again" : "Take no direct messages", run: () => api.closeDirect(!closed) });
  }
  return items;
}
