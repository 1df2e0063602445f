/** What the page shows: messages, pictures, who sees what, what is new, lost connections. */

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { closeTab, launch, log, LOST, openTab, PHONE } from "./browser.mjs";
import { AEDILE, button, CIRCUS, CLAUDIA, FakeServer, JULIA, MARCUS, picture, ROME, row } from "./fake_server.mjs";

describe("the page", { timeout: 60_000 }, () => {
  let browser, server, tabs;
  const open = async (person, options) => {
    const tab = await openTab(browser, server.url, person, options);
    tabs.push(tab);
    return tab;
  };
  const last = (tab) => tab.locator("article.message").last();

  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  beforeEach(async () => {
    server = await FakeServer.start();
    tabs = [];
  });
  afterEach(async () => {
    await server.stop();
    await Promise.all(tabs.map((tab) => closeTab(tab, LOST)));
  });

  test("text is text, whatever it looks like", async () => {
    const tab = await open("claudia");
    server.post("<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1)) <@201> &amp;", { author: MARCUS });
    const message = last(tab);
    await message.locator("strong", { hasText: "bold" }).waitFor();
    assert.equal(await message.locator("img, script, a").count(), 0);
    assert.match(await message.textContent(), /<img src=x onerror=alert\(1\)>.*&amp;/);
    assert.equal(await message.locator(".mention.me").textContent(), "@Claudia");
    assert.match(await message.getAttribute("class"), /mentions-me/);
  });

  test("messages of one author stand together, an answer to a command names its caller", async () => {
    const tab = await open("claudia");
    server.post("one", { author: MARCUS });
    server.post("two", { author: MARCUS });
    server.post("three", { type: 20, interaction: { id: "1", type: 2, name: "game new", user: MARCUS } });
    await log(tab).getByText("three").waitFor();
    assert.deepEqual(await tab.locator("article .author").allTextContents(), ["Marcus", "Aedile"]);
    assert.match(await last(tab).locator(".context").textContent(), /Marcus used \/game new/);
  });

  test("an edit replaces the message and keeps the focus on its button", async () => {
    const tab = await open("claudia");
    const { id } = server.post("before", { components: [row(button("Join", "join"), button("Leave", "leave"))] });
    await tab.getByRole("button", { name: "Leave" }).focus();
    server.edit(id, { content: "after" });
    await log(tab).getByText("after").waitFor();
    assert.equal(await log(tab).getByText("before").count(), 0);
    assert.equal(await tab.locator(":focus").textContent(), "Leave");
    assert.equal(await log(tab).getByText("(edited)").count(), 1);
  });

  test("pictures fit into 550 by 350, have their text, and open at full size", async () => {
    const tab = await open("claudia");
    server.post("board", { attachments: [picture(1650, 1050, "Round 5 of 7")] });
    const image = tab.getByRole("img", { name: "Round 5 of 7" });
    const { width, height } = await image.boundingBox();
    assert.deepEqual([width, height], [550, 350]);
    await tab.getByRole("button", { name: "Description of board.svg" }).click();
    await tab.getByRole("note").getByText("Round 5 of 7").waitFor();
    await tab.keyboard.press("Escape");
    await tab.locator("button.picture").focus();
    await tab.keyboard.press("Enter");
    await tab.getByRole("dialog", { name: "Picture" }).waitFor();
    await tab.keyboard.press("Escape");
    await tab.getByRole("dialog").waitFor({ state: "detached" });
    assert.match(await tab.locator(":focus").getAttribute("class"), /picture/);
  });

  test("a private message is for its reader alone, in the page and on the wire", async () => {
    const [claudia, marcus] = [await open("claudia"), await open("marcus")];
    server.post("the secret hand", { only: CLAUDIA });
    server.post("public");
    await log(claudia).getByText("public").waitFor();
    await log(marcus).getByText("public").waitFor();
    assert.equal(await log(claudia).getByText("Only you can see this").count(), 1);
    assert.ok(claudia.heard.some((text) => text.includes("secret hand")));
    assert.ok(!marcus.heard.some((text) => text.includes("secret hand")));
    await claudia.getByRole("button", { name: "Dismiss message" }).click();
    await log(claudia).getByText("the secret hand").waitFor({ state: "detached" });
    assert.equal(server.received.at(-1).action, "delete");
  });

  test("a thinking bot is shown as such until it has answered", async () => {
    const tab = await open("claudia");
    const { id } = server.post("", { flags: 128 });
    await log(tab).getByText("Aedile is thinking").waitFor();
    server.edit(id, { flags: 0, content: "here it is" });
    await log(tab).getByText("here it is").waitFor();
    assert.equal(await log(tab).getByText("is thinking").count(), 0);
  });

  test("mentions elsewhere are counted, in the list and the title, and lead there", async () => {
    const tab = await open("claudia");
    server.post("talk", { author: JULIA, channel: CIRCUS });
    server.post("<@201>, your turn", { channel: CIRCUS });
    const circus = tab.getByRole("link", { name: "circus, 1 mention" });
    await circus.waitFor();
    assert.match(await tab.title(), /^\(1\) Claudia in #forum/);
    await tab.locator(".toast-text", { hasText: "@Claudia, your turn" }).click();
    await tab.locator("#channel-title", { hasText: "circus" }).waitFor();
    assert.match(tab.url(), /as=claudia&channel=circus/);
    assert.match(await tab.title(), /^Claudia in #circus/);
    await tab.reload();
    await log(tab).getByText("your turn").waitFor();
    assert.equal(await tab.getByRole("link", { name: "circus", exact: true }).getAttribute("aria-current"), "page");
  });

  test("a mention is told even if it comes before the page listens", async () => {
    server.onState = () => {
      server.onState = null;
      server.post("<@201>, your turn", { channel: CIRCUS });
    };
    const tab = await open("claudia");
    await tab.locator(".toast-text", { hasText: "@Claudia, your turn" }).waitFor();
  });

  test("what came while one was away stands under the line New", async () => {
    const tab = await open("claudia");
    server.post("old");
    await log(tab).getByText("old").waitFor();
    await tab.getByRole("link", { name: "circus" }).click();
    server.post("young");
    await tab.getByRole("link", { name: "forum, 1 unread" }).click();
    await tab.getByRole("separator", { name: "New" }).waitFor();
    const rows = await tab.locator("#messages > [role=separator], #messages > article").evaluateAll((nodes) => nodes.map((node) => node.textContent));
    assert.match(rows.at(-2), /^New$/);
    assert.match(rows.at(-1), /young/);
  });

  test("reading above, one is not torn down but led down", async () => {
    const tab = await open("claudia");
    for (let index = 0; index < 40; index += 1) server.post(`line ${index}`, { author: index % 2 ? MARCUS : JULIA });
    await log(tab).getByText("line 39").waitFor();
    await tab.locator("#scroller").evaluate((node) => node.scrollTo(0, 0));
    const jump = tab.locator("#jump");
    await jump.waitFor();
    server.post("at the end");
    await jump.getByText("1 new message").waitFor();
    assert.equal(await tab.locator("#scroller").evaluate((node) => node.scrollTop), 0);
    await jump.click();
    await jump.waitFor({ state: "hidden" });
    assert.ok(await last(tab).evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight));
  });

  test("after a lost connection nothing is missing and nothing doubled", async () => {
    const tab = await open("claudia");
    server.post("first");
    await log(tab).getByText("first").waitFor();
    const { port } = server;
    await server.stop();
    await tab.locator("#banner", { hasText: "connection is lost" }).waitFor();
    server.post("missed", { author: AEDILE });
    await server.listen(port);
    await log(tab).getByText("missed").waitFor();
    await tab.locator("#banner").waitFor({ state: "hidden" });
    server.post("later");
    await log(tab).getByText("later").waitFor();
    assert.deepEqual(await tab.locator("article .md").allTextContents(), ["first", "missed", "later"]);
  });

  test("what happens while the state is fetched is not forgotten", async () => {
    server.onState = () => server.post("in between");
    const tab = await open("claudia");
    await log(tab).getByText("in between").last().waitFor();
    server.onState = null;
    server.cut();
    server.post("afterwards");
    await log(tab).getByText("afterwards").waitFor();
    const shown = await tab.locator("article .md").allTextContents();
    assert.deepEqual(shown, server.messages.map(({ message }) => message.content));
  });

  test("an empty channel says how to begin", async () => {
    const tab = await open("claudia");
    assert.match(await tab.getByRole("link", { name: "Be Marcus in another tab" }).getAttribute("href"), /as=marcus/);
    await tab.getByRole("button", { name: "Show the commands" }).click();
    await tab.locator("#popup").getByText("The bot has not registered its commands yet.").waitFor();
    server.post("first");
    await log(tab).getByText("first").waitFor();
    assert.equal(await tab.getByText("Nothing has been said here yet").count(), 0);
  });

  test("a thread can be opened, and a message taken away", async () => {
    const tab = await open("claudia");
    server.answers.thread = ({ channel, name }) => {
      const thread = { id: "333", guild_id: ROME, type: 11, name, parent_id: channel, thread_metadata: { archived: false } };
      server.channels.push(thread);
      return { channel: thread };
    };
    await tab.getByRole("button", { name: "New thread" }).click();
    await tab.getByRole("textbox", { name: "Name" }).fill("Second table");
    await tab.keyboard.press("Enter");
    await tab.locator("#channel-title", { hasText: "forum › Second table" }).waitFor();
    await tab.getByRole("list", { name: "Threads" }).getByRole("link", { name: "Second table, thread" }).waitFor();
    server.post("wrong", { channel: "333", author: CLAUDIA });
    await log(tab).getByText("wrong").hover();
    await tab.getByRole("button", { name: "Delete message" }).click();
    await tab.getByRole("dialog", { name: "Delete message?" }).getByRole("button", { name: "Delete" }).click();
    await tab.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(server.received.at(-1).action, "delete");
    await tab.locator("article").focus();
    await tab.keyboard.press("Delete");
    await tab.getByRole("dialog", { name: "Delete message?" }).waitFor();
  });

  test("a phone shows everything in one column, lists in drawers, nothing too small to touch", async () => {
    const tab = await open("claudia", PHONE);
    server.post("a line with `a very long piece of code that cannot be broken anywhere at all`", {
      attachments: [picture(1650, 1050, "board")],
      components: [
        row(button("Your turn", "turn"), button("Look", "look")),
        row({ type: 3, custom_id: "build", options: [{ label: "a very long label ".repeat(5), value: "a", default: true }] }),
      ],
    });
    await tab.getByRole("img", { name: "board" }).waitFor();
    assert.equal((await tab.getByRole("img", { name: "board" }).boundingBox()).width, 350);
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.getElementById("scroller").scrollWidth <= innerWidth));
    await tab.getByRole("button", { name: "Channels" }).click();
    const circus = tab.getByRole("link", { name: "circus" });
    await circus.waitFor();
    await tab.keyboard.press("Escape");
    await circus.waitFor({ state: "hidden" });
    assert.equal(await tab.locator(":focus").getAttribute("id"), "show-channels");
    const small = await tab.locator("main button, main textarea").evaluateAll((nodes) =>
      nodes.filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44).map((node) => node.outerHTML),
    );
    assert.deepEqual(small, []);
  });
});
