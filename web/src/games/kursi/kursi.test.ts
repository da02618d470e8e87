/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KursiEvent, KursiMove } from '../../generated/kursi';
import type { LegalMove, Told } from '../../lib/room';
import { wordsFit } from '../../lib/testing-words';
import { Ahead } from './ahead.svelte';
import { asks } from './asks';
import { effectWords, strokeOf, strokeWords } from './cards';
import { choices, keyOf, partsOf, playText, touch, verbOf, whole, type Part } from './gestures';
import { rungWords } from './ladder';
import { moments } from './moments';
import { counted, done, ending, endingMoves, foresee, planning, planningMoves, playMove } from './sample';
import names from './sample.names.json';
import { written } from './votes';
import { moveWords, words } from './words';

type Legal = LegalMove<KursiMove>;
const minusMove = (of: number, at: string): Legal => ({
  text: `minus ${of} ${at}`,
  move: { kind: 'minus', target: { of, at } },
});
const noMinus: Legal = { text: 'minus none', move: { kind: 'minus', target: null } };
const stop: Legal = { text: 'stop', move: { kind: 'stop' } };
const player = (seat: number): Part => ({ is: 'player', seat });
const place = (at: string): Part => ({ is: 'place', at });

describe('moves as a tree', () => {
  const minus = [minusMove(0, 'A'), minusMove(0, 'B'), minusMove(2, 'A'), minusMove(2, 'B'), noMinus];

  it('goes a part deeper with each choice, and offers no declining among things', () => {
    expect(choices(minus, []).map((one) => keyOf(one.part))).toEqual(['0', '2']);
    expect(choices(minus, [player(2)])).toEqual([
      { part: place('A'), move: minusMove(2, 'A') },
      { part: place('B'), move: minusMove(2, 'B') },
    ]);
  });

  it('knows what is asked from the moves alone', () => {
    expect(verbOf(minus)).toBe('minus');
    expect(verbOf([done])).toBe('play');
    expect(verbOf([stop])).toBe('end');
    expect(verbOf([])).toBeNull();
  });

  it('reads a touched rival’s cell as player and letter', () => {
    const at = (seat: number): Legal => ({
      text: `target ${seat} C`,
      move: { kind: 'target', target: { aim: 'at', player: seat, at: 'C' } },
    });
    const scatter = [at(1), at(2)];
    const path = touch(scatter, 'target', [], { what: 'candidate', seat: 1, letter: 'C' }, 0);
    expect(path).toEqual([player(1), place('C')]);
    expect(whole(scatter, path!)).toEqual(at(1));
    expect(touch(scatter, 'target', [], { what: 'candidate', seat: 1, letter: 'A' }, 0)).toBeNull();
  });

  it('reads own candidates as letters, step by step', () => {
    const shift = (from: string, count: number): Legal => ({
      text: `target ${from} B ${count}`,
      move: { kind: 'target', target: { aim: 'shift', from, to: 'B', count } },
    });
    const moves = [shift('A', 1), shift('A', 2), shift('C', 1)];
    const first = touch(moves, 'target', [], { what: 'candidate', seat: 0, letter: 'A' }, 0);
    expect(first).toEqual([place('A')]);
    const second = touch(moves, 'target', first!, { what: 'candidate', seat: 0, letter: 'B' }, 0);
    expect(second).toEqual([place('A'), place('B')]);
  });

  it('takes the Seat after the player, and nothing that is not listed', () => {
    expect(touch(minus, 'minus', [player(2)], { what: 'seat', letter: 'B' }, 0)).toEqual([player(2), place('B')]);
    expect(touch(minus, 'minus', [], { what: 'seat', letter: 'B' }, 0)).toBeNull();
    expect(touch(minus, 'minus', [], { what: 'party', seat: 1 }, 0)).toBeNull();
  });

  it('ends rallies at candidates, not at boxes', () => {
    expect(touch(endingMoves, 'end', [], { what: 'candidate', seat: 0, letter: 'A' }, 0)).toEqual([place('A')]);
    expect(touch(endingMoves, 'end', [], { what: 'seat', letter: 'A' }, 0)).toBeNull();
  });

  it('reaches every legal move of the sample by some chain of choices', () => {
    for (const list of [planningMoves, endingMoves, minus])
      for (const { move } of list) {
        const parts = partsOf(move);
        parts.forEach((part, i) => {
          expect(choices(list, parts.slice(0, i)).map((one) => one.part)).toContainEqual(part);
        });
      }
  });
});

