// Which things on the farm an event changes, to be marked until the next step.

import type { SarkaarEvent } from '../../generated/sarkaar';

export function touches(event: SarkaarEvent): string[] {
  switch (event.event) {
    case 'seat_taken':
    case 'seat_lost':
      return [`square-${event.at}`];
    case 'government_formed':
    case 'government_lost':
    case 'full_majority':
      return [`banner-${event.state}`];
    case 'tile_blocked':
    case 'tile_restored':
      return [`tile-${event.state}`];
    case 'level':
      return [`level-${event.track}-${event.seat}`];
    case 'award':
      return [`award-${event.award}`];
    case 'vp':
      return [`points-${event.seat}`];
    case 'slot_filled':
      return [`card-${event.card}`];
    case 'card_drawn':
      return [`deck-${event.deck}`];
    default:
      return [];
  }
}
