/**
 * The page: one person at the table. It joins the server's state, the lists, the log and the
 * composer. The person and the channel are part of the address, so each can be a bookmark and every
 * tab another person.
 */

import { Api, people } from "./api.js";
import { channelMenu } from "./channel_menu.js";
import { drawClock } from "./clock.js";
import { Composer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { drawer } from "./drawer.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { summary } from "./message.js";
import { announce, banner, toast } from "./notices.js";
import { drawServers } from "./servers.js";
import { drawChannels, drawMembers, drawPerson } from "./sidebar.js";
import { FLAGS, Store } from "./store.js";
import { keepTime, now } from "./times.js";
import { Unread } from "./unread.js";

const $ = (id) => document.getElementById(id);

class App {
  channel = null;
  /** Events that came while a whole state is being fetched, else nothing. */
  #waiting = null;
  /** Server → the channel that was open there last. */
  #lastIn = new Map();

  constructor(api, everybody) {
    this.api = api;
    this.people = everybody;
    this.store = new Store();
  }

  /** Shows a first state, and listens. */
  start(state) {
    this.store.replace(state);
    this.unread = new Unread(this.store);
    this.log = new Log({ scroller: $("scroller"), list: $("messages"), jump: $("jump") }, this);
    this.composer = new Composer({ form: $("composer"), popup: $("popup"), status: $("composer-status") }, this);
    this.drawers = [drawer($("show-channels"), $("sidebar"), $("veil")), drawer($("show-members"), $("members"), $("veil"))];
    this.store.addEventListener("change", (event) => this.#changed(event.detail));
    this.unread.addEventListener("change", () => this.#drawLists());
    for (const event of ["focus", "blur"]) addEventListener(event, () => this.#attention());
    document.addEventListener("visibilitychange", () => this.#attention());
    addEventListener("popstate", () => this.#show(this.#wanted()));
    $("new-thread").addEventListener("click", () => this.newThread());
    $("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer.focus();
    });
    drawClock($("clock"), this);
    this.#show(this.#wanted());
    if (matchMedia("(hover: hover)").matches) this.composer.focus();
    this.#listen();
    keepTime();
  }

  #listen() {
    let opened = false;
    this.api.listen({
      event: (event) => this.#heard(event),
      open: () => {
        // Between fetching the state and opening the stream something may have happened.
        this.#resync();
        opened = true;
      },
      lost: () => this.store.setConnected(!opened),
    });
  }

  #heard(event) {
    if (event.type === "reload") this.#resync();
    else if (this.#waiting) this.#waiting.push(event);
    else this.store.apply(event);
  }

  /**
   * Fetches the whole state anew. What is heard meanwhile may be younger than the state that is under way, so it is
   * applied after it; what is older comes again by a later event.
   */
  async #resync() {
    if (this.#waiting) return this.#waiting.push({ type: "reload" });
    this.#waiting = [];
    try {
      this.store.replace(await this.api.state());
      this.store.setConnected(true);
    } catch {
      // The stream breaks as well then, and its next `open` tries again.
    }
    const heard = this.#waiting;
    this.#waiting = null;
    for (const event of heard) this.#heard(event);
    return undefined;
  }

  /** The channel that the address names, by name or id, else the first one of the server that is shown. */
  #wanted() {
    const wanted = new URL(location.href).searchParams.get("channel");
    const all = [...this.store.channels.values()];
    const found = all.find(({ id, name }) => wanted && (id === wanted || name === wanted));
    return (found ?? this.store.here().find(({ type }) => type === 0) ?? this.store.direct())?.id ?? null;
  }

  /** The address of a channel, as this person or another. */
  address(channel, user = this.store.me) {
    const known = this.store.channels.get(channel);
    const unique = known?.type === 0 && [...this.store.channels.values()].filter(({ name }) => name === known.name).length === 1;
    return `?${new URLSearchParams({ as: user.username, ...(channel && { channel: unique ? known.name : channel }) })}`;
  }

  /** Opens a channel and puts it into the address. */
  openChannel(channel) {
    this.#closeDrawers();
    if (!this.store.channels.has(channel)) return;
    if (channel !== this.channel) history.pushState(null, "", this.address(channel));
    this.#show(channel);
    if (matchMedia("(hover: hover)").matches) this.composer.focus();
  }

  /** Shows a server, by the channel that was open there last, or its first. */
  openServer(guild) {
    this.store.enterServer(guild);
    const first = this.store.here().filter(({ type }) => type === 0).sort((a, b) => a.position - b.position)[0];
    const last = this.store.channels.get(this.#lastIn.get(guild)) ?? first;
    if (last) return this.openChannel(last.id);
    this.#closeDrawers();
    history.pushState(null, "", this.address(null));
    return this.#show(null);
  }

  #show(channel) {
    this.channel = channel;
    const guild = this.store.channels.get(channel)?.guild_id;
    if (guild) {
      this.store.enterServer(guild);
      this.#lastIn.set(guild, channel);
    }
    drawMembers($("member-lists"), this.store);
    this.log.open(channel, this.unread.lastRead(channel));
    this.composer.open(channel);
    drawPerson($("person"), this, this.people);
    this.#drawHead();
    this.#attention();
    this.#drawLists();
  }

  #closeDrawers() {
    for (const one of this.drawers) one.close();
  }

  #drawHead() {
    const channel = this.store.channels.get(this.channel);
    const name = channel ? this.store.channelName(this.channel) : this.store.guild.name;
    const state = channel?.thread_metadata?.locked ? "locked" : channel?.thread_metadata?.archived && "archived";
    const parent = channel?.type === 11 ? this.store.channels.get(channel.parent_id) : null;
    const up = parent && [h("button.text-button", { type: "button", onclick: () => this.openChannel(parent.id) }, parent.name), " › "];
    fill($("channel-title"), channel && icon({ 1: "at", 11: "thread" }[channel.type] ?? "hash"), up && h("span.up", {}, up), h("span", {}, name), state && h("small.state", {}, state));
    $("channel-topic").textContent = channel?.topic ?? "";
    $("new-thread").hidden = channel?.type !== 0;
    channelMenu($("channel-menu"), channel, this);
    $("scroller").setAttribute("aria-label", `Messages in ${name}`);
  }

  #drawLists() {
    drawServers($("server-name"), this);
    drawChannels($("channel-lists"), this);
    this.#drawTitle();
  }

  #drawTitle() {
    const count = [...this.store.channels.keys()].reduce((sum, id) => sum + (id === this.channel && this.isReading() ? 0 : this.unread.count(id).mentions), 0);
    document.title = `${count ? `(${count}) ` : ""}${this.store.nameOf(this.store.me)} in ${this.placeName(this.channel)} – ${this.store.guild.name}`;
  }

  /** "#forum", "#forum of Ostia" in another server, or "@Aedile" for the conversation with the bot. */
  placeName(channel) {
    const { type, guild_id } = this.store.channels.get(channel) ?? {};
    const other = this.store.guilds.find(({ id }) => id === guild_id && id !== this.store.guild.id);
    return `${type === 1 ? "@" : "#"}${this.store.channelName(channel)}${other ? ` of ${other.name}` : ""}`;
  }

  #changed({ what, message }) {
    if (["created", "updated", "deleted"].includes(what)) this.#messageChanged(what, message);
    if (what === "all") this.#reloaded();
    if (what === "channels") this.#channelsChanged();
    if (["bot", "connection", "all"].includes(what)) this.#connectionChanged();
  }

  #reloaded() {
    if (!this.store.channels.has(this.channel)) return this.#show(this.#wanted());
    this.log.render();
    this.composer.open(this.channel);
    drawPerson($("person"), this, this.people);
    drawMembers($("member-lists"), this.store);
    this.#drawHead();
    this.#attention();
    return this.#drawLists();
  }

  #channelsChanged() {
    if (!this.store.channels.has(this.channel)) return this.#show(this.#wanted());
    this.#drawHead();
    return this.#drawLists();
  }

  #connectionChanged() {
    drawMembers($("member-lists"), this.store);
    if (!this.store.connected) return banner("The connection is lost. Trying again…");
    return banner(this.store.botConnected ? null : "Waiting for the bot to connect…");
  }

  #messageChanged(what, message) {
    const others = message.author.id !== this.store.me.id;
    const here = message.channel_id === this.channel;
    if (here) {
      if (what === "created" && others && !this.isReading() && !this.log.hasNewLine) this.log.markNewAfter(this.unread.lastRead(this.channel));
      this.log.render(what === "created" && others ? 1 : 0);
      if (this.isReading()) this.unread.markRead(this.channel);
    }
    if (what === "created" && others) this.#tell(message, here);
    // A thought that ended is news as well: it was announced as "is thinking".
    if (what === "updated" && here && message.flags & FLAGS.ephemeral) announce(this.#words(message));
    this.#drawLists();
  }

  #words(message) {
    return `${this.store.nameOf(message.author)}: ${summary(message, this.store)}`;
  }

  /** Tells of a new message: aloud in the open channel, by a toast if it calls me from elsewhere. */
  #tell(message, here) {
    if (here) return announce(this.#words(message));
    if (!this.store.wantsMe(message)) return undefined;
    const direct = this.store.channels.get(message.channel_id)?.type === 1;
    const where = `${this.store.nameOf(message.author)} ${direct ? "to you alone" : `in ${this.placeName(message.channel_id)}`}`;
    return toast(where, summary(message, this.store), () => this.openChannel(message.channel_id));
  }

  /** True if this person looks at the end of the open channel right now. */
  isReading() {
    return document.visibilityState === "visible" && document.hasFocus() && this.log.atEnd;
  }

  #attention() {
    if (this.isReading()) this.unread.markRead(this.channel);
    this.#drawLists();
  }

  /** The log was scrolled to its end. */
  sawEnd() {
    if (this.unread.count(this.channel).unread) this.#attention();
  }

  /** This person sent something: everything before it is read. */
  sent() {
    this.unread.markRead(this.channel);
    this.log.markNewAfter(null);
    this.log.toEnd();
  }

  /** Shows a message of this channel, or says that it is not there any more. */
  showMessage(id) {
    if (!this.log.reveal(id)) announce("That message is not there any more.");
  }

  /** Opens the conversation with the bot, which is there from the first time on. */
  async openDirect() {
    const { channel } = await this.api.direct();
    this.store.apply({ type: "channel_create", channel });
    this.openChannel(channel.id);
  }

  /** Asks before something that cannot be taken back. */
  confirm(title, text, action, act) {
    openModal({ title, text, action, components: [] }, { modal: async () => (await act(), {}) });
  }

  /** What to do first, in a channel where nothing has been said yet. */
  welcome() {
    if (!this.store.isMember(this.store.me) && !this.channel) {
      const back = h("button.button.primary", { type: "button", onclick: () => this.api.membership(this.store.guild.id, true) }, `Come back to ${this.store.guild.name}`);
      return [h("p", {}, `You have left ${this.store.guild.name}: its channels are not there for you.`), h("div.row", {}, back)];
    }
    const other = this.people.find(({ id }) => id !== this.store.me.id);
    const begin = h("button.button.primary", { type: "button", onclick: () => this.composer.begin("/") }, "Show the commands");
    const join = other && h("a.button.secondary", { href: this.address(this.channel, other), target: "_blank" }, `Be ${this.store.nameOf(other)} in another tab`, icon("link"));
    return [h("p", {}, "Nothing has been said here yet. Type / to see what can be done; each tab is one person."), h("div.row", {}, begin, join)];
  }

  /** Asks for a name, opens a thread of that name in this channel, and goes there. */
  newThread() {
    const parent = this.store.channels.get(this.channel);
    this.#make(`New thread in #${parent.name}`, "Create thread", (name) => this.api.thread(parent.id, name));
  }

  newChannel() {
    const tags = { type: 4, custom_id: "tags", label: "Of a forum: its tags, with commas", style: 1, required: false, max_length: 200 };
    const named = (text) => (text ?? "").split(",").map((tag) => tag.trim()).filter(Boolean);
    this.#make("New channel", "Create channel", (name, fields) => this.api.newChannel(this.store.guild.id, name, named(fields.tags)), [tags]);
  }

  #make(title, action, create, more = []) {
    const name = { type: 4, custom_id: "name", label: "Name", style: 1, min_length: 1, max_length: 100 };
    openModal(
      { title, action, components: [name, ...more].map((field) => ({ type: 1, components: [field] })) },
      {
        modal: async (_, fields) => {
          const { channel } = await create(fields.name.trim(), fields);
          this.store.apply({ type: "channel_create", channel });
          this.openChannel(channel.id);
          return {};
        },
      },
    );
  }

  /** Deletes a message for everybody, after asking. */
  deleteMessage(message) {
    const text = `${this.store.nameOf(message.author)}: ${summary(message, this.store)}`.slice(0, 200);
    this.confirm("Delete message?", text, "Delete", () => this.api.remove(message.id));
  }

  openModal(modal) {
    openModal(modal, this.api);
  }

  /** Takes an ephemeral message away; one that only this tab knows just vanishes. */
  async dismiss(message) {
    if (!message.local) await this.api.remove(message.id).catch(() => {});
    this.store.apply({ type: "message_delete", channel_id: message.channel_id, id: message.id });
  }

  /** The bot did not answer a command: says so where the answer would stand, to this tab only. */
  commandFailed(channel, name, error) {
    const id = String((BigInt(now()) - 1_420_070_400_000n) << 22n);
    const content = error || "The application did not respond";
    this.store.apply({
      type: "message_create",
      message: { id, channel_id: channel, author: this.store.bot, content: `❗ ${content}`, timestamp: new Date(now()).toISOString(), type: 20, flags: FLAGS.ephemeral, interaction: { name, user: this.store.me }, local: true },
    });
  }
}

/** Finds the person of the address, by name or id; without one the first, whose name it then gets. */
function whoAmI(everybody) {
  const wanted = new URL(location.href).searchParams.get("as");
  const person = everybody.find(({ id, username }) => id === wanted || username === wanted) ?? everybody[0];
  if (person.username !== wanted) {
    const url = new URL(location.href);
    url.searchParams.set("as", person.username);
    history.replaceState(null, "", url);
  }
  return person;
}

/** Fetches what the page needs to begin; again and again until the server is there. */
async function firstState() {
  for (;;) {
    try {
      const everybody = await people();
      const api = new Api(whoAmI(everybody).id);
      return { api, everybody, state: await api.state() };
    } catch (error) {
      banner(`${error.message} Trying again…`);
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
}

async function start() {
  const { api, everybody, state } = await firstState();
  new App(api, everybody).start(state);
  document.body.classList.add("ready");
}

start();
