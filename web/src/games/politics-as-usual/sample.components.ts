// For tests: cards like those that come with the game.

import type {
  PoliticsAimed as Aim,
  PoliticsCandidate as Candidate,
  PoliticsCardFace as Face,
  PoliticsComponents,
  PoliticsEffect as Effect,
  PoliticsIssue as Issue,
  PoliticsParty as Party,
} from '../../generated/politics-as-usual';

let next = 1;
/** Copies are numbered through; a letter, or a dot, for the symbol of each copy of a Momentum card. */
function kind(
  band: Face['band'],
  count: number,
  name: string,
  effect: Effect,
  aim: Aim,
  polling = 0,
  symbols = '',
): Face {
  const numbers = Array.from({ length: count }, () => next++);
  const parties = [...symbols].map((one) => (one === '.' ? null : (one as Party)));
  return { numbers, band, name, polling, parties, effect, aim, stays: false, text: `${name}, in a sentence.` };
}
const issue = (
  id: string,
  name: string,
  votes: number,
  party: Party | null,
  when: Issue['when'],
  effect: Issue['effect'],
): Issue => ({ id, name, votes, sidestep: 2, party, when, effect, text: `${name}, in a sentence.` });
const person = (id: string, name: string, party: Party, favors: number, power: Candidate['power']): Candidate => ({
  id,
  name,
  short: name,
  party,
  favors,
  power,
  activated: false,
  text: `${name}, in a sentence.`,
});

export const components: PoliticsComponents = {
  candidates: [
    person('bush', 'G.W. Bush', 'R', 3, 'wins_ties'),
    person('governor', 'The Governor', 'R', 4, { cheap_sidestep: 1 }),
    person('general', 'The General', 'R', 1, { parade: 1 }),
    person('senator', 'The Senator', 'D', 2, 'stonewall'),
    person('mayor', 'The Mayor', 'D', 2, { recycle: 3 }),
    person('professor', 'The Professor', 'D', 3, 'foresight'),
    person('outsider', 'The Outsider', 'I', 2, { war_room: 2 }),
    person('runner_up', 'The Eternal Runner-Up', 'I', 1, { consolation: 2 }),
  ],
  no_name: { id: 'no_name', name: 'The No-Name', short: 'No-Name', favors: 3, text: 'Nobody in particular.' },
  issues: [
    issue('war_on_terror', 'War on Terror', 4, null, 'round', { speaker_bonus: 2 }),
    issue('immigration', 'Immigration', 1, null, 'enter', { pass_left: 1 }),
    issue('education', 'Education', 2, null, 'win', { winner_draw: 2 }),
    issue('economy', 'The Economy', 5, null, 'enter', { all_draw: 1 }),
    issue('health', 'Health Care', 5, null, 'win', { winner_discard: 2 }),
    issue('taxes', 'Taxes', 3, null, 'enter', { all_discard: 1 }),
    issue('pensions', 'Pensions', 4, 'D', 'round', { max_plays: 3 }),
    issue('energy', 'Energy', 3, 'I', 'round', { low_boost: 2 }),
    issue('farms', 'Farm Subsidies', 2, 'R', 'win', { losers_draw: 1 }),
    issue('space', 'The Space Program', 3, 'R', 'round', 'own_only'),
    issue('roads', 'Roads and Potholes', 2, 'D', 'round', 'no_slander'),
    issue('finance', 'Campaign Finance', 2, null, 'win', { take_favor: 1 }),
    issue('debates', 'The Debate Schedule', 1, 'I', 'win', 'winner_speaks'),
    issue('parking', 'Unpaid Parking Tickets', -1, null, 'win', { winner_draw: 3 }),
    issue('microphone', 'The Hot Microphone', -2, null, 'enter', { all_freeze: 2 }),
    issue('expenses', 'The Expense Account', -3, null, 'round', { speaker_bonus: -2 }),
  ],
  kinds: [
    kind('momentum', 4, 'Kissing Babies', { move: 3 }, 'card_any', 1, 'DIR.'),
    kind('momentum', 4, 'Yard Signs', { draw: 1 }, 'none', 2, 'DIR.'),
    kind('momentum', 4, 'Rapid Response', { cancel: 'slander' }, 'play_or_card', 2, 'DIR.'),
    kind('momentum', 4, 'Pancake Breakfast', { draw_both: 1 }, 'other', 3, 'DIR.'),
    kind('momentum', 4, 'Spin Room', { redirect: 'slander' }, 'play_any', 3, 'DIR.'),
    kind('momentum', 4, 'Fact Check', { cancel: 'momentum' }, 'play_or_card', 3, 'DIR.'),
    kind('momentum', 4, 'Opposition Research', 'peek', 'other', 4, 'DIR.'),
    kind('momentum', 4, 'Phone Bank', { discard: 1 }, 'other', 4, 'DIR.'),
    kind('momentum', 4, 'Bus Tour', { freeze: [1, 'random'] }, 'other', 4, 'DIR.'),
    kind('momentum', 4, 'Televised Debate', { freeze: [1, 'owner'] }, 'other', 5, 'DIR.'),
    kind('momentum', 4, 'Celebrity Endorsement', { cancel: 'edge' }, 'play_or_card', 5, 'DIR.'),
    kind('momentum', 4, 'Prime-Time Convention', { draw: 1 }, 'none', 6, 'DIR.'),
    kind('slander', 4, 'Whisper Campaign', { modify: -2 }, 'any'),
    kind('slander', 3, 'Attack Ad', { modify: -4 }, 'other'),
    kind('slander', 3, 'Gotcha Question', { cancel: 'momentum' }, 'play_or_card'),
    kind('slander', 2, 'Leaked Memo', { steal: 1 }, 'other'),
    kind('slander', 2, 'Subpoena', { freeze: [2, 'random'] }, 'any'),
    kind('slander', 2, 'Tabloid Cover', { discard: 2 }, 'any'),
    kind('slander', 2, 'Laryngitis', 'skip', 'other'),
    kind('slander', 2, 'Guilt by Association', { redirect: 'momentum' }, 'play_any'),
    kind('edge', 3, 'Executive Privilege', { cancel: 'any' }, 'play_or_card'),
    kind('edge', 2, 'Teflon Suit', { guard: 'slander' }, 'any'),
    kind('edge', 2, 'Full Apology', 'clear_slander', 'any'),
    kind('edge', 2, 'War Chest', { draw: 3 }, 'none'),
    kind('edge', 2, 'Swing Voters', { modify: 3 }, 'any'),
    kind('edge', 1, 'Recount Lawyers', 'tiebreak', 'any'),
    kind('edge', 2, 'Double Shift', { extra: 2 }, 'none'),
    kind('edge', 1, 'Recycled Speech', 'retrieve', 'discard'),
    kind('edge', 1, 'Solid Base', { guard: 'momentum' }, 'any'),
  ],
};
