/** What slow games need of the page: a clock that is moved by hand, direct messages, threads, people who leave. */

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { closeTab, launch, log, LOST, openTab, PHONE } from "./browser.mjs";
import { Program } from "./program.mjs";
import { button, CIRCUS, CLAUDIA, FakeServer, FORUM, MARCUS, ROME, row } from "./fake_server.mjs";

const DAY = 86_400;
const DIRECT = "500";

describe("slow games", { timeout: 60_000 }, () => {
  let browser, server, tabs;
  const open = async (person, options) => {
    const tab = await openTab(browser, server.url, person, options);
    tabs.push(tab);
    return tab;
  };
  const forward = (tab, words) => tab.getByRole("group", { name: "Move the clock forward" }).getByRole("button", { name: `Move the clock forward by ${words}` });

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

  test("the clock is moved in one tab, and the times of all follow", async () => {
    const [claudia, marcus] = [await open("claudia"), await open("marcus")];
    const deadline = Math.floor(Date.now() / 1000) + 3 * DAY + 60;
    server.post(`until <t:${deadline}:R>`, { author: MARCUS });
    await log(marcus).getByText("in 3 days").waitFor();
    const shown = await claudia.locator("#clock time").textContent();
    await forward(claudia, "1 day").focus();
    await claudia.keyboard.press("Enter");
    await log(claudia).getByText("in 2 days").waitFor();
    await log(marcus).getByText("in 2 days").waitFor();
    await log(marcus).getByText(/^Yesterday at/).waitFor();
    assert.notEqual(await claudia.locator("#clock time").textContent(), shown);
    await forward(claudia, "7 days").click();
    await log(marcus).getByText("4 days ago").waitFor();
    assert.deepEqual(server.received.map(({ seconds }) => seconds), [DAY, 7 * DAY]);
    const late = await open("julia");
    await log(late).getByText("4 days ago").waitFor();
  });

  test("a direct message is marked, told, and answered by its button", async () => {
    server.channels.push({ id: DIRECT, type: 1, recipients: [CLAUDIA] });
    server.answers.click = () => ({ interaction: "1", answer: "update" });
    const tab = await open("claudia");
    const { id } = server.post("Your turn in the forum", { channel: DIRECT, components: [row(button("Your turn", "turn"))] });
    await tab.getByRole("link", { name: "Aedile, 1 message", exact: true }).waitFor();
    assert.match(await tab.title(), /^\(1\) /);
    await tab.locator(".toast").getByText("Aedile to you alone").click();
    await tab.locator("#channel-title", { hasText: "Aedile" }).waitFor();
    await tab.getByRole("link", { name: "Aedile", exact: true }).waitFor();
    await tab.getByRole("button", { name: "Your turn" }).click();
    await tab.locator(".components[aria-busy=false]").waitFor();
    const clicks = server.received.filter(({ action }) => action === "click");
    assert.deepEqual(clicks, [{ action: "click", user: CLAUDIA.id, message: id, custom_id: "turn" }]);
  });

  test("only commands for conversations are offered there", async () => {
    server.channels.push({ id: DIRECT, type: 1, recipients: [CLAUDIA] });
    server.commands = [{ name: "me", description: "You", contexts: [0, 1] }, { name: "game", description: "Tables", contexts: [0] }];
    const tab = await open("claudia");
    await tab.getByRole("link", { name: "Aedile" }).click();
    await tab.getByRole("combobox", { name: "Message @Aedile" }).fill("/");
    await tab.getByRole("option", { name: "/me" }).waitFor();
    assert.equal(await tab.getByRole("option").count(), 1);
  });

  test("the conversation is opened by hand, and its door is closed and opened", async () => {
    server.answers.direct = () => {
      const channel = { id: DIRECT, type: 1, recipients: [CLAUDIA] };
      server.channels.push(channel);
      return { channel };
    };
    server.answers.close_direct = ({ closed }) => server.change(CLAUDIA, { takes_messages: !closed });
    const tab = await open("claudia");
    await tab.getByRole("button", { name: "Aedile" }).click();
    await tab.locator("#channel-title", { hasText: "Aedile" }).waitFor();
    await tab.getByRole("button", { name: "More" }).click();
    await tab.locator(".channel-menu").getByRole("button", { name: "Take no direct messages" }).click();
    await tab.locator(".person").getByText("no direct messages").waitFor();
    await tab.getByRole("button", { name: "More" }).click();
    await tab.locator(".channel-menu").getByRole("button", { name: "Take direct messages again" }).click();
    await tab.locator(".person").getByText("manager").waitFor();
  });

  test("a thread stands below its channel; archived it is folded away and can be brought back", async () => {
    const thread = (archived) => ({ id: "333", guild_id: ROME, type: 11, name: "Table 7", parent_id: FORUM, owner_id: MARCUS.id, thread_metadata: { archived } });
    server.answers.archive = ({ archived }) => server.channel(thread(archived));
    const tab = await open("marcus", PHONE);
    server.channel(thread(false));
    await tab.getByRole("button", { name: "Channels" }).click();
    await tab.getByRole("list", { name: "Threads" }).getByRole("link", { name: "Table 7, thread" }).click();
    await tab.getByRole("button", { name: "More" }).click();
    assert.equal(await tab.getByRole("button", { name: "Delete the thread" }).count(), 0, "he is no manager");
    await tab.getByRole("button", { name: "Archive the thread" }).click();
    await tab.locator("#channel-title").getByText("archived").waitFor();
    await tab.getByRole("button", { name: "Channels" }).click();
    await tab.getByRole("link", { name: "circus" }).click();
    await tab.getByRole("button", { name: "Channels" }).click();
    await tab.getByText("1 archived").click();
    await tab.getByRole("link", { name: "Table 7, thread, archived" }).click();
    await tab.getByRole("button", { name: "More" }).click();
    await tab.getByRole("button", { name: "Bring the thread back" }).click();
    await tab.locator("#channel-title").getByText("archived").waitFor({ state: "detached" });
  });

  test("the manager deletes a channel, after a question", async () => {
    const tab = await open("claudia");
    await tab.getByRole("link", { name: "circus" }).click();
    await tab.getByRole("button", { name: "More" }).click();
    await tab.getByRole("button", { name: "Delete the channel" }).click();
    const dialog = tab.getByRole("dialog", { name: "Delete the channel circus?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(server.received.at(-1), { action: "delete_channel", user: CLAUDIA.id, channel: CIRCUS });
  });

  test("who leaves sees no channel, and comes back", async () => {
    server.answers.membership = ({ member }) => server.change(MARCUS, { guilds: member ? [ROME] : [] });
    const [tab, other] = [await open("marcus"), await open("claudia")];
    await tab.getByRole("button", { name: /Act as somebody else/ }).click();
    await tab.getByRole("button", { name: "Leave Rome" }).click();
    const { channels } = server;
    server.channels = [];
    await tab.getByRole("dialog", { name: "Leave Rome?" }).getByRole("button", { name: "Leave" }).click();
    await tab.locator("#sidebar").getByText("You have left Rome.").waitFor();
    await log(tab).getByText("its channels are not there for you").waitFor();
    assert.ok(await tab.locator("#composer").isHidden());
    await other.locator("#members").getByText("has left", { exact: true }).waitFor();
    server.channels = channels;
    await log(tab).getByRole("button", { name: "Come back to Rome" }).click();
    await tab.getByRole("link", { name: "forum" }).waitFor();
    await tab.getByRole("combobox", { name: "Message #forum" }).waitFor();
  });

  for (const [where, device] of [["a desktop", undefined], ["a phone", PHONE]]) {
    test(`on ${where} one goes from server to server, and a call from another one is counted`, async () => {
      const [OSTIA, HARBOUR] = ["2", "201"];
      server.guilds.push({ id: OSTIA, name: "Ostia" });
      server.people = server.people.map((one) => ({ ...one, guilds: [ROME, OSTIA] }));
      server.channels.push({ id: HARBOUR, guild_id: OSTIA, type: 0, name: "harbour", position: 0 });
      const tab = await open("marcus", device);
      const lists = async () => device && (await tab.getByRole("button", { name: "Channels" }).click());
      server.post("<@202> a ship!", { channel: HARBOUR });
      await tab.getByText("in #harbour of Ostia").waitFor();
      await lists();
      assert.equal(await tab.getByRole("link", { name: "harbour" }).count(), 0);
      await tab.getByRole("button", { name: "Rome. Go to another server, 1 mention there" }).click();
      await tab.getByRole("button", { name: "Ostia, 1 mention" }).click();
      await log(tab).getByText("a ship!").waitFor();
      await lists();
      await tab.getByRole("button", { name: "Ostia. Go to another server", exact: true }).click();
      await tab.getByRole("button", { name: "Rome", exact: true }).click();
      await tab.getByRole("combobox", { name: "Message #forum" }).waitFor();
    });
  }

  test("on a phone the clock is in reach and large enough to touch", async () => {
    const tab = await open("claudia", { ...PHONE, viewport: { width: 350, height: 700 } });
    await tab.getByRole("button", { name: "Channels" }).click();
    const steps = tab.locator(".clock-step");
    assert.equal(await steps.count(), 4);
    // A trial waits until the drawer has come to rest.
    await steps.first().click({ trial: true });
    for (const step of await steps.all()) {
      const { x, width, height } = await step.boundingBox();
      assert.ok(height >= 44 && x >= 0 && x + width <= 350, `${x} ${width} ${height}`);
    }
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
});

describe("the real program's clock", { timeout: 120_000 }, () => {
  test("moves threads into the archive and outlives a crash", async () => {
    const [browser, program] = await Promise.all([launch(), Program.start()]);
    const tab = await openTab(browser, program.url, "brutus");
    await tab.locator("#banner").waitFor({ state: "hidden" });
    await tab.getByRole("button", { name: "New thread" }).click();
    await tab.getByRole("textbox", { name: "Name" }).fill("Second table");
    await tab.keyboard.press("Enter");
    await tab.locator("#channel-title", { hasText: "forum › Second table" }).waitFor();
    await tab.getByRole("button", { name: "Move the clock forward by 7 days" }).click();
    await tab.locator("#channel-title").getByText("archived").waitFor();
    await tab.getByRole("combobox", { name: "Message #Second table" }).fill("Is anybody there?");
    await tab.keyboard.press("Enter");
    const said = log(tab).locator("article", { hasText: "Is anybody there?" });
    await said.waitFor();
    await tab.locator("#channel-title").getByText("archived").waitFor({ state: "detached" });
    await program.saved(await said.getAttribute("data-id"));
    await program.crash();
    await tab.locator("#banner").waitFor({ state: "hidden" });
    const [{ id }] = await (await fetch(`${program.url}/local/people`)).json();
    const { now } = await (await fetch(`${program.url}/local/state?user=${id}`)).json();
    assert.ok(now - Date.now() > 6.9 * DAY * 1000);
    await closeTab(tab, LOST);
    await browser.close();
    await program.stop();
  });
});
