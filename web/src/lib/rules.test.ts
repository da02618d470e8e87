import { describe, expect, it } from 'vitest';
import type { Audience, RuleBlock, RuleSection } from '../generated/rules';
import { playersCopy, runs, search } from './rules';

const line = (id: string, text: string, audience: Audience = 'players'): RuleBlock => ({
  kind: 'line',
  id,
  depth: 1,
  mark: '1.',
  text,
  audience,
});
const sections: RuleSection[] = [
  {
    id: 'KZ-3',
    title: 'Playable space',
    audience: 'players',
    blocks: [
      line('KZ-3.1', 'A space is playable when it holds no tile.'),
      line('KZ-3.2', 'A removed flag leaves an empty space.'),
    ],
  },
  {
    id: 'KZ-4',
    title: 'A turn',
    audience: 'players',
    blocks: [
      line('KZ-4.1b', '`flip`: turns a FLAG.'),
      {
        kind: 'table',
        rows: [
          ['grid', 'moves'],
          ['six', '36'],
          ['eight', '64'],
        ],
      },
    ],
  },
];

describe('a rules page', () => {
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
    const ids = (question: string) =>
      search(sections, question).flatMap((section) => section.blocks.map((block) => ('id' in block ? block.id : '')));
    expect(ids('FLAG empty')).toEqual(['KZ-3.2']);
    expect(ids('4.1b')).toEqual(['KZ-4.1b']);
    expect(search(sections, 'eight')[0]!.blocks).toEqual([
      {
        kind: 'table',
        rows: [
          ['grid', 'moves'],
          ['eight', '64'],
        ],
      },
    ]);
    expect(search(sections, 'turnip')).toEqual([]);
    expect(search(sections, '  ')).toBe(sections);
  });

  it('finds words of every script, and accents or wide letters do not hide them', () => {
    const says = (text: string): RuleSection[] => [
      { id: 'KU-1', title: '', audience: 'players', blocks: [line('', text)] },
    ];
    const holds = (text: string, question: string) => search(says(text), question).length > 0;
    expect(holds('Rocky of the Matinée', 'MATINEE')).toBe(true);
    expect(holds('ＫＵ の議席', 'ku 議席')).toBe(true);
    expect(holds('फ़ैसला', 'फ़ैसला')).toBe(true);
    expect(holds('कुर्सी', 'करसी')).toBe(false);
    expect(holds('パーティー', 'ハーティー')).toBe(false);
  });
});

describe('a player’s copy', () => {
  const workshop: RuleSection[] = [
    ...sections,
    { id: 'KZ-7', title: 'Notation', audience: 'builders', blocks: [line('KZ-7.1', '`base x,y`')] },
    {
      id: 'KZ-8',
      title: 'Cards',
      audience: 'players',
      blocks: [line('KZ-8.1', 'A card is played.'), line('KZ-8.2', 'No card is without a name.', 'builders')],
    },
  ];
  it('leaves out what is for builders', () => {
    const copy = playersCopy(workshop);
    expect(copy.map(({ id }) => id)).toEqual(['KZ-3', 'KZ-4', 'KZ-8']);
    expect(copy[2]!.blocks).toHaveLength(1);
  });
  it('keeps a chapter that was cited', () => {
    expect(playersCopy(workshop, 'KZ-7.1').map(({ id }) => id)).toContain('KZ-7');
    expect(playersCopy(workshop, 'KZ-8.2').at(-1)!.blocks).toHaveLength(2);
  });
});
