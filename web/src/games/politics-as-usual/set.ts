// The three decks, looked up: a card by its number, Issues and Candidates by their ids, and each of them in a few plain words.

import type {
  PoliticsBand as Band,
  PoliticsCandidate as Candidate,
  PoliticsCardFace as Face,
  PoliticsIssue as Issue,
  PoliticsParty as Party,
  PoliticsSet,
} from '../../generated/politics-as-usual';
import data from '../../generated/politics-as-usual-set.json';
import { signed } from '../../lib/english';

export type { Band, Candidate, Face, Issue, Party };
export const SET = data as unknown as PoliticsSet;

const FACES = new Map<number, Face>(SET.cards.flatMap((face) => face.numbers.map((number) => [number, face] as const)));
const ISSUES = new Map(SET.issues.map((issue) => [issue.id, issue]));
const CANDIDATES = new Map(SET.candidates.map((one) => [one.id, one]));

const BLANK: Face = {
  numbers: [],
  band: 'edge',
  name: 'A card',
  polling: 0,
  parties: [],
  effect: '',
  aim: 'none',
  stays: false,
  text: '',
};

export function faceOf(card: number): Face {
  return FACES.get(card) ?? { ...BLANK, name: `Card ${card}` };
}
export function symbolOf(card: number): Party | null {
  const face = faceOf(card);
  return face.parties[face.numbers.indexOf(card)] ?? null;
}
export function issueOf(id: string): Issue {
  return ISSUES.get(id) ?? { id, name: id, votes: 0, sidestep: 0, party: null, when: 'round', effect: '', text: '' };
}
export const NO_NAME: Candidate = {
  id: 'no_name',
  name: 'The No-Name',
  party: 'I',
  favors: 3,
  power: '',
  activated: false,
  text: 'No name, no power, no past. Every Favor received counts two Votes.',
};
export function candidateOf(id: string): Candidate {
  return id === 'no_name' ? NO_NAME : (CANDIDATES.get(id) ?? { ...NO_NAME, id, name: id, text: '' });
}

/** As a name plate has room for it. */
export function shortName(candidate: Candidate): string {
  return candidate.name.replace(/^The (Eternal )?/, '');
}

export const PARTY_NAMES: Record<Party, string> = { D: 'Democrat', I: 'Independent', R: 'Republican' };
export const BAND_NAMES: Record<Band, string> = { momentum: 'Momentum', slander: 'Slander', edge: 'Edge' };

export function votesOf(n: number): string {
  return `${signed(n).replace('+', '')} Vote${Math.abs(n) === 1 ? '' : 's'}`;
}
const many = (n: number, one: string, more = `${one}s`) => (n === 1 ? `a ${one}` : `${n} ${more}`);
const bandWord = (word: string) =>
  word === 'any' ? 'any card' : `${word === 'edge' ? 'an' : 'a'} ${BAND_NAMES[word as Band]}`;

/** What a card does when it is not polled, as short as it can be said. */
export function effectWords(face: Face): string {
  const [word = '', first = '', by] = face.effect.split(' ');
  const n = Number(first);
  const whom = face.aim === 'other' ? 'A rival' : 'Somebody';
  switch (word) {
    case 'draw':
      return `Draw ${many(n, 'card')}`;
    case 'draw_both':
      return `You and a rival each draw ${many(n, 'card')}`;
    case 'peek':
      return 'See a rival’s hand';
    case 'discard':
      return `${whom} loses ${many(n, 'random card')}`;
    case 'steal':
      return `Take ${many(n, 'random card')} from a rival`;
    case 'freeze':
      return by === 'owner'
        ? `${whom} freezes ${many(n, 'card')} of choice`
        : `${whom} has ${many(n, 'random card')} frozen`;
    case 'modify':
      return `${signed(n)} Polling for ${face.aim === 'other' ? 'a rival' : 'one Candidate'}`;
    case 'skip':
      return 'A rival’s next turn is skipped';
    case 'guard':
      return first === 'slander' ? 'No more Slander at one Candidate' : 'Momentum lying at one Candidate is safe';
    case 'clear_slander':
      return 'Clear all Slander off one Candidate';
    case 'tiebreak':
      return 'One Candidate wins ties';
    case 'extra':
      return `Up to ${n} more plays this turn`;
    case 'retrieve':
      return 'Take a Momentum out of the discard pile';
    case 'move':
      return `Move a Momentum of ${n} or less`;
    case 'cancel':
      return `Cancel ${bandWord(first)}`;
    case 'redirect':
      return first === 'momentum' ? 'Redirect a Momentum being polled' : `Redirect ${bandWord(first)}`;
    default:
      return face.effect;
  }
}

