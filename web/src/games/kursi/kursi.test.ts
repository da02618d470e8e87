/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KursiEvent, KursiView, KursiWonBy } from '../../generated/kursi';
import { asks } from './asks';
import { effectWords, strokeOf, strokeWords } from './cards';
import { choices, offered, touch, verbOf, whole } from './gestures';
import { moments } from './moments';
import names from './names.json';
import { counted, ending, endingMoves, planning, planningMoves } from './sample';
import { bundle, dueOf, payable, rungs, shortOf, staging } from './sums';
import { deciding } from './tie';
import { kept, moveWords, tell, words, written } from './words';

const PEOPLE = ['Ann', 'Ben', 'Cy', 'Di'];

describe('moves as a tree', () => {
  const minus = ['minus 0 A', 'minus 0 B', 'minus 2 A', 'minus 2 B', 'minus none'];

  it('goes a token deeper with each choice, and offers no passing among things', () => {
    expect(offered(minus, ['minus']).map((one) => one.token)).toEqual(['0', '2']);
    expect(choices(minus, ['minus', '2'])).toEqual([
      { token: 'A', move: 'minus 2 A' },
      { token: 'B', move: 'minus 2 B' },
    ]);
  });

  it('knows what is asked from the moves alone', () => {
    expect(verbOf(minus)).toBe('minus');
    expect(verbOf(['done'])).toBe('play');
    expect(verbOf(['stop'])).toBe('end');
    expect(verbOf([])).toBeNull();
  });

  it('reads a touched rival’s cell as player and letter', () => {
    const scatter = ['target 1 C', 'target 2 C', 'target none'];
    const path = touch(scatter, 'target', [], { what: 'candidate', seat: 1, letter: 'C' }, 0);
    expect(path).toEqual(['target', '1', 'C']);
    expect(whole(scatter, path!)).toBe('target 1 C');
    expect(touch(scatter, 'target', [], { what: 'candidate', seat: 1, letter: 'A' }, 0)).toBeNull();
  });

  it('reads own candidates as letters, step by step', () => {
    const shift = ['target A B 1', 'target A B 2', 'target C B 1'];
    const first = touch(shift, 'target', [], { what: 'candidate', seat: 0, letter: 'A' }, 0);
    expect(first).toEqual(['target', 'A']);
    expect(touch(shift, 'target', first!, { what: 'candidate', seat: 0, letter: 'B' }, 0)).toEqual([
      'target',
      'A',
      'B',
    ]);
  });

  it('takes the Seat after the player, and nothing that is not listed', () => {
    expect(touch(minus, 'minus', ['minus', '2'], { what: 'seat', letter: 'B' }, 0)).toEqual(['minus', '2', 'B']);
    expect(touch(minus, 'minus', [], { what: 'seat', letter: 'B' }, 0)).toBeNull();
    expect(touch(minus, 'minus', [], { what: 'party', seat: 1 }, 0)).toBeNull();
  });

  it('ends rallies at candidates, not at boxes', () => {
    expect(touch(endingMoves, 'end', [], { what: 'candidate', seat: 0, letter: 'A' }, 0)).toEqual(['end', 'A']);
    expect(touch(endingMoves, 'end', [], { what: 'seat', letter: 'A' }, 0)).toBeNull();
  });

  it('reaches every legal move of the sample by some chain of choices', () => {
    for (const list of [planningMoves, endingMoves, minus])
      for (const move of list) {
        const parts = move.split(' ');
        parts.forEach((token, i) => {
          if (i) expect(choices(list, parts.slice(0, i)).map((one) => one.token)).toContain(token);
        });
      }
  });
});

