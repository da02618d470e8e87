import { describe, expect, it } from 'vitest';
import { counts } from './counting';
import { neighbours, plot, shape, GATE } from './geometry';
import { actsAt, cardActs, litStates, meantAt, parts, squareMoves, targets } from './gestures';
import { gist } from './gist';
import { reading } from './lens';
import { lesson } from './lesson';
import { question, turn, turnMoves } from './sample';
import { aimedAt, spell } from './says';
import { tally } from './tally';
import { threat } from './threat';
import { words } from './words';

const names = ['Ann', 'Ben'];

describe('the map', () => {
  it('shows exactly the adjacency of the states', () => {
    turn.states.forEach((state, field) => {
      const drawn = neighbours(field).map((other) => turn.states[other]!.id);
      expect(drawn.sort()).toEqual([...state.adjoining].sort());
    });
  });

  it('has room for every gate of every state, and no two gates touch', () => {
    turn.states.forEach((state, field) => {
      const { gates } = plot(field, state.squares.length);
      expect(gates).toHaveLength(state.squares.length);
      expect(shape(field)).toMatch(/^M.*Z$/);
      gates.forEach((a, i) =>
        gates
          .slice(i + 1)
          .forEach((b) => expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(GATE)),
      );
    });
  });
});

describe('gestures', () => {
  it('every legal move has its place: a gate, a field, a ladder, a card or a button', () => {
    const gates = [...squareMoves(turnMoves).values()];
    const fields = turn.states.flatMap((state) =>
      actsAt(turn, turnMoves, 0, state.id, names, null)
        .filter((act) => act.legal)
        .map((act) => act.move),
    );
    const cards = turn.hand!.flatMap((one) => cardActs(turn, turnMoves, one.card, names).map((act) => act.move));
    const ladders = turnMoves.filter((move) => move.startsWith('track '));
    const buttons = words.closing!(turnMoves).map((one) => one.move);
    expect([...new Set([...fields, ...cards, ...ladders, ...buttons])].sort()).toEqual([...turnMoves].sort());
    expect(fields).toEqual(expect.arrayContaining(gates));
  });

  it('shows what is priced but not legal as refused', () => {
    const [act] = actsAt(turn, turnMoves, 0, 'BAR', names, null);
    expect(act).toMatchObject({ move: 'seat BAR7', legal: false });
    expect(act!.detail).toContain('cannot be bought');
  });

  it('a raised card lights what it can be aimed at, and nothing else', () => {
    expect([...targets(turnMoves, 'HOR2')]).toEqual([['HAY5', 'play HOR2 HAY5']]);
    expect([...litStates(turnMoves, 'HOR2')]).toEqual(['HAY']);
    expect([...litStates(turnMoves, null)].sort()).toEqual(['HAY', 'TUR']);
  });

  it('reads moves apart, and asks for what was meant', () => {
    expect(parts('play FAK1 1:3,2:1')).toEqual({ verb: 'play', card: 'FAK1', target: '1:3,2:1' });
    expect(parts('state HAY power')).toEqual({ verb: 'state', card: '', target: 'HAY power' });
    expect(meantAt(turn, 'WIN1', 0, null)).toBe('power WIN1');
    expect(meantAt(turn, 'WIN3', 0, null)).toBe('seat WIN3');
    expect(meantAt(turn, 'WIN1', 0, 'HOR2')).toBe('play HOR2 WIN1');
  });
});

describe('prices', () => {
  const offer = (square: string) => turn.states.flatMap((one) => one.squares).find((one) => one.id === square)!.offer!;

  it('spells out what moolah stands in for', () => {
    expect(spell(offer('HAY3'))).toBe('you pay 2 voters and 1 moolah: 1 moolah for the 1 voter you lack');
    expect(spell(offer('HAY5'))).toBe('you pay 2 voters, 2 power and 3 moolah: 3 moolah for the 2 voters you lack');
    expect(spell({ ...offer('HAY3'), voter: 2, pays: { voter: 2, moolah: 0, power: 0 } })).toBe('you pay 2 voters');
  });
});

describe('cards', () => {
  const face = (code: string) => turn.cards.find((one) => one.code === code)!;

  it('say what they do in a few signs, with two halves where power matters', () => {
    expect(gist(face('SCA'))).toEqual({ weak: ['+4', { icon: 'moolah' }], strong: ['+7', { icon: 'moolah' }] });
    expect(gist(face('CUL')).strong).toEqual(['+2', { icon: 'culture' }]);
    expect(gist(face('HOR')).strong).toBeNull();
  });

  it('are counted from what everybody, and the hand, can see', () => {
    const unseen = Object.fromEntries(counts(turn, 'strategy').map((one) => [one.code, one.unseen]));
    expect(unseen).toEqual({ CUL: 0, SCA: 0, VIC: 3 });
    expect(counts(turn, 'aggression').find((one) => one.code === 'CHT')!.unseen).toBe(turn.chits_unseen);
  });
});

