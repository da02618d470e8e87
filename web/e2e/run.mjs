// Runs the browser tests one after the other: `npm run e2e`, or `npm run e2e -- replay` for those whose name holds a word.
// `--screens` writes the screenshots to docs/screens instead of a folder that is thrown away.

import { readdirSync } from 'node:fs';
import { House } from './harness.mjs';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = new URL('./tests/', import.meta.url);
const tests = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.mjs')) continue;
  const found = await import(new URL(file, folder));
  for (const [name, run] of Object.entries(found.default)) tests.push({ name, run });
}

const chosen = words.length ? tests.filter(({ name }) => words.some((word) => name.includes(word))) : tests;
if (!chosen.length) throw new Error(`no test is called ${words.join(' or ')}`);

const house = await House.open();
let failed = 0;
for (const { name, run } of chosen) {
  const start = Date.now();
  const before = house.browser.contexts();
  try {
    await run(house);
    console.log(`ok    ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.error(`FAIL  ${name}\n${error.stack}\n`);
    // What the people at the table saw.
    let n = 0;
    for (const context of house.browser.contexts().filter((one) => !before.includes(one))) {
      for (const page of context.pages()) {
        const path = `${process.env.E2E_SHOTS ?? house.folder}/failed-${name.replace(/\W+/g, '-').slice(0, 40)}-${n++}.png`;
        await page.screenshot({ path }).catch(() => {});
        if (process.env.E2E_SHOTS) console.error(`      ${page.url()}  ${path}`);
      }
    }
  }
  for (const context of house.browser.contexts().filter((one) => !before.includes(one))) await context.close();
}
await house.close();
console.log(failed ? `${failed} of ${chosen.length} browser tests failed` : `${chosen.length} browser tests passed`);
process.exit(failed ? 1 : 0);
