// What axe finds on a page as it stands.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check } from './harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function audit(page, where) {
  // Fades are over when things stand still; a half-faded text has no contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Infinity)
        .map((a) => a.finished.catch(() => {})),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`)
        .join('\n    ')}`,
  );
  check(!grave.length, `axe on ${where}:\n  ${told.join('\n  ')}`);
}
