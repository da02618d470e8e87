import type { KilonzoEvent, KilonzoMove, KilonzoView } from '../../generated/kilonzo';
import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room<KilonzoView, KilonzoEvent, KilonzoMove> = {
  Board,
  night: async () => (await import('./Night.svelte')).default,
  words,
  lesson: async () => (await import('./lesson')).lesson(),
  picture,
  remembers: true,
};
