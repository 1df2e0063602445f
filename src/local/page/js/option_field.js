/**
 * One option of a command in the composer: a label and a combobox that knows its suggestions.
 */

import { h, uid } from "./dom.js";
import { narrowed, OPTION, rangeOf, suggestions, valueOf } from "./slash.js";

/** So long after the last key the bot is asked for suggestions. */
const DEBOUNCE_MILLIS = 120;

export class OptionField {
  /** The suggestion taken for exactly the text shown, or nothing. */
  #picked = null;
  #timer = 0;
  #asked = null;
  /** Suggestions of the bot for the text last asked about. */
  #answers = null;
  #trouble = null;

  /** `host` is the command entry: world, ask(name, signal), and refresh() to show this field's list. */
  constructor(option, host) {
    this.option = option;
    this.host = host;
    this.error = null;
    this.input = h("input", {
      id: uid("option"),
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "next",
      inputmode: [OPTION.integer, OPTION.number].includes(option.type) ? "decimal" : null,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": option.required ? "true" : null,
    });
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#focused());
    this.node = h("div.chip", { dataset: { option: option.name } }, h("label", { for: this.input.id }, option.name), this.input);
    this.#resize();
  }

  get text() {
    return this.input.value;
  }

  get name() {
    return this.option.name;
  }

  /** Fills in a suggestion. */
  take(suggestion) {
    this.#picked = suggestion;
    this.#set(suggestion.label);
  }

  /** Fills in text, as if typed. */
  fill(text) {
    this.#picked = null;
    this.#set(text);
  }

  #set(text) {
    this.input.value = text;
    this.error = null;
    this.#stop();
    this.#resize();
    this.mark();
  }

  #typed() {
    this.#picked = null;
    this.error = null;
    this.#resize();
    this.mark();
    this.#askSoon(DEBOUNCE_MILLIS);
    this.host.refresh();
  }

  #focused() {
    if (this.option.autocomplete && !this.#picked) this.#askSoon(0);
    this.host.refresh();
  }

  /** Fields grow with their text; `ch` is near enough in every browser. */
  #resize() {
    this.input.style.width = `${Math.min(Math.max([...this.text].length + 1, 5), 48)}ch`;
  }

  /** `{ value }`, `{ error }` or `{}`. */
  value() {
    return valueOf(this.option, this.text, this.#picked, this.host.world);
  }

  /** Checks the field and shows what is wrong; answers whether it is right. */
  check() {
    this.error = this.value().error ?? null;
    this.mark();
    return !this.error;
  }

  /** Shows an error that the server found. */
  complain(error) {
    this.error = error;
    this.mark();
  }

  mark() {
    this.node.classList.toggle("invalid", Boolean(this.error));
    if (this.error) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** What the popup shows: a list, or why there is none. */
  offers() {
    if (this.#picked) return { list: [] };
    if (this.option.autocomplete) {
      if (this.#trouble) return { list: [], note: this.#trouble };
      if (!this.#answers) return { list: [], note: "Loading…" };
      return { list: this.#answers, note: this.#answers.length ? null : "No options match." };
    }
    const all = suggestions(this.option, this.host.world);
    if (!all) return { list: [], note: rangeOf(this.option) };
    const list = narrowed(all, this.text);
    return { list, note: list.length ? null : "No options match." };
  }

  /** Asks the bot anew, for instance because another option changed. */
  refreshAnswers() {
    this.#answers = null;
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  #askSoon(delay) {
    if (!this.option.autocomplete) return;
    this.#stop();
    this.#timer = setTimeout(() => this.#ask(), delay);
  }

  /** An answer to an older question is dropped: its request is aborted. */
  async #ask() {
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const answer = await this.host.ask(this.name, asked.signal);
      this.#trouble = answer.answer === "choices" ? null : "Loading options failed.";
      this.#answers = (answer.choices ?? []).map(({ name, value }) => ({ label: name, value }));
    } catch (error) {
      if (asked.signal.aborted) return;
      this.#trouble = error.message;
    }
    if (!asked.signal.aborted) this.host.refresh();
  }
}
