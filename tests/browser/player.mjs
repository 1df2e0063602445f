/** Somebody at the table, who plays by buttons and menus only, in a tab. */

import assert from "node:assert/strict";

/** Controls that look around rather than play. */
const TOOLS = ["Undo", "My hand", "My team", "My pieces", "Look", "Help", "Hint", "Back", "Next table", "Plan ahead", "My plan", "Leave"];

/** In the page: what a message shows; with `before`, whether it shows something else by now. */
function pageOf([id, before]) {
  const node = document.querySelector(`[data-id="${id}"]`);
  const controls = [...node.querySelectorAll("[data-custom-id]")].map(({ dataset }) => dataset.customId);
  const page = [node.querySelector(".md").textContent, ...controls].join("\n");
  return before === undefined ? page : page !== before;
}

export class Player {
  /** Ids of the lines that called this player and were answered. */
  #answered = [];

  constructor(tab) {
    this.tab = tab;
  }

  /** Waits for a line that calls this player and has its button; answers with its id. */
  async called() {
    const find = (answered) => {
      const lines = [...document.querySelectorAll("article.mentions-me")];
      const fresh = lines.filter((line) => !answered.includes(line.dataset.id) && /Your turn/.test(line.querySelector(".components")?.textContent));
      return fresh.at(-1)?.dataset.id;
    };
    const found = await this.tab.waitForFunction(find, this.#answered);
    return found.jsonValue();
  }

  /** Whether the panel that was opened last shows what this player must decide. */
  async decides() {
    const panel = this.panel();
    return (await panel.count()) > 0 && (await panel.getByRole("button", { name: "Help", exact: true }).count()) > 0;
  }

  /** Waits until this player must decide, and touches nothing; answers whether a panel shows it: whoever looks at one is not called. */
  async due() {
    if (await this.decides()) return true;
    const turned = this.panel().getByRole("button", { name: "Help", exact: true }).waitFor().then(() => true);
    return Promise.any([turned, this.called().then(() => false)]);
  }

  /** Waits until this player must decide, and opens a panel where none shows it. */
  async ready() {
    if (!(await this.due())) await this.open();
  }

  /** The private message in which this player decides: the last one that has components. */
  panel() {
    return this.tab.locator("article.ephemeral:has(.components button)").last();
  }

  /** Opens a new panel. */
  async open() {
    const panels = this.tab.locator("article.ephemeral");
    const before = await panels.count();
    const call = await this.called();
    await this.tab.locator(`[data-id="${call}"]`).getByRole("button", { name: "Your turn" }).click();
    this.#answered.push(call);
    await this.tab.waitForFunction((count) => document.querySelectorAll("article.ephemeral").length > count, before);
    await this.settled(panels.last());
  }

  /** Waits until the bot has answered: nothing is busy, nobody thinks. */
  async settled(panel) {
    await panel.locator(".md").waitFor();
    await this.tab.waitForFunction(() => !document.querySelector("[aria-busy=true], .thinking"));
    assert.equal(await panel.locator(".failed").count(), 0, await panel.innerText());
  }

  /** Presses one control of the panel and waits for what it leads to. */
  async press(control) {
    const panel = this.panel();
    const id = await panel.getAttribute("data-id");
    // A menu shows what was chosen before the bot has answered: only text and controls tell the pages apart.
    const before = await this.tab.evaluate(pageOf, [id]);
    await control();
    await this.tab.waitForFunction(pageOf, [id, before]);
    await this.settled(this.tab.locator(`[data-id="${id}"]`));
    return this.tab.locator(`[data-id="${id}"]`);
  }

  /** Presses the button of this name in the panel. */
  async button(name) {
    return this.press(() => this.panel().getByRole("button", { name, exact: true }).click());
  }

  /** Chooses the first option of the panel's menu. */
  async choose() {
    return this.press(async () => {
      await this.panel().getByRole("combobox").first().click();
      await this.tab.getByRole("option").first().click();
    });
  }

  /** Makes one step towards a move: a menu's first option, else the chief button, else the first that plays. */
  async step() {
    const panel = this.panel();
    if (await panel.getByRole("combobox").count()) return this.choose();
    const names = await panel.locator(".components button").allTextContents();
    const chief = await panel.locator(".components button.primary").allTextContents();
    const name = [...chief, ...names].find((text) => !TOOLS.includes(text));
    assert.ok(name, `nothing to play in: ${await panel.innerText()}`);
    return this.button(name);
  }

  /** Plays until somebody else must act. Answers what the panel said on the way. */
  async turn() {
    await this.ready();
    return this.finish();
  }

  /** Plays on in the panel that is open. */
  async finish() {
    const said = [];
    for (;;) {
      const text = await this.tab.locator("article.ephemeral .md").last().innerText();
      said.push(text);
      if (/^Your move is made|^(The|This) game is over/m.test(text)) return said;
      await this.step();
    }
  }
}
