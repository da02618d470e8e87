import type { KuzushiEvent, KuzushiMove, KuzushiView } from '../../generated/kuzushi';
import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room<KuzushiView, KuzushiEvent, KuzushiMove> = {
  Board,
  words,
  lesson: async () => (await import('./lesson')).lesson(),
  picture,
};
