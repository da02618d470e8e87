// One table as this device knows it: the newest of everything the server has sent, and the requests a person can make.

import type {
  ChatLine,
  ChatPolicy,
  ClientMessage,
  Ending,
  Eyes,
  Hint,
  LogEntry,
  Phase,
  Position,
  Proposal,
  SeatInfo,
  Series,
  ServerMessage,
  Snapshot,
  SeenEvent,
  TableInfo,
  Update,
  You,
} from '../generated/protocol';
import { apply } from './change';
import { takenBack } from './logged';
import { Pace } from './pace.svelte';
import { sentence } from './refused';
import type { Foreseen } from './room';
import { TableSocket, type Link, type OpenSocket } from './socket';
import type { Reason } from './Why.svelte';
import { phrase } from '../words/every';

/** A word of randomness: nobody has to think of one. */
function word(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Table {
  readonly id: string;
  link = $state<Link>('connecting');
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  phase = $state<Phase>('open');
  seq = $state(0);
  seats = $state.raw<SeatInfo[]>([]);
  spectators = $state(0);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Log and chat hold everything after this number; what came before can be asked for. */
  reaches = $state(0);
  chatPolicy = $state<ChatPolicy>('everybody');
  proposal = $state.raw<Proposal | null>(null);
  ending = $state.raw<Ending | null>(null);
  rematch = $state<string | null>(null);
  /** How the games before this one ended, where the same players sit here again. */
  series = $state.raw<Series | null>(null);
  /** Entries after this are news to somebody who comes back. */
  leftAt = $state<number | null>(null);
  /** When the server was last heard, while the line is down. */
  asOf = $state(0);
  #heardAt = 0;
  /** The server's clock minus ours. */
  skew = $state(0);
  /** When `position` arrived, for running clocks. */
  since = $state(0);
  foreseen = $state.raw<Map<string, Foreseen<unknown, unknown> | null>>(new Map());
  /** What bots said when they were asked for their reasons, by the number of the log's entry. */
  reasons = $state.raw<ReadonlyMap<number, Reason>>(new Map());

  /** Told of each thing that happens while somebody watches; not of what a snapshot brings. */
  onEntry: (entry: LogEntry) => void = () => {};
  onChat: (line: ChatLine) => void = () => {};
  /** Told how many moves were made while this person was away. */
  onMissed: (moves: number) => void = () => {};
  /** The same, for somebody who listens only later. */
  missed = 0;
  /** Why something was refused, as a sentence: the sitting knows the game's words. */
  worded: (error: unknown) => string = sentence;
  /** How long the position before a step stays, in milliseconds: somebody who watches says so. */
  stepMs: (step: Update) => number = () => 0;
  /** When the server has welcomed us, and `info` and `you` are there. */
  readonly arrived: Promise<void>;
  #welcomed: () => void = () => {};

  #socket: TableSocket;
  #pace = new Pace<Update>(
    (step) => this.#step(step),
    (step) => this.stepMs(step),
  );
  #asked = new Set<string>();
  /** The newest position as it was sent: changes start from it. */
  #sent: Position | null = null;
  #remembers = false;

  constructor(id: string, open?: OpenSocket) {
    this.id = id;
    this.arrived = new Promise((resolve) => (this.#welcomed = resolve));
    const url = () => {
      // A person with several seats comes back as a spectator: what one seat was shown is not kept for the next.
      if (this.info?.secrets && this.mine.length > 1) this.seq = 0;
      // Entry numbers belong to the viewer they were sent to, and a person who comes back sees as their usual viewer.
      if (this.eyes === 'everything') this.seq = 0;
      const since = this.seq && this.log.length ? `&since=${this.seq}` : '';
      return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?changes=true${since}${document.hidden ? '&looking=false' : ''}`;
    };
    this.#socket = new TableSocket(
      url,
      {
        message: (message) => this.#hear(message),
        link: (state) => {
          // What was heard before the line broke is not told again.
          this.#pace.skip();
          this.link = state;
          this.asOf = this.#heardAt;
        },
      },
      open,
    );
  }

  close() {
    this.#pace.clear();
    this.#socket.close();
  }

  /** How many steps have happened that are not shown yet. */
  get behind() {
    return this.#pace.behind;
  }
  /** Shows at once all that has happened. */
  catchUp = () => this.#pace.skip();
  /** Shows nothing more while there is something to read. */
  linger(held: boolean) {
    this.#pace.hold(held);
  }

  readonly names = $derived(this.seats.map((seat, i) => seat.name || phrase('seat-number', { number: i + 1 })));
  readonly mine = $derived(this.you?.seats ?? []);
  /** Several seats are played on this device. */
  readonly hotSeat = $derived(this.mine.length > 1);
  readonly eyes = $derived<Eyes>(this.you?.eyes ?? 'spectator');
  readonly pending = $derived(this.position?.pending ?? []);
  /** The held seat that would act now: a pending one first, then one that may act out of turn, then the one looking. */
  readonly acting = $derived.by(() => {
    const held = this.mine;
    const may = this.position?.moves.filter((one) => one.moves.length && held.includes(one.seat)) ?? [];
    const due = may.find((one) => this.pending.includes(one.seat)) ?? may[0];
    if (due) return due.seat;
    return typeof this.eyes === 'number' && held.includes(this.eyes) ? this.eyes : (held[0] ?? null);
  });
  readonly #own = $derived(this.position?.moves.find((one) => one.seat === this.acting));
  /** A standing order answers what the acting seat is asked: in a moment, and without its person. */
  readonly ordered = $derived(this.phase === 'playing' && (this.#own?.ordered ?? false));
  readonly moves = $derived(this.phase === 'playing' && !this.ordered ? (this.#own?.moves ?? []) : []);
  /** What the server answers for the acting seat. */
  readonly orders = $derived(this.#own?.orders ?? []);
  /** Whether the acting seat may ask what a strong player would do. */
  readonly canHint = $derived(this.#own?.can_hint ?? false);
  readonly canUndo = $derived(this.position?.moves.find((one) => one.seat === this.undoSeat)?.can_undo ?? 'no');
  /** The held seat whose last move could be taken back. */
  readonly undoSeat = $derived(this.position?.moves.find((one) => one.can_undo !== 'no')?.seat ?? this.acting);
  readonly yourTurn = $derived(
    this.phase === 'playing' && !this.ordered && this.pending.some((seat) => this.mine.includes(seat)),
  );
  /** What each move did, the setup first; what was taken back is not among it. */
  readonly told = $derived.by<SeenEvent[][]>(() => {
    const gone = takenBack(this.log);
    return this.log.flatMap((entry) =>
      (entry.what === 'moved' || entry.what === 'started') && !gone.has(entry.seq) ? [entry.events] : [],
    );
  });
  /** What the newest move (or the setup) did. */
  readonly newest = $derived<SeenEvent[]>(this.told.at(-1) ?? []);

  ask(message: ClientMessage): Promise<ServerMessage> {
    return this.#socket.ask(message);
  }

  async play(seat: number, move: string): Promise<void> {
    this.catchUp();
    await this.ask({ type: 'play', seat, seq: this.seq, move });
  }

  /** Asks once per position what a move would do; the answer lands in `foreseen`. */
  foresee(seat: number, move: string) {
    const key = `${this.seq} ${seat} ${move}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.ask({ type: 'preview', seat, moves: [move] }).catch(() => this.#asked.delete(key));
  }

  /** What a plan would lead to, move by move; null from where on nobody can foresee it. Refused if a move of it is illegal. */
  async foreseePlan(seat: number, moves: string[]): Promise<(Foreseen<unknown, unknown> | null)[]> {
    // A single move may also show what is foreseen of something that cannot be taken back.
    const told = await this.ask({ type: 'preview', seat, moves, in_order: moves.length > 1 });
    if (told.type !== 'previews') throw new Error(phrase('server-answered-else'));
    return told.previews.map((one) => one.after);
  }

  /** What a strong player would do for a seat; only where nobody else could mind. */
  async hint(seat: number): Promise<Hint> {
    const told = await this.ask({ type: 'hint', seat });
    if (told.type !== 'hint') throw new Error(phrase('server-answered-else'));
    return told;
  }

  /** Whether a bot made this move, so that it can be asked why. */
  byBot(entry: LogEntry): boolean {
    return entry.what === 'moved' && (entry.by === 'bot' || (!entry.by && this.seats[entry.seat]?.kind === 'bot'));
  }

  /** Asks a bot for its reasons; the answer lands in `reasons`. */
  async why(seq: number): Promise<void> {
    const say = (reason: Reason) => (this.reasons = new Map(this.reasons).set(seq, reason));
    say({ state: 'thinking' });
    try {
      const told = await this.ask({ type: 'why', seq });
      if (told.type === 'why') say({ state: 'said', text: told.text });
    } catch (error) {
      say({ state: 'refused', text: this.worded(error) });
    }
  }

  /** Asks for earlier lines: all after this number, or the next few. */
  async recall(after = this.reaches - 1): Promise<void> {
    while (this.reaches > after) {
      const until = this.reaches;
      const told = await this.ask({ type: 'log', until });
      // Another connection, or other eyes, began again.
      if (told.type !== 'log' || this.reaches !== until) return;
      this.log = [...told.log, ...this.log];
      this.chat = [...told.chat, ...this.chat];
      this.reaches = told.since;
    }
  }

  /** From now on the log is whole: some boards show what was done long ago. */
  remember() {
    this.#remembers = true;
    this.recall(0).catch(() => {});
  }

  #hear(message: ServerMessage) {
    this.#heardAt = Date.now();
    // What a person does themselves, and what they are asked, is not kept waiting behind what others did.
    if (message.type === 'orders' || message.type === 'proposal') this.catchUp();
    switch (message.type) {
      case 'welcome':
        this.#pace.clear();
        this.info = message.table;
        this.skew = message.now - Date.now();
        this.#take(message);
        this.#missed(message.left_at).catch(() => {});
        this.#welcomed();
        break;
      case 'snapshot':
        this.#pace.clear();
        // A snapshot begins the log again.
        this.seq = 0;
        this.#take(message);
        break;
      case 'update':
        this.#pace.take(this.#whole(message));
        if (this.#isOwn(message.entry)) this.catchUp();
        break;
      case 'chat':
        this.seq = Math.max(this.seq, message.seq);
        this.chat = [...this.chat, message];
        this.onChat(message);
        break;
      case 'presence':
        this.spectators = message.spectators;
        this.seats = this.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? seat.online }));
        break;
      case 'orders':
        this.seq = Math.max(this.seq, message.seq);
        if (this.position) {
          const moves = this.position.moves.map((one) =>
            one.seat === message.seat ? { ...one, orders: message.orders, ordered: false } : one,
          );
          this.position = { ...this.position, moves };
        }
        break;
      case 'proposal':
        this.proposal = message.proposal;
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      case 'previews':
        // A plan's answer goes to the caller that asked for it.
        if (message.in_order) break;
        if (message.seq === this.seq || this.#samePosition(message.seq)) {
          const all = new Map(this.foreseen);
          for (const one of message.previews) all.set(one.move, one.after);
          this.foreseen = all;
        }
        break;
    }
  }

  /** Whether this person did it, or it changes what is asked of everybody. */
  #isOwn(entry: LogEntry): boolean {
    if (entry.what === 'moved') return this.mine.includes(entry.seat);
    return entry.what !== 'ended' && entry.what !== 'chat_policy';
  }

  /** The update with its position, also where only what changed was sent. */
  #whole(message: Update): Update {
    const position = message.change === undefined ? message.position : apply(this.#sent, message.change);
    if (!position) return message;
    this.#sent = position;
    return { ...message, position };
  }

  #step(message: Update) {
    this.seq = Math.max(this.seq, message.seq);
    this.phase = message.phase;
    this.log = [...this.log, message.entry];
    if (message.position) this.#place(message.position);
    if (message.seats) this.seats = message.seats;
    if (message.chat_policy) this.chatPolicy = message.chat_policy;
    if (message.ending) this.ending = message.ending;
    this.onEntry(message.entry);
  }

  /** Only what was missed is news; what happens from now on is not. */
  async #missed(leftAt: number | null) {
    if (leftAt === null) return;
    if (this.reaches > leftAt) await this.recall(leftAt);
    const missed = this.log.filter((entry) => entry.seq > leftAt && entry.what === 'moved');
    if (!missed.length) return;
    this.leftAt = leftAt;
    this.missed = missed.length;
    this.onMissed(missed.length);
  }

  /** Chat raises `seq` without changing the position. */
  #samePosition(seq: number) {
    return !this.log.some((entry) => entry.seq > seq);
  }

  #take(told: Snapshot) {
    // A server that knows less than we do tells everything again, and one that tells less than we missed begins the log again.
    const older = told.seq < this.seq || told.since > this.seq ? 0 : this.seq;
    if (!older) this.reaches = told.since;
    // A bot's reasons were for the viewer who asked, not for the next one.
    if (told.you.eyes !== this.you?.eyes) this.reasons = new Map();
    this.you = told.you;
    this.phase = told.phase;
    this.seats = told.seats;
    this.spectators = told.spectators;
    this.log = older
      ? [...this.log.filter((entry) => entry.seq <= older), ...told.log.filter((e) => e.seq > older)]
      : told.log;
    this.chat = older
      ? [...this.chat.filter((line) => line.seq <= older), ...told.chat.filter((l) => l.seq > older)]
      : told.chat;
    this.seq = told.seq;
    this.chatPolicy = told.chat_policy;
    this.proposal = told.proposal;
    this.ending = told.ending;
    this.rematch = told.rematch ?? this.rematch;
    this.series = told.series ?? null;
    this.#sent = told.position;
    this.#place(told.position);
    if (this.#remembers) this.remember();
    for (const seat of told.you.words_wanted) this.ask({ type: 'word', seat, word: word() }).catch(() => {});
  }

  #place(position: Position | null) {
    // A list ends with moves that are not legal now; the next list is compared with them too.
    const moves = position?.moves.map((one) => (one.idle ? { ...one, moves: one.moves.slice(0, -one.idle) } : one));
    this.position = position && { ...position, moves: moves! };
    this.since = Date.now();
    this.foreseen = new Map();
    this.#asked.clear();
  }

  sit(seat: number): Promise<ServerMessage> {
    return this.ask({ type: 'sit', seat, word: word() });
  }
}
