// Hand-made positions for tests of the page. The cards are those of the game; the positions need not be reachable.

import type {
  KursiEffect,
  KursiEvent,
  KursiFielded,
  KursiIcon,
  KursiIcons,
  KursiLasting,
  KursiMove,
  KursiParty,
  KursiPlayable,
  KursiView,
} from '../../generated/kursi';
import type { Foreseen, LegalMove } from '../../lib/room';
import names from './sample.names.json';

const called = names as Record<string, string>;
const icons = (text: string): KursiIcons => {
  const all = { E: 0, W: 0, D: 0, C: 0, I: 0, R: 0, P: 0 };
  for (const letter of text) all[letter as KursiIcon]++;
  return all;
};
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));

const CANDIDATES = `
k01 CCEE
k02 CCWW
k03 CCDD
k04 IIEE
k05 IIWW
k06 IIDD
k07 RRE
k08 RRW
k09 RRD
k10 PPEEW
k11 PPWWD
k12 PPDDE
k13 CIEW
k14 CIWD
k15 CRED
k16 CREW
k17 CPWDD
k18 CPEDD
k19 IRED
k20 IRWD
k21 IPEWW
k22 IPEED
k23 RPEW
k24 RPWD
`;
const KINDS = `
AC C 7 1
AI I 7 1
AR R 4 2
AP P 6 1
ACC CC 2 3
AII II 2 3
ARR RR 1 5
APP PP 2 3
ACI CI 4 3
ACR CR 2 4
ACP CP 3 3
AIR IR 2 4
AIP IP 3 3
ARP RP 2 4
ACIR CIR 1 6
ACIP CIP 1 5
ACRP CRP 1 6
AIRP IRP 1 6
ACIRP CIRP 1 7
RE E 11
REb E 6
RW W 11
RWb W 6
RD D 11
RDb D 6
`;
const STROKES: [string, KursiLasting, 'shield' | '', KursiEffect][] = [
  ['m01', 'now', '', { draw: 4 }],
  ['m02', 'now', '', 'grant'],
  ['m03', 'now', '', { votes: 2 }],
  ['m04', 'now', 'shield', { steal: 1 }],
  ['m05', 'now', 'shield', { discard: 2 }],
  ['m06', 'now', '', { scatter: 1 }],
  ['m07', 'now', '', 'minus'],
  ['m08', 'now', '', { shift: 3 }],
  ['m09', 'round', '', { icons: { icon: 'R', by: 2, whose: 'self' } }],
  ['m10', 'round', '', { rebate: 3 }],
  ['m11', 'round', '', { ends: 1 }],
  ['m12', 'round', '', { icons: { icon: 'R', by: -1, whose: 'other' } }],
  ['m13', 'round', 'shield', { damp: 2 }],
  ['m14', 'game', '', { icons: { icon: 'P', by: 1, whose: 'self' } }],
  ['m15', 'game', '', { icons: { icon: 'C', by: 1, whose: 'self' } }],
  ['m16', 'game', '', { ladder: 1 }],
];

/** The icons that match at each Seat, from A. */
const SEATS = ['EC', 'IP', 'WP', 'CR', 'ER'];

const components: KursiView['components'] = {
  candidates: lines(CANDIDATES).map(([id, text]) => ({
    id: id!,
    name: called[id!]!,
    icons: icons(text!),
    matching: SEATS.map((set) => [...text!].filter((icon) => set.includes(icon)).length),
  })),
  kinds: lines(KINDS).map(([id, text, count, cost]) => ({
    id: id!,
    name: called[id!]!,
    icons: icons(text!),
    issue: id!.startsWith('R') ? (id![1] as KursiIcon) : null,
    bolster: id!.endsWith('b'),
    cost: cost === undefined ? null : Number(cost),
    count: Number(count),
  })),
  strokes: STROKES.map(([id, lasting, shield, effect]) => ({
    id,
    name: called[id]!,
    lasting,
    shield: shield === 'shield',
    effect,
  })),
};

const LADDER = [2, 4, 6, 8];

function fielded(id: string, tucked: string[] = [], rally: string[] = [], issue: KursiIcon = 'E'): KursiFielded {
  const total = { ...components.candidates.find((one) => one.id === id)!.icons };
  for (const card of tucked)
    for (const [icon, n] of Object.entries(components.kinds.find((one) => one.id === card)!.icons))
      total[icon as KursiIcon] += n;
  const present = [...new Set(rally.map((card) => card[1] as KursiIcon))];
  const endings = present.map((one) => {
    const count = rally.filter((card) => card[1] === one).length;
    const seat = one === issue ? 1 : 0;
    const votes = count + total[one] + seat;
    return { issue: one, rally: count, candidate: total[one], seat_issue: seat, damp: 0, votes, payable: votes };
  });
  const rungs = LADDER.filter((length) => rally.length >= length).length;
  const short = rungs < LADDER.length ? LADDER[rungs]! - rally.length : null;
  return { id, icons: total, tucked, rally, endings, rungs, short };
}

