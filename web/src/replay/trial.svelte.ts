// Trying other moves from a position of a record: the moves tried, a strong player's answers, and the chances.

import type { Instead, LegalMove, PositionAt, SeatMove } from '../generated/protocol';
import { api, patiently } from '../lib/api';
import { byText } from '../lib/moves';
import type { Foreseen } from '../lib/room';

/** Where positions, answers and chances come from; tests bring their own. */
export interface Server {
  position(tried: Tried, seat: number): Promise<PositionAt>;
  /** The best move for the seat that moves next, given any legal one. */
  best(tried: Tried, number: number): Promise<LegalMove | null>;
  foresee(tried: Tried, seat: number, number: number): Promise<Foreseen<unknown, unknown> | null>;
  shares(tried: Tried, number: number): Promise<number[] | null>;
}
/** A record, and what was tried in place of its moves. */
export interface Tried {
  record: string;
  instead: Instead;
}

export const server: Server = {
  position: (tried, seat) => api.position({ ...tried, seat }),
  best: async (tried, number) => (await patiently(() => api.analysedMove({ ...tried, number }))).best[0]?.move ?? null,
  foresee: async (tried, seat, number) => {
    const { steps } = await api.replay({ ...tried, eyes: seat, from: number, to: number });
    const after = steps.find((one) => one.number === number);
    return after ? { view: after.view, events: after.events } : null;
  },
  shares: async (tried, number) =>
    (await patiently(() => api.analysis({ ...tried, numbers: [number] }))).points[0]?.shares ?? null,
};

export class Trial {
  /** The move of the record after which it begins. */
  readonly from: number;
  /** The seat the person plays for; a bot can answer for the others. */
  readonly me: number;
  /** What was tried. */
  lines = $state.raw<SeatMove[]>([]);
  /** Whose view is shown: the seat that moves next. */
  seat = $state(0);
  position = $state.raw<PositionAt | null>(null);
  aimed = $state<string | null>(null);
  foreseen = $state.raw<Foreseen<unknown, unknown> | null>(null);
  /** Each seat's chances here. */
  shares = $state.raw<number[] | null>(null);
  /** The others answer by themselves. */
  playsOn = $state(false);
  busy = $state(false);
  trouble = $state('');
  readonly #record: string;
  readonly #server: Server;
  readonly #worded: (error: unknown) => string;
  #closed = false;

  constructor(
    record: string,
    { from, seat, me }: { from: number; seat: number; me: number },
    worded: (error: unknown) => string,
    source: Server = server,
  ) {
    this.#record = record;
    this.from = from;
    this.seat = seat;
    this.me = me;
    this.#worded = worded;
    this.#server = source;
  }

  readonly moves = $derived.by<LegalMove[]>(() => (this.busy ? [] : (this.position?.moves ?? [])));
  readonly aimedMove = $derived.by(() => byText(this.moves, this.aimed));
  readonly over = $derived.by(() => this.position !== null && !this.position.pending.length);

  close() {
    this.#closed = true;
  }

  /** Shows where the tried moves lead. */
  start = () => this.#work(() => this.#look());

  aim = (text: string | null) => {
    if (text === this.aimed) return;
    this.aimed = text;
    this.foreseen = null;
    if (text === null) return;
    const { seat, lines } = this;
    const number = this.from + lines.length + 1;
    this.#server.foresee(this.#tried([...lines, { seat, move: text }]), seat, number).then(
      (found) => {
        if (this.aimed === text && this.lines === lines) this.foreseen = found;
      },
      // The move is shown without its consequences.
      () => {},
    );
  };
  play = (text: string) =>
    this.#work(async () => {
      await this.#add(text);
      if (this.playsOn) await this.#others();
    });
  back = () =>
    this.#work(async () => {
      this.lines = this.lines.slice(0, -1);
      await this.#look();
    });
  /** A strong player makes the next move. */
  answer = () => this.#work(() => this.#answer());
  /** The others answer from now on, this once and after each move. */
  playOn = () =>
    this.#work(async () => {
      this.playsOn = true;
      await this.#others();
    });

  async #others() {
    // A limit, so that a game that keeps asking cannot loop for ever.
    for (let n = 0; n < 60 && !this.#closed && !this.over && !this.position!.pending.includes(this.me); n++)
      await this.#answer();
  }
  async #answer() {
    const any = this.position?.moves[0];
    if (!any) return;
    const tried = this.#tried([...this.lines, { seat: this.seat, move: any.text }]);
    const best = await this.#server.best(tried, this.from + this.lines.length);
    await this.#add((best ?? any).text);
  }
  async #add(text: string) {
    const before = this.lines;
    this.lines = [...before, { seat: this.seat, move: text }];
    try {
      await this.#look();
    } catch (error) {
      this.lines = before;
      throw error;
    }
  }
  async #look() {
    const tried = this.#tried(this.lines);
    let told = await this.#server.position(tried, this.seat);
    const { pending } = told;
    const next = pending.includes(this.me) ? this.me : (pending[0] ?? this.me);
    if (next !== this.seat) told = await this.#server.position(tried, next);
    this.seat = next;
    this.position = told;
    this.aimed = this.foreseen = this.shares = null;
    const { lines } = this;
    this.#server.shares(tried, this.from + lines.length).then(
      (shares) => {
        if (this.lines === lines) this.shares = shares;
      },
      () => {},
    );
  }
  async #work(work: () => Promise<void>) {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = this.#worded(error);
    }
    this.busy = false;
  }
  #tried(moves: SeatMove[]): Tried {
    return { record: this.#record, instead: { after: this.from, moves } };
  }
}
