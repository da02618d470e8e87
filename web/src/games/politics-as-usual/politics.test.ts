import { describe, expect, it } from 'vitest';
import { count, issues, looks, places, symbols } from './counter';
import { deals } from './deals';
import { along, byCard, choiceOf, dropSeat, groups, meant, offer, offerable } from './gestures';
import { picture } from './picture';
import { gains, rows, stands } from './prospects';
import { chain, history, pickMoves, picking, turn, turnMoves } from './sample';
import { effectWords, faceOf, issueWords, powerWords, SET, symbolOf } from './set';
import { tell, type Told } from './tell';
import { leads, moveWords, pollingParts, words } from './words';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dora'];

describe('the set', () => {
  it('knows all 84 cards by number, with the symbols of the copies', () => {
    expect(SET.cards.flatMap((face) => face.numbers).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 84 }, (_, i) => i + 1),
    );
    expect([45, 46, 47, 48].map(symbolOf)).toEqual(['D', 'I', 'R', null]);
    expect(faceOf(84).name).toBe('Solid Base');
  });

  it('says every effect, Issue and power in words of its own', () => {
    for (const face of SET.cards) expect(effectWords(face)).not.toBe(face.effect);
    for (const issue of SET.issues) expect(issueWords(issue)).not.toContain('_');
    for (const one of SET.candidates) expect(powerWords(one.power)).not.toBe('No power');
  });
});

describe('gestures', () => {
  it('read each kind of move as what it names', () => {
    expect(choiceOf('poll 46 2')).toMatchObject({ card: 46, mode: 'poll', seat: 2, on: null });
    expect(choiceOf('play 25 3')).toMatchObject({ mode: 'effect', seat: 3, on: null });
    expect(choiceOf('play 9 50')).toMatchObject({ mode: 'effect', seat: null, on: 50 });
    expect(choiceOf('play 1 21 3')).toMatchObject({ mode: 'effect', seat: 3, on: 21 });
    expect(choiceOf('play 83 46')).toMatchObject({ seat: null, on: 46 });
    expect(choiceOf('react 17 2')).toMatchObject({ mode: 'reaction', seat: 2 });
    expect(choiceOf('react 69')).toMatchObject({ mode: 'reaction', seat: null });
    expect(choiceOf('power 33')).toMatchObject({ mode: 'power' });
    for (const move of ['power', 'pass', 'ok', 'candidate mayor', 'offer 1 2 3', 'pick 3'])
      expect(choiceOf(move)).toBeNull();
  });

  it('offer every card move that is legal, and nothing else', () => {
    const offered = [...byCard(turnMoves).values()].flat().map((choice) => choice.move);
    expect(offered.toSorted()).toEqual(turnMoves.filter((move) => /^(poll|play|react|power) \d/.test(move)).toSorted());
    for (const [, choices] of byCard(turnMoves))
      expect(groups(choices).flatMap((group) => group.choices)).toHaveLength(choices.length);
  });

  it('drop a card where the card it names lies', () => {
    expect(dropSeat(turn, choiceOf('play 21 45')!)).toBe(1);
    expect(dropSeat(turn, choiceOf('poll 5 2')!)).toBe(2);
    expect(dropSeat(turn, choiceOf('play 5')!)).toBeNull();
  });

  it('write an offer with its promise on one line', () => {
    expect(offer(3, 2, 0, '  cancel\n the next ad ')).toBe('offer 3 2 0 : cancel the next ad');
    expect(offer(3, 2, 0, ' ')).toBe('offer 3 2 0');
    expect(offer(1, 0, 1, 'x'.repeat(200))).toHaveLength('offer 1 0 1 : '.length + 140);
    expect(offerable(turnMoves).map((one) => one.to)).toEqual([1, 3]);
  });

  it('ask for what was meant', () => {
    expect(meant(chain, 5, 0)).toBe('react 5');
    expect(meant(turn, 5, 0)).toBe('poll 5 0');
    expect(meant(picking, 5, 0)).toBe('pick 5');
    expect(along(4, 3, 'ArrowRight')).toBe(0);
    expect(along(4, 0, 'x')).toBeNull();
  });
});

