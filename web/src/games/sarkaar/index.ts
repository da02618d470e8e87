import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import { lesson } from './lesson';
import Night from './Night.svelte';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room = { Board, fills: true, Holding, Night, words, lesson, picture };
