import { describe, expect, it } from 'vitest';
import sentences from '../../../../games/politics-as-usual/words/en.ftl?raw';
import table from '../../../../words/en/table.ftl?raw';
import { wordsFit } from '../../lib/testing-words';
import { Wording, type Message } from '../../lib/words';
import { count, issues, looks, places, symbols } from './counter';
import { deals, played, terms } from './deals';
import { byCard, choiceOf, dropSeat, groups, meant, offerable, promising } from './gestures';
import { picture } from './picture';
import { gains, rows, stands } from './prospects';
import { camp, chain, deck, history, legal, pickMoves, picking, turn, turnMoves } from './sample';
import { effectWords, issueWords, powerWords } from './set';
import { leads, moveWords, pollingParts, words } from './words';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dora'];

describe('the set', () => {
  it('knows all 84 cards by number, with the symbols of the copies', () => {
    expect(deck.kinds.flatMap((face) => face.numbers).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 84 }, (_, i) => i + 1),
    );
    expect([45, 46, 47, 48].map((card) => deck.symbol(card))).toEqual(['D', 'I', 'R', null]);
    expect(deck.name(84)).toBe('Solid Base');
  });

  it('says every effect, Issue and power in words of its own', () => {
    for (const face of deck.kinds) expect(effectWords(face)).not.toBe(face.effect);
    for (const issue of deck.issues) expect(issueWords(issue)).not.toContain('_');
    for (const one of deck.candidates) expect(powerWords(one.power)).not.toBe('No power');
  });
});

describe('gestures', () => {
  it('read each kind of move as what it names', () => {
    expect(choiceOf(legal('poll 46 2'))).toMatchObject({ card: 46, mode: 'poll', seat: 2, on: null });
    expect(choiceOf(legal('play 25 3'))).toMatchObject({ mode: 'effect', seat: 3, on: null });
    expect(choiceOf(legal('play 9 50'))).toMatchObject({ mode: 'effect', seat: null, on: 50 });
    expect(choiceOf(legal('play 1 21 3'))).toMatchObject({ mode: 'effect', seat: 3, on: 21 });
    expect(choiceOf(legal('play 83 46'))).toMatchObject({ seat: null, on: 46 });
    expect(choiceOf(legal('react 17 2'))).toMatchObject({ mode: 'reaction', seat: 2 });
    expect(choiceOf(legal('react 69'))).toMatchObject({ mode: 'reaction', seat: null });
    expect(choiceOf(legal('power 33'))).toMatchObject({ mode: 'power' });
    for (const move of ['power', 'pass', 'ok', 'candidate mayor', 'offer 1 2 3', 'pick 3'])
      expect(choiceOf(legal(move))).toBeNull();
  });

  it('offer every card move that is legal, and nothing else', () => {
    const offered = [...byCard(turnMoves).values()].flat().map((choice) => choice.legal.text);
    const listed = turnMoves.map(({ text }) => text);
    expect(offered.toSorted()).toEqual(listed.filter((text) => /^(poll|play|react|power) \d/.test(text)).toSorted());
    for (const [, choices] of byCard(turnMoves))
      expect(groups(choices).flatMap((group) => group.choices)).toHaveLength(choices.length);
  });

  it('drop a card where the card it names lies', () => {
    expect(dropSeat(turn, choiceOf(legal('play 21 45'))!)).toBe(1);
    expect(dropSeat(turn, choiceOf(legal('poll 5 2'))!)).toBe(2);
    expect(dropSeat(turn, choiceOf(legal('play 5'))!)).toBeNull();
  });

  it('write an offer with its promise on one line', () => {
    expect(promising('offer 3 2 0', '  cancel\n the next ad ', 140)).toBe('offer 3 2 0 : cancel the next ad');
    expect(promising('offer 3 2 0', ' ', 140)).toBe('offer 3 2 0');
    expect(promising('offer 1 0 1', 'x'.repeat(200), 140)).toHaveLength('offer 1 0 1 : '.length + 140);
    expect(offerable(turnMoves).map((one) => one.to)).toEqual([1, 3]);
  });

  it('ask for what was meant', () => {
    expect(meant(chain, 5, 0)).toBe('react 5');
    expect(meant(turn, 5, 0)).toBe('poll 5 0');
    expect(meant(picking, 5, 0)).toBe('pick 5');
  });
});