function party(candidates: KursiFielded[], more: Partial<KursiParty> = {}): KursiParty {
  const sum = (icon: KursiIcon) => candidates.reduce((n, one) => n + one.icons[icon], 0);
  const totals = { C: sum('C'), I: sum('I'), R: sum('R'), P: sum('P') };
  return {
    candidates,
    totals,
    rally_draws: Math.max(1, totals.C),
    asset_draws: Math.max(1, totals.I),
    plays: Math.max(1, totals.R),
    capital: totals.C,
    supply: { fives: 7, threes: 10, ones: 12, minus: 4 },
    votes_left: 77,
    no_change: [],
    hand_cards: 7,
    hand_strokes: 1,
    active: [],
    committed: null,
    due: 0,
    ends: 2,
    ended: 0,
    ladder: LADDER as [number, number, number, number],
    rebate: 0,
    ...more,
  };
}

const seat = (
  letter: string,
  id: string,
  issue: KursiIcon,
  matching: string,
  bonus: number,
  counts: number[],
  cards: number,
) => {
  const most = Math.max(...counts);
  const leaders = counts.flatMap((n, i) => (n && n === most ? [i] : []));
  const each = leaders.length ? Math.floor(bonus / leaders.length) : 0;
  return {
    letter,
    id,
    name: called[id]!,
    issue,
    matching: [...matching] as KursiIcon[],
    bonus,
    cards,
    counts,
    leaders,
    each,
    tally: null,
    leader: null,
    result: null,
  };
};

/** Every card at every letter that the hand could still pay for. */
function plays(hand: { kind: string }[], due: number, left: number): KursiPlayable[] {
  return hand.flatMap(({ kind }) => {
    const cost = due + (components.kinds.find((one) => one.id === kind)?.cost ?? 0);
    return cost <= left ? ['A', 'B', 'C', 'D', 'E'].map((at) => ({ card: kind, at, due: cost, left })) : [];
  });
}

const hand = [
  { kind: 'RE', count: 2 },
  { kind: 'RWb', count: 1 },
  { kind: 'AC', count: 1 },
  { kind: 'AIR', count: 1 },
  { kind: 'ACI', count: 1 },
];
const own = {
  hand,
  strokes: ['m05'],
  idle: [],
  pack: [],
  tiles: [],
  picked: null,
  placed: [],
  committed: null,
  draw: null,
  played: [],
  due: 0,
  left: 7,
  plays: plays(hand, 0, 6),
  set_aside: [],
  owed: 0,
  held: ['m05'],
};

/** Round 3, all plan; player 0 looks. KU-15: k13 k14 k10 k19 k07. */
export const planning: KursiView = {
  viewer: 0,
  phase: 'play',
  round: 3,
  picks: 5,
  holder: 1,
  waiting: [0, 1],
  ask: { what: 'play' },
  constituencies: [
    seat('A', 's1', 'E', 'EC', 5, [3, 1], 2),
    seat('B', 's2', 'E', 'IP', 4, [1, 3], 0),
    seat('C', 's4', 'W', 'WP', 4, [3, 3], 5),
    seat('D', 's5', 'W', 'CR', 6, [1, 0], 0),
    seat('E', 's9', 'D', 'ER', 7, [3, 2], 1),
  ],
  parties: [
    party([
      fielded('k13', ['REb'], ['RE', 'RE', 'RW']),
      fielded('k14'),
      fielded('k10', ['ACI'], ['RW'], 'W'),
      fielded('k19'),
      fielded('k07', [], ['RE', 'REb', 'RE', 'RE', 'RE'], 'D'),
    ]),
    party(
      [
        fielded('k16', [], ['RW', 'RW']),
        fielded('k21', ['AP', 'AIP'], []),
        fielded('k11', [], ['RW', 'RD', 'RD', 'RD'], 'W'),
        fielded('k05'),
        fielded('k09', ['AC']),
      ],
      { active: [{ stroke: 'm14', player: null, at: null }] },
    ),
  ],
  display: ['m01', 'm13'],
  stroke_deck: 10,
  stroke_discard: ['m09'],
  rally_deck: 31,
  asset_deck: 40,
  rally_discard: [{ kind: 'RE', count: 2 }],
  asset_discard: [],
  ran_dry: false,
  own,
  memory: { packs: [], hands: [], decks: [], old: [], strokes: [], bottom: [] },
  everything: null,
  tie_break: null,
  components,
  limits: { rounds: 8, hand: 10, extra_votes: 2, free_votes: 3 },
};

