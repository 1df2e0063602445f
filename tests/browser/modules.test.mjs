/** The parts of the page that need no browser. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, plainText } from "../../src/local/page/js/markdown.js";
import { flatten, named, rangeOf, search, valueOf } from "../../src/local/page/js/slash.js";

/** The tree in short: `strong(text)`. */
const short = (nodes) =>
  nodes
    .map((node) => {
      if (node.type === "text") return node.text;
      if (node.items) return `list(${node.items.map(short).join(";")})`;
      const inside = node.children ? short(node.children) : (node.text ?? node.id ?? node.unix ?? "");
      return node.type === "paragraph" ? inside : `${node.type}(${inside})`;
    })
    .join("");

test("inline marks nest as on Discord", () => {
  assert.equal(short(parse("**a *b*** __c__ ~~d~~ `*e*` ||f||")), "strong(a emphasis(b)) underline(c) strike(d) code(*e*) spoiler(f)");
  assert.equal(short(parse("snake_case_name 2 * 3 * 4 \\*no\\*")), "snake_case_name 2 * 3 * 4 *no*");
});

test("mentions, times and links are recognised, and only web links", () => {
  assert.equal(short(parse("<@12> <#34> <t:56:R>")), "user(12) channel(34) time(56)");
  assert.equal(short(parse("[a](https://b.example) [c](javascript:alert(1))")), "link(a) [c](javascript:alert(1))");
  assert.equal(short(parse("see https://a.example/x.")), "see link(https://a.example/x).");
});

test("blocks begin at the start of a line", () => {
  assert.equal(short(parse("# A\n- b\n  - c\n- d\n> e\n> f\ng")), "heading(A)list(blist(c);d)quote(ebreak()f)g");
  assert.equal(short(parse("a ```js\nb **c**\n``` d")), "a code_block(b **c**) d");
  assert.equal(short(parse("a # b - c > d")), "a # b - c > d");
});

test("no text is too odd or too deep", () => {
  for (const piece of ["*", "_", "> ", "||", "[", "<@", "`", "**a", "- "]) {
    assert.ok(parse(piece.repeat(1500)).length > 0, piece);
  }
});

test("a message in one line reads like the message", () => {
  const names = { user: () => "Claudia", channel: () => "forum" };
  assert.equal(plainText("**Your turn**, <@1>!\n- in <#2>", names), "Your turn, @Claudia! in #forum");
});

const COMMANDS = [
  {
    name: "game",
    description: "Tables",
    options: [
      { type: 1, name: "new", description: "Open a table", options: [{ type: 4, name: "seats", min_value: 2, max_value: 4 }, { type: 3, name: "game", required: true }] },
      { type: 1, name: "join", description: "Take a seat" },
    ],
  },
  { name: "ping", description: "Answer" },
];

test("commands are listed by their full path in the bot's order, required options first", () => {
  const entries = flatten(COMMANDS);
  assert.deepEqual(entries.map(({ path }) => path), ["game new", "game join", "ping"]);
  assert.deepEqual(entries[0].options.map(({ name }) => name), ["game", "seats"]);
  assert.deepEqual(search(entries, "new").map(({ path }) => path), ["game new"]);
  assert.deepEqual(search(entries, "seat").map(({ path }) => path), ["game join"]);
});

test("a pasted command is taken apart", () => {
  const { entry, values } = named(flatten(COMMANDS), "/game new game: The Great City seats:3");
  assert.equal(entry.path, "game new");
  assert.deepEqual(values, { game: "The Great City", seats: "3" });
  assert.equal(named(flatten(COMMANDS), "/game new"), null);
});

test("values are checked before they are sent", () => {
  const seats = { type: 4, name: "seats", min_value: 2, max_value: 4 };
  assert.deepEqual(valueOf(seats, "3", null, {}), { value: 3 });
  assert.match(valueOf(seats, "5", null, {}).error, /From 2 to 4/);
  assert.match(valueOf(seats, "two", null, {}).error, /whole number/);
  assert.deepEqual(valueOf(seats, "", null, {}), {});
  assert.match(valueOf({ ...seats, required: true }, "", null, {}).error, /required/);
  const open = { type: 3, name: "pace", min_length: null, max_length: null, min_value: null, max_value: null };
  assert.deepEqual(valueOf(open, "2 days", null, {}), { value: "2 days" });
  assert.match(valueOf({ ...open, max_length: 3 }, "2 days", null, {}).error, /At most 3 characters/);
  assert.equal(rangeOf({ ...open, type: 4 }), null);
  assert.deepEqual([rangeOf({ min_value: 2 }), rangeOf({ max_value: 4, min_value: null })], ["At least 2.", "At most 4."]);
  assert.deepEqual(valueOf({ type: 3, name: "x", choices: [{ name: "One", value: "1" }] }, "one", null, {}), { value: "1" });
  assert.deepEqual(valueOf({ type: 5, name: "x" }, "true", null, {}), { value: true });
});
