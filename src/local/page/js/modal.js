/**
 * Forms that the bot opens: a dialog that keeps the focus inside and is left by Escape or Cancel.
 */

import { h, icon, uid } from "./dom.js";

const TEXT_INPUT = 4;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * Opens a form; it closes when the bot has taken it.
 *
 * The page's own questions come here as well: then `api` is any object with `modal(id, fields)`, and the form may
 * have a `text` and another name for `action` than "Submit".
 */
export function openModal(modal, api) {
  const fields = modal.components.flatMap(inputs).map(field);
  const heading = h("h2", { id: uid("modal") }, modal.title);
  const error = h("p.failed", { role: "alert", hidden: true });
  const submit = h("button.button.primary", { type: "submit" }, modal.action ?? "Submit", h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  const cancel = h("button.button.secondary", { type: "button" }, "Cancel");
  const close = h("button.icon-button", { type: "button", "aria-label": "Close" }, icon("close"));
  const form = h(
    "form",
    { novalidate: true },
    h("header.modal-head", {}, heading, close),
    h("div.modal-body", {}, modal.text && h("p", {}, modal.text), fields.map((one) => one.node), error),
    h("footer.modal-foot", {}, cancel, submit),
  );
  const dialog = h("dialog.modal", { "aria-labelledby": heading.id }, form);
  for (const leave of [cancel, close]) leave.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) return wrong[0].input.focus();
    const failure = await deliver(modal, fields, submit, api);
    if (!failure) return dialog.close();
    error.hidden = false;
    error.replaceChildren(icon("warn"), failure);
    return undefined;
  });
  document.body.append(dialog);
  dialog.showModal();
  (fields[0]?.input ?? submit).focus();
}

/** Sends the form; the reason when that did not work. */
async function deliver(modal, fields, submit, api) {
  if (submit.classList.contains("pending")) return null;
  submit.classList.add("pending");
  try {
    const values = Object.fromEntries(fields.map(({ custom_id, input }) => [custom_id, input.value]));
    const answer = await api.modal(modal.id, values);
    return answer.answer === "failed" ? "Something went wrong. Try again." : null;
  } catch (error) {
    return error.message;
  } finally {
    submit.classList.remove("pending");
  }
}

/** The text inputs of a row, or of a label around one. */
function inputs(row) {
  if (row.type === LABEL) return [{ ...row.component, label: row.label, description: row.description }];
  return (row.components ?? []).filter((component) => component.type === TEXT_INPUT);
}

function field(component) {
  const required = component.required ?? true;
  const max = component.max_length ?? 4000;
  const id = uid("field");
  const input = h(component.style === PARAGRAPH ? "textarea" : "input", {
    id,
    value: component.value ?? "",
    placeholder: component.placeholder,
    maxlength: max,
    rows: component.style === PARAGRAPH ? 4 : null,
    autocomplete: "off",
    "aria-required": String(required),
    "aria-describedby": `${id}-note`,
  });
  const note = h("p.field-note", { id: `${id}-note` });
  const show = () => {
    note.textContent = `${[...input.value].length} of ${max} characters`;
    note.classList.remove("failed");
    input.removeAttribute("aria-invalid");
  };
  const check = () => {
    const problem = problemOf(input.value, required, component.min_length ?? 0);
    if (!problem) return true;
    note.textContent = problem;
    note.classList.add("failed");
    input.setAttribute("aria-invalid", "true");
    return false;
  };
  input.addEventListener("input", show);
  show();
  const label = h("label", { for: id }, component.label, required && h("span.required", { title: "required", "aria-hidden": "true" }, " *"));
  const node = h("div.field", {}, label, component.description && h("p.field-note", {}, component.description), input, note);
  return { custom_id: component.custom_id, input, node, check };
}

function problemOf(text, required, min) {
  const { length } = [...text];
  if (length === 0) return required ? "This field is required" : null;
  return length < min ? `At least ${min} characters, please: ${min - length} more` : null;
}
