// Six small positions that teach the hall. The real engine judges them; seeds and moves lead there, only the wording is ours.

import type { LessonStep } from '../../lib/room';

const TWO = { candidates: 'random', first_speaker: 1 };

export const lesson: LessonStep[] = [
  {
    title: 'Poll more than the Speaker',
    text: [
      'Education is up: two Votes for whoever polls highest when everybody has passed in a row. Blue speaks, and already polls 4.',
      'Open a blue Momentum card from your hand and poll it for yourself. The figures beside it say what it comes to. Mind that the Speaker wins ties.',
    ],
    rule: 'PU-7.1a',
    seed: 'lesson 6',
    moves: ['1 contest', '1 poll 27 1', '0 ok'],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['poll 37 0'],
    hint: 'That does not get you past 4; a tie goes to the Speaker. One of your cards polls 5.',
    praise: 'Five against four: you lead. Blue may still answer with a card, and so the evening goes on.',
  },
  {
    title: 'Some Issues nobody wants',
    text: [
      'The Expense Account costs its winner three Votes. Blue, who speaks, polls two less and has passed: if you pass too, you win it.',
      'Momentum may be polled in front of anybody. Be generous.',
    ],
    rule: 'PU-9.1',
    seed: 'lesson 9',
    moves: ['1 contest', '1 pass'],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['poll 5 1', 'poll 19 1', 'poll 23 1'],
    hint: 'You would still win minus three. Open a Momentum card and poll it for Blue.',
    praise: 'A gift that cannot be returned: now Blue would win it. Even a tie does, as the Speaker wins ties.',
  },
  {
    title: 'A card comes to nothing',
    text: [
      'Every card opens a window: the others are asked, one after the other, whether they answer it. The ladder shows what answers what.',
      'Blue polls a Prime-Time Convention for 6. Your Fact Check polls 3, or cancels a Momentum card. Now is the moment for its other half.',
    ],
    rule: 'PU-8.5',
    seed: 'lesson 15',
    moves: ['1 contest', '1 poll 47 1'],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['react 23'],
    hint: 'The Convention would stand. Open Fact Check and cancel it.',
    praise: 'Unless Blue answers your answer, both cards are discarded, and Blue’s turn is used up.',
  },
  {
    title: 'Meant for somebody else',
    text: [
      'An Attack Ad is aimed at you: four Polling less for the round.',
      'Spin Room redirects a Slander. You become the one who plays it, and say at whom.',
    ],
    rule: 'PU-8.6',
    seed: 'lesson 4',
    moves: ['1 contest', '1 play 53 0'],
    seats: 2,
    options: TWO,
    seat: 0,
    solutions: ['react 18 1'],
    hint: 'The ad would stick. Open Spin Room and send it back to Blue.',
    praise: 'Return to sender. A canceled card is gone; a redirected one works for you.',
  },
  {
    title: 'Change the subject',
    text: [
      'You speak, and the Issue is The Hot Microphone: minus two Votes. Before a contest opens, the Speaker may sidestep: pay cards, and the Issue goes to the bottom of the deck.',
      'It will be back. But perhaps not when you are speaking.',
    ],
    rule: 'PU-6.8',
    seed: 'lesson 20',
    moves: [],
    seats: 2,
    options: { candidates: 'random', first_speaker: 0 },
    seat: 0,
    solutions: ['sidestep'],
    hint: 'That opens the contest, and you win ties, even those you would rather lose. Sidestep it.',
    praise: 'Two cards of your choice for a better evening. The card counter remembers what lies at the bottom.',
  },
  {
    title: 'One hand washes the other',
    text: [
      'The brass Favors on your own Candidate count nothing. Given to somebody else they count a Vote for them, and so do theirs for you.',
      'Blue offers two for two. Offers may be made and answered at any moment, also in others’ turns. The promise that comes with it binds nobody; the desk only writes down what was done.',
    ],
    rule: 'PU-10.1',
    seed: 'lesson 16',
    moves: ['2 contest', '1 offer 0 2 2 : and no ads against you this round'],
    seats: 3,
    options: { candidates: 'random', first_speaker: 2 },
    seat: 0,
    solutions: ['accept 1'],
    hint: 'Two Votes for each of you are on the table. Accept Blue’s offer.',
    praise: 'Two Votes each, out of nothing. Green looks unhappy: that is politics as usual.',
  },
];
