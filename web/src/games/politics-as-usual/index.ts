import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import { lesson } from './lesson';
import Night from './Night.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room = { Board, Night, words, lesson, picture, fills: true, ownSetOnly: true };
