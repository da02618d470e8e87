// What every browser test stands on: the real server on a free port with data of its own, Debian's Chromium, and a
// watch that fails a test on any console error, page error or request to another host.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const LAPTOP = { width: 1440, height: 900 };
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

const talks = new WeakMap();
/** What a page and its table have said to each other: moves sent, those not answered yet, every frame heard. */
export const talk = (page) => talks.get(page);

function listen(page) {
  const told = { sent: [], open: new Set(), heard: [] };
  talks.set(page, told);
  page.on('websocket', (socket) => {
    const mine = new Set();
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.type !== 'play') return;
      told.sent.push(frame.move);
      const key = `${socket.url()} ${frame.id}`;
      mine.add(key);
      told.open.add(key);
    });
    socket.on('framereceived', ({ payload }) => {
      told.heard.push(String(payload));
      told.open.delete(`${socket.url()} ${JSON.parse(String(payload)).id}`);
    });
    socket.on('close', () => mine.forEach((key) => told.open.delete(key)));
  });
}

/** Until the table has answered all that the page has sent. */
export async function answered(page) {
  // What the page sent meanwhile has been told by then.
  await page.evaluate(() => 0);
  await until('the table has answered', () => !talk(page).open.size);
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

  /** `which` names the environment variable that names the program; `more` is said to it besides. */
  static async open(which = 'HUSTINGS_BIN', more = []) {
    const binary = process.env[which];
    if (!binary) throw new Error(`${which} must name the program to test`);
    const house = new House();
    House.all.add(house);
    house.binary = binary;
    house.more = more;
    house.folder = mkdtempSync(join(tmpdir(), 'hustings-e2e-'));
    house.port = await freePort();
    house.url = `http://127.0.0.1:${house.port}`;
    await house.start();
    house.browser = await chromium.launch({
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
      ],
    });
    return house;
  }

  async start() {
    const args = [
      'serve',
      '--listen',
      `127.0.0.1:${this.port}`,
      '--data',
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
    // The server ends even if the browser does not.
    await this.kill();
    await this.browser?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where screenshots go: with `--screens` to the documents, else to a folder that is thrown away. */
  screens() {
    const keep = process.argv.includes('--screens');
    const folder = keep ? fileURLToPath(new URL('../../docs/screens/', import.meta.url)) : join(this.folder, 'screens');
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  get log() {
    return this.#log;
  }

  /** A person with a browser of their own. */
  async person(options = {}) {
    const context = await this.browser.newContext({ viewport: LAPTOP, baseURL: this.url, ...options });
    // Whatever takes longer than this is not there; nobody here thinks for long.
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const person = new Person(this, context, page);
    person.watch(page);
    return person;
  }
}

export class Person {
  troubles = [];
  /** Patterns of console errors that the test itself provokes (a cut network). */
  expected = [];

  constructor(house, context, page) {
    this.house = house;
    this.context = context;
    this.page = page;
  }

  /** Opens the home page and waits until it has made a guest of this person. */
  async arrive() {
    await this.page.goto('/');
    await until('the page has made a guest', async () => (await this.context.cookies()).length > 0);
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
    await this.page.locator(`.space.legal[data-at="${at}"]`).click();
    return at;
  }
}
