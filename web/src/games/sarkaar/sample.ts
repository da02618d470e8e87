// For tests, in the shape the engine gives: a turn in the middle of a game, and the same table when a card is played against us.

import type {
  SarkaarBenefit,
  SarkaarCardFace,
  SarkaarDeck,
  SarkaarKind,
  SarkaarOffer,
  SarkaarPlayer,
  SarkaarState,
  SarkaarView,
} from '../../generated/sarkaar';

const none = { voter: 0, moolah: 0, power: 0 };

/** Owner by seat number: `HAY 0:1,2` is written { HAY1: 0, HAY2: 0 }. */
const held: Record<string, number> = { HAY1: 0, HAY2: 0, HAY5: 1, WIN1: 1, WIN2: 1, TUR1: 0 };
const offers: Record<string, SarkaarOffer> = {
  HAY3: {
    by: 'seat',
    voter: 3,
    power: 0,
    pays: { voter: 2, moolah: 1, power: 0 },
    affordable: true,
    legal: true,
    government: 0,
    vp: 5,
  },
  HAY4: {
    by: 'seat',
    voter: 3,
    power: 0,
    pays: { voter: 2, moolah: 1, power: 0 },
    affordable: true,
    legal: true,
    government: 0,
    vp: 5,
  },
  HAY5: {
    by: 'power',
    voter: 4,
    power: 2,
    pays: { voter: 2, moolah: 3, power: 2 },
    affordable: true,
    legal: true,
    government: 0,
    vp: 5,
  },
  TUR4: {
    by: 'seat',
    voter: 4,
    power: 0,
    pays: { voter: 2, moolah: 3, power: 0 },
    affordable: true,
    legal: true,
    government: null,
    vp: 0,
  },
  BAR7: { by: 'seat', voter: 9, power: 0, pays: null, affordable: false, legal: false, government: null, vp: 0 },
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
  effect: string,
  weak: string,
  strong: string | null = null,
): SarkaarCardFace {
  return { deck, code, name, count, cost, kind, effect, text: 'Words of our own.', weak, strong };
}

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
      { step: 'gain', resource: 'moolah', n: 1 },
      { step: 'play', deck: 'strategy' },
      { step: 'income', n: 1 },
      { step: 'play', deck: 'aggression' },
      { step: 'vp', n: 4 },
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
    { card: 'CUL1', code: 'CUL', price: none, affordable: true },
    { card: 'HOR2', code: 'HOR', price: { ...none, moolah: 1 }, affordable: true },
    { card: 'CHT1', code: 'CHT', price: { ...none, moolah: 1 }, affordable: true },
  ],
  dealt: null,
  picked: null,
  chits_unseen: 0,
  cards: [
    card('strategy', 'CUL', 'Culture', 2, 0, 'plain', 'climb_track culture 1 2', 'Climb 1 step.', 'Climb 2 steps.'),
    card('strategy', 'SCA', 'Scam', 1, 0, 'plain', 'gain moolah 4 | moolah 7', 'Gain 4 moolah.', 'Gain 7 moolah.'),
    card('strategy', 'VIC', 'Victory', 4, 0, 'addon', 'victory 2', '2 points for good.'),
    card('aggression', 'HOR', 'Horse Trading', 4, 1, 'plain', 'take_seat opposition', 'Take a seat.'),
    card('aggression', 'FAK', 'Fake News', 2, 2, 'addon', 'steal voter 2 4', 'Steal 2 voters.', 'Steal 4 voters.'),
    card('aggression', 'CHT', 'Clean Chit', 2, 1, 'reaction', 'cancel', 'A card has no effect on you.'),
  ],
  leaders: [
    {
      no: 6,
      id: 'hen',
      name: 'Door-to-Door Hen',
      text: '',
      start: none,
      strategy: 0,
      aggression: 0,
      privilege: 'seat_discount 1',
      about: 'The first seat costs less.',
    },
    {
      no: 9,
      id: 'pig',
      name: 'Capitalist Pig',
      text: '',
      start: none,
      strategy: 1,
      aggression: 0,
      privilege: 'income moolah 1',
      about: 'More moolah each turn.',
    },
  ],
  secrets: null,
};

export const turnMoves = [
  'seat HAY3',
  'seat HAY4',
  'power HAY5',
  'seat TUR4',
  'track development',
  'track culture',
  'play CUL1',
  'play HOR2 HAY5',
  'cash CUL1',
  'cash HOR2',
  'cash CHT1',
  'end',
];

/** Seat 1 plays Fake News against us. */
export const question: SarkaarView = {
  ...turn,
  frame: 'react',
  waiting: [0],
  turn: 1,
  open: [
    { open: 'main' },
    { open: 'card', card: 'FAK2', target: '0:2', strong: false, resolved: false, asked: [], cancelled: [] },
    { open: 'react' },
  ],
  question: {
    asked: 0,
    against: 0,
    card: 'FAK2',
    by: 1,
    target: '0:2',
    strong: false,
    answering: 'FAK2',
    chits: 0,
    price: { ...none, moolah: 1 },
  },
};
