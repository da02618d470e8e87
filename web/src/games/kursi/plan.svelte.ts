// Several moves laid out at leisure and sent in one go: each waits until the table has heard the one before.

import type { KursiView as View } from '../../generated/kursi';
import type { Legal } from './gestures';

const AGAIN = 1500;

/** Changes with each of the player's own secret moves, and with nothing that others do in secret. */
export function progress(view: View, seat: number | null): string {
  const own = view.own;
  const mine = own ? [own.played.length, own.set_aside.length, own.placed.length, own.owed] : [];
  return [view.phase, view.round, ...mine, seat !== null && view.waiting.includes(seat)].join();
}

/** A move of a plan: the card it is about and where that goes. */
export type Step =
  { kind: 'play' | 'field'; card: string; at: string } | { kind: 'pay' | 'drop'; card: string } | { kind: 'done' };

/** The legal move that a step means. */
function legalOf(moves: readonly Legal[], step: Step): Legal | undefined {
  return moves.find(({ move }) => {
    switch (step.kind) {
      case 'play':
        return move.kind === 'play' && move.card === step.card && move.at === step.at;
      case 'field':
        return move.kind === 'field' && move.tile === step.card && move.at === step.at;
      case 'pay':
      case 'drop':
        return move.kind === step.kind && move.card === step.card;
      case 'done':
        return move.kind === 'done';
    }
  });
}

export class Plan {
  /** Moves still to send, the one on its way first. */
  queue = $state.raw<Step[]>([]);
  #at: string | null = null;
  #legal: readonly Legal[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (text: string) => void) {}

  get running() {
    return this.queue.length > 0;
  }

  start(list: Step[], legal: readonly Legal[], at: string) {
    this.stop();
    this.queue = list;
    this.#legal = legal;
    this.#go(at);
  }

  /** Called with each new position. */
  step(legal: readonly Legal[], at: string) {
    this.#legal = legal;
    if (!this.queue.length || at === this.#at) return;
    this.queue = this.queue.slice(1);
    this.#go(at);
  }

  stop() {
    clearTimeout(this.#timer);
    this.queue = [];
    this.#at = null;
  }

  #go(at: string) {
    clearTimeout(this.#timer);
    const next = this.queue[0] && legalOf(this.#legal, this.queue[0]);
    // A step the table took by itself (the last tile, a hand that can play no more) needs no move.
    if (!next) return this.stop();
    this.#at = at;
    this.send(next.text);
    // Somebody else's move may have crossed ours; the same move is still meant.
    this.#timer = setTimeout(() => this.#go(at), AGAIN);
  }
}
