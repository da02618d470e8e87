// What every browser test stands on: the real server on a free port with data of its own, Debian's Chromium, and a
// watch that fails a test on any console error, page error or request to another host.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** Large enough for both columns beside the board; on smaller ones the right one is a rail. */
export const LAPTOP = { width: 1536, height: 864 };
export const PHONE = { width: 360, height: 740 };

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

export async function until(what, question, ms = 20_000) {
  const end = Date.now() + ms;
  let last;
  while (Date.now() < end) {
    try {
      last = await question();
      if (last) return last;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain until ${what}${last instanceof Error ? `: ${last.message}` : ''}`);
}

/** In the page: counts the clicks that did not count because the view had just moved under the pointer. */
function countHeld() {
  globalThis.heldClicks = 0;
  const counted = new WeakSet();
  addEventListener('click', (event) => setTimeout(() => (globalThis.heldClicks += counted.has(event) ? 0 : 1)), true);
  document.addEventListener('click', (event) => counted.add(event), true);
}

/** In the page: counts the moves that its table has not answered yet. An answer is counted in the same breath as it is drawn. */
function countPlays() {
  globalThis.openPlays = 0;
  globalThis.WebSocket = class extends globalThis.WebSocket {
    #open = new Set();
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => this.#settle(JSON.parse(data).id));
      this.addEventListener('close', () => this.#open.forEach((id) => this.#settle(id)));
    }
    send(text) {
      const { type, id } = JSON.parse(text);
      if (type === 'play') {
        this.#open.add(id);
        globalThis.openPlays++;
      }
      super.send(text);
    }
    #settle(id) {
      if (this.#open.delete(id)) globalThis.openPlays--;
    }
  };
}

/** In the page: what somebody prefers who has not chosen otherwise yet. */
function prefer(kept) {
  if (location.protocol === 'about:' || localStorage.getItem('hustings')) return;
  localStorage.setItem('hustings', JSON.stringify(kept));
}

/** In the page: the words people give to the luck of their tables, the same every time the test runs. */
function rehearse(seed) {
  let state = seed;
  crypto.getRandomValues = (bytes) => {
    for (let n = 0; n < bytes.length; n++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[n] = state >>> 24;
    }
    return bytes;
  };
}

/** Debian's Chromium, for any number of people. */
export function openBrowser() {
  return chromium.launch({
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--no-first-run',
      '--mute-audio',
      // A page that a test serves itself counts as one from elsewhere, which may not ask this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}

let patched = false;
/** A robot clicks sooner than anybody could; where that does not count, it clicks again, as a person would. */
function clickAgainWhenHeld(page) {
  if (patched) return;
  patched = true;
  const locators = Object.getPrototypeOf(page.locator('body'));
  const { click } = locators;
  locators.click = async function (options) {
    const held = () => this.page().evaluate(() => new Promise((tell) => setTimeout(() => tell(globalThis.heldClicks))));
    // A click may lead to another page, which has held nothing.
    const before = await held().catch(() => 0);
    await click.call(this, options);
    if ((await held().catch(() => 0)) <= before) return;
    await this.page().waitForTimeout(600);
    await click.call(this, options);
  };
}

const talks = new WeakMap();
/** What a page and its table have said to each other: moves sent, every frame heard. */
export const talk = (page) => talks.get(page);

function listen(page) {
  const told = { sent: [], heard: [] };
  talks.set(page, told);
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.type === 'play') told.sent.push(frame.move);
    });
    socket.on('framereceived', ({ payload }) => told.heard.push(String(payload)));
  });
}

/**
 * Whether the table has answered every move that the page has sent, and the page has drawn the answers. Until then it shows what was
 * asked before.
 */
export const isAnswered = (page) => page.evaluate(() => globalThis.openPlays === 0);

/** Until that is so. */
export const answered = (page) => until('the table has answered', () => isAnswered(page));

/** Takes the pointer away: where the view has moved under a resting pointer, a click counts only after a moment. */
export async function aimAgain(page) {
  await page.mouse.move(1, 1);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class House {
  /** All that are open, also those of a test that failed before it closed them. */
  static all = new Set();
  #process = null;
  #log = '';
  #people = 0;

  /**
   * A server with data of its own, and in a rehearsal with the luck that `luck` gives. `which` names the environment variable that names the
   * program, `more` is said to it besides.
   */
  static async open({ luck, browser, which = 'HUSTINGS_REHEARSAL', more = [] }) {
    const binary = process.env[which];
    if (!binary) throw new Error(`${which} must name the program to test`);
    const house = new House();
    House.all.add(house);
    house.binary = binary;
    house.more = which === 'HUSTINGS_REHEARSAL' ? ['--luck', luck, ...more] : more;
    house.luck = luck;
    house.browser = browser;
    house.folder = mkdtempSync(join(tmpdir(), 'hustings-e2e-'));
    house.port = await freePort();
    house.url = `http://127.0.0.1:${house.port}`;
    await house.start();
    return house;
  }

  /** Another server beside this one, for a test that needs one of a special kind. */
  beside(how) {
    return House.open({ luck: this.luck, browser: this.browser, ...how });
  }

  async start() {
    const args = [
      'serve',
      '--listen',
      `127.0.0.1:${this.port}`,
      '--store',
      join(this.folder, 'tables.db'),
      '--rate',
      '50',
      // Nobody here tells anything from the time an answer takes.
      '--pace',
      '0-0',
      ...this.more,
    ];
    this.#process = spawn(this.binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on('data', (chunk) => (this.#log = (this.#log + chunk).slice(-8000)));
    }
    const gone = this.#process;
    await until('the server answers', async () => {
      if (gone.exitCode !== null) throw new Error(`it ended with ${gone.exitCode}:\n${this.#log}`);
      return (await fetch(`${this.url}/healthz`)).ok;
    });
  }

  /** As a power cut would. */
  async kill() {
    const dying = this.#process;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const ended = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await ended;
  }

  async close() {
    House.all.delete(this);
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A picture for the documents, where `--screens` asks for them: the tests themselves need none. Gives where it is. */
  async picture(page, name) {
    if (!this.keepsPictures) return null;
    const path = fileURLToPath(new URL(`../../docs/screens/${name}.png`, import.meta.url));
    // What was just drawn has come to rest.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(450);
    await page.screenshot({ path });
    return path;
  }
  keepsPictures = process.argv.includes('--screens');

  get log() {
    return this.#log;
  }

  /** A person with a browser of their own; `keeps` says what they prefer. Most of them want everything at once. */
  async person(options = {}) {
    const { keeps = {}, ...more } = options;
    const colorScheme = process.env.E2E_SCHEME ?? 'light';
    // A worker answers in place of the network, where tests that cut it or look into it would not notice; those about it allow it.
    const usual = { viewport: LAPTOP, baseURL: this.url, colorScheme, serviceWorkers: 'block' };
    const context = await this.browser.newContext({ ...usual, ...more });
    // Whatever takes longer than this is not there; nobody here thinks for long.
    context.setDefaultTimeout(10_000);
    await context.addInitScript(countHeld);
    await context.addInitScript(countPlays);
    await context.addInitScript(prefer, { pace: 'instant', ...keeps });
    const who = createHash('sha256').update(`${this.luck}\n${this.#people++}`).digest();
    await context.addInitScript(rehearse, who.readUInt32LE());
    const page = await context.newPage();
    clickAgainWhenHeld(page);
    const person = new Person(this, context, page);
    person.watch(page);
    return person;
  }
}

export class Person {
  troubles = [];
  /** Patterns of console errors that the test itself provokes (a cut network), and a worker that is not allowed. */
  expected = [/registration blocked by Playwright/];

  constructor(house, context, page) {
    this.house = house;
    this.context = context;
    this.page = page;
  }

  /** Becomes a guest, as every page makes one of who opens it. */
  async arrive() {
    await this.call('/api/session', {});
  }

  /** Asks the server as the page would: with a body it is a POST. Gives the answer, which must be a good one. */
  async call(path, data) {
    const headers = { origin: this.house.url };
    const { request } = this.context;
    const answer = await (data === undefined ? request.get(path, { headers }) : request.post(path, { data, headers }));
    check(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  watch(page) {
    listen(page);
    page.on('pageerror', (error) => this.troubles.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const text = `${message.text()} ${message.location().url}`;
      if (this.expected.some((pattern) => pattern.test(text))) return;
      this.troubles.push(`console ${message.type()}: ${text}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return;
      if (url.host !== new URL(this.house.url).host) this.troubles.push(`request to another host: ${url.host}`);
    });
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(this.house.url).host) this.troubles.push(`socket to ${socket.url()}`);
    });
  }

  async done() {
    check(!this.troubles.length, `the browser complained:\n  ${this.troubles.join('\n  ')}`);
    await this.context.close();
  }

  prompt() {
    return this.page.locator('[aria-label="What is asked"] [role="status"]').first().innerText();
  }

  /** Waits until a space can be touched, then touches one. */
  async playByMouse(pick = (spaces) => spaces[0]) {
    const legal = this.page.locator('.space.legal');
    await legal.first().waitFor();
    const spaces = await legal.evaluateAll((all) => all.map((one) => one.getAttribute('data-at')));
    const at = pick(spaces);
    await aimAgain(this.page);
    await this.page.locator(`.space.legal[data-at="${at}"]`).click();
    return at;
  }
}
