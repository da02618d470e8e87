// Card counting from what the viewer sees: open rows, discards, laid out cards, cards in play and the own hand (SK-15.1).

import type { SarkaarDeck, SarkaarView as View } from '../../generated/sarkaar';
import { copies } from './components';

export interface Count {
  code: string;
  name: string;
  count: number;
  /** Copies that are closed or in somebody else's hand. */
  unseen: number;
}

export function counts(view: View, deck: SarkaarDeck): Count[] {
  const seen = new Set<string>();
  for (const pile of view.decks) {
    for (const card of pile.discards) seen.add(card);
    for (const card of pile.row) if (card) seen.add(card);
  }
  for (const one of view.hand ?? []) seen.add(one.card);
  for (const player of view.players) for (const card of player.laid) seen.add(card);
  for (const open of view.open)
    if ((open.open === 'card' || open.open === 'flipped' || open.open === 'snatched') && open.card) seen.add(open.card);
  return view.cards
    .filter((face) => face.deck === deck)
    .map((face) => ({
      code: face.code,
      name: face.name,
      count: face.count,
      unseen: copies(face).filter((card) => !seen.has(card)).length,
    }));
}
