// For tests: a contest in the middle, a reaction to a reaction, cards to pick, offers on the table; four seats, ours is seat 0.

import type {
  PoliticsCamp as Camp,
  PoliticsEvent,
  PoliticsLink as Link,
  PoliticsMove as Move,
  PoliticsPolling as Polling,
  PoliticsView as View,
} from '../../generated/politics-as-usual';
import type { LegalMove, Told } from '../../lib/room';
import { components } from './sample.components';
import { deckOf } from './set';

export const deck = deckOf({ components });

/** A legal move with the typed value that the server sends beside its text. */
export function legal(text: string): LegalMove<Move> {
  const [verb, ...rest] = text.split(' ');
  const [first = NaN, second = NaN, third = NaN] = rest.map(Number);
  const maybe = (n: number) => (Number.isNaN(n) ? null : n);
  const play = (): Move => {
    const { aim } = deck.face(first);
    const onCard = aim === 'card_any' || aim === 'play_or_card' || aim === 'discard';
    const [on, target] = onCard ? [second, third] : [NaN, second];
    return { kind: 'play', card: first, target: maybe(target), on: maybe(on) };
  };
  const made: Record<string, () => Move> = {
    candidate: () => ({ kind: 'candidate', candidate: deck.candidates.findIndex(({ id }) => id === rest[0]) }),
    poll: () => ({ kind: 'poll', card: first, at: second }),
    play,
    react: () => ({ kind: 'react', card: first, target: maybe(second) }),
    power: () => ({ kind: 'power', card: maybe(first) }),
    pick: () => ({ kind: 'pick', card: first }),
    offer: () => ({ kind: 'offer', to: first, give: second, want: third, promise: null }),
    accept: () => ({ kind: 'accept', from: first }),
    decline: () => ({ kind: 'decline', from: first }),
    pass: () => ({ kind: 'pass' }),
    ok: () => ({ kind: 'ok' }),
    done: () => ({ kind: 'done' }),
  };
  return { text, move: made[verb!]!() };
}

function polling(front: number[], parade = 0, speaker = 0): Polling {
  const momentum = front
    .filter((card) => deck.face(card).band === 'momentum')
    .map((card) => ({ card, printed: deck.face(card).polling, boost: 0, party: 0 }));
  const modifiers = front.flatMap((card) => {
    const { effect } = deck.face(card);
    return typeof effect === 'object' && 'modify' in effect ? [{ card, amount: effect.modify }] : [];
  });
  const total =
    momentum.reduce((sum, one) => sum + one.printed, 0) + modifiers.reduce((sum, one) => sum + one.amount, 0);
  return { total: total + parade + speaker, momentum, modifiers, parade, speaker };
}

export function camp(candidate: string, front: number[], more: Partial<Camp> = {}): Camp {
  return {
    candidate,
    party: 'D',
    power: null,
    power_used: false,
    card: 2,
    stack: 0,
    votes: 0,
    card_worth: 0,
    stack_worth: 1,
    lead: 0,
    won: [],
    hand_size: 7,
    frozen_size: 0,
    hand: null,
    frozen: null,
    front,
    polling: polling(front),
    plays_made: 0,
    plays_limit: null,
    offers_made: 0,
    offers_left: 3,
    picked_size: 0,
    picked: null,
    ...more,
  };
}

/** Our turn: Ben leads with a Bus Tour and a Convention, with an Attack Ad in front of him; we have nothing yet. */
export const turn: View = {
  phase: 'turn',
  pending: [0],
  round: 4,
  rounds: 12,
  first_speaker: 0,
  speaker: 3,
  turn: 0,
  plays: 1,
  played: false,
  passes: 1,
  camps: [
    camp('mayor', [25], {
      hand: [5, 13, 21, 37, 53, 69, 1],
      frozen: [48],
      frozen_size: 1,
      power: { recycle: 3 },
      votes: 5,
      won: ['economy'],
    }),
    camp('bush', [33, 45, 54], { party: 'R', card: 1, stack: 1, votes: 4, won: ['taxes'], hand_size: 5 }),
    camp('runner_up', [78, 72], { party: 'I', card: 1, votes: 0, lead: -5, hand_size: 6, frozen_size: 2 }),
    camp('general', [8], { party: 'R', card: 0, stack: 2, votes: 2, polling: polling([8], 1, 2) }),
  ],
  issue: 'war_on_terror',
  sidestep: null,
  sidestepped: [],
  leading: { seat: 1, tied: [1], tie: null },
  questions: 31,
  chain: [],
  prospects: [],
  picking: null,
  award: null,
  offers: [
    { from: 1, to: 0, give: 1, want: 1, promise: 'I leave your next poll alone', payable: true, votes: [1, 1] },
    { from: 2, to: 3, give: 0, want: 1, promise: null, payable: true, votes: [1, 0] },
  ],
  pile_size: 31,
  discard: [9, 29, 49, 56, 74],
  deck_size: 8,
  deck_bottom: ['expenses'],
  deck_top: null,
  foreseen: [],
  votes_at_best: 19,
  pile: null,
  deck: null,
  removed: null,
  landslide_lead: 10,
  landslide: false,
  longest_promise: 140,
  components,
};

