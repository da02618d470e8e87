// What just happened, for as long as it is shown: Masterstrokes on the stage, lines for the ticker, votes falling into boxes.

import type { KursiEvent } from '../../generated/kursi';
import type { Told } from '../../lib/room';
import { moments, type Announced, type Turned } from './moments';

const STAGE = 6500;
const FALL = 2700;

export interface Drop {
  key: number;
  at: string;
  seat: number;
  sum: number;
}

export class News {
  lines = $state.raw<Announced[]>([]);
  turned = $state.raw<Turned | null>(null);
  drops = $state.raw<Drop[]>([]);
  #seen: unknown = null;
  #count = 0;

  /** The events of the newest move. The first look at a table shows it as it lies. */
  hear(events: Told<KursiEvent>[], tell: (event: Told<KursiEvent>) => string) {
    const first = this.#seen === null;
    if (this.#seen === events) return;
    this.#seen = events;
    if (first) return;
    const found = moments(events, tell);
    const turned = found.find((one): one is Turned => one.kind === 'strokes');
    if (turned) {
      this.turned = turned;
      setTimeout(() => this.turned === turned && this.clearStage(), STAGE);
    }
    const fresh = found.filter((one): one is Announced => one.kind === 'news');
    this.lines = [...this.lines.slice(0, 1), ...fresh].slice(-9);
    for (const event of events) {
      if (event.event === 'votes' && event.sum) this.#fall({ at: event.at, seat: event.seat, sum: event.sum });
      if (event.event === 'minus') this.#fall({ at: event.at, seat: event.of, sum: -2 });
    }
  }

  clearStage() {
    this.turned = null;
  }

  /** The first line has been read. */
  read() {
    this.lines = this.lines.slice(1);
  }

  #fall(drop: Omit<Drop, 'key'>) {
    const key = ++this.#count;
    this.drops = [...this.drops, { key, ...drop }];
    setTimeout(() => (this.drops = this.drops.filter((one) => one.key !== key)), FALL);
  }
}