describe('words', () => {
  it('tell every kind of event that is not told elsewhere', () => {
    const told = [
      { event: 'polled', seat: 1, card: 33, at: 2 },
      { event: 'reacted', seat: 0, card: 17, effect: 'redirect slander', answers: 53, at: 0, target: 3 },
      { event: 'won', seat: 2, issue: 'taxes', name: 'Taxes', votes: 3, polling: [1, 2, 7, 7], tie: 'power' },
      { event: 'peeked', seat: 0, target: 2, cards: null },
      { event: 'drew', seat: 3, count: 2, cards: null, cause: 'party' },
    ] as Told[];
    expect(told.map((event) => tell(event, NAMES))).toEqual([
      'Ben polls Bus Tour, +4 for Cy.',
      'Ann answers Attack Ad with Spin Room, towards Dora.',
      'Cy wins Taxes, +3, with Polling 7, winning the tie by power.',
      'Ann looks at Cy’s hand.',
      'Dora draws 2 cards for the party’s symbol.',
    ]);
    const raised = { event: 'raised', round: 3, speaker: 2, issue: 'taxes', name: 'Taxes', votes: 1, left: 9 } as Told;
    expect(tell(raised, NAMES)).toBe('Round 3: Cy speaks on Taxes, 1 Vote.');
    expect(tell({ event: 'ok', seat: 1 } as Told, NAMES)).toBe('');
  });

  it('explain ties', () => {
    expect(leads({ seat: 1, tied: [1, 3], tie: 'power' }, NAMES, 0)).toMatch(/power is to win ties/);
    expect(leads({ seat: 0, tied: [0, 2], tie: 'order' }, NAMES, 0)).toMatch(/Speaker wins ties/);
    expect(leads({ seat: 2, tied: [2], tie: null }, NAMES, 0)).toBe('Cy would win now.');
  });

  it('take a Polling total apart without a rest', () => {
    for (const [seat, camp] of turn.camps.entries())
      expect(pollingParts(turn, seat).reduce((sum, part) => sum + part.value, 0)).toBe(camp.polling.total);
  });

  it('take the Votes apart', () => {
    expect(words.sum(turn, 1).parts.reduce((sum, part) => sum + part.value, 0)).toBe(turn.camps[1]!.votes);
  });

  it('ask, describe and name every move', () => {
    expect(words.asks(turn, 0)).toMatch(/^Your turn/);
    expect(words.asks(chain, 0)).toMatch(/Gotcha Question/);
    expect(words.asks(picking, 0)).toMatch(/Pick 2 cards to discard/);
    for (const move of [...turnMoves, ...pickMoves]) expect(words.move(move)).not.toMatch(/undefined|NaN/);
    expect(moveWords('play 1 8 2', (seat) => NAMES[seat]!)).toBe('Play Kissing Babies: move Yard Signs to Cy');
    expect(words.describe(turn, NAMES).join('\n')).toContain('Your hand');
    expect(words.closing?.(['pass', 'poll 1 0']).map((one) => one.move)).toEqual(['pass']);
  });
});

describe('the counter', () => {
  it('has every card in exactly one place', () => {
    const bands = count(turn, 0);
    expect(bands.map((band) => band.of)).toEqual([48, 20, 16]);
    const seen = places(turn, 0);
    expect(bands.reduce((sum, band) => sum + band.out, 0)).toBe(84 - seen.size);
    expect(symbols(turn, 0).reduce((sum, one) => sum + one.of, 0)).toBe(48);
  });

  it('counts no hand but one’s own', () => {
    expect(places(turn, null).has(5)).toBe(false);
    expect(places(turn, 0).get(5)).toBe('hand');
    expect(places(turn, 0).get(48)).toBe('hand');
  });

  it('knows the bottom of the Issue deck, and what was looked at', () => {
    const deck = issues(turn);
    expect(deck.find((one) => one.id === 'expenses')?.where).toBe('bottom');
    expect(deck.find((one) => one.id === 'economy')).toMatchObject({ where: 'won', seat: 0 });
    expect(looks(history, 0)).toEqual([{ target: 2, cards: [49, 80] }]);
    expect(looks(history, 1)).toEqual([]);
  });
});

describe('the desk', () => {
  it('puts what was done beside what was said', () => {
    const [deal] = deals(history, NAMES);
    expect(deal).toMatchObject({ from: 1, to: 0, state: 'accepted', text: 'No slander at you this round' });
    expect(deal!.deeds).toEqual(['polled +4 for its own Candidate', 'played Attack Ad at Ann']);
  });

  it('keeps no record of deeds where nothing was agreed', () => {
    const declined = history.map((told) =>
      told.map((event) =>
        (event as { event?: string }).event === 'accepted' ? { ...event, event: 'declined' } : event,
      ),
    );
    expect(deals(declined, NAMES)[0]).toMatchObject({ state: 'declined', deeds: [] });
  });
});

describe('prospects', () => {
  it('show what a play would add, from the server’s figures', () => {
    expect(gains(turn, chain)).toEqual([0, 0, 0, 0]);
    expect(stands(chain)?.leading.seat).toBe(1);
    expect(rows(chain).map((one) => one.how)).toEqual(['stands', 'canceled']);
    expect(gains(turn, null)).toEqual([0, 0, 0, 0]);
  });
});

it('draws the result without a hand in it', () => {
  expect(picture(turn)).toMatch(/^<svg/);
});
