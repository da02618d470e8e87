// Somebody who comes back to a table: notices that they were away, and has the newspaper and the play-back ready.

import { untrack, type Component } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Sitting } from '../table/sitting.svelte';
import { isAbsence, leftBehind, movesAfter, type Moved, type Seen } from './absence';
import { kept, owned } from './house';
import type { KeptTable, Welcome } from './kept';
import { lookBack } from './lookback';
import { PlayBack, type Step } from './playback.svelte';

/** What is told of an absence. */
export interface Absence {
  /** The last entry before it. */
  leftAt: number;
  /** The position that was left, and those since, as far as they are known. */
  seen: Seen[];
}

/** This many of the newest positions are remembered: one of them is the one that was left. */
const REMEMBERED = 4;
/** Of the log, this much is kept for a visit without a network. */
const LINES = 60;

export class Back {
  absence = $state.raw<Absence | null>(null);
  playing = $state.raw<PlayBack | null>(null);
  readonly #sitting: Sitting;
  #seen: Seen[] = [];
  /** The absence that was told already. */
  #told = -1;
  /** Where this person was when they turned to another tab. */
  #hiddenAt: number | null = null;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#last = kept.table(sitting.table.id);
  }
  /** What this device had kept when the page was opened; what is seen now takes its place. */
  readonly #last: Promise<KeptTable | null>;

  /** The moves that were missed, up to now. */
  readonly moves = $derived.by<Moved[]>(() =>
    this.absence ? movesAfter(this.#sitting.table.log, this.absence.leftAt) : [],
  );
  /** The position that was left; undefined where nobody knows it any more. */
  readonly before = $derived.by(() => this.absence?.seen[0]?.view);
  /** Whether there are positions to play back. */
  readonly playable = $derived.by(() => (this.absence?.seen.length ?? 0) > 1);

  /** The present has been seen: remembers it, for the next time. */
  see() {
    const { table } = this.#sitting;
    if (!table.position || document.hidden || table.link !== 'live') return;
    const { seq } = table;
    const { view } = table.position;
    this.#seen = [...this.#seen.filter((one) => one.seq < seq), { seq, view }].slice(-REMEMBERED);
  }

  /** Turned to another tab, or back. */
  turn(hidden: boolean) {
    const { table } = this.#sitting;
    if (hidden) this.#hiddenAt = table.seq;
    else if (this.#hiddenAt !== null) void this.cameBack(this.#hiddenAt);
    if (!hidden) this.#hiddenAt = null;
  }

  /** Entries after `leftAt` are news to this person. */
  async cameBack(leftAt: number) {
    const { table } = this.#sitting;
    if (leftAt <= this.#told || !this.#isNews(leftAt)) return;
    this.#told = leftAt;
    const known = await this.#known(leftAt);
    const told = await lookBack(table, leftAt);
    if (!this.#isNews(leftAt)) return;
    this.#sitting.dismiss();
    this.absence = { leftAt, seen: told.length ? told : known ? [known] : [] };
  }

  #isNews(leftAt: number): boolean {
    const { table, seated } = this.#sitting;
    // The result is the news of a game that is over, and people who share a device were not away.
    if (!seated || table.hotSeat || table.ending || table.phase !== 'playing') return false;
    return isAbsence(movesAfter(table.log, leftAt), table.mine, Date.now() + table.skew);
  }

  /** The position that was left, as this page or an earlier one on this device saw it. */
  async #known(leftAt: number): Promise<Seen | null> {
    const { table } = this.#sitting;
    const here = leftBehind(this.#seen, leftAt, table.log);
    if (here) return here;
    const last = (await this.#last)?.welcome;
    if (!last?.position || last.you.user !== table.you?.user || last.you.eyes !== table.eyes) return null;
    return leftBehind([{ seq: last.seq, view: last.position.view }], leftAt, table.log);
  }

  close = () => (this.absence = null);

  /** Shows the missed moves on the board; `Bar` takes the place of the prompt meanwhile. */
  play(Bar: Component<{ back: Back; sitting: Sitting }>) {
    const { absence } = this;
    if (!absence) return;
    const playing = new PlayBack(
      this.#steps(absence),
      () => settings.pace,
      () => {
        this.playing = null;
        this.#sitting.past = null;
      },
    );
    this.absence = null;
    this.playing = playing;
    this.#Bar = Bar;
    // Where nothing moves by itself, each step waits for its reader.
    if (!settings.still) playing.play();
  }
  #Bar: Component<{ back: Back; sitting: Sitting }> | null = null;

  /** Lays the step that is played on the table. */
  lay() {
    const { playing } = this;
    if (!playing) return;
    const { step } = playing;
    untrack(() => {
      const { table } = this.#sitting;
      const log = table.log.filter(({ seq }) => seq <= step.seq);
      const history = log.flatMap((entry) =>
        entry.what === 'moved' || entry.what === 'started' ? [entry.events] : [],
      );
      const Bar = this.#Bar!;
      this.#sitting.past = { view: step.view, events: step.events, history, log, Bar, back: this };
    });
  }

  #steps({ seen }: Absence): Step[] {
    const { table, tell, say } = this.#sitting;
    const bySeq = new Map(table.log.map((entry) => [entry.seq, entry]));
    return seen.map(({ seq, view }, n) => {
      const entry = n ? bySeq.get(seq) : undefined;
      if (entry?.what !== 'moved') return { seq, view, events: [], says: '' };
      const told = entry.events.map((event) => tell(event)).filter(Boolean);
      const says = told.join(' ') || say({ id: 'log-chosen', args: { seat: { seat: entry.seat } } });
      return { seq, view, events: entry.events, says };
    });
  }

  /** Keeps what is seen now for a visit without a network. */
  keep() {
    const { table, seated, prompt } = this.#sitting;
    const { info, you, position } = table;
    if (!info || !you || !seated || table.link !== 'live') return;
    // What one of several people at this device saw is not for the next.
    if (table.hotSeat && info.secrets) return;
    const log = table.log.slice(-LINES);
    const welcome: Welcome = {
      type: 'welcome',
      protocol: 1,
      now: Date.now() + table.skew,
      table: info,
      you: { ...you, words_wanted: [] },
      seq: table.seq,
      phase: table.phase,
      seats: table.seats,
      spectators: 0,
      // Nothing can be played without the server.
      position: position && { ...position, moves: [] },
      since: log.length < table.log.length ? table.log[table.log.length - LINES - 1]!.seq : table.reaches,
      log,
      chat: [],
      chat_policy: table.chatPolicy,
      proposal: null,
      ending: table.ending,
      left_at: null,
      ...(table.series && { series: table.series }),
    };
    const seen = { at: Date.now(), asked: prompt, welcome: plain(welcome) };
    void owned.then(() => kept.keepTable(seen)).catch(() => {});
  }
}

/** Without what only this page can hold. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
