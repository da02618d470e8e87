// For tests, as the engine gives them: homes to choose, a turn in the middle of a game, and the events of a debate.

import type { KilonzoEvent, KilonzoMove, KilonzoRegion, KilonzoView } from '../../generated/kilonzo';
import type { Told } from '../../lib/room';
import { ALL } from './geometry';
import { written, type Legal } from './gestures';

const legal = (...moves: KilonzoMove[]): Legal[] => moves.map((move) => ({ text: written(move), move }));

type Place = KilonzoView['regions'][number];
/** All regions; those that are not named are empty, and homes that nobody chose are not in play. */
const regions = (named: Partial<Record<KilonzoRegion, Partial<Place>>> = {}): Place[] =>
  ALL.map((region) => {
    const in_play = !region.startsWith('H') || region in named;
    const room = in_play ? 3 : 0;
    return { region, in_play, home_of: null, chips: [0, 0], room, majority: null, protected: null, ...named[region] };
  });

type Candidate = KilonzoView['candidates'][number];
function candidate(
  home: KilonzoRegion,
  at: KilonzoRegion,
  money: number,
  year: number,
  pay: [KilonzoRegion, number][],
) {
  const payers = pay.map(([region, amount]) => ({ region, amount }));
  const total = payers.reduce((sum, { amount }) => sum + amount, 0);
  const majorities = payers.map(({ region }) => region);
  const one: Candidate = {
    ...{ home, at, money, influence: 5, majorities, factor: 1 },
    income: { year, total, factor: 1, payers },
  };
  return one;
}
const newcomer: Candidate = {
  ...{ home: null, at: null, money: 0, influence: 0, majorities: [], factor: 1 },
  income: { year: 1, total: 0, factor: 1, payers: [] },
};

export const homes: KilonzoView = {
  phase: 'homes',
  starter: 1,
  turn: 1,
  year: 0,
  candidates: [newcomer, newcomer],
  regions: regions(),
  now: null,
  choice: null,
  drawn: [],
  deck_size: 24,
  deck: null,
};

export const homeMoves = legal(
  { kind: 'home', at: 'HN' },
  { kind: 'home', at: 'HE' },
  { kind: 'home', at: 'HS' },
  { kind: 'home', at: 'HW' },
);

/** Seat 1's second year: it stands in the North with $3, and Nairobi is full. */
export const turn: KilonzoView = {
  phase: 'acting',
  starter: 1,
  turn: 1,
  year: 2,
  candidates: [
    candidate('HW', 'S', 0, 2, [
      ['C', 2],
      ['S', 1],
      ['HW', 2],
    ]),
    candidate('HE', 'N', 3, 3, [
      ['N', 1],
      ['NE', 1],
      ['HE', 2],
    ]),
  ],
  regions: regions({
    N: { chips: [0, 1], room: 2, majority: 1 },
    NE: { chips: [0, 1], room: 2, majority: 1 },
    C: { chips: [2, 1], room: 0, majority: 0 },
    S: { chips: [1, 0], room: 2, majority: 0 },
    HE: { home_of: 1, chips: [0, 2], room: 1, majority: 1, protected: 1 },
    HW: { home_of: 0, chips: [2, 0], room: 1, majority: 0, protected: 0 },
  }),
  now: {
    ...{ moved: true, debated: false, stuck: false, two_free: false, roam: false, staying: 0 },
    ...{ ad_price: 2, smear_price: 3, coach: 0, reach: [], debates: [] },
    ads: ['NW', 'N', 'NE', 'W', 'E'],
    smears: [{ at: 'C', seat: 0 }],
  },
  choice: null,
  drawn: [
    {
      seat: 1,
      year: 1,
      number: 9,
      card: 'c10',
      name: 'Convoy of Matatus',
      text: 'Forty drivers know a shortcut, and for once it is the same one.',
      effect: 'two_free',
    },
    {
      seat: 0,
      year: 1,
      number: 0,
      card: 'c01',
      name: 'Harambee Night',
      text: 'Everybody pulls together, mostly towards the buffet, and the hat comes back heavier than it left.',
      effect: { money: 3 },
    },
  ],
  deck_size: 22,
  deck: null,
};

export const turnMoves = legal(
  ...turn.now!.ads.map((at): KilonzoMove => ({ kind: 'ad', at })),
  { kind: 'smear', at: 'C', rival: 0 },
  { kind: 'end' },
);

const rule = 'KL-4.3e';
const purpose = 'debate';
export const debate: Told<KilonzoEvent>[] = [
  { event: 'rolled', seat: 0, die: 2, counts: 2, purpose, rule },
  { event: 'rolled', seat: 1, die: 2, counts: 2, purpose, rule },
  { event: 'rolled', seat: 0, die: 4, counts: 4, purpose, rule },
  { event: 'rolled', seat: 1, die: 2, counts: 2, purpose, rule },
  { event: 'decided', winner: 0, loser: 1, purpose, rule },
  { event: 'influence', seat: 1, at: 'S', amount: -1, cause: 'debate', rule },
  { event: 'influence', seat: 0, at: 'S', amount: 1, cause: 'debate', rule },
];
