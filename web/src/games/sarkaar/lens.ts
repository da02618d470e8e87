// What the majority lens reads off a state: all of it from the view, nothing worked out anew but who is first.

import type { SarkaarState as State } from '../../generated/sarkaar';
import { who } from '../../lib/parties';

export interface Lack {
  text: string;
  /** The cheapest empty seats that would do; nothing where too few are empty. */
  voter: number | null;
}

export interface Reading {
  standing: { seat: number; seats: number; first: boolean }[];
  headline: string;
  /** What the one who looks, and the rival nearest to it, lack for a majority. */
  own: Lack | null;
  rival: (Lack & { seat: number }) | null;
  /** Nobody else has a seat from which the government could be attacked. */
  safe: boolean;
  threats: { seat: number; voter: number; power: number; affordable: boolean; topples: boolean }[];
}

/** How many seats a government can lose before it falls. */
function spare(state: State, seat: number): string {
  const more = (state.standing[seat]?.seats ?? 0) - state.majority;
  return more ? `${more} to spare` : 'none to spare';
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
      ? `${name(state.government)} ${verb(state.government, 'govern')}, ${spare(state, state.government)}`
      : !first
        ? 'nobody yet'
        : lead
          ? `${name(first.seat)} ${verb(first.seat, 'lead')} by ${lead}`
          : 'level';
  const lack = (one: number): Lack | null => {
    const it = state.standing[one];
    if (!it?.missing || state.full) return null;
    return it.cheapest === null
      ? { text: `${it.missing} short, too few empty`, voter: null }
      : { text: `${it.missing} more:`, voter: it.cheapest };
  };
  const ahead = ranked.find((one) => one.seat !== seat && one.seat !== state.government);
  const theirs = ahead ? lack(ahead.seat) : null;
  const threats = state.threats
    .filter((one) => one.seat !== state.government)
    .map(({ seat: one, voter, power, affordable, topples }) => ({ seat: one, voter, power, affordable, topples }));
  return {
    standing: ranked.map((one) => ({ ...one, first: one.seats === first!.seats })),
    headline,
    own: seat === null ? null : lack(seat),
    rival: ahead && theirs ? { seat: ahead.seat, ...theirs } : null,
    safe: state.government !== null && !state.full && !threats.length,
    threats,
  };
}
