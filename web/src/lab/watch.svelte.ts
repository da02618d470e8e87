// An experiment as it goes on: asked about again and again while somebody looks and there is something to come.

import type { ExperimentPhase, ExperimentReport, Steering } from '../generated/protocol';
import { RefusedError, sentence } from '../lib/refused';
import { lab } from './api';

const EVERY = 1500;
const LIVE: readonly ExperimentPhase[] = ['waiting', 'running'];

export class Watch {
  readonly id: string;
  report = $state.raw<ExperimentReport | null>(null);
  lost = $state(false);
  /** Why the server was not reached; empty while all is well. */
  trouble = $state('');
  readonly live = $derived(this.report === null || LIVE.includes(this.report.summary.phase));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Until what it returns is called. */
  start(): () => void {
    this.#watching = true;
    const seen = () => {
      if (!document.hidden) void this.#look();
    };
    document.addEventListener('visibilitychange', seen);
    void this.#look();
    return () => {
      this.#watching = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async steer(to: Steering): Promise<void> {
    try {
      const summary = await lab.steer(this.id, to);
      if (this.report) this.report = { ...this.report, summary };
      this.trouble = '';
      void this.#look();
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#watching || document.hidden || this.lost) return;
    try {
      this.report = await lab.experiment(this.id);
      this.trouble = '';
    } catch (error) {
      this.lost = error instanceof RefusedError && error.refused.code === 'not_found';
      this.trouble = sentence(error);
    }
    clearTimeout(this.#timer);
    if (this.#watching && this.live && !this.lost) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }
}
