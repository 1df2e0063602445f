/**
 * One message: who, when, what, and what can be done with it.
 */

import { attachments } from "./attachments.js";
import { appTag, avatar } from "./avatar.js";
import { componentRows } from "./components.js";
import { append, h, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { plainText } from "./markdown.js";
import { markdown } from "./markdown_view.js";
import { FLAGS } from "./store.js";
import { clock, friendly, said } from "./times.js";

/** Messages of one author this far apart still stand together. */
const GROUP_MILLIS = 7 * 60_000;

const TYPE = { default: 0, threadCreated: 18, reply: 19, command: 20, threadStarter: 21 };

/** True if `message` continues what its author said just before. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (![TYPE.default, TYPE.command, TYPE.reply].includes(before.type) || message.type !== TYPE.default) return false;
  if (message.message_reference || caller(message)) return false;
  if ((message.flags & FLAGS.ephemeral) !== (before.flags & FLAGS.ephemeral)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MILLIS;
}

/** The element of a message. `app` is the page: store, api, and what can be opened. */
export function messageView(message, grouped, app) {
  if (message.type === TYPE.threadCreated) return threadNotice(message, app);
  const { store } = app;
  const ephemeral = Boolean(message.flags & FLAGS.ephemeral);
  const marks = [grouped && "grouped", ephemeral && "ephemeral", store.mentionsMe(message) && "mentions-me"];
  const name = store.nameOf(message.author);
  const node = h("article.message", {
    class: marks.filter(Boolean).join(" "),
    tabindex: "-1",
    dataset: { id: message.id },
    onkeydown: (event) => event.key === "Delete" && event.target === event.currentTarget && mayDelete(message, store) && app.deleteMessage(message),
    "aria-label": `${name}, ${friendly(new Date(message.timestamp))}`,
  });
  append(node, [
    context(message, app),
    grouped ? h("time.gutter-time", { datetime: message.timestamp }, clock(new Date(message.timestamp))) : avatar(userOf(message, store), name),
    h("div.message-body", {}, !grouped && header(message, name, store), body(message, app), ephemeral && onlyYou(message, app)),
    mayDelete(message, store) && tools(message, app),
  ]);
  return node;
}

/**
 * What else can be done with a message, seen when the pointer or the focus is there. By keyboard it is the key Delete
 * on the message: a stop of the Tab key in each message would be one too many.
 */
function tools(message, app) {
  const remove = h("button.icon-button", { type: "button", tabindex: "-1", "aria-label": "Delete message", title: "Delete message", dataset: { key: "delete" }, onclick: () => app.deleteMessage(message) }, icon("bin"));
  return h("div.message-tools", {}, remove);
}

const mayDelete = (message, store) => !(message.flags & FLAGS.ephemeral) && (message.author.id === store.me.id || store.me.manager);

const userOf = (message, store) => store.users.get(message.author.id) ?? message.author;

/** Who used which command, for the first answer to it. */
function caller(message) {
  const used = message.interaction_metadata ?? message.interaction;
  return message.type === TYPE.command && used ? { user: used.user, name: message.interaction?.name ?? used.name } : null;
}

/** The line above: the command that was used, or the message that this one answers. */
function context(message, app) {
  const used = caller(message);
  if (used) {
    const name = app.store.nameOf(used.user);
    return h("div.context", {}, icon("reply"), h("span.context-name", {}, name), " used ", h("span.command-name", {}, `/${used.name}`));
  }
  const id = message.message_reference?.message_id;
  if (!id || message.type !== TYPE.reply) return null;
  const origin = app.store.message(message.channel_id, id) ?? message.referenced_message;
  const text = origin ? summary(origin, app.store) : "Original message was deleted";
  const go = () => app.showMessage(id);
  return h("button.context", { type: "button", onclick: go, disabled: !origin }, icon("reply"), origin && h("span.context-name", {}, app.store.nameOf(origin.author)), h("span.context-text", {}, text));
}

/** A message in a few words. */
export function summary(message, store) {
  if (message.flags & FLAGS.thinking) return "is thinking…";
  const words = plainText(message.content ?? "", store.names());
  const embedded = message.embeds?.map((item) => plainText(item.title ?? item.description ?? "", store.names())) ?? [];
  const files = message.attachments?.length ?? 0;
  const pictures = files === 0 ? "" : files === 1 ? "1 attachment" : `${files} attachments`;
  return [words, ...embedded, pictures].filter(Boolean).join(" · ") || "sent a message";
}

function header(message, name, store) {
  const when = new Date(message.timestamp);
  const user = userOf(message, store);
  return h(
    "header.message-head",
    {},
    h("span.author", { style: { "--seat": user.color ?? "inherit" } }, name),
    user.bot && appTag(),
    said(when, when.toLocaleString()),
    Boolean(message.flags & FLAGS.silent) && h("span.quiet", { title: "A silent message: nobody was notified" }, icon("quiet")),
  );
}

function body(message, app) {
  if (message.flags & FLAGS.thinking) return thinking(app.store.nameOf(message.author));
  const world = app.store.world((id) => app.openChannel(id));
  const edited = message.edited_timestamp && h("span.edited", { title: new Date(message.edited_timestamp).toLocaleString() }, "(edited)");
  const text = message.content ? h("div.md", {}, markdown(message.content, world)) : null;
  if (text && edited) (text.lastElementChild?.tagName === "P" ? text.lastElementChild : text).append(" ", edited);
  const embeds = message.flags & FLAGS.suppressEmbeds ? [] : (message.embeds ?? []);
  return [
    text,
    attachments(usedOnlyOnce(message)),
    embeds.map((data) => embed(data, message.attachments, world)),
    componentRows(message, app),
    message.thread && threadLink(message.thread, app),
    !text && edited,
  ];
}

/** Files that an embed shows are not shown a second time. */
function usedOnlyOnce(message) {
  const used = JSON.stringify(message.embeds ?? []);
  return message.attachments?.filter((file) => !used.includes(`attachment://${file.filename}`));
}

function thinking(name) {
  const dots = h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p.thinking", { role: "status" }, dots, `${name} is thinking…`);
}

function onlyYou(message, app) {
  const dismiss = h("button.text-button", { type: "button", dataset: { key: "dismiss" }, onclick: () => app.dismiss(message) }, "Dismiss message");
  return h("footer.only-you", {}, icon("eye"), h("span", {}, "Only you can see this"), h("span", { "aria-hidden": "true" }, "•"), dismiss);
}

function threadLink(thread, app) {
  return h("button.thread-link", { type: "button", onclick: () => app.openChannel(thread.id) }, icon("thread"), h("strong", {}, thread.name), "Open thread");
}

function threadNotice(message, app) {
  const thread = app.store.channels.get(message.message_reference?.channel_id ?? message.thread?.id);
  const name = thread ? h("button.text-button", { type: "button", onclick: () => app.openChannel(thread.id) }, thread.name) : h("strong", {}, message.content);
  return h(
    "article.message.system",
    { tabindex: "-1", dataset: { id: message.id } },
    icon("thread"),
    h("p", {}, h("strong", {}, app.store.nameOf(message.author)), " started a thread: ", name, " ", said(new Date(message.timestamp))),
  );
}
