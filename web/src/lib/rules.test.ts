import { describe, expect, it } from 'vitest';
import { parseRules, runs, search } from './rules';

const PAGE = `# The game: rules

Some words before
the numbers.

## KZ-3 Playable space
1. A space is playable when it holds no tile
   and touches a tile (see KZ-4.1a).
2. A removed flag leaves an empty space.

## KZ-4 A turn
1. The mover does exactly one of:
   a. \`base\`: puts a BASE down;
   b. \`flip\`: turns a FLAG.

| d | nodes |
|---|---|
| 1 | 4 |
`;

describe('a rules page', () => {
  const sections = parseRules(PAGE);

  it('gives every line the number it is cited by', () => {
    const ids = sections.flatMap((section) => section.lines.map((line) => line.id)).filter(Boolean);
    expect(ids).toEqual(['KZ-3.1', 'KZ-3.2', 'KZ-4.1', 'KZ-4.1a', 'KZ-4.1b']);
  });

  it('joins lines that were wrapped', () => {
    expect(sections[1]!.lines[0]!.text).toBe(
      'A space is playable when it holds no tile and touches a tile (see KZ-4.1a).',
    );
    expect(sections[0]!.lines[0]!.text).toBe('Some words before the numbers.');
  });

  it('keeps tables without their ruler', () => {
    expect(sections[2]!.table).toEqual([
      ['d', 'nodes'],
      ['1', '4'],
    ]);
  });

  it('links rules inside the text', () => {
    expect(runs('see KZ-4.1a, **now** `base` *x*').map((run) => run.style)).toEqual([
      'plain',
      'rule',
      'plain',
      'bold',
      'plain',
      'code',
      'plain',
      'em',
    ]);
  });

  it('finds lines that hold every word, by text or by number', () => {
    expect(search(sections, 'FLAG empty').flatMap((s) => s.lines.map((l) => l.id))).toEqual(['KZ-3.2']);
    expect(search(sections, '4.1b').flatMap((s) => s.lines.map((l) => l.id))).toEqual(['KZ-4.1b']);
    expect(search(sections, 'turnip')).toEqual([]);
    expect(search(sections, '  ')).toBe(sections);
  });
});
