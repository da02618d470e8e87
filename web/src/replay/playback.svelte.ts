// A replay: the current step, whose view is shown, and what an analysis has found.

import type { Eyes, LogEntry, Replayed, SeatInfo, Verified } from '../generated/protocol';
import { sharesAt, type Turn } from '../lib/analysis';
import { Analysis } from '../lib/analysis.svelte';
import { api, patiently } from '../lib/api';
import { Beside } from '../lib/beside.svelte';
import { cast } from '../lib/cast.svelte';
import { listed } from '../lib/language';
import { faces } from '../lib/portrait';
import { RefusedError, worded } from '../lib/refused';
import type { AnyRoom, Foreseen, LegalMove, Told } from '../lib/room';
import { router } from '../lib/router.svelte';
import { loudest, sound } from '../lib/sound';
import { tell } from '../lib/tell';
import type { Message, Wording } from '../lib/words';
import { Trial } from './trial.svelte';
import { phrase } from '../words/replay';

/** How long a step is shown while the record plays by itself. */
const STEP_MS = 1100;

/** A better move at a position, and what it would have done. */
interface Better {
  step: number;
  seat: number;
  move: LegalMove<unknown>;
  foreseen: Foreseen<unknown, unknown> | null;
}

export interface Opened {
  record: string;
  replay: Replayed;
  eyes: Eyes;
  room: AnyRoom;
  wording: Wording;
  /** The table it was played at, if it was played here. */
  table: string | undefined;
  step: number;
}

export class Playback {
  readonly beside = new Beside();
  readonly record: string;
  readonly room: AnyRoom;
  readonly wording: Wording;
  readonly table: string | undefined;
  replay = $state.raw<Replayed>(null!);
  eyes = $state<Eyes>('spectator');
  step = $state(0);
  running = $state(false);
  /** A seat whose things stand out. */
  lit = $state<number | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  better = $state.raw<Better | null>(null);
  /** Moves that are tried from here. */
  trial = $state.raw<Trial | null>(null);
  /** Who sat at the table: people look as they did there. */
  people = $state.raw<SeatInfo[]>([]);
  /** What a check of the record has found. */
  checked = $state<string | null>(null);
  readonly #ticker = setInterval(() => this.running && this.go(this.step + 1), STEP_MS);

  constructor({ record, replay, eyes, room, wording, table, step }: Opened) {
    this.record = record;
    this.room = room;
    this.wording = wording;
    this.table = table;
    this.replay = replay;
    this.eyes = eyes;
    this.step = Math.min(replay.moves, Math.max(0, step));
  }

