// A rules page at hand: its marks, and searching in it. The server takes the page apart.

import type { RuleBlock, RuleSection } from '../generated/rules';

/** Text with marks: bold, code, emphasis, links to other rules. */
export interface Run {
  text: string;
  style: 'plain' | 'bold' | 'code' | 'em' | 'rule';
}

export function runs(text: string): Run[] {
  const found: Run[] = [];
  const marks = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\b([A-Z]{2,4}-\d+(?:\.\d+[a-z]?)?)\b/g;
  let from = 0;
  for (const hit of text.matchAll(marks)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), style: 'plain' });
    const [, bold, code, em, rule] = hit;
    if (bold) found.push({ text: bold, style: 'bold' });
    else if (code) found.push({ text: code, style: /^[A-Z]{2,4}-\d+(\.\d+[a-z]?)?$/.test(code) ? 'rule' : 'code' });
    else if (em) found.push({ text: em, style: 'em' });
    else found.push({ text: rule!, style: 'rule' });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), style: 'plain' });
  return found;
}

/** The rules as somebody reads them who wants to play: without what is for builders, unless it was cited. */
export function playersCopy(sections: RuleSection[], cited = ''): RuleSection[] {
  const wanted = (id: string) => id !== '' && (cited === id || cited.startsWith(`${id}.`));
  return sections
    .filter(({ id, audience }) => audience === 'players' || wanted(id))
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter(
        (block) => block.kind !== 'line' || block.audience === 'players' || wanted(block.id),
      ),
    }));
}

/** A text as it is searched: neither case nor width of letters counts, nor an accent of Latin ones. Vowel signs of other scripts do. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .toLocaleLowerCase(__LOCALE__);

/** The sections with only what holds every word of the question; of a table, its head and the rows that do. */
export function search(sections: RuleSection[], question: string): RuleSection[] {
  const wanted = plain(question).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const found = (block: RuleBlock): RuleBlock[] => {
    if (block.kind === 'line') return holds(`${block.id} ${block.text}`) ? [block] : [];
    if (block.kind === 'code') return holds(block.text) ? [block] : [];
    const [head = [], ...rows] = block.rows;
    const held = rows.filter((row) => holds(row.join(' ')));
    return held.length ? [{ ...block, rows: [head, ...held] }] : [];
  };
  return sections
    .map((section) => {
      const whole = holds(`${section.id} ${section.title}`);
      return whole ? section : { ...section, blocks: section.blocks.flatMap(found) };
    })
    .filter((section) => section.blocks.length);
}
