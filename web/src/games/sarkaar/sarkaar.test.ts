import { describe, expect, it } from 'vitest';
import { wordsFit } from '../../lib/testing-words';
import { counts } from './counting';
import { neighbours, plot, shape, GATE } from './geometry';
import { effectWords, gist, privilegeWords } from './effects';
import { actsAt, cardActs, litStates, meantAt, meantBy, ofKind, squareMoves, targets, written } from './gestures';
import { reading } from './lens';
import { lesson } from './lesson';
import { question, square, turn, turnMoves } from './sample';
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
    const gates = [...squareMoves(turnMoves).values()].map((one) => one.text);
    const fields = turn.states.flatMap((state) =>
      actsAt(turn, turnMoves, 0, state.id, names, null)
        .filter((act) => act.legal)
        .map((act) => act.move),
    );
    const cards = turn.hand!.flatMap((one) => cardActs(turn, turnMoves, one.card, names).map((act) => act.move));
    const ladders = ofKind(turnMoves, 'track').map((one) => one.text);
    const buttons = words.closing(turnMoves).map((one) => one.move);
    expect(words.closing(turnMoves).find(({ move }) => move === 'end')?.quiet, 'actions are left').toBe(true);
    const all = turnMoves.map((one) => one.text);
    expect([...new Set([...fields, ...cards, ...ladders, ...buttons])].sort()).toEqual(all.sort());
    expect(fields).toEqual(expect.arrayContaining(gates));
  });

  it('shows what is priced but not legal as refused', () => {
    const [act] = actsAt(turn, turnMoves, 0, 'BAR', names, null);
    expect(act).toMatchObject({ move: 'seat BAR7', legal: false });
    expect(act!.detail).toBe('You lack 7 voters, more than moolah can buy.');
  });

  it('a raised card lights what it can be aimed at, and nothing else', () => {
    expect([...targets(turnMoves, 'HOR2').gates.keys()]).toEqual(['HAY5']);
    expect(targets(turnMoves, 'HOR2').fields.size).toBe(0);
    expect([...litStates(turnMoves, 'HOR2')]).toEqual(['HAY']);
    expect([...litStates(turnMoves, null)].sort()).toEqual(['HAY', 'TUR']);
  });

  it('asks for what was meant', () => {
    expect(written(meantBy(turn, 'FAK1'))).toBe('play FAK1 1:1');
    expect(written(meantBy(turn, 'CUL1'))).toBe('play CUL1');
    expect(written(meantAt(turn, 'WIN1', 0, null))).toBe('power WIN1');
    expect(written(meantAt(turn, 'WIN3', 0, null))).toBe('seat WIN3');
    expect(written(meantAt(turn, 'WIN1', 0, 'HOR2'))).toBe('play HOR2 WIN1');
  });
});

describe('prices', () => {
  const offer = (square: string) => turn.states.flatMap((one) => one.squares).find((one) => one.id === square)!.offer!;

  it('spells out what moolah stands in for', () => {
    expect(spell(offer('HAY3'))).toBe('you pay 2 voters and 1 moolah: 1 moolah for the 1 voter you lack');
    expect(spell(offer('HAY5'))).toBe('you pay 2 voters, 3 moolah and 2 power: 3 moolah for the 2 voters you lack');
    expect(spell({ ...offer('HAY3'), voter: 2, pays: { voter: 2, moolah: 0, power: 0 } })).toBe('you pay 2 voters');
  });
});

