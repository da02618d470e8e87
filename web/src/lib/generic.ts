// The room of a game without its own: shows what the server sends as it is.

import GenericBoard from './GenericBoard.svelte';
import type { Room } from './room';
import { phrase } from '../words/table';

const scores = (view: unknown): number[] => {
  const found = (view as { scores?: unknown } | null)?.scores;
  return Array.isArray(found) && found.every((one) => typeof one === 'number') ? found : [];
};

const words: Room<unknown, unknown, unknown>['words'] = {
  asks: () => phrase('generic-asks'),
  scores,
  sum: (view, seat) => ({ parts: [{ label: phrase('generic-score'), value: scores(view)[seat] ?? 0 }], rule: '' }),
  holding: () => '',
  move: ({ text }) => text,
  describe: (view) => [JSON.stringify(view)],
  sound: () => 'place',
};

export const generic: Room<unknown, unknown, unknown> = {
  Board: GenericBoard,
  words,
  lesson: () => Promise.resolve([]),
  picture: () => '',
};
