// One person at one table: what they see of it, what they point at, and what they may do. The parts of the page share it.

import type { Component } from 'svelte';
import type { Back } from '../back/back.svelte';
import type { ClientMessage, GameInfo, LogEntry, SeenEvent } from '../generated/protocol';
import { Beside } from '../lib/beside.svelte';
import { cast } from '../lib/cast.svelte';
import { signed } from '../lib/language';
import { byText } from '../lib/moves';
import { faces } from '../lib/portrait';
import type { Notice } from '../lib/notice';
import { RefusedError, worded } from '../lib/refused';
import type { AnyRoom, LegalMove, Told } from '../lib/room';
import { settings } from '../lib/settings.svelte';
import { loudest, sound } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import { tell } from '../lib/tell';
import type { Message, Wording } from '../lib/words';
import { Following } from './following.svelte';
import { preference, proposing, standing, waiting } from './status';
import { phrase } from '../words/table';

/** How long a notice stays. */
const NOTICE_MS = 8000;
/** The last pieces land before the result is shown. */
const LANDING_MS = 900;

/** An earlier position that is looked at again. */
export interface Past {
  view: unknown;
  events: SeenEvent[];
  history: SeenEvent[][];
  log: LogEntry[];
  /** Stands in the prompt's place meanwhile. */
  Bar: Component<{ back: Back; sitting: Sitting }>;
  back: Back;
}

export class Sitting {
  readonly beside = new Beside();
  /** The text of the move under pointer or cursor. */
  aimed = $state<string | null>(null);
  /** The text of a move that was shown and waits for its second step. */
  staged = $state<string | null>(null);
  /** The last touch was a finger's, which has no hover; what it has shown stays until something else is. */
  finger = $state(false);
  #tapped = $state<string | null>(null);
  /** A seat whose things stand out. */
  lit = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Somebody asks what a strong player would do here. */
  hinting = $state(false);
  showResult = $state(false);
  /** What others did, read aloud. */
  spoken = $state('');
  /** Shown in place of the present; nothing can be played meanwhile. */
  past = $state.raw<Past | null>(null);
  /** The hot-seat player whose curtain has been opened. */
  opened = $state<number | null>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;
  /** Shows what others do at a readable pace. */
  readonly following: Following;

  /** Call it once the server has welcomed the table. */
  constructor(
    readonly table: Table,
    readonly room: AnyRoom,
    readonly wording: Wording,
    readonly game: GameInfo | undefined,
  ) {
    // Somebody who opens a finished table sees the result at once.
    this.showResult = table.ending !== null;
    table.worded = this.worded;
    table.onEntry = (entry) => this.#hear(entry);
    table.onChat = () => this.beside.heardChat();
    table.onMissed = (moves) => this.#missed(moves);
    if (table.missed) this.#missed(table.missed);
    this.following = new Following(this);
    if (room.remembers) table.remember();
  }

