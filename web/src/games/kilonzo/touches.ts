// Which things on the map an event changes, to be marked until the next step.

import type { KilonzoEvent } from '../../generated/kilonzo';

export function touches(event: KilonzoEvent): string[] {
  switch (event.event) {
    case 'placed':
      return [`candidate-${event.seat}`];
    case 'influence':
      return event.amount ? [`region-${event.at}`] : [];
    case 'money':
      return event.amount ? [`purse-${event.seat}`] : [];
    default:
      return [];
  }
}
