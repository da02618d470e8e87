// Several moves laid out at leisure and sent in one go: each waits until the table has heard the one before.

import type { KursiView as View } from '../../generated/kursi';

const AGAIN = 1500;

/** Changes with each secret move of one's own that was carried out, and with nothing that others do in secret. */
export function progress(view: View, seat: number | null): string {
  const own = view.own;
  const mine = own ? [own.played.length, own.set_aside.length, own.placed.length, own.owed] : [];
  return [view.phase, view.round, ...mine, seat !== null && view.waiting.includes(seat)].join();
}

export class Plan {
  /** Moves still to send, the one on its way first. */
  queue = $state.raw<string[]>([]);
  #at: string | null = null;
  #legal: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: string) => void) {}

  get running() {
    return this.queue.length > 0;
  }

  start(list: string[], legal: string[], at: string) {
    this.stop();
    this.queue = list;
    this.#legal = legal;
    this.#go(at);
  }

  /** Called with each new position. */
  step(legal: string[], at: string) {
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
    const next = this.queue[0];
    // A step the table took by itself (the last tile, a hand that can play no more) needs no move.
    if (next === undefined || !this.#legal.includes(next)) return this.stop();
    this.#at = at;
    this.send(next);
    // Somebody else's move may have crossed ours; the same move is still meant.
    this.#timer = setTimeout(() => this.#go(at), AGAIN);
  }
}
