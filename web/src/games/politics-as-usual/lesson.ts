// Six small positions that teach the hall. The real engine judges them; seeds and moves lead there.

import words from '../../../../games/politics-as-usual/words/lesson.en.ftl?raw';
import { gameWords } from '../../lib/gamewords';
import type { LessonStep } from '../../lib/room';

const say = gameWords(words);

const TWO = { candidates: 'random', first_speaker: 1 };

export const lesson = (): LessonStep[] => [
  {
    title: say('poll-more-than-the-speaker'),
    text: [
      say('poll-more-than-the-speaker-1'),
      say('poll-more-than-the-speaker-2'),
      say('poll-more-than-the-speaker-3'),
    ],
    rule: 'PU-7.1a',
    seed: 'lesson 6',
    moves: [
      [1, 'contest'],
      [1, 'poll 27 1'],
      [0, 'ok'],
    ],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['poll 37 0'],
    hint: say('poll-more-than-the-speaker-hint'),
    praise: say('poll-more-than-the-speaker-praise'),
  },
  {
    title: say('some-issues-nobody-wants'),
    text: [say('some-issues-nobody-wants-1'), say('some-issues-nobody-wants-2')],
    rule: 'PU-9.1',
    seed: 'lesson 9',
    moves: [
      [1, 'contest'],
      [1, 'pass'],
    ],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['poll 5 1', 'poll 19 1', 'poll 23 1'],
    hint: say('some-issues-nobody-wants-hint'),
    praise: say('some-issues-nobody-wants-praise'),
  },
  {
    title: say('a-card-comes-to-nothing'),
    text: [say('a-card-comes-to-nothing-1'), say('a-card-comes-to-nothing-2')],
    rule: 'PU-8.5',
    seed: 'lesson 15',
    moves: [
      [1, 'contest'],
      [1, 'poll 47 1'],
    ],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['react 23'],
    hint: say('a-card-comes-to-nothing-hint'),
    praise: say('a-card-comes-to-nothing-praise'),
  },
  {
    title: say('meant-for-somebody-else'),
    text: [say('meant-for-somebody-else-1'), say('meant-for-somebody-else-2')],
    rule: 'PU-8.6',
    seed: 'lesson 4',
    moves: [
      [1, 'contest'],
      [1, 'play 53 0'],
    ],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['react 18 1'],
    hint: say('meant-for-somebody-else-hint'),
    praise: say('meant-for-somebody-else-praise'),
  },
  {
    title: say('change-the-subject'),
    text: [say('change-the-subject-1'), say('change-the-subject-2')],
    rule: 'PU-6.8',
    seed: 'lesson 20',
    moves: [],
    seats: 2,
    options: { candidates: 'random', first_speaker: 0 },
    seat: 0,
    solutions: ['sidestep'],
    hint: say('change-the-subject-hint'),
    praise: say('change-the-subject-praise'),
  },
  {
    title: say('one-hand-washes-the-other'),
    text: [say('one-hand-washes-the-other-1'), say('one-hand-washes-the-other-2')],
    rule: 'PU-10.1',
    seed: 'lesson 16',
    moves: [
      [2, 'contest'],
      [1, 'offer 0 2 2 : and no ads against you this round'],
    ],
    seats: 3,
    options: { candidates: 'random', first_speaker: 2 },
    seat: 0,
    solutions: ['accept 1'],
    hint: say('one-hand-washes-the-other-hint'),
    praise: say('one-hand-washes-the-other-praise'),
  },
];