export const turnMoves = [
  ...[5, 13, 21, 37, 1].flatMap((card) => [0, 1, 2, 3].map((seat) => `poll ${card} ${seat}`)),
  'play 5',
  'play 13 1',
  'play 13 2',
  'play 13 3',
  'play 21 25',
  'play 21 33',
  'play 21 45',
  'play 37 1',
  'play 37 2',
  'play 37 3',
  'play 53 1',
  'play 53 3',
  'play 69 54',
  'play 69 72',
  'play 1 8 0',
  'play 1 8 1',
  'play 1 8 2',
  'pass',
  'power 5',
  'offer 1 1 0',
  'offer 1 0 1',
  'offer 1 1 1',
  'offer 3 2 0',
  'accept 1',
  'decline 1',
].map(legal);

const link = (card: number, seat: number, mode: Link['mode'], more: Partial<Link> = {}): Link => ({
  card,
  seat,
  mode,
  at: null,
  target: null,
  on: null,
  asked: 0,
  to_ask: [],
  ...more,
});

/** Cy polled, Ben answered with a Gotcha Question, and we are asked what we say to that. */
export const chain: View = {
  ...turn,
  phase: 'react',
  pending: [0],
  turn: 2,
  passes: 0,
  chain: [
    link(38, 2, 'poll', { at: 2, target: 2, asked: 1 }),
    link(57, 1, 'reaction', { at: 2, on: 38, asked: 0, to_ask: [3] }),
  ],
  prospects: [
    { how: 'stands', to: null, polling: [4, 6, 3, 5], leading: { seat: 1, tied: [1], tie: null } },
    { how: 'canceled', to: null, polling: [4, 6, 8, 5], leading: { seat: 2, tied: [2], tie: null } },
  ],
};
export const chainMoves = ['react 69', 'ok', 'power 5', 'accept 1', 'decline 1'].map(legal);

/** Taxes: everybody picks a card. */
export const picking: View = {
  ...turn,
  phase: 'pick',
  issue: 'taxes',
  pending: [0, 1, 2],
  picking: { cause: 'discard', count: 2, asked: [0, 1, 2, 3], waiting: [0, 1, 2] },
};
export const pickMoves = [5, 13, 21, 37, 53, 69, 1].map((card) => legal(`pick ${card}`));

export const choosing: View = {
  ...turn,
  phase: 'candidate',
  round: 0,
  issue: null,
  leading: null,
  offers: [],
  camps: turn.camps.map((one, seat) =>
    seat === 1
      ? { ...one, front: [], hand: null }
      : { ...one, candidate: null, party: null, front: [], hand: seat ? null : [] },
  ),
};
export const choosingMoves = ['governor', 'general', 'senator', 'mayor', 'professor', 'outsider', 'runner_up'].map(
  (id) => legal(`candidate ${id}`),
);

const event = (told: PoliticsEvent): Told<PoliticsEvent> => ({ ...told, rule: 'PU-1' });
/** A promise, what was paid for it, and what the one who gave it did then. */
export const history: Told<PoliticsEvent>[][] = [
  [event({ event: 'raised', round: 3, speaker: 2, issue: 'taxes', name: 'Taxes', votes: 3, left: 9 })],
  [event({ event: 'offered', seat: 1, to: 0, give: 0, want: 1, text: 'No slander at you this round' })],
  [
    event({ event: 'accepted', seat: 0, from: 1 }),
    event({ event: 'paid', from: 0, to: 1, card: 1, stack: 0, cause: 'trade' }),
  ],
  [event({ event: 'polled', seat: 1, card: 33, at: 1 })],
  [event({ event: 'played', seat: 1, card: 54, effect: 'modify -4', at: 0, target: 0, on: null })],
  [event({ event: 'peeked', seat: 0, target: 2, cards: [49, 80] })],
];
