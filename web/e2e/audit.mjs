// What axe finds on a page as it stands, in the light it stands in or in both.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, until } from './harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's rules about colours; the others find in the dark what they have found in the light. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds, a line each: whatever it is and however grave. */
export async function findings(page, rules = {}) {
  // Fades are over when things stand still; a half-faded text has no contrast. One that ends may start another.
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity);
    for (let all = fading(); all.length; all = fading()) await Promise.all(all.map((a) => a.finished.catch(() => {})));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run(document, { resultTypes: ['violations'], ...rules }),
    rules,
  );
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}\n    ${nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`)
        .join('\n    ')}`,
  );
}

export async function audit(page, where, rules = {}) {
  const found = await findings(page, rules);
  check(!found.length, `axe on ${where}:\n  ${found.join('\n  ')}`);
}

/** Turns the page light or dark. */
async function light(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await until(`the page is ${colorScheme}`, () =>
    page.evaluate((wanted) => document.documentElement.dataset.theme === wanted, colorScheme),
  );
}

/** Looks at the page in dark, then in light, and leaves it there. */
export async function inBothLights(page, look) {
  for (const colours of ['dark', 'light']) {
    await light(page, colours);
    await look(colours);
  }
}

/** What axe finds in both, a line each. */
export async function foundInBoth(page) {
  const all = [];
  await inBothLights(page, async (colours) => {
    for (const line of await findings(page, colours === 'dark' ? COLOURS : {})) all.push(`${colours}: ${line}`);
  });
  return all;
}

/** What axe finds in both, with a look at each. */
export const auditBoth = (page, where, look = async () => {}) =>
  inBothLights(page, async (colours) => {
    await audit(page, `${where}, ${colours}`, colours === 'dark' ? COLOURS : {});
    await look(colours);
  });
