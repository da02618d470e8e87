// One person at a table: moves that are confirmed, and what the others did.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending, LogEntry, Update } from '../generated/protocol';
import { generic } from '../lib/generic';
import { MockSocket, position, welcome } from '../lib/mock-socket';
import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import { Wording } from '../lib/words';
import page from '../../../words/en/page.ftl?raw';
import shared from '../../../words/en/table.ftl?raw';
import { gameInfo } from '../lib/testing';
import { Sitting } from './sitting.svelte';

const own = `
travelled = { $seat } travels to { $to }.
    .did = travels to { $to }
    .each = to
wins = { $seat } wins.
    .did = wins
`;
const wording = new Wording(shared, page, own);
const room = {
  ...generic,
  words: {
    ...generic.words,
    period: (view: unknown) => ({ kind: 'round' as const, number: (view as { round?: number }).round ?? 0 }),
    decides: ['won'],
    warns: (_move: { text: string }) => '',
  },
};

let table: Table;
let sitting: Sitting;
beforeEach(() => {
  vi.useFakeTimers();
  MockSocket.all = [];
  settings.set('pace', 'normal');
  settings.set('confirm', false);
  table = new Table('abc', MockSocket.open);
  MockSocket.last.say(welcome({ position: at(['base 1,0'], [1]) }));
  sitting = new Sitting(table, room, wording, undefined);
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
});

function at(moves: string[], pending: number[], round = 1, scores = [0, 0]) {
  return { ...position(moves, pending), view: { round, scores } };
}
let seq = 5;
const event = (id: string, seat: number, to = '') => ({
  event: id === 'wins' ? 'won' : id,
  rule: 'X-1',
  say: { id, args: { seat: { seat }, to } },
});
function moved(seat: number, says: ReturnType<typeof event>, now: ReturnType<typeof at>): { type: 'update' } & Update {
  const entry: LogEntry = { seq: ++seq, at: 0, what: 'moved', seat, events: [says] };
  return { type: 'update', seq, phase: 'playing', entry, position: now };
}
const sent = () => MockSocket.last.sent.flatMap((one) => (one.type === 'play' ? [one.move] : []));

describe('a move that is confirmed', () => {
  it('is shown first, and made by a second step', () => {
    settings.set('confirm', true);
    sitting.play('base 1,0');
    expect(sent()).toEqual([]);
    expect(sitting.shown?.text).toBe('base 1,0');
    expect(sitting.question).toBe('base 1,0: play this?');
    sitting.aim(null);
    expect(sitting.shown?.text).toBe('base 1,0');
    sitting.play('base 1,0');
    expect(sent()).toEqual(['base 1,0']);
    expect(sitting.shown).toBeNull();
  });
  it('can be left, and what is refused is asked for at once', () => {
    settings.set('confirm', true);
    sitting.play('base 1,0');
    sitting.unstage();
    expect(sitting.shown).toBeNull();
    sitting.play('base 9,9');
    expect(sent()).toEqual(['base 9,9']);
  });
  it('is not asked for twice where a board has asked already, or where nobody wants it', () => {
    settings.set('confirm', true);
    sitting.play('base 1,0', 'sure');
    settings.set('confirm', false);
    sitting.play('base 1,0');
    expect(sent()).toEqual(['base 1,0', 'base 1,0']);
  });
  it('is asked for once where it throws something away, whatever somebody prefers', () => {
    room.words.warns = ({ text }: { text: string }) => (text === 'base 1,0' ? 'Lose that?' : '');
    sitting.play('base 1,0');
    expect([sent(), sitting.question]).toEqual([[], 'Lose that?']);
    sitting.play('base 1,0');
    expect(sent()).toEqual(['base 1,0']);
    room.words.warns = () => '';
  });
  it('has a visible button once a finger has shown it', () => {
    sitting.aim('base 1,0');
    expect(sitting.shown).toBeNull();
    sitting.finger = true;
    sitting.aim('base 1,0');
    // The board loses the focus to the button.
    sitting.aim(null);
    expect(sitting.shown?.text).toBe('base 1,0');
    expect(sitting.aimedMove?.text).toBe('base 1,0');
  });
});

