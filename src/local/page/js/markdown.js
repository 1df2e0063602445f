/**
 * Discord's markdown as a tree: blocks of inline nodes. Pure: no DOM, so it runs under Node too.
 *
 * Every node is `{ type, … }`; `markdown_view.js` makes elements of them. What is not understood
 * stays text. Depth is bounded, so no message can blow the stack.
 */

const MAX_DEPTH = 12;

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([^]*?)\n*```/y;
const HEADING = /(#{1,3}) +([^\n]+?)(?:\n|$)/y;
const SUBTEXT = /-# +([^\n]+?)(?:\n|$)/y;
const QUOTE_LINE = />(?: ([^\n]*)|(?=\n|$))(?:\n|$)/y;
const QUOTE_REST = />>> ?([^]*)$/y;
const LIST_LINE = /( *)([-*]|\d{1,4}\.) +([^\n]*)(?:\n|$)/y;

/** Parses a whole message into blocks. */
export function parse(text) {
  return blocks(text.replace(/\r\n?/g, "\n"), 0);
}

function at(regex, text, position) {
  regex.lastIndex = position;
  return regex.exec(text);
}

function blocks(text, depth) {
  if (depth > MAX_DEPTH) return [paragraph(text, depth)];
  const out = [];
  let plain = "";
  let position = 0;
  const flush = () => {
    const body = plain.replace(/\n$/, "");
    if (body.trim()) out.push(paragraph(body, depth));
    plain = "";
  };
  while (position < text.length) {
    const found = block(text, position, depth);
    if (found) {
      flush();
      out.push(found.node);
      position = found.end;
      continue;
    }
    const lineEnd = endOfLine(text, position);
    const fence = fenceIn(text, position, lineEnd);
    if (fence) {
      plain += text.slice(position, fence.start);
      flush();
      out.push(fence.node);
      position = text[fence.end] === "\n" ? fence.end + 1 : fence.end;
    } else {
      plain += text.slice(position, lineEnd);
      position = lineEnd;
    }
  }
  flush();
  return out;
}

function paragraph(text, depth) {
  return { type: "paragraph", children: inline(text, depth + 1) };
}

function endOfLine(text, position) {
  const newline = text.indexOf("\n", position);
  return newline < 0 ? text.length : newline + 1;
}

function fenceIn(text, position, lineEnd) {
  const start = text.indexOf("```", position);
  if (start < 0 || start >= lineEnd) return null;
  const match = at(FENCE, text, start);
  if (!match || !match[2].trim()) return null;
  const node = { type: "code_block", language: match[1] ?? "", text: match[2] };
  return { start, end: FENCE.lastIndex, node };
}

/** A block that must begin at the start of a line, or nothing. */
function block(text, position, depth) {
  let match = at(QUOTE_REST, text, position);
  if (match) return { node: { type: "quote", children: blocks(match[1], depth + 1) }, end: text.length };
  match = at(HEADING, text, position);
  if (match) {
    const node = { type: "heading", level: match[1].length, children: inline(match[2], depth + 1) };
    return { node, end: HEADING.lastIndex };
  }
  match = at(SUBTEXT, text, position);
  if (match) {
    return { node: { type: "subtext", children: inline(match[1], depth + 1) }, end: SUBTEXT.lastIndex };
  }
  return quote(text, position, depth) ?? list(text, position, depth);
}

function quote(text, position, depth) {
  const lines = [];
  for (let match; (match = at(QUOTE_LINE, text, position)); position = QUOTE_LINE.lastIndex) {
    lines.push(match[1] ?? "");
    if (QUOTE_LINE.lastIndex >= text.length) {
      position = text.length;
      break;
    }
  }
  if (!lines.length) return null;
  return { node: { type: "quote", children: blocks(lines.join("\n"), depth + 1) }, end: position };
}

/** Consecutive list lines; deeper indentation makes a list inside the last item. */
function list(text, position, depth) {
  const rows = [];
  for (let match; position < text.length && (match = at(LIST_LINE, text, position)); ) {
    rows.push({ indent: match[1].length, marker: match[2], text: match[3] });
    position = LIST_LINE.lastIndex;
  }
  if (!rows.length) return null;
  return { node: listOf(rows, depth), end: position };
}

