// One socket to one table that comes back by itself: after a reload, a lost network, a sleeping laptop, a restarted server.

import type { ClientMessage, ServerMessage } from '../generated/protocol';
import { heard } from './heard';
import { RefusedError, unanswered } from './refused';
import { phrase } from '../words/every';

export type Link = 'connecting' | 'live' | 'lost' | 'gone';

export interface Listener {
  message(message: ServerMessage): void;
  link(state: Link): void;
}

/** What is used of a browser's WebSocket; tests hand in their own. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}
export type OpenSocket = (url: string) => Wire;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

interface Waiting {
  resolve: (message: ServerMessage) => void;
  reject: (error: Error) => void;
}

export class TableSocket {
  #socket: Wire | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #welcomed = false;
  #url: () => string;
  #listener: Listener;
  #open: OpenSocket;

  constructor(url: () => string, listener: Listener, open: OpenSocket = (to) => new WebSocket(to)) {
    this.#url = url;
    this.#listener = listener;
    this.#open = open;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Sends and waits for the answer that carries the same id. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const socket = this.#socket;
    if (!this.#welcomed || socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new RefusedError(unanswered(phrase('connection-down'))));
    }
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...message }));
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
    this.#abandon();
  }

  #connect() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#welcomed = false;
    const socket = this.#open(this.#url());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(heard(JSON.parse(event.data) as ServerMessage));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#abandon();
      if (this.#closed) return;
      this.#listener.link('lost');
      // A little spread, so that a whole club does not knock at the same moment after a restart.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
    };
  }

  #receive(message: ServerMessage) {
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.#wait = FIRST_WAIT;
      this.#listener.message(message);
      this.#listener.link('live');
      // Somebody may have turned away while it connected.
      if (document.hidden) this.#tellLooking();
      return;
    }
    if (message.type === 'bye') this.#wait = Math.max(FIRST_WAIT, message.retry_ms);
    const id = 'id' in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && waiting) {
      this.#waiting.delete(id);
      if (message.type === 'refused') waiting.reject(new RefusedError(message));
      else waiting.resolve(message);
    }
    this.#listener.message(message);
  }

  #abandon() {
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new RefusedError(unanswered(phrase('connection-lost'))));
    }
    this.#waiting.clear();
  }

  #seen = () => {
    this.#hurry();
    this.#tellLooking();
  };

  /** While nobody looks at the page, the server may tell its person elsewhere that it is their turn. */
  #tellLooking() {
    if (!this.#welcomed || this.#socket?.readyState !== WebSocket.OPEN) return;
    const message: ClientMessage = { type: 'looking', looking: !document.hidden };
    this.#socket.send(JSON.stringify(message));
  }

  #hurry = () => {
    if (!this.#socket && !document.hidden) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };
}
