import type { SarkaarEvent, SarkaarMove, SarkaarView } from '../../generated/sarkaar';
import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room<SarkaarView, SarkaarEvent, SarkaarMove> = {
  Board,
  fills: true,
  Holding,
  night: async () => (await import('./Night.svelte')).default,
  words,
  lesson: async () => (await import('./lesson')).lesson(),
  picture,
};
