/** City of Marble on a phone, against an AI: a place by taps, a standing order, a crash in the middle. */

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { closeTab, launch, log, LOST, openTab, PHONE } from "./browser.mjs";
import { Player } from "./player.mjs";
import { Program } from "./program.mjs";

describe("a board of marble", { timeout: 240_000 }, () => {
  let browser, program, claudia;

  before(async () => {
    [browser, program] = await Promise.all([launch(), Program.start()]);
    claudia = new Player(await openTab(browser, program.url, "claudia", PHONE));
  });
  after(async () => {
    await browser?.close();
    await program?.stop();
  });

  test("is opened against an AI by one command and started by a click", async () => {
    const { tab } = claudia;
    await tab.locator("#banner").waitFor({ state: "hidden" });
    const line = tab.getByRole("combobox", { name: "Message #forum" });
    await line.fill("/game new ai:1 easy game:marble seats:2 ");
    await tab.getByText("Enter sends").waitFor();
    await tab.keyboard.press("Enter");
    await log(tab).getByText("All seats are taken").first().waitFor();
    await log(tab).getByRole("button", { name: "Start" }).click();
    await log(tab).getByText("The game has started.").first().waitFor();
  });

  test("shows the places and plays a tile in three taps", async () => {
    await claudia.open();
    const first = (name) => claudia.press(() => claudia.panel().getByRole("button", { name }).first().click());
    await first(/^Play /);
    const places = claudia.panel();
    assert.match(await places.innerText(), /Where does the \w+ tile go\?/);
    assert.match(await places.getByRole("img").getAttribute("alt"), /[A-K]\d/);
    await first(/With a magistrate$/);
    assert.doesNotMatch(await claudia.panel().innerText(), /Where does the/);
  });

  test("keeps a standing order to itself", async () => {
    await claudia.button("My pieces");
    const panel = claudia.panel();
    assert.match(await panel.innerText(), /Send a spent magistrate, ask me otherwise/);
    await claudia.press(async () => {
      await panel.getByRole("combobox").click();
      await claudia.tab.getByRole("option", { name: "Always ask me" }).click();
    });
    assert.match(await panel.innerText(), /Standing order.*Always ask me/s);
    await claudia.button("Back");
    await claudia.finish();
  });

  test("goes on in the same panel, without a call", async () => {
    const { tab } = claudia;
    const id = await claudia.panel().getAttribute("data-id");
    for (let turn = 0; turn < 2; turn++) await claudia.turn();
    await claudia.ready();
    assert.equal(await claudia.panel().getAttribute("data-id"), id);
    assert.equal(await tab.locator("article.mentions-me").count(), 0, "the one call is gone with its turn");
    const { x, width } = await claudia.panel().boundingBox();
    assert.ok(x >= 0 && x + width <= PHONE.viewport.width, `${x} ${width}`);
  });

  test("goes on after a crash", async () => {
    // She does not look any more, so there is a call.
    await program.pass(3_600);
    await program.saved(await claudia.called());
    await program.crash();
    await claudia.tab.locator("#banner").waitFor({ state: "hidden" });
    await claudia.open();
    await claudia.finish();
    await claudia.turn();
    const picture = claudia.tab.locator("article:not(.ephemeral) .frame img").last();
    assert.match(await picture.getAttribute("alt"), /Claudia/);
    assert.equal(await claudia.tab.getByText("This interaction failed").count(), 0);
    await closeTab(claudia.tab, LOST);
  });
});
