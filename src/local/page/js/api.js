/**
 * The server's HTTP interface, as `src/local/web.rs` describes it. Nothing else in the page fetches.
 */

/** A request that the server refused: what it said, and which option of a command it meant. */
export class Refused extends Error {
  constructor(message, option = null) {
    super(message);
    this.option = option;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {
  constructor() {
    super("Aedile does not answer. Is it still running?");
  }
}

async function request(path, init) {
  const response = await fetch(path, init).catch((cause) => {
    if (cause.name === "AbortError") throw cause;
    throw new Unreachable();
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? `The server answered ${response.status}`, body.option);
  return body;
}

/** The people who can be chosen. */
export const people = () => request("/local/people");

/** Everything that one person can see and do, over HTTP. */
export class Api {
  constructor(user) {
    this.user = user;
  }

  #post(action, body, signal) {
    return request(`/local/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user: this.user, ...body }),
      signal,
    });
  }

  state() {
    return request(`/local/state?user=${this.user}`);
  }

  slash(channel, command, options) {
    return this.#post("slash", { channel, command, options });
  }

  autocomplete(channel, command, options, focused, signal) {
    return this.#post("autocomplete", { channel, command, options, focused }, signal);
  }

  click(message, custom_id) {
    return this.#post("click", { message, custom_id });
  }

  select(message, custom_id, values) {
    return this.#post("select", { message, custom_id, values });
  }

  modal(modal, fields) {
    return this.#post("modal", { modal, fields });
  }

  say(channel, content) {
    return this.#post("say", { channel, content });
  }

  thread(channel, name) {
    return this.#post("thread", { channel, name, message: null });
  }

  /** Moves the clock of server and bot forward. */
  forward(seconds) {
    return this.#post("clock", { seconds });
  }

  /** Leaves a server, or comes back. */
  membership(guild, member) {
    return this.#post("membership", { guild, member });
  }

  /** Opens the conversation with the bot. */
  direct() {
    return this.#post("direct", {});
  }

  closeDirect(closed) {
    return this.#post("close_direct", { closed });
  }

  /** The language of one's own client. */
  locale(locale) {
    return this.#post("locale", { locale });
  }

  /** The preferred language of a server. */
  serverLocale(guild, locale) {
    return this.#post("server_locale", { guild, locale });
  }

  archive(channel, archived) {
    return this.#post("archive", { channel, archived });
  }

  newChannel(guild, name, tags) {
    return this.#post("channel", { guild, name, tags });
  }

  removeChannel(channel) {
    return this.#post("delete_channel", { channel });
  }

  remove(message) {
    return this.#post("delete", { message });
  }

  /**
   * Opens the event stream. `on.event(data)` gets each event, `on.open()` every (re)connection,
   * `on.lost()` each loss; the browser connects again by itself, or here when it has given up.
   */
  listen(on) {
    let stream;
    const connect = () => {
      stream = new EventSource(`/local/events?user=${this.user}`);
      stream.addEventListener("open", () => on.open());
      stream.addEventListener("message", (event) => on.event(JSON.parse(event.data)));
      stream.addEventListener("error", () => {
        on.lost();
        if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 1000);
      });
    };
    connect();
    addEventListener("pagehide", () => stream.close());
  }
}
