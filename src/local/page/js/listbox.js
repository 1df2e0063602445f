/**
 * A list of options beside a field that keeps the focus (`aria-activedescendant`): used by the
 * command list, by option values, by mentions, and by select menus.
 */

import { append, h, icon, uid } from "./dom.js";

export class ListBox {
  /** The options: `{ value, label, description, mark, selected, group }`. */
  options = [];
  /** Index of the option that Enter would take, or -1. */
  active = -1;

  /**
   * `owner` is the combobox whose `aria-activedescendant` follows; `pick(option)` is called for a
   * click and by the owner's Enter. With `multiple`, options show whether they are selected.
   */
  constructor({ label, pick, multiple = false, owner = null }) {
    this.pick = pick;
    this.multiple = multiple;
    this.node = h("div.listbox", { role: "listbox", id: uid("list"), "aria-label": label });
    if (multiple) this.node.setAttribute("aria-multiselectable", "true");
    // A press must not take the focus away from the field.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.node.addEventListener("click", (event) => this.#pressed(event.target));
    this.node.addEventListener("pointermove", (event) => this.#hovered(event));
    if (owner) this.own(owner);
  }

  /** Makes `owner` the field that the list belongs to. */
  own(owner) {
    this.owner = owner;
    owner.setAttribute("aria-controls", this.node.id);
  }

  /** Shows other options; `active` is the index to start at, -1 for none. */
  show(options, active = options.length ? 0 : -1) {
    this.options = options;
    let group = null;
    const rows = options.map((option, index) => {
      const heading = option.group && option.group !== group && h("div.option-group", { role: "presentation" }, option.group);
      group = option.group;
      return [heading, this.#row(option, index)];
    });
    this.node.replaceChildren();
    append(this.node, rows);
    this.activate(active);
  }

  #row(option, index) {
    return h(
      "div.option",
      { role: "option", id: `${this.node.id}-${index}`, dataset: { index }, "aria-selected": this.multiple || option.selected ? String(Boolean(option.selected)) : null },
      option.mark,
      h("span.option-text", {}, h("span.option-label", {}, option.label), option.description && h("span.option-description", {}, option.description)),
      this.multiple ? h("span.tick", { "aria-hidden": "true" }, icon("check")) : option.selected && h("span.chosen", { "aria-hidden": "true" }, icon("check")),
    );
  }

  #pressed(target) {
    const row = target.closest(".option");
    if (row) this.pick(this.options[row.dataset.index]);
  }

  #hovered(event) {
    const row = event.target.closest(".option");
    if (event.pointerType === "mouse" && row) this.activate(Number(row.dataset.index), false);
  }

  /** Marks one option as the one that Enter takes. */
  activate(index, scroll = true) {
    this.active = index;
    for (const row of this.node.querySelectorAll(".option")) {
      const on = Number(row.dataset.index) === index;
      row.classList.toggle("active", on);
      if (on && scroll) row.scrollIntoView({ block: "nearest" });
    }
    if (index >= 0) this.owner?.setAttribute("aria-activedescendant", `${this.node.id}-${index}`);
    else this.owner?.removeAttribute("aria-activedescendant");
  }

  /** Moves up or down, around the ends. */
  step(by) {
    const { length } = this.options;
    if (!length) return;
    const from = this.active < 0 && by < 0 ? 0 : this.active;
    this.activate((from + by + length) % length);
  }

  /** The option that Enter takes, or nothing. */
  current() {
    return this.options[this.active] ?? null;
  }

  /** Goes to the next option that begins with `text`. */
  typeAhead(text) {
    const { length } = this.options;
    const start = text.length === 1 ? this.active + 1 : Math.max(this.active, 0);
    for (let offset = 0; offset < length; offset += 1) {
      const index = (start + offset) % length;
      if (this.options[index].label.toLowerCase().startsWith(text)) return this.activate(index);
    }
    return undefined;
  }
}
