// The moves that somebody missed, shown one after the other on the board, each for as long as it takes to read.

import type { SeenEvent } from '../generated/protocol';
import type { Speed } from '../lib/settings.svelte';

/** A position that was missed: what led to it, in words too. The first is where one left, and nothing led to it. */
export interface Step {
  seq: number;
  view: unknown;
  events: SeenEvent[];
  says: string;
}

/** A step is seen this long at least, and longer the more there is to read; at most this long. */
const LEAST_MS = 1400;
const LETTER_MS = 45;
const MOST_MS = 7000;
/** Somebody who wants no pace at all still wants to read here: they asked for it. */
const SPEED: Record<Speed, number> = { slow: 1.6, normal: 1, instant: 0.5 };

/** How long a text is shown. */
export function readingMs(text: string, pace: Speed): number {
  return Math.min(MOST_MS, LEAST_MS + text.length * LETTER_MS) * SPEED[pace];
}

export class PlayBack {
  at = $state(0);
  running = $state(false);
  readonly steps: readonly Step[];
  readonly #pace: () => Speed;
  readonly #ended: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called once, at the present. */
  constructor(steps: readonly Step[], pace: () => Speed, ended: () => void) {
    this.steps = steps;
    this.#pace = pace;
    this.#ended = ended;
  }

  readonly step = $derived.by(() => this.steps[this.at]!);

  play() {
    this.running = true;
    this.#wait();
  }
  pause() {
    this.running = false;
    clearTimeout(this.#timer);
  }
  toggle = () => (this.running ? this.pause() : this.play());

  /** To a step; past the last one lies the present. */
  go = (to: number) => {
    if (to >= this.steps.length) return this.end();
    this.at = Math.max(0, to);
    if (this.running) this.#wait();
  };
  end = () => {
    this.pause();
    this.#ended();
  };

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.go(this.at + 1), readingMs(this.step.says, this.#pace()));
  }
}
