/**
 * The messages of the open channel. Elements are kept by message id: what did not change is not
 * touched, so that focus, open menus, shown spoilers and the place of scrolling survive.
 */

import { fill, h } from "./dom.js";
import { continues, messageView } from "./message.js";
import { byId } from "./store.js";
import { day, sameDay } from "./times.js";

/** So close to the end the log follows new messages, in CSS pixels. */
const NEAR_END = 80;

export class Log {
  /** Key → `{ node, message, grouped }` of all rows shown, dividers included. */
  #rows = new Map();
  #channel = null;
  /** The id after which the line "New" stands, or nothing. */
  #newAfter = null;
  #missed = 0;
  #follows = true;
  /** Where the end was when the log went there last. */
  #endTop = 0;

  /** `scroller` is the scrolling element, `list` inside it takes the rows, `jump` is the bar below. */
  constructor({ scroller, list, jump }, app) {
    Object.assign(this, { scroller, list, jump, app });
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    scroller.addEventListener("keydown", (event) => this.#key(event));
    jump.addEventListener("click", () => this.toEnd());
    for (const node of [scroller, list]) new ResizeObserver(() => this.#stillFollows() && this.toEnd()).observe(node);
  }

  /** Shows another channel from its end, with the line "New" after what was read. */
  open(channel, lastRead) {
    this.#channel = channel;
    this.#rows.clear();
    this.list.replaceChildren();
    this.markNewAfter(lastRead);
    this.toEnd();
  }

  /** Sets the line "New" (nothing removes it) and draws again. */
  markNewAfter(id) {
    this.#newAfter = id;
    this.render();
  }

  get hasNewLine() {
    return this.#rows.has("new");
  }

  /** True if the reader sees the end of the channel. */
  get atEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR_END;
  }

  elementOf(id) {
    return this.#rows.get(id)?.node ?? null;
  }

  /** Brings the rows in line with the store. `arrived` counts messages new at the end. */
  render(arrived = 0) {
    const follows = this.#stillFollows();
    const wanted = this.#wanted();
    const focus = this.#focus();
    const keys = new Set(wanted.map((row) => row.key));
    for (const [key, row] of this.#rows) {
      if (keys.has(key)) continue;
      row.node.remove();
      this.#rows.delete(key);
    }
    let place = this.list.firstChild;
    for (const row of wanted) place = this.#settle(row, place);
    this.#refocus(focus);
    if (follows) this.toEnd();
    else this.#missed += arrived;
    this.#showJump();
  }

  /** Puts one row where it belongs; answers where the next one belongs. */
  #settle(row, place) {
    const known = this.#rows.get(row.key);
    if (known && known.message === row.message && known.grouped === row.grouped) {
      if (known.node !== place) this.list.insertBefore(known.node, place);
      return known.node.nextSibling;
    }
    const node = row.make();
    if (known) {
      keepPictures(known.node, node);
      const next = known.node === place ? place.nextSibling : place;
      known.node.replaceWith(node);
      if (known.node !== place) this.list.insertBefore(node, next);
    } else {
      node.classList.add("fresh");
      this.list.insertBefore(node, place);
    }
    this.#rows.set(row.key, { node, message: row.message, grouped: row.grouped });
    return node.nextSibling;
  }

