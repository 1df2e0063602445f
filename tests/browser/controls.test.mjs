/** What one does with the page: commands, buttons, menus, forms; by keyboard alone where that matters. */

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { closeTab, launch, log, LOST, openTab, REFUSED } from "./browser.mjs";
import { button, CLAUDIA, FakeServer, FORUM, MARCUS, row } from "./fake_server.mjs";

const COMMANDS = [
  {
    name: "game",
    description: "Tables",
    options: [
      {
        type: 1,
        name: "new",
        description: "Open a table",
        options: [
          { type: 4, name: "seats", description: "How many", min_value: 2, max_value: 4 },
          { type: 3, name: "game", description: "Which", required: true, choices: [{ name: "The Great City of Rome", value: "great_city" }, { name: "Marble", value: "marble" }] },
          { type: 5, name: "shrine", description: "With the Shrine" },
        ],
      },
      { type: 1, name: "score", description: "Points so far", options: [{ type: 6, name: "player", description: "Whose" }] },
      { type: 1, name: "board", description: "Show the board" },
    ],
  },
  { name: "rome", description: "Moves", options: [{ type: 1, name: "build", description: "Build", options: [{ type: 3, name: "choice", description: "What", required: true, autocomplete: true }] }] },
];
const DONE = { interaction: "1", answer: "message" };