function listOf(rows, depth) {
  const [first] = rows;
  const ordered = /\d/.test(first.marker);
  const node = { type: "list", ordered, start: ordered ? Number.parseInt(first.marker, 10) : 1, items: [] };
  for (let index = 0; index < rows.length; ) {
    const item = inline(rows[index].text, depth + 1);
    let end = index + 1;
    while (end < rows.length && rows[end].indent > first.indent) end += 1;
    const inner = rows.slice(index + 1, end);
    if (inner.length && depth < MAX_DEPTH) item.push(listOf(inner, depth + 1));
    node.items.push(item);
    index = end;
  }
  return node;
}

const wrap = (type) => (match, depth) => ({ type, children: inline(match[1], depth + 1) });

/** Inline rules in the order in which they are tried; each regex is sticky. */
const RULES = [
  [/\\([^\w\s])/y, (match) => ({ type: "text", text: match[1] })],
  [/\n/y, () => ({ type: "break" })],
  [/(`+)([^]*?[^`])\1(?!`)/y, (match) => ({ type: "code", text: match[2].replace(/^ (?=`)|(?<=`) $/g, "") })],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, wrap("underline")],
  [/\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, wrap("emphasis")],
  [/(?<!\w)_((?:__|\\[^]|[^\\_])+?)_(?!\w)/y, wrap("emphasis")],
  [/~~((?:\\[^]|[^\\])+?)~~/y, wrap("strike")],
  [/\|\|([^]+?)\|\|/y, wrap("spoiler")],
  [/<@!?(\d{1,20})>/y, (match) => ({ type: "user", id: match[1] })],
  [/<@&(\d{1,20})>/y, (match) => ({ type: "role", id: match[1] })],
  [/<#(\d{1,20})>/y, (match) => ({ type: "channel", id: match[1] })],
  [/<\/([\w -]{1,100}):(\d{1,20})>/y, (match) => ({ type: "command", name: match[1] })],
  [/<a?:(\w{2,32}):\d{1,20}>/y, (match) => ({ type: "text", text: `:${match[1]}:` })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => ({ type: "time", unix: Number(match[1]), style: match[2] ?? "f" })],
  [/@(everyone|here)\b/y, (match) => ({ type: "everyone", text: match[0] })],
  [/\[((?:\[[^\]]*\]|[^[\]])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/y, (match, depth) => ({ type: "link", url: match[2], children: inline(match[1], depth + 1) })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => bareLink(match[1])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/y, (match) => bareLink(match[0])],
  [/[^\\*_~|`<[\n@h]+|h[^\\*_~|`<[\n@h]*/y, (match) => ({ type: "text", text: match[0] })],
];

function bareLink(url) {
  return { type: "link", url, children: [{ type: "text", text: url }] };
}

/** Parses text within one block. */
export function inline(text, depth = 0) {
  if (depth > MAX_DEPTH) return [{ type: "text", text }];
  const out = [];
  for (let position = 0; position < text.length; ) {
    const { node, end } = one(text, position, depth);
    const last = out.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else out.push(node);
    position = end;
  }
  return out;
}

function one(text, position, depth) {
  for (const [regex, make] of RULES) {
    const match = at(regex, text, position);
    const end = regex.lastIndex;
    if (match) return { node: make(match, depth), end };
  }
  return { node: { type: "text", text: text[position] }, end: position + 1 };
}

/** The words of a message in one line, for reply headers, announcements and toasts. */
export function plainText(text, names) {
  const words = (nodes) => nodes.map((node) => wordsOf(node, names, words)).join("");
  return words(parse(text)).replace(/\s+/g, " ").trim();
}

function wordsOf(node, names, words) {
  switch (node.type) {
    case "text":
    case "code":
    case "code_block":
    case "everyone":
      return node.text;
    case "break":
      return " ";
    case "user":
      return `@${names.user(node.id)}`;
    case "channel":
      return `#${names.channel(node.id)}`;
    case "role":
      return "@role";
    case "command":
      return `/${node.name}`;
    case "time":
      return new Date(node.unix * 1000).toLocaleString();
    case "spoiler":
      return "(spoiler)";
    case "list":
      return node.items.map((item) => ` ${words(item)}`).join("");
    default:
      return `${words(node.children)} `.replace(/ $/, isBlock(node) ? " " : "");
  }
}

const isBlock = (node) => ["paragraph", "heading", "subtext", "quote"].includes(node.type);
