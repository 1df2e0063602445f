/**
 * What this person has read in each channel, kept in the browser so that a reload forgets nothing.
 */

import { byId, FLAGS } from "./store.js";

/** Unread and mention counts by channel. Emits `change`. */
export class Unread extends EventTarget {
  /** Channel id → id of the last message that was read. */
  #read;

  constructor(store) {
    super();
    this.store = store;
    this.key = `aedile.read.${store.me.id}`;
    this.#read = load(this.key);
  }

  /** The id of the last message read in a channel, or nothing. */
  lastRead(channel) {
    return this.#read[channel] ?? null;
  }

  /** Marks everything in a channel as read. */
  markRead(channel) {
    const last = this.store.in(channel).at(-1)?.id;
    if (!last || last === this.#read[channel]) return;
    this.#read[channel] = last;
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#read));
    } catch {
      // Storage may be full or forbidden; then it is forgotten with the tab.
    }
    this.dispatchEvent(new Event("change"));
  }

  /** Messages of others after the last one read. */
  unreadIn(channel) {
    const last = this.#read[channel];
    return this.store.in(channel).filter((message) => this.#counts(message) && (!last || byId(message.id, last) > 0));
  }

  #counts(message) {
    return message.author.id !== this.store.me.id && !(message.flags & FLAGS.ephemeral);
  }

  /** `{ unread, mentions }` of a channel. */
  count(channel) {
    const list = this.unreadIn(channel);
    return { unread: list.length, mentions: list.filter((message) => this.store.wantsMe(message)).length };
  }

  /** Unread mentions in all channels. */
  mentions() {
    return [...this.store.channels.keys()].reduce((sum, channel) => sum + this.count(channel).mentions, 0);
  }
}

function load(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}