/** A promise and what settles it. */
function promised() {
  let settle;
  const promise = new Promise((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

describe("controls", { timeout: 60_000 }, () => {
  let browser, server, tab;
  const composer = () => tab.getByRole("combobox", { name: "Message #forum" });
  const sent = (action) => server.received.filter((body) => body.action === action);
  const type = (text) => tab.keyboard.type(text);
  const press = async (...keys) => {
    for (const key of keys) await tab.keyboard.press(key);
  };

  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  beforeEach(async () => {
    server = await FakeServer.start();
    server.commands = COMMANDS;
    server.answers.slash = () => DONE;
    tab = await openTab(browser, server.url, "claudia");
    await composer().focus();
  });
  afterEach(async () => {
    await server.stop();
    await closeTab(tab, new RegExp(`${REFUSED.source}|${LOST.source}`));
  });

  test("a command that was typed before the bot had registered it is taken up when it comes", async () => {
    const late = server.commands;
    server.register([]);
    await composer().fill("/game ");
    await tab.locator("#popup").getByText("The bot has not registered its commands yet.").waitFor();
    await press("Enter");
    server.register(late);
    await tab.getByRole("option").first().waitFor();
    assert.deepEqual(sent("say"), [], "it is not said to the channel");
  });

  test("people can talk and mention each other", async () => {
    await type("Salve @mar");
    await tab.getByRole("option", { name: "Marcus" }).waitFor();
    await press("Tab");
    await type("and all");
    await press("Enter");
    await log(tab).getByText("and all").waitFor();
    assert.deepEqual(sent("say").at(-1), { action: "say", user: CLAUDIA.id, channel: FORUM, content: "Salve <@202> and all" });
    assert.equal(await composer().inputValue(), "");
  });

  test("a command is found, filled in and sent by keyboard alone", async () => {
    await type("/new");
    await tab.getByRole("option", { name: "/game new" }).waitFor();
    await press("Enter");
    await tab.getByRole("combobox", { name: "game", exact: true }).waitFor();
    await type("gre");
    await press("Enter");
    await type("sea");
    await press("Enter");
    await type("9");
    await press("Enter");
    await tab.locator("#popup").getByText("From 2 to 4.").waitFor();
    assert.equal(sent("slash").length, 0);
    await press("Backspace");
    await type("3");
    await press("Enter");
    await composer().waitFor();
    assert.deepEqual(sent("slash"), [{ action: "slash", user: CLAUDIA.id, channel: FORUM, command: "game new", options: { game: "great_city", seats: 3 } }]);
  });

  test("a required option cannot be left out, an optional one can be taken away", async () => {
    await type("/game new ");
    await tab.getByRole("combobox", { name: "game", exact: true }).waitFor();
    await press("Escape", "Enter");
    await tab.locator("#popup").getByText("This option is required.").waitFor();
    assert.equal(await tab.getByRole("combobox", { name: "game", exact: true }).getAttribute("aria-invalid"), "true");
    await type("marble");
    await press("Enter");
    await type("shr");
    await press("Enter");
    await tab.getByRole("combobox", { name: "shrine" }).waitFor();
    await press("Backspace");
    await tab.getByRole("combobox", { name: "shrine" }).waitFor({ state: "detached" });
    assert.equal(await tab.locator(":focus").inputValue(), "Marble");
  });

  test("escape leaves a command, and a pasted one is understood", async () => {
    await type("/game board ");
    await tab.getByRole("group", { name: "Command /game board" }).waitFor();
    await press("Escape");
    assert.equal(await composer().inputValue(), "/game board");
    await composer().fill("/game new game:Marble seats:2 ");
    await press("Enter");
    await composer().waitFor();
    assert.deepEqual(sent("slash").at(-1).options, { game: "marble", seats: 2 });
  });

  test("people are options by name", async () => {
    await type("/game score ");
    await press("ArrowDown", "Enter");
    await type("mar");
    await press("Enter", "Enter");
    await composer().waitFor();
    assert.deepEqual(sent("slash").at(-1).options, { player: MARCUS.id });
  });

  test("late suggestions for what was typed before are dropped", async () => {
    const early = promised();
    const choices = (name) => ({ interaction: "1", answer: "choices", choices: [{ name, value: name.toLowerCase() }] });
    server.answers.autocomplete = ({ options }) => (options.choice === "" ? early.promise : choices("School"));
    await type("/rome build ");
    await tab.locator("#popup").getByText("Loading…").waitFor();
    await type("sch");
    await tab.getByRole("option", { name: "School" }).waitFor();
    early.settle(choices("Market"));
    await press("Enter", "Enter");
    await composer().waitFor();
    assert.deepEqual(sent("slash").at(-1).options, { choice: "school" });
    assert.equal(sent("autocomplete").at(-1).focused, "choice");
  });

  test("what the server refuses is said at the option", async () => {
    server.answers.slash = () => ({ error: "Two seats at least.", option: "game" });
    await composer().fill("/game new game:Marble ");
    await press("Enter");
    await tab.locator("#popup").getByText("Two seats at least.").waitFor();
    assert.equal(await tab.locator(":focus").getAttribute("aria-invalid"), "true");
  });

  test("a command without an answer says so, to its caller", async () => {
    server.answers.slash = () => ({ interaction: "1", answer: "failed", error: "The application did not respond" });
    await type("/game board ");
    await press("Enter");
    await log(tab).getByText("The application did not respond").waitFor();
    await tab.getByRole("button", { name: "Dismiss message" }).click();
    await log(tab).getByText("The application did not respond").waitFor({ state: "detached" });
    assert.equal(sent("delete").length, 0);
  });

  test("a pressed button waits, is sent once, and says when it failed", async () => {
    const answer = promised();
    server.answers.click = () => answer.promise;
    server.post("card", { components: [row(button("Join", "join"), button("Start", "start", { disabled: true }), { type: 2, style: 5, label: "Rules", url: "https://rules.example" })] });
    const join = tab.getByRole("button", { name: "Join" });
    await join.click();
    await tab.locator(".components[aria-busy=true]").waitFor();
    await join.click({ force: true });
    assert.ok(await tab.getByRole("button", { name: "Start" }).isDisabled());
    answer.settle({ interaction: "1", answer: "failed", error: "This interaction failed" });
    await tab.getByRole("alert").getByText("This interaction failed").waitFor();
    assert.equal(sent("click").length, 1);
    assert.equal(await tab.getByRole("link", { name: "Rules" }).getAttribute("rel"), "noopener noreferrer");
  });

  test("a menu for one value sends it at once", async () => {
    const { id } = server.post("card", {
      components: [row({ type: 3, custom_id: "build", placeholder: "Build", options: [{ label: "Market", value: "m", description: "2 bricks" }, { label: "School", value: "s" }] })],
    });
    await tab.getByRole("combobox", { name: "Build" }).focus();
    await press("ArrowDown");
    await type("sch");
    await press("Enter");
    await tab.getByRole("combobox", { name: "Build: School" }).waitFor();
    assert.deepEqual(sent("select"), [{ action: "select", user: CLAUDIA.id, message: id, custom_id: "build", values: ["s"] }]);
  });

  test("a menu for several values keeps to its bounds and has a button", async () => {
    const options = ["a", "b", "c"].map((value) => ({ label: `Card ${value}`, value, default: value === "a" }));
    server.post("card", { components: [row({ type: 3, custom_id: "give", placeholder: "Return", min_values: 2, max_values: 2, options })] });
    await tab.getByRole("combobox", { name: "Return" }).click();
    const confirm = tab.getByRole("button", { name: "Confirm" });
    assert.ok(await confirm.isDisabled());
    await tab.getByRole("option", { name: "Card c" }).click();
    await tab.getByRole("option", { name: "Card b" }).click();
    await tab.getByText("2 chosen, choose 2").waitFor();
    await press("Tab", "Enter");
    await tab.getByRole("listbox").waitFor({ state: "hidden" });
    assert.deepEqual(sent("select").at(-1).values, ["a", "c"]);
  });

  test("a menu of people offers the people", async () => {
    server.post("card", { components: [row({ type: 5, custom_id: "who", placeholder: "Whom?" })] });
    await tab.getByRole("combobox", { name: "Whom?" }).click();
    await tab.getByRole("option", { name: "Marcus" }).click();
    await tab.getByRole("combobox", { name: "Whom?: Marcus" }).waitFor();
    assert.deepEqual(sent("select").at(-1).values, [MARCUS.id]);
  });

  test("a form checks, sends, and keeps what was written when it fails", async () => {
    const input = (custom_id, label, more) => row({ type: 4, custom_id, label, style: 1, ...more });
    const modal = { id: "77", custom_id: "m", title: "Name your city", components: [input("name", "Name", { min_length: 3, max_length: 20 }), input("why", "Why", { style: 2, required: false })] };
    server.answers.click = () => ({ interaction: "1", answer: "modal", modal });
    server.post("card", { components: [row(button("Name", "m"))] });
    await tab.getByRole("button", { name: "Name" }).click();
    const dialog = tab.getByRole("dialog", { name: "Name your city" });
    await dialog.waitFor();
    await press("Enter");
    await dialog.getByText("This field is required").waitFor();
    await type("No");
    await press("Enter");
    await dialog.getByText("At least 3 characters").waitFor();
    await type("va");
    server.answers.modal = () => ({ interaction: "2", answer: "failed", error: "x" });
    await press("Enter");
    await dialog.getByText("Something went wrong").waitFor();
    server.answers.modal = () => DONE;
    await press("Enter");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(sent("modal").at(-1), { action: "modal", user: CLAUDIA.id, modal: "77", fields: { name: "Nova", why: "" } });
    assert.equal(await tab.locator(":focus").textContent(), "Name");
  });
});