describe('sums of what is laid out', () => {
  const rich = (icons: Partial<Record<'A' | 'C', number>>, rebate = 0): KursiView => {
    const view = structuredClone(planning);
    view.parties[0]!.rebate = rebate;
    view.parties[0]!.candidates[0]!.icons.P = icons.A ?? 0;
    view.parties[0]!.candidates[2]!.icons.P = icons.C ?? 0;
    return view;
  };

  it('KU-16.8: discounts count once, per candidate', () => {
    const both = [
      { card: 'APP', at: 'A' },
      { card: 'ACI', at: 'A' },
    ];
    expect(dueOf(rich({}), 0, both)).toBe(6);
    expect(dueOf(rich({ A: 2 }), 0, both)).toBe(4);
    expect(dueOf(rich({ A: 4 }), 0, [{ card: 'ACI', at: 'A' }])).toBe(0);
  });

  it('KU-16.9: the rebate comes off the whole', () => {
    const both = [
      { card: 'ACP', at: 'A' },
      { card: 'AIR', at: 'C' },
    ];
    expect(dueOf(rich({ C: 2 }, 3), 0, both)).toBe(2);
  });

  it('KU-16.7: what the hand cannot pay is seen before it is sent', () => {
    const view = rich({ C: 2 });
    view.own!.hand = ['AIR', 'RE', 'RW', 'RD'].map((kind) => ({ kind, count: 1 }));
    view.own!.strokes = [];
    expect(staging(view, 0, [{ card: 'AIR', at: 'A' }])).toMatchObject({ due: 4, means: 3, payable: false });
    const fine = [
      { card: 'AIR', at: 'C' },
      { card: 'RE', at: 'A' },
    ];
    expect(staging(view, 0, fine)).toMatchObject({ due: 2, means: 2, payable: true, free: 1 });
    expect(staging(view, 0, [...fine, { card: 'RW', at: 'A' }]).payable).toBe(false);
  });

  it('KU-16.1: change', () => {
    const supply = { fives: 7, threes: 10, ones: 0, minus: 4 };
    expect(payable({ ...supply, ones: 1, threes: 0, fives: 0 }, 2)).toBe(1);
    expect([4, 7, 9].map((wanted) => payable(supply, wanted))).toEqual([3, 6, 9]);
    expect(shortOf(supply)).toEqual([1, 2, 4, 7]);
    expect(shortOf({ ...supply, ones: 12 })).toEqual([]);
  });

  it('reads and writes vote cards', () => {
    expect(bundle('5+3+3+1')).toEqual({ fives: 1, threes: 2, ones: 1, minus: 0 });
    expect(written(bundle('5+3+3+1'))).toBe('5+3+3+1');
  });

  it('KU-5.7d: rungs reached, and what one more card would bring', () => {
    expect(rungs([2, 4, 6, 8], 3)).toEqual({ reached: ['tuck'], next: { rung: 'minus', missing: 1 } });
    expect(rungs([1, 3, 5, 7], 7)).toEqual({ reached: ['tuck', 'minus', 'take', 'extra'], next: null });
  });
});

