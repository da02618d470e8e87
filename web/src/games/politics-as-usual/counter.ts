// What can still come: each card where this viewer last saw it, or out of sight. Counted from the view alone.

import type { PoliticsEvent as Told, PoliticsView as View } from '../../generated/politics-as-usual';
import { deckOf, type Band, type Face, type Party } from './set';

/** Where a card is, as far as one knows. */
export type Place = 'hand' | 'play' | 'discard' | 'out';

export interface Line {
  face: Face;
  places: Place[];
}

export function places(view: View, me: number | null): Map<number, Place> {
  const at = new Map<number, Place>();
  const put = (cards: readonly number[] | null | undefined, place: Place) =>
    cards?.forEach((card) => at.set(card, place));
  put(view.discard, 'discard');
  for (const camp of view.camps) put(camp.front, 'play');
  put(
    view.chain.map((link) => link.card),
    'play',
  );
  const own = me === null ? null : view.camps[me];
  put(own?.hand, 'hand');
  put(own?.frozen, 'hand');
  put(own?.picked, 'hand');
  return at;
}

/** Every kind of card with its copies, under its band. */
export function count(view: View, me: number | null): { band: Band; out: number; of: number; lines: Line[] }[] {
  const at = places(view, me);
  return (['momentum', 'slander', 'edge'] as const).map((band) => {
    const lines = deckOf(view)
      .kinds.filter((face) => face.band === band)
      .map((face) => ({ face, places: face.numbers.map((number) => at.get(number) ?? ('out' as const)) }));
    const all = lines.flatMap((line) => line.places);
    return { band, out: all.filter((place) => place === 'out').length, of: all.length, lines };
  });
}

/** How many Momentum cards of each symbol are out of sight. */
export function symbols(view: View, me: number | null): { party: Party | null; out: number; of: number }[] {
  const at = places(view, me);
  const deck = deckOf(view);
  const all = deck.kinds.filter((face) => face.band === 'momentum').flatMap((face) => face.numbers);
  return (['D', 'I', 'R', null] as const).map((party) => {
    const mine = all.filter((card) => deck.symbol(card) === party);
    return { party, of: mine.length, out: mine.filter((card) => !at.has(card)).length };
  });
}

/** Where each Issue is; what nobody has seen may still come, or lie in the box. */
export function issues(
  view: View,
): { id: string; where: 'won' | 'up' | 'bottom' | 'top' | 'unknown'; seat: number | null }[] {
  return deckOf(view).issues.map(({ id }) => {
    const seat = view.camps.findIndex((camp) => camp.won.includes(id));
    if (seat >= 0) return { id, where: 'won' as const, seat };
    const where =
      view.issue === id
        ? ('up' as const)
        : view.deck_top === id
          ? ('top' as const)
          : view.deck_bottom.includes(id)
            ? ('bottom' as const)
            : ('unknown' as const);
    return { id, where, seat: null };
  });
}

/** What one has been shown of a rival's hand, the last look at each. */
export function looks(history: Told[][], me: number | null): { target: number; cards: number[] }[] {
  const last = new Map<number, number[]>();
  for (const told of history)
    for (const event of told)
      if (event.event === 'peeked' && event.seat === me && event.cards) last.set(event.target, event.cards);
  return [...last].map(([target, cards]) => ({ target, cards }));
}
