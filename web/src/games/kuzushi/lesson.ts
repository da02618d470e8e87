// Four small positions that teach the whole game. The real engine judges them; what is said stands in lesson.en.ftl.

import sentences from '../../../../games/kuzushi/words/lesson.en.ftl?raw';
import { gameWords } from '../../lib/gamewords';
import type { LessonStep } from '../../lib/room';

const say = gameWords(sentences);

const usual = { grid: 6, tiles: 19, teams: 0 };

export const lesson = (): LessonStep[] => [
  {
    title: say('flags'),
    text: [say('flags-1'), say('flags-2'), say('flags-3')],
    rule: 'KZ-4.3b',
    moves: [],
    seats: 2,
    options: usual,
    seat: 1,
    solutions: ['base 1,0', 'base -1,0', 'base 0,1', 'base 0,-1'],
    hint: say('flags-hint'),
    praise: say('flags-praise'),
  },
  {
    title: say('tie'),
    text: [say('tie-1'), say('tie-2')],
    rule: 'KZ-4.3c',
    moves: [[1, 'base 1,0']],
    seats: 2,
    options: usual,
    seat: 0,
    solutions: ['base 2,1', 'base 2,-1'],
    hint: say('tie-hint'),
    praise: say('tie-praise'),
  },
  {
    title: say('flip'),
    text: [say('flip-1'), say('flip-2')],
    rule: 'KZ-4.1b',
    moves: [
      [1, 'base 1,0'],
      [0, 'base 2,1'],
    ],
    seats: 2,
    options: usual,
    seat: 1,
    solutions: ['flip 1,-1'],
    hint: say('flip-hint'),
    praise: say('flip-praise'),
  },
  {
    title: say('full'),
    text: [say('full-1'), say('full-2')],
    rule: 'KZ-5.1',
    moves: [
      [1, 'base -1,0'],
      [0, 'base -1,-2'],
      [1, 'base 0,1'],
      [0, 'base -1,-1'],
      [1, 'flip -1,1'],
    ],
    seats: 2,
    options: { grid: 4, tiles: 19, teams: 0 },
    seat: 0,
    solutions: ['base 1,-1'],
    hint: say('full-hint'),
    praise: say('full-praise'),
  },
];
