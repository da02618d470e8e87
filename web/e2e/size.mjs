// What a first visit to a table costs: every file the page loads before the board is drawn, compressed, for each game.
// The limit is part of the product: a table opens quickly on a phone.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Other scripts bring a font with their letters. */
const LIMITS = { en: 318_000, hi: 350_000, sw: 340_000, ja: 500_000 };
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
let manifest = {};

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
    for (const one of [file, ...css, ...assets.filter((asset) => fetched(asset))]) found.add(one);
  }
  return [...found].sort();
}

/** What the server sends of a file over plain HTTP, where browsers take no Brotli: as the build has packed it. */
function sent(file) {
  const packed = `${dist}${file}.gz`;
  return readFileSync(existsSync(packed) ? packed : dist + file).length;
}

/** Latin cuts are always fetched, the extended ones only when a name needs them; a script with a font of its own does without our serifs. */
function fetched(asset) {
  const ownFont = Object.values(manifest).some(({ assets = [] }) =>
    assets.some((one) => /\/(hi|ja)-.*\.woff2$/.test(one)),
  );
  return !asset.includes('latin-ext') && !(ownFont && asset.includes('source-serif'));
}

let heavy = false;
for (const [language, limit] of Object.entries(LIMITS)) {
  manifest = JSON.parse(readFileSync(`${dist}.vite/manifest${language === 'en' ? '' : `.${language}`}.json`, 'utf8'));
  const games = Object.keys(manifest).flatMap((key) => /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
  if (!games.length) throw new Error('no game is in the manifest');
  const totals = games.map((game) => ({ game, total: files(game).reduce((sum, file) => sum + sent(file), 0) }));
  const heaviest = totals.reduce((a, b) => (b.total > a.total ? b : a));
  if (language === 'en')
    for (const file of files(heaviest.game)) console.log(`${String(sent(file)).padStart(8)}  ${file}`);
  for (const { game, total } of totals)
    console.log(`${String(total).padStart(8)}  ${language}: ${game}, of at most ${limit}`);
  heavy ||= heaviest.total > limit;
}
if (heavy) {
  console.error('The table page has become too heavy.');
  process.exit(1);
}
