/**
 * The clock of server and bot, which can be moved forward: slow games are tried by letting days pass.
 */

import { fill, h, icon } from "./dom.js";
import { announce, toast } from "./notices.js";
import { present, setNow } from "./times.js";

const HOUR = 3600;
const STEPS = [
  ["+1 h", "1 hour", HOUR],
  ["+8 h", "8 hours", 8 * HOUR],
  ["+1 day", "1 day", 24 * HOUR],
  ["+7 days", "7 days", 7 * 24 * HOUR],
];

/** Draws what time it is and the buttons that move the clock. */
export function drawClock(node, app) {
  const title = h("h2.clock-title", { id: "clock-title" }, "Move the clock forward");
  const steps = STEPS.map(([label, words, seconds]) =>
    h("button.clock-step", { type: "button", "aria-label": `Move the clock forward by ${words}`, title: `Move the clock forward by ${words}`, onclick: () => move(seconds, app) }, label),
  );
  fill(
    node,
    h("p.clock-now", { title: "What time it is here" }, icon("clock"), h("time", { dataset: { now: "" } }, present())),
    title,
    h("div.clock-steps", { role: "group", "aria-labelledby": "clock-title" }, steps),
  );
}

/** Further moves wait for no answer: several clicks are several moves. */
async function move(seconds, app) {
  try {
    setNow((await app.api.forward(seconds)).now);
    announce(`It is now ${present()}.`);
  } catch (error) {
    toast("The clock was not moved", error.message, () => {});
  }
}
