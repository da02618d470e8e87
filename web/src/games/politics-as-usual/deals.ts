// The desk's memory: every offer that was made, what became of it, and what the one who promised did afterwards. Nothing of it
// binds anybody; it is only written down.

import type { TableEvent } from '../../generated/protocol';
import { signed } from '../../lib/english';
import { who } from '../../lib/parties';
import { issueOf, faceOf } from './set';
import type { Told } from './tell';
import { cardName } from './words';

export interface Deal {
  id: number;
  round: number;
  from: number;
  to: number;
  give: number;
  want: number;
  text: string | null;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
  /** What the one who promised did since, the first things first. */
  deeds: string[];
}

/** How much of an afterlife a promise has: until the round after the one it was made in is over. */
const LASTS = 1;
const MOST = 8;

/** What a seat did that somebody may have been promised about. */
function deed(event: Told, names: string[], seat: number): string | null {
  const name = (other: number) => (other === seat ? 'its own Candidate' : who(other, names));
  switch (event.event) {
    case 'polled':
      return event.seat === seat ? `polled ${signed(faceOf(event.card).polling)} for ${name(event.at)}` : null;
    case 'played':
      if (event.seat !== seat) return null;
      return `played ${cardName(event.card)}${event.at === null ? '' : ` at ${name(event.at)}`}`;
    case 'reacted':
      if (event.seat !== seat) return null;
      return `answered ${cardName(event.answers)} with ${cardName(event.card)}${event.target === null ? '' : `, towards ${name(event.target)}`}`;
    case 'passed':
      return event.seat === seat && event.counts ? 'passed' : null;
    case 'sidestep':
      return event.seat === seat ? `sidestepped ${event.name}` : null;
    case 'contested':
      return event.seat === seat ? `opened ${event.name}` : null;
    case 'won':
      return event.seat === seat ? `won ${issueOf(event.issue).name}` : null;
    case 'paid':
      return event.from === seat && event.cause === 'trade'
        ? `paid ${name(event.to)} ${event.card + event.stack}`
        : null;
    default:
      return null;
  }
}

export function deals(history: TableEvent[][], names: string[]): Deal[] {
  const all: Deal[] = [];
  let round = 0;
  const openOf = (seat: number) => all.findLast((deal) => deal.from === seat && deal.state === 'open');
  for (const told of history)
    for (const event of told as unknown as Told[]) {
      switch (event.event) {
        case 'raised':
          round = event.round;
          break;
        case 'offered':
          all.push({
            id: all.length,
            round,
            from: event.seat,
            to: event.to,
            give: event.give,
            want: event.want,
            text: event.text,
            state: 'open',
            deeds: [],
          });
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
        default:
          for (const deal of all) {
            if (deal.state !== 'accepted' || !deal.text || round > deal.round + LASTS) continue;
            const did = deed(event, names, deal.from);
            if (did && deal.deeds.length < MOST && deal.deeds.at(-1) !== did) deal.deeds.push(did);
          }
      }
    }
  return all;
}
