// The desk's memory: every offer that was made, what became of it, and what the one who promised did afterwards. Nothing of it
// binds anybody; it is only written down.

import type { PoliticsEvent, PoliticsOffer as Offer } from '../../generated/politics-as-usual';
import type { Told as ToldOf } from '../../lib/room';

export type Told = ToldOf<PoliticsEvent>;
type Offered = Extract<Told, { event: 'offered' }>;

export interface Deal {
  id: number;
  round: number;
  offered: Offered;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
  /** What the one who promised did since, the first things first. */
  deeds: Told[];
}

/** How much of an afterlife a promise has: until the round after the one it was made in is over. */
const LASTS = 1;
const MOST = 8;

/** An offer without its promise, as the event that tells of it: for its sentence. */
export function terms({ from, to, give, want }: Pick<Offer, 'from' | 'to' | 'give' | 'want'>): Offered {
  const swap = String(give > 0 && want > 0);
  const args = { seat: { seat: from }, to: { seat: to }, give, want, swap, promises: 'false', promise: '' };
  const say = { id: 'offered', args };
  return { event: 'offered', seat: from, to, give, want, text: null, rule: 'PU-10.1', say };
}

/** Whose deed it is, if somebody may have been promised something about it. */
function doer(event: Told): number | null {
  switch (event.event) {
    case 'polled':
    case 'played':
    case 'reacted':
    case 'sidestep':
    case 'contested':
    case 'won':
      return event.seat;
    case 'passed':
      return event.counts ? event.seat : null;
    case 'paid':
      return event.cause === 'trade' ? event.from : null;
    default:
      return null;
  }
}

export function deals(history: Told[][]): Deal[] {
  const all: Deal[] = [];
  let round = 0;
  const openOf = (seat: number) => all.findLast((deal) => deal.offered.seat === seat && deal.state === 'open');
  for (const event of history.flat()) {
    switch (event.event) {
      case 'raised':
        round = event.round;
        break;
      case 'offered':
        all.push({ id: all.length, round, offered: event, state: 'open', deeds: [] });
        break;
      case 'accepted':
      case 'declined': {
        const deal = openOf(event.from);
        if (deal) deal.state = event.event;
        break;
      }
      case 'withdrawn':
      case 'lapsed': {
        const deal = openOf(event.seat);
        if (deal) deal.state = event.event;
        break;
      }
      default: {
        const seat = doer(event);
        for (const deal of all) {
          const { state, offered, deeds } = deal;
          const bound = state === 'accepted' && offered.text !== null && offered.seat === seat;
          if (bound && round <= deal.round + LASTS && deeds.length < MOST) deeds.push(event);
        }
      }
    }
  }
  return all;
}

/** What told of the latest play of a card. */
export function played(history: Told[][], card: number): Told | null {
  const told = history.flat().findLast((event) => {
    const plays = ['polled', 'played', 'reacted', 'redirected'].includes(event.event);
    return plays && 'card' in event && event.card === card;
  });
  return told ?? null;
}
