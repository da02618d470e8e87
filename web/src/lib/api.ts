// The server's HTTP side, with its types. Anything refused becomes a Refused with words for people.

import type {
  Analyse,
  Analysed,
  AnalysedMove,
  AnalyseMove,
  AskPosition,
  CreateTable,
  Credentials,
  Daily,
  GameInfo,
  Me,
  PositionAt,
  Refusal,
  Replay,
  Replayed,
  TableCreated,
  TableSummary,
  Verified,
} from '../generated/protocol';

import { cast } from './cast.svelte';
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
  get rule(): string | undefined {
    return this.refusal.rule;
  }
}

const OFFLINE: Refusal = {
  code: 'internal',
  message: 'The server cannot be reached. Is it running, and are you online?',
};

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, OFFLINE);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Refusal } | null;
  throw new Refused(
    answer.status,
    said?.error ?? { code: 'internal', message: `The server answered ${answer.status}.` },
  );
}

const json = async <T>(method: string, path: string, body?: unknown) =>
  (await call(method, path, body)).json() as Promise<T>;

let arrival: Promise<Me> | null = null;

/** Everybody is a guest from the first page on; asked once per page load. */
export function session(): Promise<Me> {
  arrival ??= json<Me>('POST', '/api/session', {});
  arrival.catch(() => (arrival = null));
  return arrival;
}

/** After the session, since all calls below need it. */
async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  await session();
  return json<T>(method, path, body);
}

let shelf: Promise<GameInfo[]> | null = null;
const rules = new Map<string, Promise<string>>();

export const api = {
  games(): Promise<GameInfo[]> {
    shelf ??= mine<GameInfo[]>('GET', '/api/games').then((games) => cast.meet(games));
    shelf.catch(() => (shelf = null));
    return shelf;
  },
  rules(game: string): Promise<string> {
    let text = rules.get(game);
    if (!text) {
      text = session().then(async () => (await call('GET', `/api/games/${encodeURIComponent(game)}/rules`)).text());
      text.catch(() => rules.delete(game));
      rules.set(game, text);
    }
    return text;
  },
  daily: (game: string) => mine<Daily>('GET', `/api/games/${encodeURIComponent(game)}/daily`),
  create: (table: CreateTable) => mine<TableCreated>('POST', '/api/tables', table),
  tables: (over?: boolean) =>
    mine<TableSummary[]>('GET', over === undefined ? '/api/tables' : `/api/tables?over=${over}`),
  table: (id: string) => mine<TableSummary>('GET', `/api/tables/${encodeURIComponent(id)}`),
  lobby: () => mine<TableSummary[]>('GET', '/api/lobby'),
  async record(id: string): Promise<string> {
    await session();
    return (await call('GET', `/api/tables/${encodeURIComponent(id)}/record`)).text();
  },
  verifyTable: (id: string) => mine<Verified>('GET', `/api/tables/${encodeURIComponent(id)}/verify`),
  verify: (record: string) => mine<Verified>('POST', '/api/verify', { record }),
  replay: (ask: Replay) => mine<Replayed>('POST', '/api/replay', ask),
  /** What each seat could expect at some positions of a record. */
  analysis: (ask: Analyse) => mine<Analysed>('POST', '/api/analysis', ask),
  /** What a move of a record cost, and what was better. */
  analysedMove: (ask: AnalyseMove) => mine<AnalysedMove>('POST', '/api/analysis/move', ask),
  position: (ask: AskPosition) => mine<PositionAt>('POST', '/api/position', ask),
  async rename(name: string): Promise<Me> {
    const me = await mine<Me>('PATCH', '/api/me', { name });
    arrival = Promise.resolve(me);
    return me;
  },
  async claim(who: Credentials): Promise<Me> {
    const me = await mine<Me>('POST', '/api/account', who);
    arrival = Promise.resolve(me);
    return me;
  },
  async login(who: Credentials): Promise<Me> {
    const me = await mine<Me>('POST', '/api/login', who);
    arrival = Promise.resolve(me);
    return me;
  },
  async logout(): Promise<void> {
    await call('POST', '/api/logout');
    arrival = null;
  },
};

/** Waits and asks again when the server has too much to do. */
export async function patiently<T>(ask: () => Promise<T>, tries = 20, pause = 1500): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== 'too_many' || n >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
