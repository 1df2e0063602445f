/**
 * Times: of messages, and Discord's `<t:unix:style>`, which the clock keeps up to date. It is the server's clock, which
 * can be moved ahead of this machine's.
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

/** How far the server's clock runs ahead of this machine's. */
let ahead = 0;

/** The server's time in milliseconds since 1970. */
export const now = () => Date.now() + ahead;

/** Takes over the server's time; answers whether its clock was moved, not only a little late on its way here. */
export function setNow(millis) {
  const moved = Math.abs(millis - now()) > 2000;
  ahead = millis - Date.now();
  if (moved) refresh();
  return moved;
}

/** "in 3 minutes", "2 days ago". */
export function fromNow(unix, from = now() / 1000) {
  const seconds = Math.round(unix - from);
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

/** Brings all times of the page that depend on the present up to date. */
function refresh() {
  const show = (node, text) => node.textContent !== text && node.replaceChildren(text);
  for (const node of document.querySelectorAll("time[data-from]")) show(node, fromNow(Number(node.dataset.from)));
  for (const node of document.querySelectorAll("time[data-friendly]")) show(node, friendly(new Date(node.dateTime)));
  for (const node of document.querySelectorAll("time[data-now]")) show(node, present());
}

/** Keeps all of them current. Call it once. */
export function keepTime() {
  setInterval(refresh, 1000);
}

/** "Sat, 21 Nov, 14:05 CET": what time it is. */
export const present = () => format(new Date(now()), { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** A `<time>` of a message, "Today at 14:05". */
export const said = (date, title) => h("time", { datetime: date.toISOString(), title, dataset: { friendly: "" } }, friendly(date));

/** "14:05". */
export const clock = (date) => format(date, { timeStyle: "short" });

/** "Saturday, 21 November 2026", for the line between two days. */
export const day = (date) => format(date, { dateStyle: "full" });

/** "Today at 14:05", "Yesterday at 9:12", "20/11/2026 14:05". */
export function friendly(date, today = new Date(now())) {
  const days = Math.round((midnight(today) - midnight(date)) / 86_400_000);
  if (days === 0) return `Today at ${clock(date)}`;
  if (days === 1) return `Yesterday at ${clock(date)}`;
  return format(date, { dateStyle: "short", timeStyle: "short" });
}

const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** True if both are on one day of the reader's calendar. */
export const sameDay = (one, other) => midnight(one) === midnight(other);
