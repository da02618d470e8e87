// For tests, in the shape the engine gives: a turn in the middle of a game, and the same table when a card is played against us.

import type {
  SarkaarBenefit,
  SarkaarCardFace,
  SarkaarDeck,
  SarkaarEffect,
  SarkaarKind,
  SarkaarMove,
  SarkaarOffer,
  SarkaarPlayer,
  SarkaarShape,
  SarkaarState,
  SarkaarTarget,
  SarkaarView,
} from '../../generated/sarkaar';
import type { LegalMove } from '../../lib/room';

const none = { voter: 0, moolah: 0, power: 0 };

/** Owner by seat number: `HAY 0:1,2` is written { HAY1: 0, HAY2: 0 }. */
const held: Record<string, number> = { HAY1: 0, HAY2: 0, HAY5: 1, WIN1: 1, WIN2: 1, TUR1: 0 };
const buy = (voter: number, moolah: number, vp: number): SarkaarOffer => ({
  ...{ by: 'seat', voter, power: 0, affordable: true, legal: true, government: vp ? 0 : null, vp },
  ...{ pays: { voter: 2, moolah, power: 0 }, too_few_voters: null, with_benefits: true },
});
const offers: Record<string, SarkaarOffer> = {
  HAY3: buy(3, 1, 5),
  HAY4: buy(3, 1, 5),
  HAY5: { ...buy(4, 3, 5), by: 'power', power: 2, pays: { voter: 2, moolah: 3, power: 2 }, with_benefits: false },
  TUR4: buy(4, 3, 0),
  BAR7: { ...buy(9, 0, 0), pays: null, too_few_voters: 7, affordable: false, legal: false },
};

function state(
  id: string,
  name: string,
  prices: number[],
  adjoining: string,
  benefits: SarkaarBenefit[],
): SarkaarState {
  const squares = prices.map((price, i) => ({
    id: `${id}${i + 1}`,
    price,
    owner: held[`${id}${i + 1}`] ?? null,
    offer: offers[`${id}${i + 1}`] ?? null,
  }));
  const majority = Math.floor(prices.length / 2) + 1;
  const standing = [0, 1].map((seat) => {
    const seats = squares.filter((one) => one.owner === seat).length;
    return { seats, missing: Math.max(0, majority - seats), cheapest: seats < majority ? 3 * (majority - seats) : 0 };
  });
  const government = standing.findIndex((one) => one.seats >= majority);
  return {
    id,
    name,
    tile: benefits.map((one) => one[0]!.toUpperCase()).join(''),
    benefits,
    blocked: false,
    adjoining: adjoining.split(' '),
    squares,
    majority,
    government: government < 0 ? null : government,
    full: false,
    vp: prices.length,
    full_vp: 2,
    standing,
    threats: id === 'WIN' ? [{ seat: 0, square: 'WIN1', voter: 2, power: 3, affordable: false, topples: true }] : [],
  };
}

function player(more: Partial<SarkaarPlayer>): SarkaarPlayer {
  return {
    leader: 'hen',
    picked: true,
    ...{ voter: 2, moolah: 5, power: 2, vp: 0 },
    points: { states: 0, full: 0, awards: 0, cards: 0 },
    missing_vp: 30,
    ...{ development: 1, culture: 0, states: 2, seats: 3, strategy: 2, aggression: 1, hand_limit: 5 },
    laid: [],
    skips: 0,
    income: { voter: 3, moolah: 0, power: 0 },
    ...{ threshold: 4, strong: false, tracker_cost: 2, cash_rate: 1, can_be_asked: true, cubes: null },
    ...more,
  };
}

function card(
  deck: SarkaarDeck,
  code: string,
  name: string,
  count: number,
  cost: number,
  kind: SarkaarKind,
  target: SarkaarShape,
  effect: SarkaarEffect,
): SarkaarCardFace {
  return { deck, code, name, count, cost, kind, target, effect, text: 'Words of our own.' };
}
const moolah = (n: number) => ({ voter: null, moolah: n, power: null });

const leader = { text: '', start: none, strategy: 0, aggression: 0 };