describe('the majority lens', () => {
  const state = (id: string) => turn.states.find((one) => one.id === id)!;

  it('tells who leads, what we lack and who could break it', () => {
    expect(reading(state('HAY'), 0, names)).toMatchObject({
      headline: 'you lead by 1',
      own: { voter: 3 },
      rival: { seat: 1, text: '2 more:', voter: 6 },
    });
    const win = reading(state('WIN'), 0, names);
    expect(win.headline).toBe('Ben governs, none to spare');
    expect(win.threats).toEqual([{ seat: 0, voter: 2, power: 3, affordable: false, topples: true }]);
    expect(reading(state('PON'), null, names).headline).toBe('nobody yet');
  });
});

describe('words', () => {
  it('the sum of a score is the score', () => {
    for (const seat of [0, 1]) {
      const { parts: summands, rule } = words.sum(turn, seat);
      expect(summands.reduce((sum, part) => sum + part.value, 0)).toBe(words.scores(turn)[seat]);
      expect(rule).toBe('SK-4.5');
    }
  });

  it('tell a purchase as one sentence with its price', () => {
    words.scores(turn);
    const tell = (event: object) => words.tell({ rule: 'SK-6.3', says: '', ...event } as never, names);
    expect(tell({ event: 'paid', seat: 0, price_of: 'seat', voter: 2, power: 0, moolah: 1 })).toBe('');
    expect(tell({ event: 'seat_taken', seat: 0, at: 'HAY3', from: null, by: 'seat' })).toBe(
      'Ann buys seat 3 of Haystack Plains for 2 voters and 1 moolah.',
    );
    expect(tell({ event: 'seat_taken', seat: 0, at: 'HAY5', from: 1, by: 'card' })).toBe(
      'Ann gets by a card seat 5 of Haystack Plains from Ben.',
    );
  });

  it('never name a card that was not shown', () => {
    const tell = (event: object) => words.tell({ rule: '', says: '', ...event } as never, names);
    expect(tell({ event: 'leaders_dealt', seat: 1, leaders: null })).toBe('Ben looks at who could lead.');
    expect(tell({ event: 'card_drawn', seat: 1, deck: 'aggression', card: null })).toBe(
      'Ben draws an aggression card unseen.',
    );
    expect(tell({ event: 'snatched', seat: 1, from: 0, deck: 'strategy', found: true, card: null })).toBe(
      'Ben snatches a strategy card from Ann.',
    );
  });

  it('say what a card in question would take', () => {
    expect(threat(question, question.question!, 0, names)).toBe('It would take from you 2 voters.');
    const horse = { ...question.question!, card: 'HOR3', against: 1, by: 0, target: 'WIN1' };
    expect(threat(question, horse, 0, names)).toContain('government of Windmill Ghat (3 points)');
    expect(words.asks(question, 0)).toContain('Clean Chit (1 moolah)');
  });

  it('SK-7.8b: tell an answer to a card from an answer to an answer', () => {
    const after = (chits: number, asked: number) => ({
      ...question,
      question: { ...question.question!, chits, asked, answering: 'CHT1' },
    });
    expect(words.asks(after(1, 1), 1)).toBe('Your Fake News is answered with a Clean Chit. Answer that?');
    expect(words.asks(after(2, 0), 0)).toBe('Your Clean Chit is answered with another. Answer that?');
  });

  it('read targets aloud', () => {
    expect(aimedAt(turn, '1:3,0:1', names)).toBe('Ben (3) and Ann (1)');
    expect(aimedAt(turn, '1 strategy', names)).toBe('Ben’s strategy cards');
    expect(aimedAt(turn, '1 culture', names)).toBe('Ben’s culture marker');
    expect(aimedAt(turn, 'HAY3', names)).toBe('seat 3 of Haystack Plains');
    expect(aimedAt(turn, 'HAY', names)).toBe('Haystack Plains');
  });
});

describe('election night', () => {
  it('counts up to the score, and only governments before the awards', () => {
    const all = tally(turn, Infinity);
    all.forEach((one, seat) => expect(one.states + one.full + one.awards + one.cards).toBe(turn.players[seat]!.vp));
    expect(tally(turn, 1)[1]!.states).toBe(0);
    expect(tally(turn, 2)[1]!.states).toBe(3);
  });
});

describe('the lesson', () => {
  it('has five steps, each with a way to solve it', () => {
    expect(lesson).toHaveLength(5);
    for (const step of lesson) expect(step.solutions.length).toBeGreaterThan(0);
  });
});
