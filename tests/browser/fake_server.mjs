/**
 * A small stand-in for `aedile local`: the page's files, its HTTP interface (`src/local/web.rs`), and a
 * bot that does what the test says. It is for what the real bot does seldom or never: forms, failures,
 * late answers, lost connections. `round.test.mjs` drives the real program.
 */

import { readFile } from "node:fs/promises";
import http from "node:http";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../src/local/page", import.meta.url));
const KINDS = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml" };
const EPOCH = 1_420_070_400_000n;
export const ROME = "1";

const user = (id, name, more = {}) => ({ id, username: name.toLowerCase(), global_name: name, display_name: name, bot: false, color: "#7A4BA0", manager: false, guilds: [ROME], ...more });

export const CLAUDIA = user("201", "Claudia", { manager: true });
export const MARCUS = user("202", "Marcus");
export const JULIA = user("203", "Julia");
export const AEDILE = user("900", "Aedile", { bot: true });
export const FORUM = "101";
export const CIRCUS = "102";

/** Rows of components as Discord describes them. */
export const row = (...components) => ({ type: 1, components });
export const button = (label, custom_id, more = {}) => ({ type: 2, style: 2, label, custom_id, ...more });

/** An SVG of the given size as the file of a message. */
export const picture = (width, height, description) => ({ id: `${width}${height}`, filename: "board.svg", content_type: "image/svg+xml", size: 1234, url: `/attachments/${width}x${height}.svg`, width, height, description });

export class FakeServer {
  guilds = [{ id: ROME, name: "Rome" }];
  people = [CLAUDIA, MARCUS, JULIA];
  channels = [
    { id: FORUM, guild_id: ROME, type: 0, name: "forum", topic: "Where tables are set", position: 0 },
    { id: CIRCUS, guild_id: ROME, type: 0, name: "circus", position: 1 },
  ];
  commands = [];
  messages = [];
  /** What the page sent: `{ action, …body }`. */
  received = [];
  /** Action → function of the body, whose result (or promise) is the answer. */
  answers = {};
  /** How far the clock was moved, in milliseconds. */
  ahead = 0;
  /** Called after a state was taken and before it is sent. */
  onState = null;
  #streams = new Set();
  #count = 0n;

  static async start() {
    const fake = new FakeServer();
    await fake.listen(0);
    return fake;
  }

  async listen(port) {
    this.http = http.createServer((request, response) => this.#serve(request, response));
    await new Promise((done) => this.http.listen(port, "127.0.0.1", done));
    this.port = this.http.address().port;
    this.url = `http://127.0.0.1:${this.port}`;
  }

  async stop() {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }

  /** Posts a message; `only` makes it an ephemeral one for this person. */
  post(content, { author = AEDILE, channel = FORUM, only = null, flags = 0, ...more } = {}) {
    this.#count += 1n;
    const mentioned = [...content.matchAll(/<@(\d+)>/g)].map((match) => this.people.find(({ id }) => id === match[1]));
    const message = {
      id: String(((BigInt(Date.now()) - EPOCH) << 22n) + this.#count),
      channel_id: channel,
      author,
      content,
      timestamp: new Date(this.now).toISOString(),
      edited_timestamp: null,
      mentions: mentioned.filter(Boolean),
      attachments: [],
      embeds: [],
      components: [],
      flags: flags | (only ? 64 : 0),
      type: 0,
      ...more,
    };
    this.messages.push({ only: only?.id, message });
    this.#tell({ type: "message_create", message }, only?.id);
    return message;
  }

  edit(id, change) {
    const entry = this.messages.find(({ message }) => message.id === id);
    entry.message = { ...entry.message, edited_timestamp: new Date().toISOString(), ...change };
    this.#tell({ type: "message_update", message: entry.message }, entry.only);
  }

  get now() {
    return Date.now() + this.ahead;
  }

  /** Registers the commands of the bot, all anew. */
  register(commands) {
    this.commands = commands;
    this.#tell({ type: "commands", commands });
  }

  /** Adds a channel or changes it. */
  channel(channel) {
    const known = this.channels.findIndex(({ id }) => id === channel.id);
    if (known < 0) this.channels.push(channel);
    else this.channels[known] = channel;
    this.#tell({ type: known < 0 ? "channel_create" : "channel_update", channel });
  }

  /** Lets a person leave or come back, or changes them in another way. */
  change(person, more) {
    this.people = this.people.map((one) => (one.id === person.id ? { ...one, ...more } : one));
    this.#tell({ type: "reload" });
  }

  /** Breaks every event stream, as a bad network does. */
  cut() {
    for (const { response } of this.#streams) response.destroy();
  }

  #tell(event, only) {
    for (const { person, response } of this.#streams) {
      if (!only || person === only) response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
  }

  #state(me) {
    const messages = Object.fromEntries(this.channels.map(({ id }) => [id, []]));
    for (const { only, message } of this.messages) if (!only || only === me) messages[message.channel_id].push(message);
    return {
      now: this.now,
      me: this.people.find(({ id }) => id === me),
      guilds: this.guilds,
      bot: AEDILE,
      bot_connected: true,
      users: [...this.people, AEDILE],
      channels: this.channels,
      messages,
      commands: this.commands,
    };
  }

  async #serve(request, response) {
    const url = new URL(request.url, this.url);
    const json = (body, status = 200) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const person = url.searchParams.get("user");
    if (request.method === "POST") return this.#act(url.pathname.slice("/local/".length), request, json);
    if (url.pathname === "/local/people") return json(this.people);
    if (url.pathname === "/local/state") {
      const state = this.#state(person);
      this.onState?.();
      return json(state);
    }
    if (url.pathname === "/local/events") return this.#stream(person, response);
    if (url.pathname.startsWith("/attachments/")) return this.#picture(url.pathname, response);
    const path = url.pathname === "/" ? "/index.html" : url.pathname;
    return response.writeHead(200, { "content-type": KINDS[path.split(".").pop()] }).end(await readFile(PAGE + path));
  }

  async #act(action, request, json) {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    this.received.push({ action, ...body });
    if (action === "say") this.post(body.content, { author: this.people.find(({ id }) => id === body.user), channel: body.channel });
    if (action === "clock") {
      this.ahead += body.seconds * 1000;
      this.#tell({ type: "clock", now: this.now });
      return json({ now: this.now });
    }
    const answer = (await this.answers[action]?.(body)) ?? { ok: true };
    return json(answer, answer.error && !answer.answer ? 400 : 200);
  }

  #stream(person, response) {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("retry: 100\n\n");
    const stream = { person, response };
    this.#streams.add(stream);
    response.on("close", () => this.#streams.delete(stream));
  }

  #picture(path, response) {
    const [, width, height] = /(\d+)x(\d+)/.exec(path);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c9633a"/></svg>`;
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(svg);
  }
}
