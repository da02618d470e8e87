// One table as this device knows it: the newest of everything the server told, and the few things a person can ask for.

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
  ServerMessage,
  Snapshot,
  TableEvent,
  TableInfo,
  You,
} from '../generated/protocol';
import type { Foreseen } from './room';
import { TableSocket, type Link, type OpenSocket } from './socket';
import type { Reason } from './Why.svelte';

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
  chatPolicy = $state<ChatPolicy>('everybody');
  proposal = $state.raw<Proposal | null>(null);
  ending = $state.raw<Ending | null>(null);
  rematch = $state<string | null>(null);
  /** Entries after this are news to somebody who comes back. */
  leftAt = $state<number | null>(null);
  /** The server's clock minus ours. */
  skew = $state(0);
  /** When `position` arrived, for running clocks. */
  since = $state(0);
  foreseen = $state.raw<Map<string, Foreseen | null>>(new Map());
  /** What bots said when they were asked for their reasons, by the number of the log's entry. */
  reasons = $state.raw<ReadonlyMap<number, Reason>>(new Map());

  /** Told of each thing that happens while somebody watches; not of what a snapshot brings. */
  onEntry: (entry: LogEntry) => void = () => {};
  onChat: (line: ChatLine) => void = () => {};
  /** Told how many moves were made while this person was away. */
  onMissed: (moves: number) => void = () => {};

  #socket: TableSocket;
  #asked = new Set<string>();

  constructor(id: string, open?: OpenSocket) {
    this.id = id;
    const url = () => {
      // Somebody who holds several hands comes back with nobody's eyes: what one hand had read is not kept for the next.
      if (this.info?.secrets && this.mine.length > 1) this.seq = 0;
      // Numbers belong to the eyes they were sent to, and whoever comes back has their usual ones.
      if (this.eyes === 'everything') this.seq = 0;
      const since = this.seq && this.log.length ? `?since=${this.seq}` : '';
      return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${since}`;
    };
    this.#socket = new TableSocket(
      url,
      { message: (message) => this.#hear(message), link: (state) => (this.link = state) },
      open,
    );
  }

  close() {
    this.#socket.close();
  }

  readonly names = $derived(this.seats.map((seat, i) => seat.name || `Seat ${i + 1}`));
  readonly mine = $derived(this.you?.seats ?? []);
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
  readonly moves = $derived(
    this.phase === 'playing' ? (this.position?.moves.find((one) => one.seat === this.acting)?.moves ?? []) : [],
  );
  /** What the server answers for the acting seat. */
  readonly orders = $derived(this.position?.moves.find((one) => one.seat === this.acting)?.orders ?? []);
  /** Whether the acting seat may ask what a strong player would do. */
  readonly canHint = $derived(this.position?.moves.find((one) => one.seat === this.acting)?.can_hint ?? false);
  readonly canUndo = $derived(this.position?.moves.find((one) => one.seat === this.undoSeat)?.can_undo ?? 'no');
  /** The held seat whose last move could be taken back. */
  readonly undoSeat = $derived(this.position?.moves.find((one) => one.can_undo !== 'no')?.seat ?? this.acting);
  readonly yourTurn = $derived(this.phase === 'playing' && this.pending.some((seat) => this.mine.includes(seat)));
  /** What each move did, the setup first; what was taken back is not among it. */
  readonly told = $derived.by<TableEvent[][]>(() => {
    const told: TableEvent[][] = [];
    const movers: (number | null)[] = [];
    for (const entry of this.log) {
      if (entry.what === 'moved' || entry.what === 'started') {
        told.push(entry.events);
        movers.push(entry.what === 'moved' ? entry.seat : null);
      }
      if (entry.what === 'undone') movers.length = told.length = Math.max(1, told.length - entry.moves);
      // A secret choice is taken back out of the middle; what others did since stays.
      const at = entry.what === 'took_back' ? movers.lastIndexOf(entry.seat) : -1;
      if (at >= 0) {
        told.splice(at, 1);
        movers.splice(at, 1);
      }
    }
    return told;
  });
  /** What the newest move (or the setup) did. */
  readonly newest = $derived<TableEvent[]>(this.told.at(-1) ?? []);

  ask(message: ClientMessage): Promise<ServerMessage> {
    return this.#socket.ask(message);
  }

  async play(seat: number, move: string): Promise<void> {
    await this.ask({ type: 'play', seat, seq: this.seq, move });
  }

  /** Asks once per position what a move would do; the answer lands in `foreseen`. */
  foresee(seat: number, move: string) {
    const key = `${this.seq} ${seat} ${move}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.ask({ type: 'preview', seat, moves: [move] }).catch(() => this.#asked.delete(key));
  }

  /** What a strong player would do for a seat; only where nobody else could mind. */
  async hint(seat: number): Promise<Hint> {
    const told = await this.ask({ type: 'hint', seat });
    if (told.type !== 'hint') throw new Error('The server answered something else.');
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
      say({ state: 'refused', text: error instanceof Error ? error.message : String(error) });
    }
  }

  #hear(message: ServerMessage) {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.skew = message.now - Date.now();
        this.#take(message);
        this.#missed(message.left_at);
        break;
      case 'snapshot':
        // A snapshot always tells the whole log.
        this.seq = 0;
        this.#take(message);
        break;
      case 'update':
        this.seq = message.seq;
        this.phase = message.phase;
        this.log = [...this.log, message.entry];
        if (message.position) this.#place(message.position);
        if (message.seats) this.seats = message.seats;
        if (message.chat_policy) this.chatPolicy = message.chat_policy;
        if (message.ending) this.ending = message.ending;
        this.onEntry(message.entry);
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
            one.seat === message.seat ? { ...one, orders: message.orders } : one,
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
        if (message.seq === this.seq || this.#samePosition(message.seq)) {
          const all = new Map(this.foreseen);
          for (const one of message.previews) all.set(one.move, one.after);
          this.foreseen = all;
        }
        break;
    }
  }

  /** Only what was missed is news; what happens from now on is not. */
  #missed(leftAt: number | null) {
    const missed = leftAt === null ? [] : this.log.filter((entry) => entry.seq > leftAt && entry.what === 'moved');
    if (leftAt === null || !missed.length) return;
    this.leftAt = leftAt;
    this.onMissed(missed.length);
  }

  /** Chat raises `seq` without changing the position. */
  #samePosition(seq: number) {
    return !this.log.some((entry) => entry.seq > seq);
  }

  #take(told: Snapshot) {
    // A server that knows less than we do tells everything again.
    const older = told.seq < this.seq ? 0 : this.seq;
    // What a bot told one pair of eyes is not for the next.
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
    this.#place(told.position);
    for (const seat of told.you.words_wanted) this.ask({ type: 'word', seat, word: word() }).catch(() => {});
  }

  #place(position: Position | null) {
    this.position = position;
    this.since = Date.now();
    this.foreseen = new Map();
    this.#asked.clear();
  }

  sit(seat: number): Promise<ServerMessage> {
    return this.ask({ type: 'sit', seat, word: word() });
  }
}
