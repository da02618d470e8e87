// Four small positions that teach the whole game. The real engine judges them; only the wording is ours.

import type { LessonStep } from '../../lib/room';

const usual = { grid: 6, tiles: 19, teams: 0 };

export const lesson: LessonStep[] = [
  {
    title: 'A base plants flags',
    text: [
      'Lit spaces touch a tile that is already there. Build a base on one of them, next to the city.',
      'Then look around it: a space beside more of your bases than anybody else’s shows your flag.',
    ],
    rule: 'KZ-4.3b',
    moves: [],
    seats: 2,
    options: usual,
    seat: 1,
    solutions: ['base 1,0', 'base -1,0', 'base 0,1', 'base 0,-1'],
    hint: 'Any of the lit spaces will do.',
    praise:
      'One base, three flags: four tiles on the board. Every tile of your colour is a point. The city counts for nobody’s majority.',
  },
  {
    title: 'A tie takes flags away',
    text: [
      'Blue holds three flags because one base stands beside each of them, and none of yours.',
      'Where you draw level, the flag goes back to Blue’s stack. One move undoes two flags at once. Which?',
    ],
    rule: 'KZ-4.3c',
    moves: ['1 base 1,0'],
    seats: 2,
    options: usual,
    seat: 0,
    solutions: ['base 2,1', 'base 2,-1'],
    hint: 'Not quite. Look for the space that touches two of Blue’s flags, and watch the small numbers before you click.',
    praise: 'Two flags go home, and two of yours rise on the far side. That is kuzushi: breaking the balance.',
  },
  {
    title: 'A flag can become stone',
    text: [
      'Flags come and go; bases stay for ever. Instead of building, you may turn one of your own flags into a base.',
      'It costs no tile from your stack. You have one flag left: make it safe.',
    ],
    rule: 'KZ-4.1b',
    moves: ['1 base 1,0', '0 base 2,1'],
    seats: 2,
    options: usual,
    seat: 1,
    solutions: ['flip 1,-1'],
    hint: 'That builds a new base. This time, touch your own flag, the one with the dashed frame.',
    praise:
      'The new base stands for good, and plants flags of its own. Building and flipping: there are no other moves.',
  },
  {
    title: 'The grid closes',
    text: [
      'The board floats, but it may only grow to a fixed size: here 4 by 4. Wooden beams show the sides that are settled.',
      'The game ends when the grid is full or a stack is empty; most tiles win, then the largest group. Three spaces are left. Fill them all in one move.',
    ],
    rule: 'KZ-5.1',
    moves: ['1 base -1,0', '0 base -1,-2', '1 base 0,1', '0 base -1,-1', '1 flip -1,1'],
    seats: 2,
    options: { grid: 4, tiles: 19, teams: 0 },
    seat: 0,
    solutions: ['base 1,-1'],
    hint: 'The grid is not full yet, and Blue would answer. Where does one base plant flags on both sides?',
    praise: 'Ten to six. The grid is full, and the city is yours.',
  },
];