  close() {
    clearInterval(this.#ticker);
    this.trial?.close();
    this.analysis?.stop();
  }

  readonly words = $derived.by(() => this.room.words);
  readonly now = $derived.by(() => this.replay.steps[this.step] ?? null);
  readonly names = $derived.by(() =>
    Array.from(
      { length: this.replay.seats },
      (_, i) => this.replay.names[i] || phrase('seat-number', { number: i + 1 }),
    ),
  );
  readonly faces = $derived.by(() =>
    faces(
      this.names.map((name, i) => {
        const seat = this.people[i];
        const bot = seat?.kind === 'bot';
        const known = bot ? cast.who(seat.bot) : seat ? undefined : cast.called(name);
        return { seed: seat?.user ?? name, bot, bust: known?.face };
      }),
    ),
  );
  /** What is on the board: the step, or where tried moves lead. */
  readonly shown = $derived.by(() => this.trial?.position ?? this.now);
  readonly scores = $derived.by<number[]>(() => (this.shown ? this.words.scores(this.shown.view) : []));
  readonly log = $derived.by(() =>
    this.replay.steps
      .slice(0, this.step + 1)
      .map(({ number, seat, events }): LogEntry =>
        seat === null
          ? { seq: 1, at: 0, what: 'started', events }
          : { seq: number + 1, at: 0, what: 'moved', seat, events },
      ),
  );
  readonly history = $derived.by(() => this.replay.steps.slice(0, this.step + 1).map(({ events }) => events));
  readonly atEnd = $derived.by(() => this.step === this.replay.moves);
  /** Whether no seat has a decision here. */
  readonly over = $derived.by(() => !this.now?.pending.length);
  /** Each seat's chances here, once the position has been analysed. */
  readonly shares = $derived.by(() => (this.analysis ? sharesAt(this.analysis.points, this.step) : null));
  /** The better move, while the position it belongs to is shown. */
  readonly ghost = $derived.by(() => (this.better?.step === this.step ? this.better : null));
  /** The sentences about the step. */
  readonly says = $derived.by(() => {
    const { ghost, now, names } = this;
    if (ghost) return phrase('replay-better', { name: names[ghost.seat]!, move: this.sayMove(ghost.move) });
    if (this.checked) return this.checked;
    if (!now) return '';
    if (now.seat === null) return phrase('replay-setup');
    const told = now.events.map((event) => this.tell(event)).find(Boolean);
    if (told) return told;
    const name = names[now.seat]!;
    if (now.move === undefined) return phrase('replay-moves', { name });
    return phrase('replay-moved', { name, move: this.sayMove(now.move) });
  });

  readonly #listener = $derived.by(() => ({
    names: this.names,
    you: null,
    component: (id: string) => this.replay.components?.[id],
  }));
  readonly worded = (error: unknown) => worded(error, this.wording, this.#listener);
  /** A message as a sentence. */
  say = (message: Message): string => this.wording.say(message, this.#listener);
  tell = (event: Told<unknown>, how?: 'aloud'): string => {
    const { words, wording, replay } = this;
    const at = { options: replay.options, over: true };
    return tell(event, { words, wording, to: this.#listener, ...at, aloud: how === 'aloud' });
  };
  /** A move as a person would say it. */
  sayMove = (move: LegalMove<unknown>): string => this.words.move(move, this.now?.view);

  /** Tries moves from the position that is shown. */
  tryMoves = () => {
    const { now, eyes } = this;
    const next = now?.pending[0];
    if (next === undefined) return;
    this.running = false;
    this.better = null;
    const own = typeof eyes === 'number' ? eyes : next;
    const seat = now!.pending.includes(own) ? own : next;
    this.trial = new Trial(this.record, { from: this.step, seat, me: own }, this.worded);
    void this.trial.start();
  };
  /** Whether somebody is about to start a table from here. */
  playingOn = $state(false);
  /** How many moves lead to what is shown, and what is tried in place of the record's own. */
  readonly place = $derived.by(() => this.step + (this.trial?.lines.length ?? 0));
  readonly instead = $derived.by(() => ({ after: this.step, moves: this.trial?.lines ?? [] }));
  /** The seat to offer for playing on: the person's own, or the one to move. */
  readonly chair = $derived.by(() => (typeof this.eyes === 'number' ? this.eyes : (this.shown?.pending[0] ?? 0)));
  leaveTrial = () => {
    this.trial?.close();
    this.trial = null;
  };

  go = (to: number) => {
    this.leaveTrial();
    const next = Math.min(this.replay.moves, Math.max(0, to));
    if (next === this.step + 1)
      sound(loudest(this.replay.steps[next]?.events.map((event) => this.words.sound(event)) ?? []));
    this.step = next;
    if (this.atEnd) this.running = false;
    this.note();
  };
  /** Plays by itself, or stops; at the end it begins again. */
  toggle = () => {
    if (!this.running && this.atEnd) this.go(0);
    this.running = !this.running;
  };
  /** Changes whose view is shown. */
  async look(eyes: Eyes) {
    this.replay = await api.replay({ record: this.record, eyes });
    this.eyes = eyes;
    this.note();
  }
  /** Keeps the address up to date, so that it can be sent. */
  note() {
    const { table, step, eyes, analysis } = this;
    const query = `?move=${step}${eyes === 'spectator' ? '' : `&eyes=${eyes}`}${analysis ? '&analysis' : ''}`;
    router.note(table ? `/replay/${table}${query}` : `/replay${query}${location.hash}`);
  }
  check = async () => {
    try {
      this.checked = checkedWords(await api.verify(this.record));
    } catch (error) {
      this.checked = this.worded(error);
    }
  };

  analyse = () => {
    if (this.replay.seats < 2) return;
    const { record } = this;
    this.analysis ??= new Analysis(this.replay.moves, {
      points: async (numbers, ms) => (await patiently(() => api.analysis({ record, numbers, ms }))).points,
      move: async (number) => {
        try {
          return await patiently(() => api.analysedMove({ record, number: number - 1 }));
        } catch (error) {
          if (error instanceof RefusedError && error.refused.code === 'bad_request') return null;
          throw error;
        }
      },
      worded: this.worded,
    });
    this.beside.show('analysis');
    this.note();
    void this.analysis.start();
  };
  /** Before a turning point, with the better move on the board; after it where there was none. */
  async turnTo({ number, seat }: Turn, move: LegalMove<unknown> | null) {
    this.running = false;
    this.go(move ? number - 1 : number);
    this.better = null;
    if (!move) return;
    const shown: Better = { step: number - 1, seat, move, foreseen: null };
    this.better = shown;
    const instead = { after: number - 1, moves: [{ seat, move: move.text }] };
    try {
      const { steps } = await api.replay({ record: this.record, instead, eyes: this.eyes, from: number, to: number });
      const after = steps.find((one) => one.number === number);
      if (after && this.better === shown)
        this.better = { ...shown, foreseen: { view: after.view, events: after.events } };
    } catch {
      // Without the preview, the text still says it.
    }
  }
}

function checkedWords({ moves, committed, outcome }: Verified): string {
  const found = [
    phrase('checked-moves', { moves }),
    ...(committed ? [phrase('checked-seed')] : []),
    ...(outcome ? [phrase('checked-result')] : []),
  ];
  return phrase('checked', { found: listed(found, 'beside') });
}
