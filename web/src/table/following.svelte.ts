// Shows what others do at a readable pace: a step at a time, a line that sums it up, a pause at the end of each round, and nothing
// about the result before the votes are counted.

import type { LogEntry, SeenEvent, Update } from '../generated/protocol';
import { recap, sinceOwn, type Did } from '../lib/recap';
import type { Told } from '../lib/room';
import { settings, type Speed } from '../lib/settings.svelte';
import type { Message } from '../lib/words';
import type { Sitting } from './sitting.svelte';

/** How long a step is seen before the next, in milliseconds. */
const STEP_MS: Record<Speed, number> = { slow: 1400, normal: 700, instant: 0 };
/** The same while the person's own clock runs. */
const HURRIED_MS = 250;
/** How long the end of a round is seen. */
const MOMENT_MS: Record<Speed, number> = { slow: 5000, normal: 2000, instant: 0 };

/** The most phrases about one seat at the end of a round. */
const MOST = 3;

/** The end of a round: who won what, and why. */
export interface Moment {
  title: string;
  rows: { seat: number; score: number | null; change: number; why: string }[];
}

export class Following {
  moment = $state.raw<Moment | null>(null);
  /** Whether the election night has been shown. */
  counted = $state(false);
  readonly #sitting: Sitting;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** The round that is played, and how it began. */
  #round: { number: number; from: number; scores: number[] } | null = null;
  #before = $state.raw<number[]>([]);

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    // Somebody who opens a finished table comes for the result.
    this.counted = sitting.table.ending !== null;
    sitting.table.stepMs = (step) => this.#wait(step);
    this.#begin(null);
  }

  close() {
    clearTimeout(this.#leaving);
  }

  /** What others did before this person's turn or since; for spectators, the latest moves. */
  readonly #done = $derived.by<Did[]>(() => {
    const { table, closed } = this.#sitting;
    if (closed || table.phase === 'open' || this.veiled) return [];
    const entries = sinceOwn(table.log, table.mine);
    return this.#recap(this.#events(table.mine.length ? entries : entries.slice(-1)));
  });
  /** The same in one line. */
  readonly line = $derived.by(() =>
    this.#done
      .map(({ seat, phrases }) => this.#say({ id: 'recap-did', args: { seat: { seat }, did: phrases } }))
      .join(' '),
  );
  /** One has begun to answer to it. */
  readonly answered = $derived.by(() => {
    const last = this.#sitting.table.log.findLast((entry) => entry.what === 'moved');
    return last?.what === 'moved' && this.#sitting.table.mine.includes(last.seat);
  });
  /** The election night is running: the result must not be shown beside it. */
  readonly veiled = $derived.by(() => {
    const { ending } = this.#sitting.table;
    return ending !== null && ending.outcome !== null && !this.counted;
  });
  /** The scores as they may be shown. */
  readonly scores = $derived.by(() => (this.veiled ? this.#before : this.#sitting.scores));
  /** The log as it may be shown: without the move that ended the game. */
  readonly log = $derived.by(() => {
    const { log } = this.#sitting.table;
    if (!this.veiled) return log;
    const last = log.findLastIndex((entry) => entry.what === 'moved');
    return last < 0 ? log : log.slice(0, last);
  });

  /** Whether there is more to show or read; a click skips ahead. */
  readonly busy = $derived.by(() => this.moment !== null || this.#sitting.table.behind > 0);
  goOn = () => {
    if (this.moment) this.#leave();
    else this.#sitting.table.catchUp();
  };

  /** A step has been shown. */
  hear(entry: LogEntry) {
    const { table } = this.#sitting;
    if (table.ending) {
      // A game that was given up has no election night.
      if (!table.ending.outcome || settings.pace === 'instant') this.counted = true;
      return;
    }
    this.#before = this.#sitting.scores;
    this.#begin(entry);
  }

  #wait(step: Update): number {
    const { table } = this.#sitting;
    const ms = STEP_MS[settings.pace];
    if (!ms || document.hidden || step.entry.what !== 'moved' || table.mine.includes(step.entry.seat)) return 0;
    // Somebody who is asked sees everything as it happens.
    if (table.pending.some((seat) => table.mine.includes(seat))) return 0;
    return table.mine.some((seat) => step.position?.clocks?.[seat]?.running) ? Math.min(ms, HURRIED_MS) : ms;
  }

  #begin(entry: LogEntry | null) {
    const { words, view, scores, table } = this.#sitting;
    const period = view === undefined ? undefined : words.period?.(view);
    if (!period) return;
    const last = this.#round;
    if (last?.number === period.number) return;
    this.#round = { number: period.number, from: entry?.seq ?? table.seq, scores };
    if (!last?.number || period.number < last.number || !entry || !MOMENT_MS[settings.pace]) return;
    const entries = table.log.filter((one) => one.seq > last.from && one.seq <= entry.seq);
    this.#show(this.#told(period.kind, last.number, sinceOwn(entries, []), last.scores));
  }

  #told(kind: string, number: number, entries: LogEntry[], began: number[]): Moment {
    const { words, scores, table } = this.#sitting;
    const decided = this.#events(entries).filter(among(words.decides ?? []));
    const why = this.#recap(decided);
    const headline = kind === 'issue' ? decided.map((event) => this.#sitting.tell(event)).findLast(Boolean) : undefined;
    const rows = table.names.map((_, seat) => ({
      seat,
      score: scores[seat] ?? null,
      change: (scores[seat] ?? 0) - (began[seat] ?? 0),
      why: headline
        ? ''
        : (why
            .find((one) => one.seat === seat)
            ?.phrases.slice(0, MOST)
            .join(' · ') ?? ''),
    }));
    rows.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
    return { title: headline ?? this.#say({ id: 'moment-over', args: { kind, number } }), rows };
  }

  #show(moment: Moment) {
    clearTimeout(this.#leaving);
    this.moment = moment;
    this.#sitting.table.linger(true);
    this.#leaving = setTimeout(() => this.#leave(), MOMENT_MS[settings.pace]);
  }
  #leave() {
    clearTimeout(this.#leaving);
    this.moment = null;
    this.#sitting.table.linger(false);
  }

  /** The events of these moves that are told at all. */
  #events(entries: LogEntry[]): SeenEvent[] {
    return entries
      .flatMap((one) => (one.what === 'moved' ? one.events : []))
      .filter((event) => this.#sitting.tell(event) !== '');
  }
  #recap(events: SeenEvent[]): Did[] {
    return recap(events, this.#sitting.wording, this.#sitting.listener);
  }
  #say(message: Message): string {
    return this.#sitting.say(message);
  }
}

const among = (names: readonly string[]) => (event: Told<unknown>) =>
  names.includes((event as { event?: string }).event ?? '');
