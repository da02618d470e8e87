import type { KursiEvent, KursiMove, KursiView } from '../../generated/kursi';
import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room<KursiView, KursiEvent, KursiMove> = {
  Board,
  night: async () => (await import('./Night.svelte')).default,
  Holding,
  words,
  lesson: async () => (await import('./lesson')).lesson(),
  picture,
  fills: true,
};
