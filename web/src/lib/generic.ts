// The words for a game that brings none: what the server says is shown as it is.

import GenericBoard from './GenericBoard.svelte';
import type { Room, Words } from './room';

const scores = (view: unknown): number[] => {
  const found = (view as { scores?: unknown } | null)?.scores;
  return Array.isArray(found) && found.every((one) => typeof one === 'number') ? found : [];
};

const words: Words = {
  tell: (event) => event.says.charAt(0).toUpperCase() + event.says.slice(1) + (/[.!?]$/.test(event.says) ? '' : '.'),
  asks: () => 'Choose one of your legal moves.',
  scores,
  sum: (view, seat) => ({ parts: [{ label: 'as the game says', value: scores(view)[seat] ?? 0 }], rule: '' }),
  holding: () => '',
  move: (move) => move,
  describe: (view) => [JSON.stringify(view)],
  reason: (word) => word,
  sound: () => 'place',
};

export const generic: Room = { Board: GenericBoard, words, lesson: [], picture: () => '' };