  /** The rows as they should be: messages, a line for each day, the line "New". */
  #wanted() {
    const messages = this.app.store.in(this.#channel);
    const empty = messages.length === 0;
    const out = [{ key: empty ? "welcome" : "start", make: () => this.#start(empty) }];
    let before = null;
    for (const message of messages) {
      const date = new Date(message.timestamp);
      const newDay = !before || !sameDay(date, new Date(before.timestamp));
      if (newDay) out.push({ key: `day:${date.toDateString()}`, make: () => divider("day-line", day(date)) });
      const first = this.#isFirstNew(message, before);
      if (first) out.push({ key: "new", make: () => divider("new-line", "New") });
      const grouped = !newDay && !first && continues(message, before);
      out.push({ key: message.id, message, grouped, make: () => messageView(message, grouped, this.app) });
      before = message;
    }
    return out;
  }

  #isFirstNew(message, before) {
    if (!this.#newAfter || !before) return false;
    return byId(message.id, this.#newAfter) > 0 && byId(before.id, this.#newAfter) <= 0;
  }

  #start(empty) {
    const channel = this.app.store.channels.get(this.#channel);
    const name = this.app.store.channelName(this.#channel);
    const what = !channel ? this.app.store.guild.name : channel.type === 1 ? `Your conversation with ${name}` : `The beginning of ${channel.type === 11 ? "the thread " : "#"}${name}`;
    return h("div.channel-start", {}, h("h2", {}, what), channel?.topic && h("p", {}, channel.topic), empty && this.app.welcome());
  }

  /** Remembers what had the focus in a row that may be drawn anew. */
  #focus() {
    const node = document.activeElement;
    const row = node?.closest?.("[data-id]");
    if (!row || !this.list.contains(row)) return null;
    return { id: row.dataset.id, key: node.dataset.key, whole: node === row };
  }

  /** Gives the focus back to the same control of the new element, or to one beside it. */
  #refocus(focus) {
    if (!focus || this.list.contains(document.activeElement)) return;
    const row = this.elementOf(focus.id);
    const inside = row?.querySelectorAll("button:not(:disabled), a[href]") ?? [];
    const same = focus.key && [...inside].find((node) => node.dataset.key === focus.key);
    const control = row?.querySelector(".components button:not(:disabled), .components a[href]");
    const target = (focus.whole ? row : (same ?? control ?? row)) ?? this.scroller;
    target.focus({ preventScroll: true });
  }

  /** The news of the reader's scrolling comes a frame late; where it scrolled to is known at once. */
  #stillFollows() {
    if (this.#follows && this.scroller.scrollTop < this.#endTop - NEAR_END && !this.atEnd) this.#follows = false;
    return this.#follows;
  }

  toEnd() {
    this.#follows = true;
    this.#missed = 0;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#endTop = this.scroller.scrollTop;
    this.#showJump();
  }

  /** Scrolls to a message and lets it glow for a moment. */
  reveal(id) {
    const node = this.elementOf(id);
    if (!node) return false;
    this.#follows = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.remove("glow");
    requestAnimationFrame(() => node.classList.add("glow"));
    return true;
  }

  #scrolled() {
    this.#follows = this.atEnd;
    if (this.#follows) this.#missed = 0;
    this.#showJump();
    if (this.#follows) this.app.sawEnd();
  }

  #showJump() {
    const { jump } = this;
    jump.hidden = this.#follows;
    const count = this.#missed === 1 ? "1 new message" : `${this.#missed} new messages`;
    const text = this.#missed ? `${count} – jump to present` : "Jump to present";
    if (jump.textContent !== text) fill(jump, text);
  }

  /** Up and down go from message to message when one of them, or the log, has the focus. */
  #key(event) {
    if (!["ArrowUp", "ArrowDown"].includes(event.key)) return;
    const rows = [...this.list.querySelectorAll("[data-id]")];
    const here = rows.indexOf(document.activeElement);
    if (here < 0 && document.activeElement !== this.scroller) return;
    const by = event.key === "ArrowDown" ? 1 : -1;
    const next = rows[here < 0 ? rows.length - 1 : here + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

function divider(name, text) {
  return h(`div.${name}`, { role: "separator", "aria-label": text }, h("span", {}, text));
}

/** Moves pictures that stay the same over, so that they do not flicker while loading again. */
function keepPictures(from, to) {
  for (const old of from.querySelectorAll(".frame[data-attachment]")) {
    const fresh = to.querySelector(`.frame[data-attachment="${old.dataset.attachment}"]`);
    const [one, other] = [old, fresh].map((frame) => frame?.querySelector("img"));
    if (one && other && one.src === other.src && one.alt === other.alt && one.width === other.width) fresh.replaceWith(old);
  }
}