describe('what others do', () => {
  it('is seen a step at a time, and summed up in a line', () => {
    const { say } = MockSocket.last;
    say.call(MockSocket.last, moved(1, event('travelled', 1, 'N'), at([], [0])));
    say.call(MockSocket.last, moved(0, event('travelled', 0, 'S'), at([], [0])));
    say.call(MockSocket.last, moved(0, event('travelled', 0, 'W'), at(['base 1,0'], [1])));
    expect(sitting.following.line).toBe('');
    expect(table.behind).toBe(2);
    expect(table.yourTurn).toBe(false);
    vi.advanceTimersByTime(700);
    expect(sitting.following.line).toBe('Ann: travels to S.');
    vi.advanceTimersByTime(700);
    expect(sitting.following.line).toBe('Ann: travels to S and W.');
    expect(table.yourTurn).toBe(true);
  });

  it('comes at once to somebody who is asked themselves, and to those who want it so', () => {
    const both = at(['base 1,0'], [0, 1]);
    MockSocket.last.say(moved(0, event('travelled', 0, 'S'), both));
    MockSocket.last.say(moved(0, event('travelled', 0, 'W'), both));
    expect(table.behind).toBe(0);
    settings.set('pace', 'instant');
    MockSocket.last.say(moved(1, event('travelled', 1, 'N'), at([], [0])));
    MockSocket.last.say(moved(0, event('travelled', 0, 'S'), at([], [1])));
    expect(table.behind).toBe(0);
  });

  it('ends a round in a moment, which stays until it is read or left', () => {
    MockSocket.last.say(moved(1, event('wins', 1), at([], [0], 2, [1, 3])));
    const { following } = sitting;
    expect(following.moment?.title).toBe('Round 1 is over');
    expect(following.moment?.rows.map(({ seat, score, change }) => [seat, score, change])).toEqual([
      [1, 3, 3],
      [0, 1, 1],
    ]);
    MockSocket.last.say(moved(0, event('travelled', 0, 'S'), at([], [1], 2)));
    vi.advanceTimersByTime(1900);
    expect(table.behind).toBe(1);
    following.goOn();
    expect(following.moment).toBeNull();
    expect(table.behind).toBe(0);
  });

  it('keeps the result to itself until the votes are counted', () => {
    MockSocket.last.say(moved(1, event('travelled', 1, 'N'), at([], [0], 1, [2, 2])));
    const outcome = { ranks: [1, 2], scores: [9, 4], reason: 'votes' };
    const last = moved(0, event('wins', 0), at([], [], 1, [9, 4]));
    const ending: Ending = { how: 'rules', ranks: [1, 2], outcome, seed: '' };
    vi.advanceTimersByTime(700);
    MockSocket.last.say({ ...last, phase: 'over', ending });
    vi.advanceTimersByTime(700);
    const { following } = sitting;
    expect(following.veiled).toBe(true);
    expect(following.scores).toEqual([2, 2]);
    expect(following.log.some((entry) => entry.what === 'moved' && entry.seat === 0)).toBe(false);
    expect(sitting.prompt).toMatch(/being counted/);
    following.counted = true;
    expect(following.scores).toEqual([9, 4]);
    expect(sitting.prompt).toBe('Ann wins.');
  });
});

describe('standing orders', () => {
  const orders = [
    { name: 'pay', about: '', kind: 'pays' as const },
    { name: 'can_answer', about: '', kind: 'can_answer' as const },
    { name: 'off_turn', about: '', kind: 'public' as const },
  ];
  const left = () => MockSocket.last.sent.flatMap((one) => (one.type === 'order' ? [one.orders] : []));
  const game = gameInfo({ orders });
  beforeEach(() => {
    settings.set('pays', true);
    settings.set('answerable', false);
    sitting.close();
    table = new Table('abc', MockSocket.open);
    MockSocket.last.say(welcome({ position: at(['base 1,0'], [1]) }));
    sitting = new Sitting(table, room, wording, game);
  });

  it('that a person prefers are left once, and what is ticked at a table is preferred from then on', () => {
    expect(sitting.preferred).toEqual(['pay']);
    sitting.leavePreferred();
    sitting.leavePreferred();
    expect(left()).toEqual([['pay']]);
    MockSocket.last.say({ type: 'orders', seq: 6, seat: table.acting!, orders: ['pay'] });
    expect(sitting.preferred).toBeNull();
    sitting.order(['can_answer', 'off_turn']);
    expect([settings.pays, settings.answerable]).toEqual([false, true]);
    expect(left().at(-1)).toEqual(['can_answer', 'off_turn']);
  });

  it('answer without showing the question', () => {
    const now = at(['base 1,0'], [table.acting!]);
    now.moves[0] = { ...now.moves[0]!, ordered: true };
    MockSocket.last.say(moved(1 - table.acting!, event('travelled', 0, 'S'), now));
    vi.runOnlyPendingTimers();
    expect(sitting.moves).toEqual([]);
    expect(table.yourTurn).toBe(false);
    expect(sitting.prompt).toBe('Answering for you, as you ordered …');
  });
});

it('what a bot would refuse to take back says why, and is not asked for', () => {
  const now = at(['base 1,0'], [1]);
  now.moves[0] = { ...now.moves[0]!, can_undo: 'refused' };
  MockSocket.last.say(moved(0, event('travelled', 0, 'S'), now));
  vi.runOnlyPendingTimers();
  sitting.undo();
  expect(MockSocket.last.sent.some((one) => one.type === 'undo')).toBe(false);
  expect(sitting.notice?.text).toMatch(/cannot be taken back/);
});
