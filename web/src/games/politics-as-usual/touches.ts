// Which things in the hall an event changes, to be marked until the next step.

import type { PoliticsEvent } from '../../generated/politics-as-usual';

export function touches(event: PoliticsEvent): string[] {
  switch (event.event) {
    case 'polled':
      return [`card-${event.card}`, `camp-${event.at}`];
    case 'landed':
      return [`card-${event.card}`, `camp-${event.seat}`];
    case 'moved':
      return [`card-${event.card}`, `camp-${event.from}`, `camp-${event.to}`];
    case 'played':
    case 'reacted':
      return [`card-${event.card}`];
    case 'drew':
    case 'discarded':
    case 'retrieved':
    case 'passed':
    case 'removed':
    case 'froze':
    case 'thawed':
    case 'won':
      return [`camp-${event.seat}`];
    case 'passed_left':
      return [`camp-${event.from}`, `camp-${event.to}`];
    case 'stole':
      return [`camp-${event.seat}`, `camp-${event.from}`];
    case 'paid':
      return [`camp-${event.from}`, `camp-${event.to}`];
    case 'raised':
      return ['issue'];
    default:
      return [];
  }
}