  close() {
    clearTimeout(this.#fading);
    this.following.close();
    this.table.close();
  }

  readonly info = $derived.by(() => this.table.info!);
  readonly words = $derived.by(() => this.room.words);
  readonly view = $derived.by(() => this.table.position?.view);
  readonly acting = $derived.by(() => this.table.acting);
  readonly seated = $derived.by(() => this.table.mine.length > 0);
  readonly started = $derived.by(() => this.table.phase === 'playing' || this.table.phase === 'paused');

  /** The held seat that is asked for a move. */
  readonly due = $derived.by(() => this.table.pending.find((seat) => this.table.mine.includes(seat)) ?? null);
  readonly #curtained = $derived.by(() => this.table.hotSeat && (this.info.secrets || settings.curtain));
  /** The curtain is drawn: the device is being handed over. */
  readonly closed = $derived.by(
    () => this.#curtained && this.table.phase === 'playing' && this.due !== null && this.opened !== this.due,
  );
  readonly moves = $derived.by(() => (this.closed || this.past ? [] : this.table.moves));
  readonly #asked = $derived.by(() => this.staged ?? (this.finger ? this.#tapped : null));
  readonly #pointed = $derived.by(() => this.aimed ?? this.#asked);
  readonly aimedMove = $derived.by(() => byText(this.moves, this.#pointed));
  readonly foreseen = $derived.by(() => (this.#pointed ? (this.table.foreseen.get(this.#pointed) ?? null) : null));
  /** The move that a visible button makes: the one that was shown first. */
  readonly shown = $derived.by(() => byText(this.moves, this.#asked));
  /** The question that confirms a move that was shown. */
  readonly question = $derived.by(() => {
    const move = this.staged === null ? null : this.shown;
    if (!move) return null;
    return this.#warning(move) || this.say({ id: 'prompt-sure', args: { move: this.words.move(move, this.view) } });
  });
  #warning(move: LegalMove<unknown>): string {
    const { view, acting: seat, moves } = this;
    return seat === null ? '' : (this.words.warns?.(move, { view, seat, moves }) ?? '');
  }
  readonly scores = $derived.by<number[]>(() => (this.view ? this.words.scores(this.view) : []));
  readonly scoresAfter = $derived.by<number[]>(() =>
    this.foreseen ? this.words.scores(this.foreseen.view) : this.scores,
  );
  /** What the shown move would change in each seat's score, as a sentence. */
  readonly brings = $derived.by(() => {
    if (!this.#pointed) return '';
    if (!this.foreseen) return this.table.foreseen.has(this.#pointed) ? this.say({ id: 'hint-luck' }) : '';
    const changes = this.scores.flatMap((score, seat) => {
      const by = (this.scoresAfter[seat] ?? score) - score;
      return by ? [{ id: 'hint-change', args: { seat: { seat }, by: signed(by) } }] : [];
    });
    return this.say(changes.length ? { id: 'hint-brings', args: { changes } } : { id: 'hint-no-change' });
  });
  readonly faces = $derived.by(() =>
    faces(
      this.table.seats.map((seat, i) => ({
        seed: seat.user ?? (seat.name || `seat ${i}`),
        bot: seat.kind === 'bot',
        bust: cast.who(seat.kind === 'bot' ? seat.bot : null)?.face,
      })),
    ),
  );

  readonly mayHint = $derived.by(() => this.table.canHint && this.moves.length > 0);
  readonly mayUndo = $derived.by(() => this.seated && this.started && !this.past && this.table.canUndo !== 'no');
  /** The newest move a bot made, which can be asked about. */
  readonly answerable = $derived.by(() =>
    this.closed ? null : (this.table.log.findLast((entry) => this.table.byBot(entry)) ?? null),
  );
  readonly proposal = $derived.by(() => {
    const asked = proposing(this.table);
    return asked && { id: asked.id, text: this.say(asked.what), answer: asked.answer };
  });
  /** What is asked of this person, or what the table waits for. */
  readonly prompt = $derived.by(() => {
    const { table, due } = this;
    if (this.following.veiled) return this.say({ id: 'prompt-counting' });
    const said = standing(table, this.scores[0]);
    if (said) return this.byName(said);
    if (table.ordered) return this.say({ id: 'prompt-ordered' });
    if (due === null) return this.say(waiting(table, this.moves.length > 0));
    if (this.closed) return this.say({ id: 'prompt-hand-over', args: { seat: { seat: due } } });
    const asks = this.words.asks(this.view, due);
    return table.hotSeat ? this.byName({ id: 'prompt-to', args: { seat: { seat: due }, asks } }) : asks;
  });

  /** The reader of sentences: names, and who is "you". */
  readonly listener = $derived.by(() => ({
    names: this.table.names,
    you: this.table.mine.length === 1 ? this.table.mine[0]! : null,
    component: (id: string) => this.info.components?.[id],
  }));
  /** A message as a sentence to this person. */
  say = (message: Message): string => this.wording.say(message, this.listener);
  /** The same as everybody may read it, without a "you". */
  byName = (message: Message): string => this.wording.say(message, { ...this.listener, you: null });
  /** Why something was refused, as a sentence. */
  worded = (error: unknown): string => worded(error, this.wording, this.listener);
  /** An event as a sentence; '' where the log leaves it out. */
  tell = (event: Told<unknown>, how?: 'aloud'): string => {
    const { words, wording, info, table } = this;
    const at = { options: info.options, over: table.ending !== null };
    return tell(event, { words, wording, to: this.listener, ...at, aloud: how === 'aloud' });
  };

  /** Plays a move; where every move is confirmed, the first step only shows it. */
  play = (text: string, how?: 'sure') => {
    if (this.acting === null) return;
    this.#notify(null);
    const move = byText(this.moves, text);
    if (move && how !== 'sure' && this.staged !== text && (settings.confirm || this.#warning(move))) {
      this.aim(text);
      this.staged = text;
      return;
    }
    this.unstage();
    this.hinting = false;
    this.table.play(this.acting, text).catch(this.refuse);
  };
  unstage = () => {
    this.staged = this.aimed = this.#tapped = null;
  };
  aim = (text: string | null) => {
    this.aimed = text;
    if (text && this.finger) this.#tapped = text;
    if (text && this.acting !== null) this.table.foresee(this.acting, text);
  };
  /** What a plan of the acting seat would lead to. */
  foresee = (texts: string[]) =>
    this.acting === null ? Promise.resolve([]) : this.table.foreseePlan(this.acting, texts);
  ask = (message: ClientMessage) => {
    this.#notify(null);
    this.table.ask(message).catch(this.refuse);
  };
  sit = (seat: number) => {
    this.table.sit(seat).catch(this.refuse);
  };
  undo = () => {
    if (this.table.canUndo === 'refused') this.#notify({ text: phrase('undo-refused'), rule: null });
    else this.ask({ type: 'undo', seat: this.table.undoSeat! });
  };
  /** Leaves standing orders; those that are a preference are kept for the next table too. */
  order = (names: string[]) => {
    for (const { name, kind } of this.game?.orders ?? []) {
      const key = preference(kind);
      if (key && names.includes(name) !== settings[key]) settings.set(key, names.includes(name));
    }
    this.#leave(names);
  };
  /** The standing orders that this person prefers, where others stand. */
  readonly preferred = $derived.by<string[] | null>(() => {
    const { table, acting, started, closed } = this;
    if (!started || closed || acting === null || table.seats[acting]?.taken_over) return null;
    // Before the seat's first list has arrived, its orders are not known.
    if (!table.position?.moves.some((one) => one.seat === acting)) return null;
    const wanted = (this.game?.orders ?? []).filter(({ name, kind }) => {
      const key = preference(kind);
      return key ? settings[key] : table.orders.includes(name);
    });
    const names = wanted.map(({ name }) => name);
    return names.length === table.orders.length && names.every((name) => table.orders.includes(name)) ? null : names;
  });
  /** Sends them, once for each preference. */
  leavePreferred = () => {
    const names = this.preferred;
    if (names && this.#left !== `${this.acting} ${names}`) this.#leave(names);
  };
  #left = '';
  #leave(names: string[]) {
    this.#left = `${this.acting} ${names}`;
    this.ask({ type: 'order', seat: this.acting!, orders: names });
  }
  rematch = () => this.ask({ type: 'rematch', seat: this.acting! });
  /** Asks the bot that moved last for its reasons. */
  why = () => {
    const entry = this.answerable;
    if (!entry) return;
    this.beside.show('log');
    if (!this.table.reasons.has(entry.seq)) void this.table.why(entry.seq);
  };

  /** Says why something was not done. */
  refuse = (error: unknown) => {
    const rule = error instanceof RefusedError ? error.rule : undefined;
    this.#notify({ text: this.worded(error), rule: rule ?? null });
  };
  dismiss = () => this.#notify(null);

  #notify(notice: Notice | null) {
    clearTimeout(this.#fading);
    this.notice = notice;
    if (notice) this.#fading = setTimeout(() => (this.notice = null), NOTICE_MS);
  }
  #missed(moves: number) {
    this.#notify({ text: this.say({ id: 'prompt-missed', args: { moves } }), rule: null, calm: true });
  }

  #hear(entry: LogEntry) {
    const { table } = this;
    this.unstage();
    if (entry.what !== 'chat_policy') this.hinting = false;
    if (entry.what === 'moved') {
      sound(loudest(entry.events.map((event) => this.words.sound(event))));
      if (!table.mine.includes(entry.seat)) {
        this.spoken = entry.events
          .map((event) => this.tell(event))
          .filter(Boolean)
          .join(' ');
        if (table.yourTurn) setTimeout(() => sound('yours'), 320);
      }
    }
    this.following.hear(entry);
    if ((entry.what === 'ended' || table.ending) && !this.showResult)
      setTimeout(() => {
        if (this.showResult) return;
        sound('result');
        this.showResult = true;
      }, LANDING_MS);
  }
}
