// What deserves a look of its own when a move has happened: dice that roll, a card that turns over. In the order of events.

import type { KilonzoEvent, KilonzoPurpose } from '../../generated/kilonzo';
import type { Told } from '../../lib/room';

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
  /** The event that says who won. */
  verdict: Told<KilonzoEvent> | null;
}
/** A card that was drawn; the view tells all about it. */
export interface Turned {
  kind: 'card';
  card: string;
}
export type Moment = Dice | Turned;

export function moments(events: Told<KilonzoEvent>[]): Moment[] {
  const all: Moment[] = [];
  let dice: Dice | null = null;
  for (const event of events) {
    if (event.event === 'rolled') {
      if (!dice || dice.purpose !== event.purpose || dice.winner !== null) {
        dice = { kind: 'dice', purpose: event.purpose, rounds: [], winner: null, verdict: null };
        all.push(dice);
      }
      const { seat, die, counts } = event;
      const round = dice.rounds.at(-1);
      if (!round || round.some((one) => one.seat === seat)) dice.rounds.push([{ seat, die, counts }]);
      else round.push({ seat, die, counts });
    } else if (dice && (event.event === 'decided' || event.event === 'starter')) {
      dice.winner = event.event === 'decided' ? event.winner : event.seat;
      dice.verdict = event;
    } else if (event.event === 'drew') all.push({ kind: 'card', card: event.card });
  }
  return all;
}
