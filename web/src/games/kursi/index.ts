import type { Room } from '../../lib/room';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import Night from './Night.svelte';
import { lesson } from './lesson';
import { picture } from './picture';
import './room.css';
import { words } from './words';

export const room: Room = { Board, Night, Holding, words, lesson, picture, fills: true };
