// What the majority lens shows of a state: all of it from the view; only who is first is worked out here.

import type { SarkaarState as State } from '../../generated/sarkaar';
import { who } from '../../lib/parties';
import { is, say } from './wording';

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

/** In a few words, who has the state. */
function headlineOf(
  state: State,
  ranked: { seat: number; seats: number }[],
  me: number | null,
  names: string[],
): string {
  const { government, full } = state;
  if (government !== null) {
    const seat = who(government, names);
    if (full) return say('lens-full', { seat, 'seat-is': is(government, me) });
    // How many seats can be lost before it falls.
    const spare = (state.standing[government]?.seats ?? 0) - state.majority;
    return say('lens-governs', { seat, 'seat-is': is(government, me), spare });
  }
  const [first, second] = ranked;
  if (!first) return say('lens-nobody');
  const lead = first.seats - (second?.seats ?? 0);
  if (!lead) return say('lens-level');
  return say('lens-leads', { seat: who(first.seat, names), 'seat-is': is(first.seat, me), lead });
}

export function reading(state: State, seat: number | null, names: string[]): Reading {
  const ranked = state.standing
    .map(({ seats }, one) => ({ seat: one, seats }))
    .filter(({ seats }) => seats)
    .sort((a, b) => b.seats - a.seats);
  const lack = (one: number): Lack | null => {
    const it = state.standing[one];
    if (!it?.missing || state.full) return null;
    const { missing, cheapest: voter } = it;
    return { text: say(voter === null ? 'lens-short' : 'lens-more', { 'seat-is': is(one, seat), missing }), voter };
  };
  const ahead = ranked.find((one) => one.seat !== seat && one.seat !== state.government);
  const theirs = ahead ? lack(ahead.seat) : null;
  const threats = state.threats
    .filter((one) => one.seat !== state.government)
    .map(({ seat: one, voter, power, affordable, topples }) => ({ seat: one, voter, power, affordable, topples }));
  return {
    standing: ranked.map((one) => ({ ...one, first: one.seats === ranked[0]!.seats })),
    headline: headlineOf(state, ranked, seat, names),
    own: seat === null ? null : lack(seat),
    rival: ahead && theirs ? { seat: ahead.seat, ...theirs } : null,
    safe: state.government !== null && !state.full && !threats.length,
    threats,
  };
}
