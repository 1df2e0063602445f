/**
 * Times: of messages, and Discord's `<t:unix:style>`, which the reader's clock keeps up to date.
 */

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "in 3 minutes", "2 days ago". */
export function fromNow(unix, now = Date.now() / 1000) {
  const seconds = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.trunc(seconds / size), unit);
}

const format = (date, options) => new Intl.DateTimeFormat(undefined, options).format(date);

/** A `<time>` for a markdown timestamp; those of style `R` are refreshed every second. */
export function timestamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}:${style}>`);
  const text = style === "R" ? fromNow(unix) : format(date, STYLES[style]);
  const title = format(date, STYLES.F);
  const data = style === "R" ? { from: unix } : {};
  return h("time.stamp", { datetime: date.toISOString(), title, dataset: data }, text);
}

/** Keeps all relative timestamps of the page current. Call it once. */
export function keepTime() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-from]")) {
      const text = fromNow(Number(node.dataset.from));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

/** "14:05". */
export const clock = (date) => format(date, { timeStyle: "short" });

/** "Saturday, 21 November 2026", for the line between two days. */
export const day = (date) => format(date, { dateStyle: "full" });

/** "Today at 14:05", "Yesterday at 9:12", "20/11/2026 14:05". */
export function friendly(date, now = new Date()) {
  const days = Math.round((midnight(now) - midnight(date)) / 86_400_000);
  if (days === 0) return `Today at ${clock(date)}`;
  if (days === 1) return `Yesterday at ${clock(date)}`;
  return format(date, { dateStyle: "short", timeStyle: "short" });
}

const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** True if both are on one day of the reader's calendar. */
export const sameDay = (one, other) => midnight(one) === midnight(other);
