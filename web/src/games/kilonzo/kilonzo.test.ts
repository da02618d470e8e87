import { describe, expect, it } from 'vitest';
import type { KilonzoMove } from '../../generated/kilonzo';
import { wordsFit } from '../../lib/testing-words';
import { effectWords, offers } from './cards';
import { ALL, CORNERS, step, type Spot } from './geometry';
import { actionsAt, meant, regionOf } from './gestures';
import { moments } from './moments';
import { chipsOf, differences } from './pieces';
import { debate, homeMoves, homes, turn, turnMoves } from './sample';
import { gain, lying, words } from './words';

describe('the cursor', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  it('reaches every region and corner from Nairobi', () => {
    const seen = new Set<Spot>(['C']);
    for (const spot of seen) for (const key of keys) seen.add(step(spot, key)!);
    expect([...seen].sort()).toEqual([...ALL, ...CORNERS].sort());
  });

  it('walks over the gaps, and stays where nothing follows', () => {
    expect(step('C', 'ArrowUp')).toBe('N');
    expect(step('N', 'ArrowUp')).toBe('HN');
    expect(step('HN', 'ArrowUp')).toBe('HN');
    expect(step('HN', 'ArrowRight')).toBe('card');
    expect(step('SE', 'ArrowDown')).toBe('dice');
    expect(step('C', 'x')).toBeNull();
  });
});

describe('actions', () => {
  it('every legal move but the end belongs to a region and is offered there, and nothing legal is invented', () => {
    const offered = ALL.flatMap((region) => actionsAt(turn, turnMoves, 1, region)).filter((one) => one.legal);
    expect(offered.map((one) => one.move).sort()).toEqual(turnMoves.map((one) => one.text).sort());
  });

  it('shows what cannot be paid as refused', () => {
    const poor = turnMoves.filter(({ move }) => move.kind !== 'ad');
    const ad = actionsAt(turn, poor, 1, 'NE').find((one) => one.kind === 'ad');
    expect(ad).toMatchObject({ move: 'ad NE', legal: false, price: 2 });
  });

  it('knows where a choice points', () => {
    const where = (option: (KilonzoMove & { kind: 'choose' })['option']) =>
      regionOf(turn, { kind: 'choose', option }, 1);
    expect(where({ kind: 'chip', seat: 0, at: 'C' })).toBe('C');
    expect(where({ kind: 'region', at: 'NE' })).toBe('NE');
    expect(where({ kind: 'seat', seat: 0 })).toBe(turn.candidates[0]!.at);
    expect(where({ kind: 'a' })).toBeNull();
  });

  it('asks for what is meant', () => {
    expect(meant(homes, 'C')).toBe('home C');
    expect(meant(turn, 'SE')).toBe('ad SE');
  });
});

describe('moments', () => {
  it('puts the rolls of a debate together, tie by tie', () => {
    const [dice] = moments(debate);
    expect(dice).toMatchObject({ kind: 'dice', purpose: 'debate', winner: 0 });
    expect(dice!.kind === 'dice' && dice!.rounds.map((round) => round.map((roll) => roll.die))).toEqual([
      [2, 2],
      [4, 2],
    ]);
  });
});

describe('pieces', () => {
  it('fills sockets from the left, at most three to a region', () => {
    for (const place of turn.regions) {
      const here = chipsOf(turn).filter((chip) => chip.region === place.region);
      expect(here.map((chip) => chip.socket)).toEqual(here.map((_, i) => i));
      expect(here.length).toBe(3 - (place.in_play ? place.room : 3));
    }
  });

  it('tells what a move would change', () => {
    const after = structuredClone(turn);
    after.regions.find((place) => place.region === 'C')!.chips[0]!--;
    after.candidates[1]!.money -= 3;
    const { gained, lost, money } = differences(turn, after);
    expect(gained).toEqual([]);
    expect([...lost]).toEqual(['C 0 1']);
    expect(money).toEqual([0, -3]);
  });
});

describe('words', () => {
  it('stand in the Fluent files, fit what is said, and are not in the code', () => {
    const texts = ['KILONZO', 'move', 'smear', 'debate', 'choose', 'guide one', 'guide two'];
    const files = ['beside.ts', 'geometry.ts', 'picture.ts', 'travel.ts'];
    expect(wordsFit('kilonzo', { texts, files })).toEqual([]);
  });

  it('cards in plain words', () => {
    expect(effectWords({ money: -2 })).toBe('Lose $2.');
    expect(effectWords('stuck')).toBe('This turn you may not move, and staying brings nothing.');
    expect(effectWords({ gather: 'C' })).toBe('Every candidate is put in Nairobi.');
    expect(effectWords({ windfall: '2' })).toBe('Your next funding is doubled.');
    const either = { either: [{ money: 3 }, { here: 1 }] } as const;
    expect(effectWords({ either: [...either.either] })).toBe('Choose: gain $3, or gain one chip where you stand.');
    expect(offers({ either: [...either.either] })).toEqual(either.either);
    expect(offers({ money: 3 })).toBeNull();
  });

  it('the sum of a score is the score', () => {
    for (const seat of [0, 1]) {
      const { parts, rule } = words.sum(turn, seat);
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(words.scores(turn)[seat]);
      expect(rule).toBe('KL-5.1');
    }
  });

  it('says what lies in a region in a few words', () => {
    expect(lying(turn, 'C', 1, ['Ann', 'Ben'])).toBe('2 Ann · 1 yours · full');
    expect(lying(turn, 'HN', 1, ['Ann', 'Ben'])).toBe('out of play');
  });

  it('asks, foresees and describes in whole sentences', () => {
    const names = ['Ann', 'Ben'];
    expect(words.asks(homes, 0)).toBe('Choose a home: a side of the map to start from, with two chips and $2.');
    expect(words.asks(turn, 1)).toBe('Year 2, $3. Advertise or smear.');
    const after = structuredClone(turn);
    after.candidates[1]!.money -= 1;
    after.candidates[0]!.influence += 1;
    expect(gain(turn, after, 1, names)).toBe('+1 influence for Ann and −1 dollar for you');
    expect(gain(turn, turn, 1, names)).toBe('nobody gains or loses');
    const lines = words.describe(turn, names);
    expect(lines.slice(0, 2)).toEqual([
      'Year 2 of 5, Ben’s turn.',
      'Ann: 5 chips, $0, in the South, leads Nairobi, the South and the western home. Next funding $5.',
    ]);
    expect(lines).toContain('N: The North, 1 of Ben’s, 1 of 3 chips, Ben stands here, majority Ben’s.');
    expect(lines.at(-1)).toBe('Last card: Harambee Night. Gain $3.');
    expect(words.holding(turn, 1)).toBe('$3 · next +$4');
    expect(words.move({ text: '', move: { kind: 'choose', option: { kind: 'chip', seat: 0, at: 'C' } } })).toBe(
      'Choose Vermilion’s chip in Nairobi',
    );
  });

  it('gives the end of a turn a button', () => {
    const end = { move: 'end', label: 'End turn', key: 'e' };
    expect(words.closing(turnMoves)).toEqual([{ ...end, quiet: false }]);
    const travel = { text: 'move N', move: { kind: 'move' as const, to: 'N' as const } };
    expect(words.closing([travel, ...turnMoves]), 'not the loudest while one may travel').toEqual([
      { ...end, quiet: true },
    ]);
    expect(words.closing(homeMoves)).toEqual([]);
  });
});
