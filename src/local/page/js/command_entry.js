/**
 * The composer while a slash command is filled in: its name, one field an option, and a last field
 * in which further options are found and Enter sends.
 */

import { h, icon, uid } from "./dom.js";
import { ListBox } from "./listbox.js";
import { OptionField } from "./option_field.js";

export class CommandEntry {
  #fields = [];
  #open = true;
  #sending = false;

  /**
   * `entry` is the flattened command, `values` texts to start with. `on.send(options)` answers with
   * a promise of nothing, or of `{ error, option }` to show; `on.leave(text)` goes back to plain text.
   */
  constructor(entry, values, { world, ask, popup, on }) {
    Object.assign(this, { entry, world, popup, on });
    this.askBot = ask;
    this.list = new ListBox({ label: `Options of /${entry.path}`, pick: (option) => this.#pick(option) });
    this.title = h("div.popup-title");
    this.note = h("div.popup-note", { role: "status", id: uid("note") });
    this.tail = this.#makeTail();
    const name = h("button.command-tag", { type: "button", "aria-label": `/${entry.path}, press to leave this command` }, `/${entry.path}`);
    name.addEventListener("click", () => this.leave());
    const send = h("button.send", { type: "button", "aria-label": `Send /${entry.path}` }, icon("send"));
    send.addEventListener("click", () => this.send());
    this.chips = h("div.chips", {}, name, this.tail);
    this.node = h("div.command-entry", { role: "group", "aria-label": `Command /${entry.path}` }, this.chips, send);
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("focusout", (event) => !this.node.contains(event.relatedTarget) && this.#show(false));
    this.chips.addEventListener("click", (event) => event.target === this.chips && this.tail.focus());
    for (const option of entry.options) {
      if (option.required || values[option.name] !== undefined) this.#add(option).fill(values[option.name] ?? "");
    }
    popup.replaceChildren(this.title, this.list.node, this.note);
  }

  #makeTail() {
    const tail = h("input.tail", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      "aria-label": `More options of /${this.entry.path}, Enter sends`,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
    });
    tail.addEventListener("input", () => this.refresh());
    tail.addEventListener("focus", () => this.refresh());
    return tail;
  }

  #add(option) {
    const field = new OptionField(option, this);
    this.#fields.push(field);
    this.tail.before(field.node);
    field.input.setAttribute("aria-describedby", this.note.id);
    this.list.own(field.input);
    return field;
  }

  /** Goes to the first field that needs something, else to the end. */
  focus() {
    const field = this.#fields.find((one) => one.error) ?? this.#fields.find((one) => one.option.required && !one.text);
    (field?.input ?? this.tail).focus();
  }

  /** Asks the bot for suggestions for one option, with what else is filled in. */
  ask(name, signal) {
    const options = {};
    for (const field of this.#fields) {
      const { value } = field.value();
      if (value !== undefined) options[field.name] = value;
      if (field.name === name) options[name] = field.text;
    }
    return this.askBot(this.entry.path, options, name, signal);
  }