describe('words', () => {
  const votes: KursiEvent = {
    event: 'votes',
    seat: 1,
    at: 'B',
    wanted: 7,
    sum: 6,
    cards: bundle('3+3'),
    why: 'rally',
  };
  const ended: KursiEvent = {
    event: 'rally_ended',
    seat: 1,
    at: 'B',
    issue: 'E',
    length: 4,
    rally: 3,
    candidate: 2,
    seat_issue: 1,
    damp: 0,
    votes: 6,
  };

  it('KU-12.4: announces votes, and keeps no figure of them while piles are closed', () => {
    expect(tell(votes, PEOPLE)).toBe('Ben places 6 votes under B (3+3), for want of change for 7.');
    expect(kept(votes, PEOPLE, { tally: 'memory' })).toBe('');
    expect(kept(ended, PEOPLE, { tally: 'memory' })).toBe('Ben ends a rally of 4 at B for Economy.');
    expect(kept(ended, PEOPLE, { tally: 'open' })).toContain('make 6 votes');
    const aims: KursiEvent = { event: 'targeted', seat: 1, stroke: 'm07', target: 'target 2 C' };
    expect(tell(aims, PEOPLE)).toBe('Ben aims “Gentle Fact-Check” at Cy, C.');
    expect(kept(aims, PEOPLE, { tally: 'memory' })).toBe('Ben chooses a target for “Gentle Fact-Check”.');
    expect(kept(aims, PEOPLE, { tally: 'open' })).toBe(tell(aims, PEOPLE));
    expect(kept({ ...aims, target: 'none' }, PEOPLE, { tally: 'memory' })).toContain('lets');
    expect(kept({ event: 'minus', by: 0, of: 1, at: 'A' }, PEOPLE, { tally: 'memory' })).toBe('');
  });

  it('KU-12.4: shows no score while piles are closed; Seats won at the end', () => {
    expect(words.scores(planning)).toEqual([]);
    expect(words.scores(counted)).toEqual([1, 2]);
    expect(words.sum(counted, 1).parts.map((part) => part.label)).toEqual(['B Cinema Road', 'E Junction City']);
  });

  it('KU-16.26: says which Seat parts those with equally many, and whether it was clearly won', () => {
    const seats = (won: [number | null, KursiWonBy][]) =>
      counted.constituencies.map((one, i) => ({ ...one, result: { winner: won[i]![0], by: won[i]![1] } }));
    const said = (list: ReturnType<typeof seats>, winner: number, clear_win: string) => {
      const { seat, clearly } = deciding(list, winner, { clear_win })!;
      return [seat.letter, clearly];
    };
    const board = seats([
      [0, 'issue'],
      [1, 'votes'],
      [1, 'votes'],
      [0, 'votes'],
      [null, 'nobody'],
    ]);
    expect(said(board, 1, 'outright')).toEqual(['B', true]);
    expect(said(board, 0, 'won')).toEqual(['A', false]);
    const none = seats([
      [null, 'nobody'],
      [0, 'issue'],
      [1, 'issue'],
      [null, 'nobody'],
      [null, 'nobody'],
    ]);
    expect(said(none, 0, 'outright')).toEqual(['B', false]);
    expect(deciding(none, 2, {})).toBeNull();
  });

  it('KU-5.7d: promises a Masterstroke, open or not: the option may add the deck', () => {
    const ask = { ...planning.ask!, what: 'take' as const, owner: 0, length: 6 };
    expect(asks({ ...planning, ask }, 0)).toBe('A rally of 6: you may take a Masterstroke.');
  });

  it('has a sentence for every Masterstroke', () => {
    for (const stroke of planning.components.strokes) {
      expect(effectWords(stroke.effect)).toMatch(/^[A-Z].*\.$/);
      expect(strokeWords(stroke)).not.toContain('undefined');
    }
    expect(strokeWords(strokeOf(planning, 'm05')!)).toContain('microphone is safe');
  });

  it('asks in one sentence and offers passing as a button', () => {
    expect(asks(planning, 0)).toContain('Lay up to 3 cards');
    expect(asks(ending, 0)).toContain('End up to 2 rallies');
    expect(words.closing!(endingMoves)).toEqual([{ move: 'stop', label: 'End no more rallies', key: 'e' }]);
    expect(words.closing!(['minus 0 A', 'minus none']).map((one) => one.move)).toEqual(['minus none']);
  });

  it('says moves as people would', () => {
    expect(moveWords('minus 1 C')).toBe('−2 of Blue under C');
    expect(moveWords('target A C 2')).toBe('Move 2 from A to C');
    expect(moveWords('end A W')).toBe('End the rally at A for Welfare');
  });

  it('names cards as the box does', () => {
    const found: Record<string, string> = {};
    for (const file of ['candidates', 'seats', 'assets', 'rallies', 'strokes']) {
      const text = readFileSync(resolve('..', 'games', 'kursi', 'data', `${file}.toml`), 'utf8');
      for (const [, id, name] of text.matchAll(/^id\s*=\s*"(\w+)"\s*\nname\s*=\s*"(.+)"$/gm)) found[id!] = name!;
    }
    expect(names).toEqual(found);
  });
});

describe('moments', () => {
  it('turn all Masterstrokes over together and announce votes', () => {
    const list = moments(
      [
        { event: 'strokes_revealed', strokes: ['m01', null] },
        { event: 'votes', seat: 0, at: 'A', wanted: 2, sum: 2, cards: bundle('1+1'), why: 'stroke' },
        { event: 'chose', seat: 0, choice: 'done', ready: true },
      ],
      PEOPLE,
    );
    expect(list.map((one) => one.kind)).toEqual(['strokes', 'news']);
  });
});
