// What the majority lens reads off a state: all of it from the view, nothing worked out anew but who is first.

import type { SarkaarState as State } from '../../generated/sarkaar';
import { who } from './says';

export interface Reading {
  standing: { seat: number; seats: number; first: boolean }[];
  headline: string;
  /** What the one who looks lacks for a majority. */
  own: { text: string; voter: number | null } | null;
  threats: { seat: number; voter: number; power: number; affordable: boolean; topples: boolean }[];
}

export function reading(state: State, seat: number | null, names: string[]): Reading {
  const ranked = state.standing
    .map(({ seats }, one) => ({ seat: one, seats }))
    .filter(({ seats }) => seats)
    .sort((a, b) => b.seats - a.seats);
  const [first, second] = ranked;
  const lead = (first?.seats ?? 0) - (second?.seats ?? 0);
  const name = (one: number) => (one === seat ? 'you' : who(one, names));
  const verb = (one: number, word: string) => (one === seat ? word : `${word}s`);
  const headline = state.full
    ? `${name(state.government!)} ${verb(state.government!, 'hold')} it for good`
    : state.government !== null
      ? `${name(state.government)} ${verb(state.government, 'govern')}`
      : !first
        ? 'nobody yet'
        : lead
          ? `${name(first.seat)} ${verb(first.seat, 'lead')} by ${lead}`
          : 'level';
  const mine = seat === null ? null : state.standing[seat];
  let own: Reading['own'] = null;
  if (mine && !state.full)
    own = mine.missing
      ? mine.cheapest === null
        ? { text: `${mine.missing} short, too few empty`, voter: null }
        : { text: `${mine.missing} more:`, voter: mine.cheapest }
      : null;
  return {
    standing: ranked.map((one) => ({ ...one, first: one.seats === first!.seats })),
    headline,
    own,
    threats: state.threats
      .filter((one) => one.seat !== state.government)
      .map(({ seat: one, voter, power, affordable, topples }) => ({ seat: one, voter, power, affordable, topples })),
  };
}
