/** The real program: `aedile local` with a data directory of its own, killed and started at will. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const built = (profile) => fileURLToPath(new URL(`../../target/${profile}/aedile`, import.meta.url));

/** The binary: named by `AEDILE`, else the debug build, else the release build. */
const binary = () => process.env.AEDILE ?? [built("debug"), built("release")].find(existsSync);

export class Program {
  /** What it wrote to its log, for a failure's sake. */
  log = "";

  /** Starts it anew in an empty directory, on any free port. */
  static async start() {
    const program = new Program();
    program.data = await mkdtemp(join(tmpdir(), "aedile-browser-"));
    await program.run(0);
    return program;
  }

  /** Runs it until its page is there. */
  async run(port) {
    assert.ok(binary(), "no binary: run `cargo build` first");
    // An empty folder and nothing of Aedile's in the environment: no configuration at all.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("AEDILE")));
    this.child = spawn(binary(), ["local", "--port", String(port), "--data", this.data], { cwd: this.data, env });
    this.child.stderr.on("data", (text) => (this.log += text));
    this.ended = new Promise((done) => this.child.once("exit", done));
    const said = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    for (let line; !(line = await said.next()).done; ) {
      this.url = /http:\/\/127\.0\.0\.1:\d+/.exec(line.value)?.[0];
      if (this.url) return;
    }
    throw new Error(`it ended without a page:\n${this.log}`);
  }

  /**
   * Waits until its Discord has this message on disk: the page shows it a moment before, and what Discord itself would
   * never forget must not be lost to the crash of a test.
   */
  async saved(message) {
    for (;;) {
      const world = await readFile(join(this.data, "discord.json"), "utf8").catch(() => "");
      if (world.includes(`"${message}"`)) return;
      await new Promise((done) => setImmediate(done));
    }
  }

  /** Moves its clock forward. */
  async pass(seconds) {
    const headers = { "content-type": "application/json" };
    const moved = await fetch(`${this.url}/local/clock`, { method: "POST", headers, body: JSON.stringify({ seconds }) });
    assert.ok(moved.ok, await moved.text());
  }

  /** Ends it as a power cut does, and starts it again at the same address. */
  async crash() {
    this.child.kill("SIGKILL");
    await this.ended;
    await this.run(new URL(this.url).port);
  }

  /** Ends it as a person does, and removes its directory. */
  async stop() {
    this.child.kill("SIGTERM");
    const status = await this.ended;
    await rm(this.data, { recursive: true, force: true });
    assert.equal(status, 0, `it ended with ${status}:\n${this.log}`);
  }
}