describe('cards', () => {
  const face = (code: string) => turn.cards.find((one) => one.code === code)!;

  it('say what they do in a few signs, with two halves where power matters', () => {
    expect(gist(face('SCA').effect)).toEqual({ weak: ['+4', { icon: 'moolah' }], strong: ['+7', { icon: 'moolah' }] });
    expect(gist(face('CUL').effect).strong).toEqual(['+2', { icon: 'culture' }]);
    expect(gist(face('HOR').effect).strong).toBeNull();
  });

  it('say it in words too, and leaders what they do better', () => {
    expect(effectWords(face('SCA').effect)).toEqual({ weak: 'Gain 4 moolah.', strong: 'Gain 7 moolah.' });
    expect(effectWords(face('FAK').effect).weak).toBe('Steal 2 voters from opponents, shared out as you like.');
    expect(privilegeWords({ seat_discount: 1 })).toBe('The first seat action of each turn costs 1 voter less.');
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
  it('stand in the Fluent files, fit what is said, and are not in the code', () => {
    const texts = ['SARKAAR', 'track', 'slip card', 'M', 'tufts'];
    const files = ['dragging.ts', 'geometry.ts', 'picture.ts', 'travel.ts'];
    expect(wordsFit('sarkaar', { texts, files })).toEqual([]);
  });

  it('the sum of a score is the score', () => {
    for (const seat of [0, 1]) {
      const { parts: summands, rule } = words.sum(turn, seat);
      expect(summands.reduce((sum, part) => sum + part.value, 0)).toBe(words.scores(turn)[seat]);
      expect(rule).toBe('SK-4.5');
    }
  });

  it('leave out what the sentences around it say', () => {
    expect(words.silent({ event: 'turn_ended', seat: 0 })).toBe(true);
    expect(words.silent({ event: 'action_used', seat: 0, action: 'seat', used: 1, limit: 2 })).toBe(true);
    expect(words.silent({ event: 'passed', seat: 0 })).toBe(false);
  });

  it('say a move as a person would', () => {
    const say = (text: string) =>
      words.move(
        turnMoves.find((one) => one.text === text)!,
        turn,
      );
    expect(say('seat HAY3')).toBe('Buy seat 3 of Haystack Plains');
    expect(say('play HOR2 HAY5')).toBe('Play Horse Trading, aimed at seat 5 of Haystack Plains');
    expect(say('end')).toBe('End turn');
  });

  it('say what a card in question would take', () => {
    expect(threat(question, question.question!, 0, names)).toBe('It would take 2 voters from you.');
    const horse = { ...question.question!, card: 'HOR3', against: 1, by: 0, target: square('WIN', 1), topples: true };
    expect(threat(question, horse, 0, names)).toContain('government of Windmill Ghat (3 points)');
    expect(words.asks(question, 0)).toContain('Clean Chit (1 moolah)');
  });

  it('SK-7.7: speak of add-ons and free cards only where some are held', () => {
    const asks = (used: number, ...cards: string[]) => {
      const hand = cards.map((card) => ({ ...turn.hand![0]!, card }));
      return words.asks({ ...turn, hand, now: { ...turn.now!, limit: 2, used, addons: 2 } }, 0);
    };
    expect(asks(1, 'CUL1')).toBe('1 action left: seat, step, benefit or card.');
    expect(asks(1, 'CUL1', 'VIC1')).toBe('1 action left: seat, step, benefit or card; or 2 add-ons.');
    expect(asks(2)).toBe('No action left. End the turn.');
    expect(asks(2, 'VIC1')).toBe('No action left. 2 add-ons may follow the last card.');
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
    const shares = [
      { seat: 1, amount: 3 },
      { seat: 0, amount: 1 },
    ];
    expect(aimedAt(turn, { kind: 'shares', shares }, names)).toBe('Ben (3) and Ann (1)');
    expect(aimedAt(turn, { kind: 'shares', shares }, names, 0)).toBe('Ben (3) and you (1)');
    expect(aimedAt(turn, { kind: 'player', seat: 1 }, names, 1)).toBe('you');
    expect(aimedAt(turn, { kind: 'back', seat: 0, deck: 'aggression' }, names, 0)).toBe('your aggression cards');
    expect(aimedAt(turn, { kind: 'marker', seat: 0, track: 'culture' }, names, 0)).toBe('your culture marker');
    expect(aimedAt(turn, { kind: 'back', seat: 1, deck: 'strategy' }, names)).toBe('Ben’s strategy cards');
    expect(aimedAt(turn, { kind: 'marker', seat: 1, track: 'culture' }, names)).toBe('Ben’s culture marker');
    expect(aimedAt(turn, square('HAY', 3), names)).toBe('seat 3 of Haystack Plains');
    expect(aimedAt(turn, { kind: 'state', state: 'HAY' }, names)).toBe('Haystack Plains');
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
    expect(lesson()).toHaveLength(5);
    for (const step of lesson()) expect(step.solutions.length).toBeGreaterThan(0);
  });
});
