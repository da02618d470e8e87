import type { PoliticsEvent, PoliticsMove, PoliticsView } from '../../generated/politics-as-usual';
import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room<PoliticsView, PoliticsEvent, PoliticsMove> = {
  Board,
  night: async () => (await import('./Night.svelte')).default,
  words,
  lesson: async () => (await import('./lesson')).lesson(),
  picture,
  remembers: true,
  fills: true,
};
