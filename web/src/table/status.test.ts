// What the table says of itself, as one person is told.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../generated/protocol';
import { MockSocket, snapshot, welcome } from '../lib/mock-socket';
import { Table } from '../lib/table.svelte';
import page from '../../../words/en/page.ftl?raw';
import shared from '../../../words/en/table.ftl?raw';
import { Wording, type Message } from '../lib/words';
import { because, doing, proposing, standing, waiting, won } from './status';

beforeEach(() => (MockSocket.all = []));

/** Ben, on seat 1, plays against Ann. */
function table(more: Partial<Snapshot> = {}): Table {
  const made = new Table('abc', MockSocket.open);
  MockSocket.last.say(welcome(more));
  return made;
}
const seats = snapshot().seats;
const wording = new Wording(shared, page);
/** As Ben reads it. */
const say = (message: Message | null) => message && wording.say(message, { names: ['Ann', 'Ben'], you: 1 });
const byName = (message: Message | null) => message && wording.say(message, { names: ['Ann', 'Ben'], you: null });
const over = { how: 'rules', outcome: null, seed: '' } as const;

describe('a seat’s card', () => {
  it('says what its party is doing', () => {
    const playing = table();
    expect([0, 1].map((seat) => doing(playing, seat))).toEqual(['waits', 'your move']);
    const bot = table({
      seats: [{ ...seats[0]!, kind: 'bot', bot: 'x' }, seats[1]!],
      position: { ...snapshot().position!, pending: [0] },
    });
    expect([0, 1].map((seat) => doing(bot, seat))).toEqual(['is thinking', 'you wait']);
    expect(doing(table({ phase: 'over', ending: { ...over, ranks: [2, 1] } }), 0)).toBe('place 2');
    expect(doing(table({ seats: [{ ...seats[0]!, resigned: true }, seats[1]!] }), 0)).toBe('resigned');
  });
});

describe('the prompt', () => {
  it('says where the table stands, and nothing while somebody is asked', () => {
    expect(standing(table(), 0)).toBeNull();
    expect(say(standing(table({ phase: 'paused' }), 0))).toBe('The game is paused.');
    const open = { ...seats[0]!, kind: 'open' as const, name: '' };
    expect(say(standing(table({ phase: 'open', seats: [open, seats[1]!] }), 0))).toBe('Waiting for one more player.');
    expect(byName(standing(table({ phase: 'over', ending: { ...over, ranks: [1, 2] } }), 0))).toBe('Ann wins.');
    expect(byName(standing(table({ phase: 'over', ending: { ...over, ranks: [1, 1] } }), 0))).toBe(
      'Ann and Ben share the win.',
    );
    expect(byName(standing(table({ phase: 'over', seats: [seats[1]!], ending: { ...over, ranks: [1] } }), 0))).toBe(
      'The game is over.',
    );
  });

  it('says whom the game waits for', () => {
    const theirs = table({ position: { ...snapshot().position!, pending: [0] } });
    expect(say(waiting(theirs, false))).toBe('Waiting for Ann to move.');
    expect(say(waiting(theirs, true))).toBe('Waiting for Ann to move. You may act meanwhile.');
  });

  it('tells a proposal to those who answer and to those who wait', () => {
    const proposal = { id: 3, by: 0, what: { type: 'undo', moves: 2 }, waiting: [1] } as const;
    const asked = proposing(table({ proposal: { ...proposal, waiting: [1] } }));
    expect(asked).toMatchObject({ id: 3, answer: true });
    expect(say(asked!.what)).toBe('Ann asks to take back 2 moves.');
    const asking = proposing(table({ proposal: { id: 4, by: 1, what: { type: 'pause' }, waiting: [0] } }));
    expect(asking).toMatchObject({ id: 4, answer: false });
    expect(say(asking!.what)).toBe('You ask for a pause. Waiting for Ann.');
    expect(proposing(table())).toBeNull();
  });
});

it('a team wins as one', () => {
  const teams = [
    { seats: [0, 2], score: 34 },
    { seats: [1, 3], score: 30 },
  ];
  const outcome = { ranks: [1, 2, 1, 2], scores: [19, 17, 15, 13], reason: 'tiles', teams };
  const ending = { ...over, ranks: outcome.ranks, outcome };
  expect(byName(won(ending))).toBe('Ann and Seat 3 win as a team');
  expect(because(ending)).toEqual({ id: 'reason-tiles' });
  expect(byName(because({ ...over, how: 'timeout', ranks: [1, 2] }))).toBe('Time was up');
  expect(byName(because({ ...over, how: 'agreement', ranks: [1, 1] }))).toBe('By agreement');
});
