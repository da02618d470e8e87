// What deserves a look of its own when a move has happened: dice that roll, a card that turns over. In the order of events.

import type { KilonzoEvent, KilonzoPurpose } from '../../generated/kilonzo';

export interface Roll {
  seat: number;
  die: number;
  counts: number;
}
export interface Dice {
  kind: 'dice';
  purpose: KilonzoPurpose;
  /** Each throw; ties are thrown again. */
  rounds: Roll[][];
  winner: number | null;
}
export interface Turned {
  kind: 'card';
  seat: number;
  card: string;
  name: string;
  text: string;
  effect: string;
}
export type Moment = Dice | Turned;

export function moments(events: KilonzoEvent[]): Moment[] {
  const all: Moment[] = [];
  let dice: Dice | null = null;
  for (const event of events) {
    if (event.event === 'rolled') {
      if (!dice || dice.purpose !== event.purpose || dice.winner !== null) {
        dice = { kind: 'dice', purpose: event.purpose, rounds: [], winner: null };
        all.push(dice);
      }
      const { seat, die, counts } = event;
      const round = dice.rounds.at(-1);
      if (!round || round.some((one) => one.seat === seat)) dice.rounds.push([{ seat, die, counts }]);
      else round.push({ seat, die, counts });
    } else if (event.event === 'decided' && dice) dice.winner = event.winner;
    else if (event.event === 'starter' && dice) dice.winner = event.seat;
    else if (event.event === 'drew') {
      const { seat, card, name, text, effect } = event;
      all.push({ kind: 'card', seat, card, name, text, effect });
    }
  }
  return all;
}
