/**
 * A select menu of a message: a combobox without text, with a list above the page. One value is
 * submitted when it is chosen, several by the button under the list.
 */

import { avatar } from "./avatar.js";
import { h, icon, uid } from "./dom.js";
import { ListBox } from "./listbox.js";

export const SELECT = { string: 3, user: 5, role: 6, mentionable: 7, channel: 8 };

/** The menu for a select component; `submit(values)` is called with what was chosen. */
export function selectMenu(component, store, submit) {
  return new SelectMenu(component, store, submit).node;
}

/** What can be chosen: given by the bot, or the people or channels of the server. */
export function choicesOf(component, store) {
  if (component.type === SELECT.string) {
    return component.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      mark: option.emoji?.name && h("span.emoji", { "aria-hidden": "true" }, option.emoji.id ? "" : option.emoji.name),
      selected: Boolean(option.default),
    }));
  }
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  if (component.type === SELECT.channel) {
    const channels = store.here().filter(({ type }) => component.channel_types?.includes(type) ?? true);
    return channels.map(({ id, name }) => ({ value: id, label: `#${name}`, selected: chosen.has(id) }));
  }
  if (component.type === SELECT.role) {
    return [{ value: store.guild.id, label: "@everyone", selected: chosen.has(store.guild.id) }];
  }
  return store.people().map((user) => ({
    value: user.id,
    label: store.nameOf(user),
    mark: avatar(user, store.nameOf(user)),
    selected: chosen.has(user.id),
  }));
}

class SelectMenu {
  #typed = "";
  #typedAt = 0;

  constructor(component, store, submit) {
    this.min = component.min_values ?? 1;
    this.max = component.max_values ?? 1;
    this.multiple = this.max > 1;
    this.options = choicesOf(component, store);
    this.placeholder = component.placeholder || "Make a selection";
    this.submit = submit;
    this.list = new ListBox({ label: this.placeholder, multiple: this.multiple, pick: (option) => this.#pick(option) });
    this.face = h("span.select-face");
    this.button = this.#button(component);
    this.list.own(this.button);
    this.popup = h("div.select-popup", { popover: "manual" }, this.list.node, this.#foot());
    this.node = h("div.select", {}, this.button, this.popup);
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.close();
    });
    this.#showFace();
  }

  #button(component) {
    const button = h(
      "button.select-button",
      { type: "button", role: "combobox", id: uid("select"), "aria-haspopup": "listbox", "aria-expanded": "false", disabled: component.disabled, dataset: { key: `c:${component.custom_id}`, customId: component.custom_id } },
      this.face,
      icon("down"),
    );
    button.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
    button.addEventListener("keydown", (event) => this.#key(event));
    return button;
  }

  /** For several values: how many, and the button that submits them. */
  #foot() {
    if (!this.multiple) return null;
    this.count = h("span.select-count", { role: "status" });
    this.confirm = h("button.button.primary", { type: "button" }, "Confirm");
    this.confirm.addEventListener("click", () => this.#finish());
    this.confirm.addEventListener("keydown", (event) => event.key === "Escape" && this.#escape(event));
    return h("div.select-foot", {}, this.count, this.confirm);
  }

  get isOpen() {
    return this.button.getAttribute("aria-expanded") === "true";
  }

  open() {
    if (this.button.getAttribute("aria-disabled") === "true") return;
    this.before = this.#chosen();
    this.button.setAttribute("aria-expanded", "true");
    this.popup.showPopover();
    this.#refresh(Math.max(0, this.options.findIndex((option) => option.selected)));
    this.#place();
    this.closing = new AbortController();
    const { signal } = this.closing;
    addEventListener("pointerdown", (event) => !this.node.contains(event.target) && this.close(), { signal });
    addEventListener("resize", () => this.close(), { signal });
    addEventListener("scroll", (event) => !this.popup.contains(event.target) && this.#follow(), { signal, capture: true });
  }

  close() {
    if (!this.isOpen) return;
    this.closing.abort();
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    this.popup.hidePopover();
    if (this.multiple && !this.submitted) this.#setChosen(this.before);
    this.#showFace();
  }

  /** Stays with its button while the log scrolls, until that is out of sight. */
  #follow() {
    const { top, bottom } = this.button.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) this.close();
    else this.#place();
  }

  #place() {
    const box = this.button.getBoundingClientRect();
    const height = this.popup.offsetHeight;
    const above = innerHeight - box.bottom < height + 12 && box.top > innerHeight - box.bottom;
    const style = this.popup.style;
    style.setProperty("--left", `${box.left}px`);
    style.setProperty("--width", `${box.width}px`);
    style.setProperty("--room", `${(above ? box.top : innerHeight - box.bottom) - 16}px`);
    style.setProperty("--top", above ? "auto" : `${box.bottom + 4}px`);
    style.setProperty("--bottom", above ? `${innerHeight - box.top + 4}px` : "auto");
  }

  #chosen() {
    return this.options.filter((option) => option.selected).map((option) => option.value);
  }

  #setChosen(values) {
    this.options = this.options.map((option) => ({ ...option, selected: values.includes(option.value) }));
  }

  #refresh(active = this.list.active) {
    this.list.show(this.options, active);
    if (!this.multiple) return;
    const { length } = this.#chosen();
    const range = this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
    this.count.textContent = `${length} chosen, choose ${range}`;
    this.confirm.disabled = length < this.min || length > this.max;
  }

  #pick(option) {
    if (!this.multiple) {
      this.#setChosen([option.value]);
      return this.#finish();
    }
    const chosen = this.#chosen();
    if (option.selected) this.#setChosen(chosen.filter((value) => value !== option.value));
    else if (chosen.length < this.max) this.#setChosen([...chosen, option.value]);
    return this.#refresh();
  }

  #finish() {
    this.submitted = true;
    this.close();
    this.submitted = false;
    this.button.focus();
    this.submit(this.#chosen());
  }

  #escape(event) {
    event.preventDefault();
    event.stopPropagation();
    this.close();
    this.button.focus();
  }

  #key(event) {
    if (!this.isOpen) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        this.open();
      }
      return;
    }
    const last = this.options.length - 1;
    const moves = { ArrowDown: () => this.list.step(1), ArrowUp: () => this.list.step(-1), Home: () => this.list.activate(0), End: () => this.list.activate(last) };
    if (moves[event.key]) moves[event.key]();
    else if (event.key === "Enter" || (event.key === " " && !this.#typed)) this.list.current() && this.#pick(this.list.current());
    else if (event.key === "Escape") return this.#escape(event);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#type(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #type(event) {
    this.#typed = event.timeStamp - this.#typedAt > 700 ? "" : this.#typed;
    this.#typedAt = event.timeStamp;
    this.#typed += event.key.toLowerCase();
    this.list.typeAhead(this.#typed);
  }

  #showFace() {
    const labels = this.options.filter((option) => option.selected).map((option) => option.label);
    this.face.textContent = labels.join(", ") || this.placeholder;
    this.face.classList.toggle("placeholder", labels.length === 0);
    this.button.setAttribute("aria-label", labels.length ? `${this.placeholder}: ${labels.join(", ")}` : this.placeholder);
  }
}
