// Which things on the wall an event changes, to be marked until the next step.

import type { KursiEvent } from '../../generated/kursi';

const candidate = (seat: number, at: string) => `candidate-${seat}${at}`;

export function touches(event: KursiEvent): string[] {
  switch (event.event) {
    case 'played':
      return event.cards.map(({ at }) => candidate(event.seat, at));
    case 'tucked':
    case 'scattered':
    case 'rally_ended':
    case 'rally_discarded':
      return [candidate(event.seat, event.at)];
    case 'shifted':
      return [candidate(event.seat, event.from), candidate(event.seat, event.to)];
    case 'votes':
    case 'minus':
    case 'seat_result':
      return [`seat-${event.at}`];
    case 'pawn':
      return [`party-${event.to}`];
    case 'stolen':
      return [`party-${event.from}`, `party-${event.to}`];
    case 'stroke_taken':
    case 'stroke_moved':
    case 'discarded':
      return [`party-${event.seat}`];
    case 'displayed':
      return [`stroke-${event.stroke}`];
    default:
      return [];
  }
}
