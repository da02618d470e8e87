// Things that happen faster than anybody can follow are shown one after the other.

export class Pace<Step> {
  /** How many steps have come that are not shown yet. */
  behind = $state(0);
  #queue: Step[] = [];
  #shownAt = -Infinity;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (step: Step) => void;
  readonly #wait: (step: Step) => number;

  /** `wait` says how long the step before stays to be seen, in milliseconds; it is asked when the step is next. */
  constructor(show: (step: Step) => void, wait: (step: Step) => number) {
    this.#show = show;
    this.#wait = wait;
  }

  /** A step to be shown in its turn. */
  take(step: Step) {
    this.#queue.push(step);
    this.#next();
  }

  /** Shows everything that waits at once. */
  skip() {
    while (this.#queue.length) this.#release();
    this.#settle();
  }

  /** Drops what waits, because all of it is about to be sent again. */
  clear() {
    this.#queue = [];
    this.#settle();
  }

  /** While it is held nothing follows: there is something to read first. */
  hold(held: boolean) {
    if (this.#held === held) return;
    this.#held = held;
    if (held) return;
    // What was read has been seen long enough.
    this.#shownAt = -Infinity;
    this.#next();
  }

  #release() {
    const next = this.#queue.shift()!;
    this.#shownAt = performance.now();
    this.#show(next);
  }

  #next() {
    clearTimeout(this.#timer);
    while (this.#queue.length) {
      const left = this.#shownAt + this.#wait(this.#queue[0]!) - performance.now();
      if (left > 0 && !this.#held) this.#timer = setTimeout(() => this.#next(), left);
      if (left > 0 || this.#held) break;
      this.#release();
    }
    this.behind = this.#queue.length;
  }

  #settle() {
    clearTimeout(this.#timer);
    this.behind = this.#queue.length;
  }
}
