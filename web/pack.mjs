// A file once more in compressed form: the server sends it as it is, and no request pays for packing.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @param {string} file */
export function pack(file) {
  const bytes = readFileSync(file);
  for (const [ending, smaller] of [
    ['br', brotliCompressSync(bytes)],
    ['gz', gzipSync(bytes)],
  ])
    if (smaller.length < bytes.length) writeFileSync(`${file}.${ending}`, smaller);
}
