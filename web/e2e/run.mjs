// Runs the browser tests: `npm run e2e`, or `npm run e2e -- replay` for those whose name holds a word, `-- 87` for those of a file.
// Tests mostly wait, for bots and for things that move, so two run side by side. Each has a server of its own whose luck comes from the
// test's name, so it meets the same cards every time.
// `--screens` takes the pictures of docs/screens on the way; without it none is taken.
// A test that takes too long fails with what was on the page, the others go on, and the whole ends in good time whatever happens.
// A test that fails is tried once more when all others are through, alone on the machine; if it passes then, it is listed at the end as
// unsteady, with what went wrong printed where it happened. Such a test, or what it met, wants mending.

import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House, openBrowser } from './harness.mjs';

const TEST_SECONDS = Number(process.env.E2E_TEST_SECONDS ?? 300);
const RUN_SECONDS = Number(process.env.E2E_RUN_SECONDS ?? 2400);
const LANES = Number(process.env.E2E_LANES ?? 2);
const MOST_AGAIN = Number(process.env.E2E_AGAIN ?? 5);
const shots = process.env.E2E_SHOTS ?? join(tmpdir(), 'hustings-e2e-failed');

/** What comes of `promise`, or a refusal after some seconds. */
function within(seconds, what, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = new URL('./tests/', import.meta.url);
const tests = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.mjs')) continue;
  const found = await import(new URL(file, folder));
  for (const [name, run] of Object.entries(found.default)) tests.push({ name, run, file });
}

const chosen = words.length
  ? tests.filter(({ name, file }) => words.some((word) => name.includes(word) || file.startsWith(`${word}-`)))
  : tests;
if (!chosen.length) throw new Error(`no test is called ${words.join(' or ')}`);

/** What the people at the table saw: a picture, and what the page asked. */
async function evidence(page, name, n) {
  mkdirSync(shots, { recursive: true });
  const path = join(shots, `${name.replace(/\W+/g, '-').slice(0, 40)}-${n}.png`);
  const asked = () =>
    [...document.querySelectorAll('[aria-label="What is asked"], dialog[open], [role=alert]')]
      .map((one) => one.innerText.replace(/\s+/g, ' ').trim())
      .join(' | ')
      .slice(0, 400);
  const says = await within(3, 'asking the page', page.evaluate(asked)).catch((error) => error.message);
  await page.screenshot({ path, timeout: 5000 }).catch(() => {});
  console.error(`      ${page.url()}: ${says}\n      ${path}`);
}

async function close() {
  const closing = [...House.all].map((house) => within(15, 'closing', house.close()));
  for (const { reason } of await Promise.allSettled(closing)) if (reason) console.error(reason.message);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    console.error(`stopped by ${signal}`);
    await close();
    process.exit(1);
  });
const begun = Date.now();
const end = begun + RUN_SECONDS * 1000;

/** Runs a test once; gives whether all was well. */
async function attempt(browser, { name, run }, seconds) {
  const before = browser.contexts();
  const ours = () => browser.contexts().filter((one) => !before.includes(one));
  let well = true;
  let house = null;
  try {
    house = await House.open({ luck: name, browser });
    await within(seconds, 'the test', run(house));
  } catch (error) {
    well = false;
    console.error(`${error.stack}\n`);
    let n = 0;
    for (const page of ours().flatMap((context) => context.pages())) await evidence(page, name, n++);
  }
  for (const context of ours()) await within(10, 'closing', context.close()).catch(() => {});
  if (house) await within(15, 'closing', house.close()).catch((error) => console.error(error.message));
  return well;
}

/** Runs tests in so many lanes; gives those that failed. */
async function runAll(tests, lanes) {
  const waiting = [...tests];
  const failed = [];
  async function lane() {
    let browser = await openBrowser();
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      if (!browser.isConnected()) browser = await openBrowser();
      const start = Date.now();
      const seconds = Math.min(TEST_SECONDS, Math.ceil((end - start) / 1000));
      const well = seconds > 0 && (await attempt(browser, test, seconds));
      const took = seconds > 0 ? `${((Date.now() - start) / 1000).toFixed(1)} s` : `not begun after ${RUN_SECONDS} s`;
      (well ? console.log : console.error)(`${well ? 'ok   ' : 'FAIL '} ${test.name} (${took})`);
      if (!well) failed.push(test);
    }
    await within(15, 'closing', browser.close()).catch((error) => console.error(error.message));
  }
  await Promise.all(Array.from({ length: Math.min(lanes, tests.length) }, lane));
  return failed;
}

const unsure = await runAll(chosen, LANES);
// More than a few that fail are no accident.
const again = unsure.length <= MOST_AGAIN ? unsure : [];
if (again.length) console.log(`Once more, alone: ${again.map(({ name }) => name).join('; ')}`);
const failed = again.length ? await runAll(again, 1) : unsure;
await close();
const took = `${Math.round((Date.now() - begun) / 1000)} s`;
const unsteady = unsure.filter((test) => !failed.includes(test));
if (unsteady.length) console.log(`unsteady: ${unsteady.map(({ name }) => name).join('; ')}`);
console.log(
  failed.length
    ? `${failed.length} of ${chosen.length} browser tests failed (${took})`
    : `${chosen.length} browser tests passed (${took})`,
);
process.exit(failed.length ? 1 : 0);
