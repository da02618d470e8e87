// Builds the page in every language into dist: English as index.html, the others as index.TAG.html beside it. Files named after their
// content that two languages share are there once.

import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';

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
