// What a first visit to a table costs: every file the page loads before the board is drawn, compressed, for each game.
// The limit is part of the product: a table opens quickly on a phone.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIMIT = 315_000;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

/** An entry with everything it imports statically. */
function closure(key, found = new Set()) {
  if (!manifest[key]) throw new Error(`${key} is not in the manifest: rename it here too`);
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

/** The sentences of the shared table and of a game: files of their own, unless something else on the page needs them anyway. */
function sentences(game) {
  const shared = Object.keys(manifest).filter((key) => /^\.\.\/words\/en\/[^/]+$/.test(key));
  const own = `../games/${game}/words/en.ftl?raw`;
  return [...shared, ...(manifest[own] ? [own] : [])];
}

function files(game) {
  const wanted = ['index.html', 'src/pages/Table.svelte', `src/games/${game}/index.ts`, ...sentences(game)];
  const found = new Set(['index.html', 'favicon.svg']);
  for (const key of wanted.reduce((all, one) => closure(one, all), new Set())) {
    const { file, css = [], assets = [] } = manifest[key];
    // Latin cuts are always fetched; the extended ones only when a name needs them.
    for (const one of [file, ...css, ...assets.filter((asset) => !asset.includes('latin-ext'))]) found.add(one);
  }
  return [...found].sort();
}

/** What the server sends of a file over plain HTTP, where browsers take no Brotli: as the build has packed it. */
function sent(file) {
  const packed = `${dist}${file}.gz`;
  return readFileSync(existsSync(packed) ? packed : dist + file).length;
}

const games = Object.keys(manifest).flatMap((key) => /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
if (!games.length) throw new Error('no game is in the manifest');
const totals = games.map((game) => ({ game, total: files(game).reduce((sum, file) => sum + sent(file), 0) }));
const heaviest = totals.reduce((a, b) => (b.total > a.total ? b : a));
for (const file of files(heaviest.game)) console.log(`${String(sent(file)).padStart(8)}  ${file}`);
for (const { game, total } of totals) console.log(`${String(total).padStart(8)}  ${game}, of at most ${LIMIT}`);
if (heaviest.total > LIMIT) {
  console.error('The table page has become too heavy.');
  process.exit(1);
}