describe('words', () => {
  it('name cards, Issues and Candidates in the sentences of the log', () => {
    const wording = new Wording(sentences);
    const names: Record<string, string> = { 33: 'Bus Tour', taxes: 'Taxes', mayor: 'The Mayor' };
    const say = (message: Message, you: number | null = null) =>
      wording.say(message, { names: NAMES, you, component: (id) => names[id] });
    const [ben, cy] = [{ seat: 1 }, { seat: 2 }];
    expect(say({ id: 'polled', args: { seat: ben, card: { name: '33' }, at: cy } })).toBe('Ben polls Bus Tour for Cy.');
    expect(say({ id: 'polled', args: { seat: ben, card: { name: '33' }, at: cy } }, 2)).toBe(
      'Ben polls Bus Tour for you.',
    );
    expect(say({ id: 'buried', args: { issue: { name: 'taxes' } } })).toBe(
      'Taxes goes to the bottom of the Issue deck.',
    );
    expect(say({ id: 'refused-candidate-taken', args: { candidate: { name: 'mayor' } } })).toBe(
      'Somebody has already chosen The Mayor.',
    );
    expect(say({ id: 'refused-offers-up', args: { offers: 3 } })).toBe('You have made all 3 offers of this round.');
  });

  it('leave questions and their answers out of the log', () => {
    expect(words.silent({ event: 'ok', seat: 1, rule: 'PU-8.1' })).toBe(true);
    expect(words.silent({ event: 'turn', seat: 1, plays: 2, rule: 'PU-7.1' })).toBe(false);
  });

  it('explain ties', () => {
    const led = (leading: typeof turn.leading, speaker = 0) =>
      leads({ ...turn, camps: [...turn.camps.slice(0, 2), camp('runner_up', [80])], leading, speaker }, NAMES);
    expect(led({ seat: 1, tied: [1, 3], tie: 'power' })).toMatch(/power is to win ties/);
    expect(led({ seat: 0, tied: [0, 2], tie: 'order' })).toMatch(/Speaker wins ties/);
    expect(led({ seat: 2, tied: [0, 2], tie: 'card' })).toContain('by Recount Lawyers');
    expect(led({ seat: 2, tied: [2], tie: null })).toBe('Cy would win now.');
  });

  it('take a Polling total apart without a rest', () => {
    for (const [seat, camp] of turn.camps.entries())
      expect(pollingParts(turn, seat).reduce((sum, part) => sum + part.value, 0)).toBe(camp.polling.total);
  });

  it('take the Votes apart', () => {
    expect(words.sum(turn, 1).parts.reduce((sum, part) => sum + part.value, 0)).toBe(turn.camps[1]!.votes);
    const two = camp('no_name', [], { card: 2, card_worth: 1, stack: 3, stack_worth: 2 });
    expect(words.sum({ ...turn, camps: [two] }, 0).parts).toEqual([
      { label: '3 Favors received, 2 each', value: 6 },
      { label: '2 Favors of its own', value: 2 },
    ]);
  });

  it('ask, describe and name every move', () => {
    expect(words.asks(turn, 0)).toMatch(/^Your turn/);
    expect(words.asks(chain, 0)).toMatch(/Gotcha Question/);
    expect(words.asks(picking, 0)).toMatch(/Pick 2 cards to discard/);
    for (const move of [...turnMoves, ...pickMoves]) expect(words.move(move, turn)).not.toMatch(/undefined|NaN/);
    expect(moveWords(deck, legal('play 1 8 2').move, (seat) => NAMES[seat]!)).toBe(
      'Play Kissing Babies: move Yard Signs to Cy',
    );
    expect(words.describe(turn, NAMES).join('\n')).toContain('Your hand');
    expect(words.closing(['pass', 'poll 1 0'].map(legal)).map((one) => one.move)).toEqual(['pass']);
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
    const [deal] = deals(history);
    expect(deal).toMatchObject({
      state: 'accepted',
      offered: { seat: 1, to: 0, text: 'No slander at you this round' },
    });
    expect(deal!.deeds.map((did) => did.event)).toEqual(['polled', 'played']);
  });

  it('says the terms of an offer in the sentence of its event', () => {
    const say = (offer: Parameters<typeof terms>[0], you: number | null) =>
      new Wording(table, sentences).say(terms(offer).say!, { names: NAMES, you });
    expect(say({ from: 0, to: 1, give: 2, want: 0 }, 0)).toBe('You offer Ben 2 Favors.');
    expect(say({ from: 2, to: 1, give: 0, want: 1 }, 1)).toBe('Cy asks you for a Favor.');
    expect(say({ from: 2, to: 3, give: 1, want: 2 }, null)).toBe('Cy offers Dora a Favor for 2.');
  });

  it('finds what told of a card in the chain', () => {
    expect(played(history, 54)).toMatchObject({ event: 'played', seat: 1 });
    expect(played(history, 5)).toBeNull();
  });

  it('keeps no record of deeds where nothing was agreed', () => {
    const declined = history.map((told) =>
      told.map((event) => (event.event === 'accepted' ? { ...event, event: 'declined' as const } : event)),
    );
    expect(deals(declined)[0]).toMatchObject({ state: 'declined', deeds: [] });
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

it('says everything in the words of its Fluent files', () => {
  const notation = /^(react|pick|poll|play|offer|candidate)$/;
  const mistake = 'The set of cards has no';
  const texts = ['POLITICS', 'AS USUAL', 'politics-as-usual', /^guide hall (one|two)$/, mistake, notation];
  expect(wordsFit('politics-as-usual', { files: ['picture.ts', 'travel.ts'], texts })).toEqual([]);
});