type Legal = LegalMove<KursiMove>;
export const playMove = (card: string, at: string): Legal => ({
  text: `play ${card} ${at}`,
  move: { kind: 'play', card, at },
});
export const done: Legal = { text: 'done', move: { kind: 'done' } };
export const planningMoves: Legal[] = [...own.plays.map(({ card, at }) => playMove(card, at)), done];

/** A server that plays cards face down for player 0: each leaves the hand, and the cost grows by what is printed on it. */
export function foresee(view: KursiView) {
  return (texts: string[]): Promise<(Foreseen<KursiView, KursiEvent> | null)[]> => {
    let now = view;
    const step = (text: string) => {
      const play = now.own!.plays.find(({ card, at }) => text === playMove(card, at).text);
      if (!play) throw new Error('That would cost too much (KU-5.5a).');
      const hand = now
        .own!.hand.map((one) => (one.kind === play.card ? { ...one, count: one.count - 1 } : one))
        .filter((one) => one.count);
      const left = now.own!.left - 1;
      const after = { ...now.own!, hand, left, due: play.due, played: [...now.own!.played, play] };
      now = { ...now, own: { ...after, plays: plays(hand, play.due, left - 1) } };
      return { view: now, events: [] };
    };
    return Promise.resolve(texts).then((all) => all.map(step));
  };
}

/** The same table when rallies may be ended. */
export const ending: KursiView = {
  ...planning,
  phase: 'end',
  waiting: [0],
  ask: { what: 'end', owner: 0, left: 2 },
};
const endMove = (at: string, issue: KursiIcon): Legal => ({
  text: `end ${at} ${issue}`,
  move: { kind: 'end', at, issue },
});
export const endingMoves: Legal[] = [
  endMove('A', 'E'),
  endMove('A', 'W'),
  endMove('C', 'W'),
  endMove('E', 'E'),
  { text: 'stop', move: { kind: 'stop' } },
];

/** The first pick of the draft. */
export const draft: KursiView = {
  ...planning,
  phase: 'draft',
  round: 0,
  picks: 0,
  holder: null,
  ask: { what: 'pick' },
  parties: planning.parties.map((one) => ({ ...one, candidates: [], totals: { C: 0, I: 0, R: 0, P: 0 } })),
  own: { ...own, pack: ['k01', 'k04', 'k08', 'k12', 'k18', 'k22'] },
};
export const draftMoves: Legal[] = draft.own!.pack.map((tile) => ({
  text: `pick ${tile}`,
  move: { kind: 'pick', tile },
}));

export const fielding: KursiView = {
  ...draft,
  phase: 'field',
  picks: 5,
  ask: { what: 'field' },
  own: { ...own, tiles: ['k01', 'k04', 'k08', 'k12', 'k18'] },
};
export const fieldingMoves: Legal[] = fielding.own!.tiles.map((tile) => ({
  text: `field ${tile} A`,
  move: { kind: 'field', tile, at: 'A' },
}));

/** All boxes opened: A by votes, B by the issue, C to nobody, D without a vote, E below nought. */
const none = { fives: 0, threes: 0, ones: 0, minus: 0 };
const pile = (fives: number, threes: number, ones: number, minus = 0) => ({
  total: 5 * fives + 3 * threes + ones - 2 * minus,
  cards: { fives, threes, ones, minus },
});
const RESULTS: NonNullable<KursiView['constituencies'][number]['result']>[] = [
  { winner: 0, by: 'votes', most: 13, tied: [0] },
  { winner: 1, by: 'issue', most: 6, tied: [0, 1] },
  { winner: null, by: 'nobody', most: 3, tied: [0, 1] },
  { winner: null, by: 'nobody', most: 0, tied: [] },
  { winner: 1, by: 'votes', most: -1, tied: [1] },
];
export const counted: KursiView = {
  ...planning,
  phase: 'over',
  round: 8,
  waiting: [],
  ask: null,
  constituencies: planning.constituencies.map((one, i) => ({
    ...one,
    tally: [
      [pile(2, 1, 0), pile(1, 0, 0)],
      [pile(1, 0, 1), pile(0, 2, 0)],
      [pile(0, 1, 0), pile(0, 1, 0)],
      [
        { total: 0, cards: none },
        { total: 0, cards: none },
      ],
      [{ total: 0, cards: none }, pile(0, 0, 1, 1)],
    ][i]!,
    leader: RESULTS[i]!.winner,
    result: RESULTS[i]!,
  })),
  everything: {
    hands: [own, { ...own, hand: [{ kind: 'RD', count: 2 }], strokes: ['m02'] }],
    decks: [{ kind: 'AR', count: 1 }],
    strokes: ['m03'],
    packs: [[], []],
    picks: [[], []],
    memories: [planning.memory, planning.memory],
  },
};
