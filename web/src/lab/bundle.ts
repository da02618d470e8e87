// All files of a set as one text, each under a line with its name, and back again.

import type { Files } from './api';

const HEAD = /^#+ *file: *(\S+) *$/gm;

/** One text that can be imported again; it is TOML with comments for each file. */
export function bundle(files: Files): string {
  return Object.entries(files)
    .map(([name, text]) => `## file: ${name}\n${text.endsWith('\n') ? text : `${text}\n`}`)
    .join('\n');
}

/** The files in a text. What stands above the first name belongs to `otherwise`. */
export function unbundle(text: string, otherwise: string): Files {
  const files: Files = {};
  const heads = [...text.matchAll(HEAD)];
  const first = text.slice(0, heads[0]?.index ?? text.length);
  if (first.trim()) files[otherwise] = first;
  for (const [i, head] of heads.entries()) {
    const end = heads[i + 1]?.index ?? text.length;
    files[head[1]!] = text
      .slice(head.index + head[0].length, end)
      .replace(/^\r?\n/, '')
      .trimEnd()
      .concat('\n');
  }
  return files;
}
