/**
 * Buttons and select menus of a message. While one is under way all of its message wait, as on
 * Discord; "This interaction failed" stands below when the bot did not answer.
 */

import { h, icon } from "./dom.js";
import { selectMenu, SELECT } from "./select_menu.js";

const TYPE = { row: 1, button: 2 };
const STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

/** Ids of the messages whose interaction is under way, in this tab. */
const underWay = new Set();

/** The rows of a message's components, or nothing. */
export function componentRows(message, app) {
  if (!message.components?.length) return null;
  const rows = message.components.filter((row) => row.type === TYPE.row);
  const node = h("div.components", {}, rows.map((row) => rowView(row, message, app)));
  if (underWay.has(message.id)) setBusy(node, true);
  return node;
}

function rowView(row, message, app) {
  const views = row.components.map((component) => componentView(component, message, app));
  return h("div.row", {}, views);
}

function componentView(component, message, app) {
  if (component.type === TYPE.button) return button(component, message, app);
  if (Object.values(SELECT).includes(component.type)) {
    return selectMenu(component, app.store, (values) =>
      act(message, component, app, () => app.api.select(message.id, component.custom_id, values)),
    );
  }
  return null;
}

function button(component, message, app) {
  const emoji = component.emoji?.name && !component.emoji.id && h("span.emoji", { "aria-hidden": Boolean(component.label) }, component.emoji.name);
  const face = [emoji, component.label && h("span.button-label", {}, component.label)];
  if (component.style === LINK) {
    return h("a.button.link", { href: component.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("link"));
  }
  const node = h(
    `button.button.${STYLE[component.style] ?? "secondary"}`,
    { type: "button", disabled: component.disabled, dataset: { key: `c:${component.custom_id}`, customId: component.custom_id } },
    face,
    h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  node.addEventListener("click", () => act(message, component, app, () => app.api.click(message.id, component.custom_id)));
  return node;
}

/** Sends one interaction and shows that it is under way, and whether it failed. */
async function act(message, component, app, send) {
  if (underWay.has(message.id)) return;
  underWay.add(message.id);
  const rows = () => app.log.elementOf(message.id)?.querySelector(".components");
  setBusy(rows(), true, component.custom_id);
  showFailure(rows(), null);
  let failure = null;
  try {
    const answer = await send();
    if (answer.answer === "failed") failure = "This interaction failed";
    if (answer.answer === "modal") app.openModal(answer.modal);
  } catch (error) {
    failure = error.message;
  } finally {
    underWay.delete(message.id);
    setBusy(rows(), false);
  }
  if (failure) showFailure(rows(), failure);
}

/** Waiting components keep their focus, so they are only marked as disabled. */
function setBusy(rows, busy, custom_id) {
  if (!rows) return;
  rows.setAttribute("aria-busy", String(busy));
  for (const node of rows.querySelectorAll("button:not(:disabled)")) {
    if (busy) node.setAttribute("aria-disabled", "true");
    else node.removeAttribute("aria-disabled");
    node.classList.toggle("pending", busy && node.dataset.customId === custom_id);
  }
}

function showFailure(rows, text) {
  rows?.querySelector(".failed")?.remove();
  if (text) rows?.append(h("p.failed", { role: "alert" }, icon("warn"), text));
}
