/** Round initials for people, the laurel for the bot. */

import { h } from "./dom.js";

/** The picture beside a name; decorative, the name always stands beside it. */
export function avatar(user, name) {
  if (user?.bot) return h("span.avatar.bot", { "aria-hidden": "true" }, h("img", { src: "laurel.svg", alt: "" }));
  return h("span.avatar", { "aria-hidden": "true", style: { "--seat": user?.color ?? "#7a6a58" } }, (name ?? "?").slice(0, 2).match(/./u)?.[0].toUpperCase());
}

/** The small label beside an application's name. */
export const appTag = () => h("span.app-tag", { title: "An application, not a person" }, "APP");
