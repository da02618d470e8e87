// One game being looked into: asks piece by piece, so that the curve can be seen growing and stopped at any moment.

import type { AnalysedMove, AnalysisPoint } from '../generated/protocol';
import { CHUNK, exactFrom, merge, refine, sample, thought, turns, type Turn } from './analysis';
import { phrase } from '../words/replay';

/** Where the answers come from; tests bring their own. */
export interface Analyst {
  /** The chances at some positions, with `ms` milliseconds of thought for each. */
  points(numbers: number[], ms: number): Promise<AnalysisPoint[]>;
  /** The move that leads to a position; null where nothing was asked, so that there is nothing to compare. */
  move(number: number): Promise<AnalysedMove | null>;
  /** Why it was not answered, as a sentence. */
  worded(error: unknown): string;
}

/** How many more positions are looked at where the curve jumps. */
const FINER = 90;

export class Analysis {
  points = $state.raw<AnalysisPoint[]>([]);
  /** What each turning move could have been, by its number. */
  judged = $state.raw<ReadonlyMap<number, AnalysedMove | null>>(new Map());
  stage = $state<'idle' | 'looking' | 'judging' | 'done'>('idle');
  /** Why it stopped; empty while all is well. */
  trouble = $state('');
  readonly moves: number;
  /** The number of positions in the sample of a game. */
  readonly wanted: number;
  readonly turns = $derived<Turn[]>(turns(this.points));
  readonly exactFrom = $derived(exactFrom(this.points));
  /** From 0 to 1; the judging is the last tenth. */
  readonly progress = $derived.by(() => {
    if (this.stage === 'done') return 1;
    const looked = 0.9 * Math.min(1, this.points.length / this.wanted);
    if (this.stage !== 'judging') return looked;
    return 0.9 + (0.1 * this.turns.filter(({ number }) => this.judged.has(number)).length) / (this.turns.length || 1);
  });

  #analyst: Analyst;
  #run = 0;

  constructor(moves: number, analyst: Analyst) {
    this.moves = moves;
    this.#analyst = analyst;
    this.wanted = sample(moves).length;
  }

  /** Begins, or goes on where it was stopped. */
  async start(): Promise<void> {
    const run = ++this.#run;
    const here = () => run === this.#run;
    this.trouble = '';
    this.stage = 'looking';
    try {
      const known = new Set(this.points.map(({ number }) => number));
      const wanted = sample(this.moves).filter((number) => !known.has(number));
      for (let at = 0; at < wanted.length && here(); at += CHUNK) await this.#look(wanted.slice(at, at + CHUNK), here);
      for (let more = refine(this.points); more.length && here(); more = refine(this.points)) {
        if (this.points.length >= this.wanted + FINER) break;
        await this.#look(more, here);
      }
      if (!here()) return;
      this.stage = 'judging';
      for (const { number } of this.turns) {
        if (!here()) return;
        if (this.judged.has(number)) continue;
        const judged = await this.#analyst.move(number);
        if (here()) this.judged = new Map(this.judged).set(number, judged);
      }
      if (here()) this.stage = 'done';
    } catch (error) {
      if (!here()) return;
      this.trouble = this.#analyst.worded(error);
      this.stage = 'idle';
    }
  }

  stop() {
    this.#run++;
    if (this.stage !== 'done') this.stage = 'idle';
  }

  async #look(numbers: number[], here: () => boolean) {
    const told = await this.#analyst.points(numbers, thought(this.wanted));
    // A server that answers with nothing would be asked for ever.
    if (!told.length) throw new Error(phrase('analysis-no-answer'));
    if (here()) this.points = merge(this.points, told);
  }
}
