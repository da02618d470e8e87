// What just happened and deserves a look: Masterstrokes turned over together, and votes that are announced once.

import type { KursiEvent } from '../../generated/kursi';
import type { Told } from '../../lib/room';

export interface Turned {
  kind: 'strokes';
  strokes: (string | null)[];
}
export interface Announced {
  kind: 'news';
  /** Whose news it is. */
  seat: number | null;
  text: string;
  loud: boolean;
}
export type Moment = Turned | Announced;

/** `tell` words an event as it is announced. */
export function moments(events: Told<KursiEvent>[], tell: (event: Told<KursiEvent>) => string): Moment[] {
  const list: Moment[] = [];
  const news = (seat: number | null, event: Told<KursiEvent>, loud = false) => {
    const text = tell(event);
    if (text) list.push({ kind: 'news', seat, text, loud });
  };
  for (const event of events)
    switch (event.event) {
      case 'strokes_revealed':
        if (event.strokes.some(Boolean)) list.push({ kind: 'strokes', strokes: event.strokes });
        else news(null, event);
        break;
      case 'votes':
        if (event.wanted) news(event.seat, event, true);
        break;
      case 'minus':
        news(event.by, event, true);
        break;
      case 'round':
        news(null, event);
        break;
      case 'pawn':
        news(event.to, event);
        break;
      case 'stolen':
        news(event.to, event);
        break;
      case 'played':
        if (event.cards.length) news(event.seat, event);
        break;
      case 'rally_ended':
      case 'targeted':
      case 'wasted':
      case 'scattered':
      case 'shifted':
      case 'stroke_taken':
      case 'stopped':
      case 'free_declined':
        news(event.seat, event);
        break;
      case 'discarded':
        news(event.seat, event);
        break;
      case 'dealt':
        if (event.count && event.cards) news(event.seat, event);
        break;
      case 'bonus':
      case 'capital':
      case 'seat_result':
        news(null, event);
        break;
    }
  return list;
}
