// For tests: a socket whose other end is the test.

import type { ClientFrame, Position, SeatInfo, ServerMessage, Snapshot, TableInfo } from '../generated/protocol';
import type { Wire } from './socket';

export class MockSocket implements Wire {
  static all: MockSocket[] = [];
  readyState: number = WebSocket.OPEN;
  sent: ClientFrame[] = [];
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  constructor(readonly url: string) {
    MockSocket.all.push(this);
  }
  static open = (url: string) => new MockSocket(url);
  static get last(): MockSocket {
    return MockSocket.all.at(-1)!;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.drop();
  }
  /** The server says something. */
  say(message: ServerMessage) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  /** The line is cut. */
  drop() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

const info: TableInfo = {
  id: 'abc',
  game: 'kuzushi',
  title: 'Kuzushi',
  seats: 2,
  options: {},
  rules_version: 1,
  secrets: false,
  public: false,
  clock: { type: 'none' },
  timeout: 'bot_plays',
  commitment: '',
  created_at: 0,
};

const person = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  taken_over: false,
  online: true,
  resigned: false,
  word: true,
});

export function position(moves: string[], pending: number[] = [1], seat = 1): Position {
  return {
    played: 0,
    view: {},
    pending,
    moves: [{ seat, moves: moves.map((text) => ({ text, move: text })), can_undo: 'no' }],
  };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    you: { user: 'u1', name: 'Ben', host: false, seats: [1], eyes: 1, words_wanted: [] },
    seq: 5,
    phase: 'playing',
    seats: [person('Ann'), person('Ben')],
    spectators: 0,
    position: position(['base 1,0']),
    since: 0,
    log: [{ seq: 5, at: 0, what: 'started', events: [] }],
    chat: [],
    chat_policy: 'everybody',
    proposal: null,
    ending: null,
    left_at: null,
    ...more,
  };
}

export function welcome(more: Partial<Snapshot> = {}, table: Partial<TableInfo> = {}): ServerMessage {
  return { type: 'welcome', protocol: 1, now: Date.now(), table: { ...info, ...table }, ...snapshot(more) };
}