  #current() {
    return this.#fields.find((field) => field.input === document.activeElement) ?? null;
  }

  /** Shows the popup for the field that has the focus. */
  refresh() {
    const field = this.#current();
    const owner = field?.input ?? this.tail;
    this.list.own(owner);
    const { list, note } = field ? field.offers() : this.#offers();
    this.title.replaceChildren(...(field ? this.#describe(field.option) : this.#summary(list)));
    // With nothing typed, Enter in an optional place sends instead of taking the first suggestion.
    const eager = list.length > 0 && (owner.value.trim() !== "" || field !== null);
    this.list.show(list, eager ? 0 : -1);
    this.note.textContent = field?.error ?? note ?? "";
    this.note.classList.toggle("failed", Boolean(field?.error));
    this.#show(this.node.contains(document.activeElement));
  }

  #describe({ name, description, required }) {
    return [h("strong", {}, name), h("span", {}, description ?? ""), required && h("em.required", {}, "required")].filter(Boolean);
  }

  #summary(list) {
    const hint = list.length ? "Enter sends, or add an option:" : "Enter sends";
    return [h("strong", {}, `/${this.entry.path}`), h("span", {}, this.entry.description), h("em.hint", {}, hint)];
  }

  /** The options that are not shown yet, for the last field. */
  #offers() {
    const shown = new Set(this.#fields.map((field) => field.name));
    const typed = this.tail.value.trim().toLowerCase();
    const list = this.entry.options
      .filter(({ name }) => !shown.has(name) && name.startsWith(typed))
      .map((option) => ({ label: option.name, description: option.description, value: option.name, option }));
    return { list, note: typed && !list.length ? "No such option." : null };
  }

  #show(open) {
    this.#open = open;
    this.popup.hidden = !open;
    const listed = open && this.list.options.length > 0;
    for (const input of this.node.querySelectorAll("input")) {
      input.setAttribute("aria-expanded", String(listed && input === this.list.owner));
    }
    if (!listed) this.list.owner?.removeAttribute("aria-activedescendant");
  }

  #pick(suggestion) {
    if (suggestion.option) {
      this.tail.value = "";
      return this.#add(suggestion.option).input.focus();
    }
    const field = this.#current();
    if (!field) return undefined;
    field.take(suggestion);
    for (const other of this.#fields) if (other !== field) other.refreshAnswers();
    return this.#next(field);
  }

  /** After a field is filled in: the next required one that is empty, else the end. */
  #next(field) {
    const from = this.#fields.indexOf(field);
    const rest = [...this.#fields.slice(from + 1), ...this.#fields.slice(0, from)];
    const empty = rest.find((one) => one.option.required && !one.text);
    (empty?.input ?? this.tail).focus();
  }

  #key(event) {
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const act = {
      ArrowDown: () => this.#step(1),
      ArrowUp: () => this.#step(-1),
      Enter: () => this.#enter(),
      Tab: () => !event.shiftKey && this.#tab(),
      Escape: () => this.#escape(),
      Backspace: () => event.target.value === "" && this.#back(),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  #step(by) {
    if (!this.#open) this.refresh();
    else this.list.step(by);
  }

  #enter() {
    const current = this.#open && this.list.current();
    if (current) return this.#pick(current);
    const field = this.#current();
    if (field?.option.required && field.check()) {
      const empty = this.#fields.find((one) => one.option.required && !one.text);
      if (empty) return empty.input.focus();
    }
    return this.send();
  }

  /** Tab takes what Enter would take, unless the place is optional and empty. */
  #tab() {
    const current = this.#open && this.list.current();
    const field = this.#current();
    if (!current || (field && !field.option.required && !field.text)) return false;
    return this.#pick(current);
  }

  #escape() {
    if (this.#open && this.list.options.length) return this.#show(false);
    return this.leave();
  }

  /** Backspace in an empty field removes it; before the first one it leaves the command. */
  #back() {
    const field = this.#current();
    const index = field ? this.#fields.indexOf(field) : this.#fields.length;
    if (field && !field.option.required) {
      field.node.remove();
      this.#fields.splice(index, 1);
    } else if (index === 0) {
      return this.leave();
    }
    return (this.#fields[index - 1]?.input ?? this.#fields[0]?.input ?? this.tail).focus();
  }

  leave() {
    this.popup.hidden = true;
    this.on.leave(`/${this.entry.path}`);
  }

  /** Checks all fields and sends, or shows what is wrong. */
  async send() {
    if (this.#sending) return;
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) return this.#complain(wrong[0]);
    if (this.tail.value.trim()) return this.tail.focus();
    this.#sending = true;
    this.node.setAttribute("aria-busy", "true");
    this.#show(false);
    const filled = this.#fields.map((field) => [field.name, field.value().value]);
    const refused = await this.on.send(Object.fromEntries(filled.filter(([, value]) => value !== undefined)));
    this.#sending = false;
    this.node.removeAttribute("aria-busy");
    if (refused) this.#refused(refused);
  }

  #complain(field) {
    field.input.focus();
    this.refresh();
  }

  #refused({ error, option }) {
    const field = this.#fields.find((one) => one.name === option);
    field?.complain(error);
    if (field) return this.#complain(field);
    this.tail.focus();
    this.refresh();
    this.note.textContent = error;
    this.note.classList.add("failed");
  }
}
