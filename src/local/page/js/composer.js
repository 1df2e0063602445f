/**
 * Where one writes: plain messages, with `@` to mention people, and `/` to call commands.
 */

import { CommandEntry } from "./command_entry.js";
import { avatar } from "./avatar.js";
import { fill, h, icon } from "./dom.js";
import { ListBox } from "./listbox.js";
import { flatten, narrowed, named, search } from "./slash.js";

const MAX_LENGTH = 2000;
/** From here on the remaining characters are shown. */
const WARN_LENGTH = 1800;

export class Composer {
  /** The texts begun in other channels. */
  #drafts = new Map();
  #entry = null;
  #mention = null;

  constructor({ form, popup, status }, app) {
    Object.assign(this, { form, popup, status, app });
    this.list = new ListBox({ label: "Suggestions", pick: (option) => this.#pick(option) });
    this.area = h("textarea", {
      rows: 1,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-haspopup": "listbox",
      autocomplete: "off",
      enterkeyhint: "send",
    });
    this.list.own(this.area);
    this.button = h("button.send", { type: "submit", "aria-label": "Send message" }, icon("send"));
    this.plain = h("div.plain-entry", {}, this.area, this.button);
    form.append(this.plain);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.#entry) this.#send();
    });
    this.area.addEventListener("input", () => this.#changed());
    this.area.addEventListener("keydown", (event) => this.#key(event));
    this.area.addEventListener("blur", () => this.#close());
    this.area.addEventListener("focus", () => this.#changed());
    // Whoever types before the bot has registered its commands is offered them when they come.
    app.store.addEventListener("change", ({ detail }) => {
      if (detail.what === "commands" && this.hasFocus && !this.#entry) this.#changed();
    });
  }

  /** Makes the composer write to another channel. */
  open(channel) {
    if (this.channel) this.#drafts.set(this.channel, this.#entry ? "" : this.area.value);
    if (this.#entry) this.#toText("");
    this.channel = channel;
    this.form.hidden = !channel;
    const { store } = this.app;
    const name = store.channelName(channel);
    const direct = store.channels.get(channel)?.type === 1;
    const label = `Message ${direct ? "@" : "#"}${name}`;
    this.area.setAttribute("aria-label", `${label}, or type / for commands`);
    this.area.placeholder = label;
    this.area.value = this.#drafts.get(channel) ?? "";
    this.#say(null);
    this.#grow();
    this.#close();
  }

  /** Begins to write: what `text` suggests is shown at once. */
  begin(text) {
    if (this.#entry) this.#toText("");
    this.area.value = text;
    this.area.focus();
    this.#changed();
  }

  focus() {
    if (this.#entry) this.#entry.focus();
    else this.area.focus();
  }

  get hasFocus() {
    return this.form.contains(document.activeElement);
  }

  #commands() {
    return flatten(this.app.store.commandsIn(this.channel));
  }

  #changed() {
    this.#grow();
    const text = this.area.value;
    const direct = text.startsWith("/") && named(this.#commands(), text);
    if (direct) return this.#toCommand(direct.entry, direct.values);
    this.#mention = mentionAt(text, this.area.selectionStart);
    if (/^\/[^\n]*$/.test(text)) this.#offerCommands(text.slice(1));
    else if (this.#mention) this.#offerPeople(this.#mention.typed);
    else this.#close();
    const left = MAX_LENGTH - [...text].length;
    const near = left < MAX_LENGTH - WARN_LENGTH;
    return this.#say(near ? (left < 0 ? `${-left} characters too many` : `${left} characters left`) : null, left < 0);
  }

  #grow() {
    this.area.style.height = "auto";
    this.area.style.height = `${this.area.scrollHeight}px`;
    this.button.hidden = !this.area.value.trim();
  }

  #offerCommands(typed) {
    const options = search(this.#commands(), typed).map((entry) => ({
      value: entry,
      label: `/${entry.path}`,
      description: entry.description,
      group: this.app.store.nameOf(this.app.store.bot),
    }));
    const unknown = typed.trim() ? `No command is called /${typed.trim()}.` : "The bot has no commands here.";
    const none = this.app.store.commands.length ? unknown : "The bot has not registered its commands yet.";
    this.#openPopup(options, "Commands", options.length ? null : none);
  }

  #offerPeople(typed) {
    const { store } = this.app;
    const people = store.people().map((user) => ({ value: user, label: store.nameOf(user), mark: avatar(user, store.nameOf(user)) }));
    const options = narrowed(people, typed);
    if (options.length) this.#openPopup(options, "People", null);
    else this.#close();
  }

  #openPopup(options, title, note) {
    this.popup.replaceChildren(h("div.popup-title", {}, h("strong", {}, title)), this.list.node);
    if (note) this.popup.append(h("div.popup-note.failed", { role: "status" }, note));
    this.popup.hidden = false;
    this.list.node.setAttribute("aria-label", title);
    this.list.show(options);
    this.area.setAttribute("aria-expanded", String(options.length > 0));
  }

  #close() {
    if (this.#entry) return;
    this.popup.hidden = true;
    this.area.setAttribute("aria-expanded", "false");
    this.list.show([]);
  }

  #pick(option) {
    if (option.value.path) return this.#toCommand(option.value, {});
    const { start, end } = this.#mention;
    this.area.setRangeText(`@${option.label} `, start, end, "end");
    return this.#changed();
  }

  #key(event) {
    if (event.isComposing) return;
    const listed = !this.popup.hidden && this.list.options.length > 0;
    const act = {
      ArrowDown: () => listed && this.list.step(1),
      ArrowUp: () => listed && this.list.step(-1),
      Tab: () => listed && !event.shiftKey && this.#pick(this.list.current()),
      Escape: () => (this.popup.hidden ? false : this.#close()),
      Enter: () => (event.shiftKey ? false : listed ? this.#pick(this.list.current()) : this.#send()),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  async #send() {
    const content = this.area.value.trim();
    if (!content) return;
    if (/^\/\w/.test(content)) {
      const call = named(this.#commands(), content, true);
      if (call) return this.#toCommand(call.entry, call.values);
      return this.#say(`No command is called ${content.split("\n")[0]}.`, true);
    }
    if ([...content].length > MAX_LENGTH) return this.#say(`A message has at most ${MAX_LENGTH} characters.`, true);
    this.area.value = "";
    this.#changed();
    try {
      await this.app.api.say(this.channel, this.#withIds(content));
      this.app.sent();
    } catch (error) {
      this.area.value = content;
      this.#changed();
      this.#say(error.message, true);
    }
    return undefined;
  }

  /** `@Claudia` as Discord's client sends it, `<@id>`; longer names first, lest one begins another. */
  #withIds(content) {
    const { store } = this.app;
    const users = [...store.users.values()].sort((a, b) => store.nameOf(b).length - store.nameOf(a).length);
    return users.reduce((text, user) => text.replaceAll(`@${store.nameOf(user)}`, `<@${user.id}>`), content);
  }

  #toCommand(entry, values) {
    const { api, store } = this.app;
    const channel = this.channel;
    this.#close();
    this.#entry = new CommandEntry(entry, values, {
      world: {
        users: store.people().map((user) => ({ label: `@${store.nameOf(user)}`, value: user.id, mark: avatar(user, store.nameOf(user)) })),
        channels: store.here().map(({ id, name, type }) => ({ label: `#${name}`, value: id, type })),
        guild: store.guild.id,
      },
      ask: (path, options, focused, signal) => api.autocomplete(channel, path, options, focused, signal),
      popup: this.popup,
      on: { send: (options) => this.#call(entry, options), leave: (text) => this.#toText(text, true) },
    });
    this.plain.replaceWith(this.#entry.node);
    this.#say(null);
    this.#entry.focus();
  }

  /** Goes back from a command to plain text. */
  #toText(text, focus = false) {
    this.#entry.node.replaceWith(this.plain);
    this.#entry = null;
    this.area.value = text;
    if (focus) this.area.focus();
    if (text) this.#changed();
    else this.#close();
    this.#grow();
  }

  /** Sends a command; answers with what is wrong with it, or nothing. */
  async #call(entry, options) {
    const { app, channel } = this;
    const slow = setTimeout(() => this.#say("Sending command…"), 400);
    try {
      const answer = await app.api.slash(channel, entry.path, options);
      const focused = this.hasFocus;
      if (this.#entry?.entry === entry) this.#toText("", focused);
      if (answer.answer === "failed") app.commandFailed(channel, entry.path, answer.error);
      if (answer.answer === "modal") app.openModal(answer.modal);
      app.sent();
      return null;
    } catch (error) {
      return { error: error.message, option: error.option };
    } finally {
      clearTimeout(slow);
      this.#say(null);
    }
  }

  #say(text, wrong = false) {
    this.status.classList.toggle("failed", wrong);
    if (this.status.textContent !== (text ?? "")) fill(this.status, text);
  }
}

/** The `@…` that the cursor stands behind, or nothing. */
function mentionAt(text, cursor) {
  const match = /(?:^|\s)@([\p{L}\p{N}]{0,32})$/u.exec(text.slice(0, cursor));
  if (!match) return null;
  return { typed: match[1], start: cursor - match[1].length - 1, end: cursor };
}