describe('what is laid out', () => {
  const laid = [
    { card: 'AC', at: 'A' },
    { card: 'RE', at: 'E' },
  ];

  it('costs what the server says, with the cards that may follow', async () => {
    const ahead = new Ahead();
    ahead.look(planning.own, laid, foresee(planning));
    expect(ahead.now).toBeNull();
    expect(await ahead.known).toMatchObject({ due: 1, left: 5 });
    expect(ahead.now?.plays.some((one) => one.card === 'ACI')).toBe(true);
  });

  it('counts the last card too where nobody can foresee what follows it', async () => {
    const ahead = new Ahead();
    ahead.look(planning.own, laid, async (texts) => [...(await foresee(planning)(texts.slice(0, -1))), null]);
    expect(await ahead.known).toEqual({ due: 1, left: 5, plays: [] });
  });

  it('is written as moves', () => {
    expect(laid.map(playText)).toEqual([playMove('AC', 'A').text, playMove('RE', 'E').text]);
  });

  it('writes vote cards', () => {
    const cards = { fives: 1, threes: 2, ones: 1, minus: 0 };
    expect(written(cards)).toBe('5+3+3+1');
  });

  it('KU-5.7d: rungs reached, and what one more card would bring', () => {
    const said = (rungs: number, short: number | null) =>
      rungWords({ ...planning.parties[0]!.candidates[0]!, rungs, short }, planning.limits);
    expect(said(1, 1)).toBe('3 cards: tuck a Bolster card; 1 short of: place a −2.');
    expect(said(4, null)).toBe('3 cards: tuck a Bolster card, place a −2, take a Masterstroke, 2 more votes.');
  });
});

describe('words', () => {
  it('KU-12.4: writes down no votes while piles are closed', () => {
    const cards = { fives: 0, threes: 2, ones: 0, minus: 0 };
    const votes: KursiEvent = { event: 'votes', seat: 1, at: 'B', wanted: 7, sum: 6, cards, why: 'rally' };
    const silent = (event: KursiEvent, tally: string, over = false) =>
      words.silent(event, { options: { tally }, over });
    expect(silent(votes, 'memory')).toBe(true);
    expect(silent({ event: 'minus', by: 0, of: 1, at: 'A' }, 'memory')).toBe(true);
    expect(silent(votes, 'open')).toBe(false);
    expect(silent(votes, 'memory', true)).toBe(false);
  });

  it('KU-12.4: shows no score while piles are closed; Seats won at the end', () => {
    expect(words.scores(planning)).toEqual([]);
    expect(words.scores(counted)).toEqual([1, 2]);
    expect(words.sum(counted, 1).parts.map((part) => part.label)).toEqual(['B Cinema Road', 'E Junction City']);
  });

  it('KU-5.7d: promises a Masterstroke, open or not: the option may add the deck', () => {
    const ask = { what: 'rally_take', owner: 0, at: 'A', length: 6 } as const;
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
    expect(words.closing(endingMoves)).toEqual([{ move: 'stop', label: 'End no more rallies', key: 'e', quiet: true }]);
    expect(words.closing([minusMove(0, 'A'), noMinus]).map((one) => one.move)).toEqual(['minus none']);
  });

  it('says moves as people would', () => {
    expect(moveWords(minusMove(1, 'C').move, planning)).toBe('−2 of Blue under C');
    expect(moveWords(minusMove(1, 'C').move, planning, ['Ann', 'Ben'])).toBe('−2 of Ben under C');
    const shift = { aim: 'shift', from: 'A', to: 'C', count: 2 } as const;
    expect(moveWords({ kind: 'target', target: shift }, planning)).toBe('Move 2 from A to C');
    expect(moveWords({ kind: 'end', at: 'A', issue: 'W' }, planning)).toBe('End the rally at A for Welfare');
    expect(moveWords(playMove('AC', 'B').move, planning)).toBe('Play Collection Tin at B');
  });

  it('knows the cards of the sample by the names of the box', () => {
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
    const cards = { fives: 0, threes: 0, ones: 2, minus: 0 };
    const events: KursiEvent[] = [
      { event: 'strokes_revealed', strokes: ['m01', null] },
      { event: 'votes', seat: 0, at: 'A', wanted: 2, sum: 2, cards, why: 'stroke' },
      { event: 'chose', seat: 0, choice: 'done', ready: true },
    ];
    const told = events.map((event): Told<KursiEvent> => ({ ...event, rule: 'KU-6' }));
    const list = moments(told, ({ event }) => event);
    expect(list).toEqual([
      { kind: 'strokes', strokes: ['m01', null] },
      { kind: 'news', seat: 0, text: 'votes', loud: true },
    ]);
  });
});

describe('what is thrown away for good', () => {
  const last = { ...ending, round: ending.limits.rounds };
  const moves = endingMoves;
  it('is asked about in the last round, and only while a rally could be ended', () => {
    expect(words.warns(stop, { view: last, seat: 0, moves })).toMatch(/lost if you do not end (it|them) now/);
    expect(words.warns(stop, { view: ending, seat: 0, moves })).toBe('');
    expect(words.warns(endingMoves[0]!, { view: last, seat: 0, moves })).toBe('');
    expect(words.asks(last, 0)).toMatch(/last round/);
    expect(words.asks(ending, 0)).toMatch(/let them grow/);
  });
});

it('asks before a Masterstroke is committed that would do nothing', () => {
  const commit: LegalMove<KursiMove> = { text: 'stroke m05', move: { kind: 'stroke', stroke: 'm05' } };
  const at = (idle: string[]) => ({ view: { ...planning, own: { ...planning.own!, idle } }, seat: 0, moves: [commit] });
  expect(words.warns(commit, at(['m05']))).toMatch(/would do nothing/);
  expect(words.warns(commit, at([]))).toBe('');
});

it('says everything in the words of its Fluent files', () => {
  const texts = ['KURSI', /^(play|end)$/, 'button, a, dialog', /^guide [abc]$/];
  expect(wordsFit('kursi', { files: ['picture.ts'], texts })).toEqual([]);
});