/** The question that the targets of a card answer. */
export function aimWords(face: Face): string {
  const [word = '', first = '', by] = face.effect.split(' ');
  const n = Number(first);
  switch (word) {
    case 'draw_both':
      return 'Draw together with';
    case 'peek':
      return 'See the hand of';
    case 'discard':
      return `${n === 1 ? 'A random card goes' : `${n} random cards go`} from`;
    case 'steal':
      return 'Take a random card from';
    case 'freeze':
      return by === 'owner'
        ? 'A card of choice freezes with'
        : `${n === 1 ? 'A random card freezes' : `${n} random cards freeze`} with`;
    case 'modify':
      return `${signed(n)} Polling for`;
    case 'skip':
      return 'Skip the next turn of';
    case 'guard':
      return first === 'slander' ? 'Keep Slander away from' : 'Protect the Momentum of';
    case 'clear_slander':
      return 'Clear the Slander off';
    case 'tiebreak':
      return 'Ties go to';
    case 'retrieve':
      return 'Take back';
    case 'move':
      return 'Move';
    case 'cancel':
      return 'Cancel';
    case 'redirect':
      return 'Redirect it to';
    default:
      return effectWords(face);
  }
}

const WHEN = { enter: 'On entering', round: 'All round', win: 'For the winner' } as const;
export function whenWords(issue: Issue): string {
  return WHEN[issue.when];
}

/** What an Issue does, without the satire. */
export function issueWords(issue: Issue): string {
  const [word = '', first = ''] = issue.effect.split(' ');
  const n = Number(first);
  switch (word) {
    case 'speaker_bonus':
      return `the Speaker polls ${signed(n)}`;
    case 'max_plays':
      return `at most ${n} cards each on own turns`;
    case 'low_boost':
      return `every printed 1 or 2 polls ${signed(n)}`;
    case 'own_only':
      return 'Momentum polls for one’s own Candidate only';
    case 'no_slander':
      return 'no Slander may be played';
    case 'all_draw':
      return `everybody draws ${many(n, 'card')}`;
    case 'all_discard':
      return `everybody discards ${many(n, 'card')}`;
    case 'all_freeze':
      return `everybody freezes ${many(n, 'card')}`;
    case 'pass_left':
      return `everybody hands ${many(n, 'card')} to the left`;
    case 'winner_draw':
      return `draw ${many(n, 'card')}`;
    case 'losers_draw':
      return `everybody else draws ${many(n, 'card')}`;
    case 'winner_discard':
      return `discard ${many(n, 'card')}`;
    case 'take_favor':
      return `take ${many(n, 'Favor')} from a rival`;
    case 'winner_speaks':
      return 'be the next Speaker';
    default:
      return issue.effect;
  }
}

/** What a Candidate's power is called on a button, and the rule behind it. */
export function powerWords(power: string): string {
  const [word = '', n = ''] = power.split(' ');
  return (
    {
      wins_ties: 'Wins all ties',
      cheap_sidestep: `Sidesteps for ${n} less`,
      parade: `+${n} with any Momentum`,
      war_room: `Starts with ${n} more cards`,
      consolation: `A card for losing with ${n} Momentum`,
      stonewall: 'Stonewall: a card undoes a Slander',
      recycle: `Recycle: swap a ${n ? `Momentum of ${n} or less` : 'card'} for a new one`,
      foresight: 'Foresight: see the next Issue',
    }[word] ?? 'No power'
  );
}
