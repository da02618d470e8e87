// Builds the page in every language into dist: English as index.html, the others as index.TAG.html beside it. Files named after their
// content that two languages share are there once.

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { pack } from './pack.mjs';

const here = fileURLToPath(new URL('./', import.meta.url));
const languages = JSON.parse(readFileSync(`${here}../words/languages.json`, 'utf8'));
const work = `${here}node_modules/.languages/`;

function build(tag, folder) {
  const how = { cwd: here, stdio: 'inherit', env: { ...process.env, HUSTINGS_LANGUAGE: tag } };
  const quiet = tag === 'en' ? [] : ['--logLevel', 'warn'];
  const { status } = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', ...quiet], how);
  if (status !== 0) process.exit(status ?? 1);
}

build('en', `${here}dist`);
for (const { tag } of languages.slice(1)) {
  build(tag, work + tag);
  renameSync(`${work}${tag}/index.html`, `${work}${tag}/index.${tag}.html`);
  renameSync(`${work}${tag}/.vite/manifest.json`, `${work}${tag}/.vite/manifest.${tag}.json`);
  cpSync(work + tag, `${here}dist`, { recursive: true });
}
rmSync(work, { recursive: true, force: true });

// The worker's version is that of everything in all languages: what it stored for another one is out of date.
const worker = `${here}dist/sw.js`;
const names = readdirSync(`${here}dist/assets`).sort().join('\n');
const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
writeFileSync(worker, readFileSync(worker, 'utf8').replace('__VERSION__', version));
pack(worker);
