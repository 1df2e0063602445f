/** The real program, two people in two tabs: a lobby, a full round by buttons, a crash in the middle. */

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { closeTab, launch, log, LOST, openTab, PHONE } from "./browser.mjs";
import { Player } from "./player.mjs";
import { Program } from "./program.mjs";

describe("a table for two", { timeout: 240_000 }, () => {
  let browser, program, claudia, brutus;

  before(async () => {
    [browser, program] = await Promise.all([launch(), Program.start()]);
    claudia = new Player(await openTab(browser, program.url, "claudia"));
    brutus = new Player(await openTab(browser, program.url, "brutus", PHONE));
  });
  after(async () => {
    await browser?.close();
    await program?.stop();
  });

  /** Whoever must decide, with a panel that shows it. */
  const next = async () => {
    // The one that waits in vain must not press a button later on: only the winner's panel is opened.
    const player = await Promise.any([claudia, brutus].map((player) => player.due().then(() => player)));
    await player.ready();
    return player;
  };

  test("is opened by a command and joined by a button", async () => {
    const { tab } = claudia;
    await tab.locator("#banner").waitFor({ state: "hidden" });
    await tab.getByRole("combobox", { name: "Message #forum" }).fill("/game new seats:2 ");
    await tab.keyboard.press("Enter");
    await log(tab).getByText("is open and you have a seat").waitFor();
    assert.equal(await brutus.tab.getByText("is open and you have a seat").count(), 0);
    await brutus.tab.getByRole("button", { name: "Join" }).click();
    await claudia.tab.getByText("The game has started.").waitFor();
    const seats = await log(tab).getByRole("img").first().getAttribute("alt");
    assert.match(seats, /Claudia[^]*Brutus/);
  });

  test("shows each player's drafted cards to nobody else", async () => {
    const player = await next();
    const other = player === claudia ? brutus : claudia;
    const panel = player.panel();
    const picture = panel.getByRole("img");
    const [alt, address] = [await picture.getAttribute("alt"), await picture.getAttribute("src")];
    assert.ok(alt.length > 20, alt);
    assert.match(await panel.innerText(), /Only you can see this/);
    assert.ok(player.tab.heard.some((text) => text.includes(address)));
    // Something public comes after it, so whatever was sent to the other tab has arrived there.
    await player.tab.getByRole("combobox", { name: "Message #forum" }).fill("I have seen my cards");
    await player.tab.keyboard.press("Enter");
    await log(other.tab).getByText("I have seen my cards").waitFor();
    assert.equal(await other.tab.locator("article.ephemeral", { hasText: "draft" }).count(), 0);
    const secrets = [address, JSON.stringify(alt).slice(1, -1)];
    assert.deepEqual(other.tab.heard.filter((text) => secrets.some((secret) => text.includes(secret))), []);
    await player.finish();
  });

  test("plays a full round by buttons", async () => {
    for (;;) {
      const player = await next();
      const said = await player.finish();
      if (said.some((text) => text.includes("(round 2 of"))) break;
    }
    const boards = claudia.tab.locator("article:not(.ephemeral) .frame img");
    const pictures = await boards.count();
    assert.ok(pictures >= 2 && pictures <= 4, `one for the draft and one for each round: ${pictures}`);
    const { width, height } = await boards.last().boundingBox();
    assert.ok(width <= 550 && height <= 350, `${width} by ${height}`);
    assert.ok((await boards.last().getAttribute("alt")).includes("Claudia"));
    assert.equal(await claudia.tab.getByText("This interaction failed").count(), 0);
  });

  test("goes on after a crash, in the same tabs", async () => {
    const player = await next();
    // Nobody looks any more, so there is a call.
    await program.pass(3_600);
    await program.saved(await player.called());
    await program.crash();
    await claudia.tab.locator("#banner").waitFor({ state: "hidden" });
    await player.open();
    await player.finish();
    await next();
    const ids = await claudia.tab.locator("[data-id]").evaluateAll((nodes) => nodes.map((node) => node.dataset.id));
    assert.equal(new Set(ids).size, ids.length);
  });

  test("fits a phone to the end", async () => {
    const { tab } = brutus;
    assert.ok(await tab.evaluate(() => document.getElementById("scroller").scrollWidth <= innerWidth));
    for (const player of [claudia, brutus]) await closeTab(player.tab, LOST);
  });
});