export const turn: SarkaarView = {
  frame: 'main',
  seat: 0,
  waiting: [0],
  order: [0, 1],
  turn: 0,
  round: 3,
  round_cap: 40,
  target: 30,
  over: null,
  players: [
    player({}),
    player({ leader: 'pig', vp: 3, points: { states: 3, full: 0, awards: 0, cards: 0 }, missing_vp: 27, voter: 4 }),
  ],
  states: [
    state('TUR', 'Turnip Hills', [1, 2, 3, 4], 'WIN HAY BAR', ['moolah', 'culture']),
    state('WIN', 'Windmill Ghat', [2, 2, 4], 'TUR BAR CLO', ['power', 'development']),
    state('HAY', 'Haystack Plains', [2, 2, 3, 3, 4], 'TUR BAR ORC MUD', ['power', 'moolah']),
    state('BAR', 'Barnyard Pradesh', [2, 2, 3, 4, 4, 5, 6], 'TUR WIN HAY CLO MUD COO', ['voter', 'strategy']),
    state('CLO', 'Cloverpur', [1, 2, 4, 4, 5], 'WIN BAR COO SHE', ['power', 'aggression']),
    state('ORC', 'Orchard Desh', [1, 2, 3, 3], 'HAY MUD BUT', ['moolah', 'strategy']),
    state('MUD', 'Mudwallow', [1, 2, 3, 3, 4, 5], 'HAY BAR ORC COO BUT PON', ['voter', 'aggression']),
    state('COO', 'Coop Nagar', [2, 2, 2, 3, 4, 5], 'BAR CLO MUD SHE PON', ['moolah', 'moolah']),
    state('SHE', 'Sheepfold', [2, 2, 2, 4], 'CLO COO PON', ['voter', 'development']),
    state('BUT', 'Buttermilk Bay', [1, 3, 4], 'ORC MUD PON', ['power', 'culture']),
    state('PON', 'Pondcherry', [2, 2, 3, 4, 5], 'MUD COO SHE BUT', ['strategy', 'aggression']),
  ],
  awards: [
    { award: 'development', at: 5, vp: 4, holder: null, levels: [1, 1] },
    { award: 'culture', at: 5, vp: 4, holder: null, levels: [0, 0] },
    { award: 'national', at: 5, vp: 4, holder: null, levels: [2, 2] },
  ],
  tracks: (['development', 'culture'] as const).map((track) => ({
    track,
    steps: [
      { gain: { resource: 'moolah', n: 1 } },
      { play: { deck: 'strategy' } },
      { income: { n: 1 } },
      { play: { deck: 'aggression' } },
      { vp: { n: 4 } },
    ],
  })),
  decks: [
    { deck: 'strategy', row: ['CUL2', 'VIC1', null], closed: 12, discards: ['SCA1'] },
    { deck: 'aggression', row: ['FAK1', 'HOR1', 'CHT2'], closed: 14, discards: [] },
  ],
  now: {
    ...{ used: 0, limit: 2, raised: 0, rebate: 0, same_state: false, seated: false },
    ...{ seat_in: [], power_in: [], addons: 0 },
  },
  open: [{ open: 'main' }],
  question: null,
  questions: 0,
  hand: [
    { card: 'CUL1', code: 'CUL', price: none, affordable: true, uses_action: true },
    { card: 'HOR2', code: 'HOR', price: { ...none, moolah: 1 }, affordable: true, uses_action: true },
    { card: 'CHT1', code: 'CHT', price: { ...none, moolah: 1 }, affordable: true, uses_action: true },
  ],
  dealt: null,
  picked: null,
  chits_unseen: 0,
  cards: [
    card('strategy', 'CUL', 'Culture', 2, 0, 'plain', 'nothing', {
      climb_track: { track: 'culture', weak: 1, strong: 2 },
    }),
    card('strategy', 'SCA', 'Scam', 1, 0, 'plain', 'nothing', { gain: { weak: moolah(4), strong: moolah(7) } }),
    card('strategy', 'VIC', 'Victory', 4, 0, 'addon', 'nothing', { victory: { points: 2 } }),
    card('aggression', 'HOR', 'Horse Trading', 4, 1, 'plain', 'square', { take_seat: { from: 'opposition' } }),
    card('aggression', 'FAK', 'Fake News', 2, 2, 'addon', 'shares', {
      steal: { resource: 'voter', weak: 2, strong: 4 },
    }),
    card('aggression', 'CHT', 'Clean Chit', 2, 1, 'reaction', 'nothing', 'cancel'),
  ],
  leaders: [
    { ...leader, no: 6, id: 'hen', name: 'Door-to-Door Hen', privilege: { seat_discount: 1 } },
    {
      ...{ ...leader, no: 9, id: 'pig', name: 'Capitalist Pig', strategy: 1 },
      privilege: { income: { resource: 'moolah', n: 1 } },
    },
  ],
  secrets: null,
};

/** A seat of a state as a target. */
export const square = (state: string, number: number): SarkaarTarget => ({
  kind: 'square',
  square: `${state}${number}`,
  state,
  number,
});

export const turnMoves: LegalMove<SarkaarMove>[] = [
  { text: 'seat HAY3', move: { kind: 'seat', square: 'HAY3', state: 'HAY' } },
  { text: 'seat HAY4', move: { kind: 'seat', square: 'HAY4', state: 'HAY' } },
  { text: 'power HAY5', move: { kind: 'power', square: 'HAY5', state: 'HAY' } },
  { text: 'seat TUR4', move: { kind: 'seat', square: 'TUR4', state: 'TUR' } },
  { text: 'track development', move: { kind: 'track', track: 'development' } },
  { text: 'track culture', move: { kind: 'track', track: 'culture' } },
  { text: 'play CUL1', move: { kind: 'play', card: 'CUL1', target: { kind: 'nothing' } } },
  { text: 'play HOR2 HAY5', move: { kind: 'play', card: 'HOR2', target: square('HAY', 5) } },
  { text: 'cash CUL1', move: { kind: 'cash', card: 'CUL1' } },
  { text: 'cash HOR2', move: { kind: 'cash', card: 'HOR2' } },
  { text: 'cash CHT1', move: { kind: 'cash', card: 'CHT1' } },
  { text: 'end', move: { kind: 'end' } },
];

const fake: SarkaarTarget = { kind: 'shares', shares: [{ seat: 0, amount: 2 }] };

/** Seat 1 plays Fake News against us. */
export const question: SarkaarView = {
  ...turn,
  frame: 'react',
  waiting: [0],
  turn: 1,
  open: [
    { open: 'main' },
    { open: 'card', card: 'FAK2', target: fake, strong: false, resolved: false, asked: [], cancelled: [] },
    { open: 'react' },
  ],
  question: {
    asked: 0,
    against: 0,
    card: 'FAK2',
    by: 1,
    target: fake,
    strong: false,
    topples: false,
    answering: 'FAK2',
    chits: 0,
    price: { ...none, moolah: 1 },
  },
};
