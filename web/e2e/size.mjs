// What a first visit to a table costs: every file the page needs before the board is drawn, compressed.
// The limit is part of the product: a table opens quickly on a phone.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 300_000;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

/** An entry with everything it imports statically. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, found);
  return found;
}

const wanted = ['index.html', 'src/pages/Table.svelte', 'src/games/kuzushi/index.ts'];
for (const key of wanted) if (!manifest[key]) throw new Error(`${key} is not in the manifest: rename it here too`);
const keys = wanted.reduce((all, key) => closure(key, all), new Set());
const files = new Set(['index.html', 'favicon.svg']);
for (const key of keys) {
  files.add(manifest[key].file);
  for (const css of manifest[key].css ?? []) files.add(css);
  // Latin cuts are always fetched; the extended ones only when a name needs them.
  for (const asset of manifest[key].assets ?? []) if (!asset.includes('latin-ext')) files.add(asset);
}

let total = 0;
for (const file of [...files].sort()) {
  const bytes = readFileSync(dist + file);
  // Fonts are compressed already.
  const sent = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 6 }).length;
  total += sent;
  console.log(`${String(sent).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  in all, of at most ${LIMIT}`);
if (total > LIMIT) {
  console.error('The table page has become too heavy.');
  process.exit(1);
}
