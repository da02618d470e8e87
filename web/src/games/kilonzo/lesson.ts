// Five small positions that teach the campaign. The real engine judges them; seeds and moves lead there, only the wording is ours.

import type { LessonStep } from '../../lib/room';

export const lesson: LessonStep[] = [
  {
    title: 'Go where nobody is',
    text: [
      'Chips on the map are votes; most chips after five years win. Your blue candidate starts at home in the west with two of them.',
      'Once a year you travel: next door for free, two regions for $1. Arrive where no rival stands or has a chip, and you gain one there. The green +1 shows where.',
    ],
    rule: 'KL-4.3b',
    seed: 'lesson 823',
    moves: ['0 home HE', '1 home HW', '0 move C', '0 ad N', '0 ad SW', '0 end'],
    seats: 2,
    options: {},
    seat: 1,
    solutions: ['move NW', 'move W', 'move S'],
    hint: 'Vermilion is there already, so nobody listens to you. Look for a region with a green +1.',
    praise:
      'A chip of your own, and a majority: next year that region pays you $1. Homes pay $1 a chip, Nairobi pays $2.',
  },
  {
    title: 'Staying pays too',
    text: [
      'Blue has come to the South, so arriving there would bring you nothing.',
      'A year without travelling ends with one more chip where you stand. End your turn.',
    ],
    rule: 'KL-4.4',
    seed: 'lesson 187',
    moves: ['1 home HE', '0 home HS', '1 move S', '1 end'],
    seats: 2,
    options: {},
    seat: 0,
    solutions: ['end'],
    hint: 'You may go there, but beside a rival you gain nothing. This time, stay and end the turn.',
    praise:
      'Three chips at home: $3 a year. A region never holds more than three, and the ringed one is yours for good.',
  },
  {
    title: 'Money buys a majority',
    text: [
      'One chip each in Nairobi: a tie, and nobody is paid. Whoever has strictly more there gets $2 a year.',
      'An ad costs $2 and adds a chip where you stand or next door, as long as there is room. Where does it pay best?',
    ],
    rule: 'KL-4.3c',
    seed: 'lesson 791',
    moves: ['0 home HS', '1 home HE', '0 move C', '0 end', '1 move C', '1 ad C'],
    seats: 2,
    options: {},
    seat: 1,
    solutions: ['ad C'],
    hint: 'Legal, but Nairobi is worth twice as much, and the tie there is one chip away from breaking.',
    praise:
      'Two to one: Nairobi is yours, and pays $2 next year. Watch the paper in the corner: it always knows your next income.',
  },
  {
    title: 'A smear takes one away',
    text: [
      'Nairobi is full: two of Vermilion’s chips, one of yours. No ad fits any more, and Vermilion is paid for it.',
      'A smear costs $3 and removes a rival’s chip where you stand or next door. Break the majority.',
    ],
    rule: 'KL-4.3d',
    seed: 'lesson 83',
    moves: [
      '1 home HE',
      '0 home HW',
      '1 move NE',
      '1 ad C',
      '1 end',
      '0 move S',
      '0 ad C',
      '0 ad C',
      '0 end',
      '1 move N',
    ],
    seats: 2,
    options: {},
    seat: 1,
    solutions: ['smear C 0'],
    hint: 'That leaves Vermilion with Nairobi. Open Nairobi and look for the ink.',
    praise: 'A tie: nobody is paid for Nairobi. And there is room again, for an ad of yours next year.',
  },
  {
    title: 'Meet on the podium',
    text: [
      'No money, and the South is full: two of Blue’s chips, one of yours. But Blue stands here, and so do you.',
      'Once a year you may debate a candidate in your region. Both roll, ties roll again, and the winner turns one of the loser’s chips.',
    ],
    rule: 'KL-4.3e',
    seed: 'lesson 187',
    moves: [
      '1 home HE',
      '0 home HS',
      '1 move S',
      '1 end',
      '0 move S',
      '0 debate 1',
      '0 end',
      '1 ad S',
      '1 end',
      '0 ad SW',
    ],
    seats: 2,
    options: {},
    seat: 0,
    solutions: ['debate 1'],
    hint: 'Travelling leaves the South to Blue. Open the South and challenge.',
    praise:
      'A tie, then four against two: a chip of Blue’s is yours, in a region where no ad would have fitted. It could have gone the other way; the odds were even.',
  },
];
