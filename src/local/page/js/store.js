/**
 * What this tab knows: people, channels, messages, commands. It is a copy of the server's truth,
 * fetched whole and kept up to date by events; a message is known once, by its id.
 *
 * Views listen to `change` events, whose `detail.what` is `all`, `channels`, `commands`, `bot`, `clock`,
 * `connection`, or, with `detail.message`, `created`, `updated` or `deleted`.
 */

import { setNow } from "./times.js";

/** Order of ids: they are numbers too large for JavaScript's, of one length or growing ones. */
export const byId = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

export const FLAGS = { ephemeral: 64, thinking: 128, silent: 4096, suppressEmbeds: 4 };

export class Store extends EventTarget {
  me = null;
  guilds = [];
  /** The server whose channels and people are shown. */
  guild = { name: "" };
  bot = null;
  botConnected = false;
  /** False while the event stream is broken. */
  connected = true;
  users = new Map();
  channels = new Map();
  /** Channel id → Map of message id → message, oldest first. */
  messages = new Map();
  commands = [];

  /** Takes over a whole state and forgets what was known before; messages that are new by it are told one by one. */
  replace(state) {
    const before = this.messages;
    this.me = state.me;
    this.guilds = state.guilds;
    this.enterServer(this.guild.id);
    this.bot = state.bot;
    this.botConnected = state.bot_connected;
    this.users = new Map([...state.users, state.bot, state.me].filter(Boolean).map((user) => [user.id, user]));
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(
      Object.entries(state.messages).map(([channel, list]) => [
        channel,
        new Map(list.toSorted((a, b) => byId(a.id, b.id)).map((message) => [message.id, message])),
      ]),
    );
    this.commands = state.commands;
    if (state.now) setNow(state.now);
    this.#tell("all");
    for (const [channel, messages] of this.messages) {
      for (const message of messages.values()) if (!before.get(channel)?.has(message.id)) this.#tell("created", message);
    }
  }

  /** Applies one event of the stream. `reload` and `modal` are not the store's business. */
  apply(event) {
    switch (event.type) {
      case "message_create":
      case "message_update":
        return this.#put(event.message);
      case "message_delete":
        return this.#remove(event.channel_id, event.id);
      case "channel_create":
      case "channel_update":
        this.channels.set(event.channel.id, event.channel);
        return this.#tell("channels");
      case "channel_delete":
        this.channels.delete(event.id);
        this.messages.delete(event.id);
        return this.#tell("channels");
      case "commands":
        this.commands = event.commands;
        return this.#tell("commands");
      case "clock":
        return setNow(event.now) && this.#tell("clock");
      case "bot":
        this.botConnected = event.connected;
        return this.#tell("bot");
      default:
        return undefined;
    }
  }

  /** Shows a server: this one if it is there, else the first. */
  enterServer(id) {
    this.guild = this.guilds.find((guild) => guild.id === id) ?? this.guilds[0];
  }

  setConnected(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.#tell("connection");
  }

  #put(message) {
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
    const known = this.messages.get(message.channel_id);
    const what = known.has(message.id) ? "updated" : "created";
    known.set(message.id, message);
    this.#tell(what, message);
  }

  #remove(channel, id) {
    const message = this.messages.get(channel)?.get(id);
    if (!message) return;
    this.messages.get(channel).delete(id);
    this.#tell("deleted", message);
  }

  #tell(what, message) {
    this.dispatchEvent(new CustomEvent("change", { detail: { what, message } }));
  }

  /** The messages of a channel, oldest first. */
  in(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])].sort((a, b) => byId(a.id, b.id));
  }

  message(channel, id) {
    return this.messages.get(channel)?.get(id) ?? null;
  }

  /** The name to show for a user id or a user object of a message. */
  nameOf(user) {
    const id = typeof user === "string" ? user : user?.id;
    const known = this.users.get(id);
    return known?.display_name ?? user?.global_name ?? user?.username ?? "unknown user";
  }

  channelName(id) {
    const channel = this.channels.get(id);
    if (!channel) return "unknown";
    return channel.type === 1 ? this.nameOf(this.bot) : channel.name;
  }

  /** True if the message calls the reader by name. */
  mentionsMe(message) {
    return message.author.id !== this.me.id && message.mentions?.some((user) => user.id === this.me.id);
  }

  /** True if the message wants the reader: calls them by name, or is for them alone to answer. */
  wantsMe(message) {
    const direct = this.channels.get(message.channel_id)?.type === 1;
    return this.mentionsMe(message) || (direct && message.author.id !== this.me.id);
  }

  /** True if this user is in the server that is shown. */
  isMember(user) {
    return user.guilds.includes(this.guild.id);
  }

  /** Those who are in the server that is shown, the bot among them. */
  people() {
    return [...this.users.values()].filter((user) => this.isMember(user));
  }

  /** The channels and threads of the server that is shown. */
  here() {
    return [...this.channels.values()].filter(({ guild_id }) => guild_id === this.guild.id);
  }

  /** The conversation with the bot, if there is one already. */
  direct() {
    return [...this.channels.values()].find(({ type }) => type === 1) ?? null;
  }

  /** The commands that can be used in this channel. */
  commandsIn(channel) {
    const { type, guild_id: here } = this.channels.get(channel) ?? {};
    const direct = type === 1;
    const fits = ({ contexts, guild_id, dm_permission }) => (contexts?.includes(direct ? 1 : 0) ?? true) && (!guild_id || guild_id === here) && !(direct && dm_permission === false);
    return this.commands.filter(fits);
  }

  /** Words of the world for `markdown()`. */
  world(open) {
    return {
      me: this.me.id,
      user: (id) => (this.users.has(id) ? { name: this.nameOf(id) } : null),
      channel: (id) => (this.channels.has(id) ? { name: this.channelName(id) } : null),
      open,
    };
  }

  /** Words of the world for `plainText()`. */
  names() {
    return { user: (id) => this.nameOf(id), channel: (id) => this.channelName(id) };
  }
}
