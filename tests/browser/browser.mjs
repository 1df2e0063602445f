/**
 * The browser for the tests: the system's Chromium, and tabs that remember what went wrong in them.
 */

import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium; `CHROMIUM` names another one than the system's. */
export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 400, height: 860 }, isMobile: true, hasTouch: true };

/**
 * Opens the page as one person in a window of its own.
 *
 * The tab has two more fields: `trouble`, what went wrong in it (console errors, exceptions, requests to
 * anywhere but `url`), and `heard`, every byte that the server sent it, the event stream included.
 */
export async function openTab(browser, url, person, options = DESKTOP) {
  const context = await browser.newContext(options);
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  tab.trouble = [];
  tab.heard = [];
  tab.on("console", (line) => line.type() === "error" && tab.trouble.push(line.text()));
  tab.on("pageerror", (error) => tab.trouble.push(error.stack));
  tab.on("request", (request) => {
    if (!request.url().startsWith(url)) tab.trouble.push(`asks for ${request.url()}`);
  });
  await listenIn(context, tab);
  await tab.goto(`${url}/?as=${person}`);
  await tab.locator("body.ready").waitFor();
  return tab;
}

/** Writes down what comes over the network, below the page: answers, and events as they arrive. */
async function listenIn(context, tab) {
  const wire = await context.newCDPSession(tab);
  await wire.send("Network.enable");
  wire.on("Network.eventSourceMessageReceived", (event) => tab.heard.push(event.data));
  wire.on("Network.loadingFinished", async ({ requestId }) => {
    const body = await wire.send("Network.getResponseBody", { requestId }).catch(() => null);
    if (body && !body.base64Encoded) tab.heard.push(body.body);
  });
}

/** The messages: the same words also stand in the region that is read aloud. */
export const log = (tab) => tab.locator("#messages");

/** What the browser itself reports when a test breaks the connection or makes the server refuse. */
export const LOST = /net::ERR_(CONNECTION|INCOMPLETE|EMPTY)/;
export const REFUSED = /status of 400/;

/** Closes the window and fails if anything went wrong in its tab that the test did not `expect`. */
export async function closeTab(tab, expect = null) {
  await tab.context().close();
  assert.deepEqual(tab.trouble.filter((line) => !expect?.test(line)), []);
}
