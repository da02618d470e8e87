// The three decks of a table, looked up in its view: a card by its number, Issues and Candidates by their ids, and each in a few
// plain words.

import { createContext } from 'svelte';
import type {
  PoliticsBand as Band,
  PoliticsCandidate as Candidate,
  PoliticsCardFace as Face,
  PoliticsComponents as Components,
  PoliticsIssue as Issue,
  PoliticsNoName as NoName,
  PoliticsParty as Party,
  PoliticsPower as Power,
} from '../../generated/politics-as-usual';
import { signed } from '../../lib/language';
import { say } from './say';

export type { Band, Candidate, Face, Issue, Party };

/** A Candidate, or the No-Name, who has no power and the party that its seat chooses. */
export type Person = NoName & { power: Power | null };

/** What the table shows is always in its set. */
function known<Id, One>(all: Map<Id, One>, id: Id): One {
  const one = all.get(id);
  if (!one) throw new Error(`The set of cards has no ${String(id)}.`);
  return one;
}

export class Deck {
  readonly kinds: Face[];
  readonly issues: Issue[];
  readonly candidates: Candidate[];
  readonly noName: Person;
  readonly #faces: Map<number, Face>;
  readonly #issues: Map<string, Issue>;
  readonly #people: Map<string, Person>;

  constructor({ kinds, issues, candidates, no_name }: Components) {
    [this.kinds, this.issues, this.candidates] = [kinds, issues, candidates];
    this.#faces = new Map(kinds.flatMap((face) => face.numbers.map((number) => [number, face] as const)));
    this.#issues = new Map(issues.map((issue) => [issue.id, issue]));
    this.noName = { ...no_name, power: null };
    this.#people = new Map([...candidates, this.noName].map((one) => [one.id, one]));
  }

  face(card: number): Face {
    return known(this.#faces, card);
  }
  name(card: number): string {
    return this.face(card).name;
  }
  symbol(card: number): Party | null {
    const face = this.face(card);
    return face.parties[face.numbers.indexOf(card)] ?? null;
  }
  /** A card as a screen reader says it. */
  spoken(card: number, parties = true): string {
    const face = this.face(card);
    const symbol = parties ? this.symbol(card) : null;
    return say('card-says', {
      card: face.name,
      party: symbol ? partyName(symbol) : 'none',
      band: bandName(face.band),
      polling: face.band === 'momentum' ? face.polling : 'none',
      effect: effectWords(face),
    });
  }
  issue(id: string): Issue {
    return known(this.#issues, id);
  }
  candidate(id: string): Person {
    return known(this.#people, id);
  }
}

const decks = new WeakMap<Components, Deck>();
/** The cards of the table that a view shows. */
export function deckOf({ components }: { components: Components }): Deck {
  let deck = decks.get(components);
  if (!deck) decks.set(components, (deck = new Deck(components)));
  return deck;
}

/** The same for the parts of a board that are not handed the view. */
export const [getDeck, setDeck] = createContext<() => Deck>();

export const partyName = (party: Party): string => say('party', { party });
export const bandName = (band: Band): string => say('band', { band });

export function votesOf(n: number): string {
  return say('votes', { minus: n < 0, votes: Math.abs(n) });
}

/** What a card does when it is not polled, as short as it can be said. */
export function effectWords({ effect, aim }: Face): string {
  if (typeof effect === 'string') return say('effect', { effect });
  if ('draw' in effect) return say('effect-draw', { count: effect.draw });
  if ('draw_both' in effect) return say('effect-draw-both', { count: effect.draw_both });
  if ('discard' in effect) return say('effect-discard', { aim, count: effect.discard });
  if ('steal' in effect) return say('effect-steal', { count: effect.steal });
  if ('freeze' in effect) {
    const [count, by] = effect.freeze;
    return say(by === 'owner' ? 'effect-freeze-chosen' : 'effect-freeze-random', { aim, count });
  }
  if ('modify' in effect) return say('effect-modify', { aim, change: signed(effect.modify) });
  if ('guard' in effect) return say('effect-guard', { guard: effect.guard });
  if ('extra' in effect) return say('effect-extra', { count: effect.extra });
  if ('move' in effect) return say('effect-move', { most: effect.move });
  if ('cancel' in effect) return say('effect-cancel', { band: effect.cancel });
  return say('effect-redirect', { band: effect.redirect });
}

/** The question that the targets of a card answer. */
export function aimWords(face: Face): string {
  const { effect } = face;
  if (typeof effect === 'string') return say('aim', { effect });
  if ('draw_both' in effect) return say('aim-draw-both');
  if ('discard' in effect) return say('aim-discard', { count: effect.discard });
  if ('steal' in effect) return say('aim-steal', { count: effect.steal });
  if ('freeze' in effect) {
    const [count, by] = effect.freeze;
    return say(by === 'owner' ? 'aim-freeze-chosen' : 'aim-freeze-random', { count });
  }
  if ('modify' in effect) return say('aim-modify', { change: signed(effect.modify) });
  if ('guard' in effect) return say('aim-guard', { guard: effect.guard });
  if ('move' in effect) return say('aim-move');
  if ('cancel' in effect) return say('aim-cancel');
  if ('redirect' in effect) return say('aim-redirect');
  return effectWords(face);
}

export function whenWords({ when }: Issue): string {
  return say('issue-when', { when });
}

/** What an Issue does, without the satire. */
export function issueWords({ effect }: Issue): string {
  if (typeof effect === 'string') return say('issue-rule', { effect });
  if ('speaker_bonus' in effect) return say('issue-speaker-bonus', { change: signed(effect.speaker_bonus) });
  if ('max_plays' in effect) return say('issue-max-plays', { count: effect.max_plays });
  if ('low_boost' in effect) return say('issue-low-boost', { change: signed(effect.low_boost) });
  if ('all_draw' in effect) return say('issue-all-draw', { count: effect.all_draw });
  if ('all_discard' in effect) return say('issue-all-discard', { count: effect.all_discard });
  if ('all_freeze' in effect) return say('issue-all-freeze', { count: effect.all_freeze });
  if ('pass_left' in effect) return say('issue-pass-left', { count: effect.pass_left });
  if ('winner_draw' in effect) return say('issue-winner-draw', { count: effect.winner_draw });
  if ('losers_draw' in effect) return say('issue-losers-draw', { count: effect.losers_draw });
  if ('winner_discard' in effect) return say('issue-winner-discard', { count: effect.winner_discard });
  return say('issue-take-favor', { count: effect.take_favor });
}

/** What a Candidate's power is called on a button. */
export function powerWords(power: Power | null): string {
  if (power === null) return say('power-none');
  if (typeof power === 'string') return say('power', { power });
  if ('cheap_sidestep' in power) return say('power-sidestep', { less: power.cheap_sidestep });
  if ('parade' in power) return say('power-parade', { more: power.parade });
  if ('war_room' in power) return say('power-war-room', { count: power.war_room });
  if ('consolation' in power) return say('power-consolation', { count: power.consolation });
  return power.recycle === null ? say('power-recycle-any') : say('power-recycle', { most: power.recycle });
}
