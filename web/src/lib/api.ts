// The server's HTTP side, with its types. What it refuses is thrown as `RefusedError`.

import type {
  Address,
  Analyse,
  Analysed,
  AnalysedMove,
  AnalyseMove,
  AskPosition,
  ChangePassword,
  CreateTable,
  Credentials,
  Daily,
  GameInfo,
  Me,
  PositionAt,
  Replay,
  Replayed,
  TableCreated,
  TablePage,
  TableSummary,
  Verified,
} from '../generated/protocol';
import type { RulesPage } from '../generated/rules';
import { cast } from './cast.svelte';
import { heard } from './heard';
import { type Refused, RefusedError, unanswered } from './refused';
import { shelf } from './shelf.svelte';
import { phrase } from '../words/every';

/** For parts of the page with an interface of their own, such as the laboratory. */
export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new RefusedError(unanswered(phrase('server-unreachable')));
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Refused } | null;
  throw new RefusedError(
    said?.error ?? unanswered(phrase('server-answered', { status: answer.status })),
    answer.status,
  );
}

const json = async <T>(method: string, path: string, body?: unknown) =>
  heard((await (await call(method, path, body)).json()) as T);

let arrival: Promise<Me> | null = null;

/** What this device keeps belongs to whoever is signed in: what another person left is deleted. */
async function greet(me: Me): Promise<Me> {
  await import('../back/house').then(({ arrived }) => arrived(me)).catch(() => {});
  return me;
}

/** Everybody is a guest from the first page on; asked once per page load. */
export function session(): Promise<Me> {
  if (!arrival) {
    arrival = json<Me>('POST', '/api/session', {});
    arrival.then(greet, () => (arrival = null));
  }
  return arrival;
}

/** Somebody came in otherwise than by a password: from now on the page is theirs. */
export function become(me: Me): Promise<Me> {
  arrival = Promise.resolve(me);
  return greet(me);
}

/** The session is gone: the next question makes a new guest. */
export async function nobody(): Promise<void> {
  arrival = null;
  await import('../back/house').then(({ forget }) => forget());
}

/** After the session, since all calls below need it. */
export async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  await session();
  return json<T>(method, path, body);
}

let games: Promise<GameInfo[]> | null = null;
const rules = new Map<string, Promise<RulesPage>>();

export const api = {
  games(): Promise<GameInfo[]> {
    games ??= mine<GameInfo[]>('GET', '/api/games').then((list) => {
      shelf.games = list;
      return cast.meet(list);
    });
    games.catch(() => (games = null));
    return games;
  },
  rules(game: string): Promise<RulesPage> {
    let page = rules.get(game);
    if (!page) {
      page = mine<RulesPage>('GET', `/api/games/${encodeURIComponent(game)}/rules?language=${__LANGUAGE__}`);
      page.catch(() => rules.delete(game));
      rules.set(game, page);
    }
    return page;
  },
  daily: (game: string) => mine<Daily>('GET', `/api/games/${encodeURIComponent(game)}/daily`),
  /** Where friends find this server. */
  address: () => mine<Address>('GET', '/api/address'),
  create: (table: CreateTable) => mine<TableCreated>('POST', '/api/tables', table),
  /** One's own tables, the first page. */
  tables: (over: boolean) => mine<TablePage>('GET', `/api/tables?over=${over}`),
  table: (id: string) => mine<TableSummary>('GET', `/api/tables/${encodeURIComponent(id)}`),
  /** Public tables: the first page, or the one after another. */
  lobby: (after?: string) =>
    mine<TablePage>('GET', after === undefined ? '/api/lobby' : `/api/lobby?after=${encodeURIComponent(after)}`),
  async record(id: string): Promise<string> {
    await session();
    return (await call('GET', `/api/tables/${encodeURIComponent(id)}/record`)).text();
  },
  verifyTable: (id: string) => mine<Verified>('GET', `/api/tables/${encodeURIComponent(id)}/verify`),
  verify: (record: string) => mine<Verified>('POST', '/api/verify', { record }),
  /** The steps asked for, all of them: the server gives them out in pages. */
  async replay(ask: Replay): Promise<Replayed> {
    const told = await mine<Replayed>('POST', '/api/replay', ask);
    const last = Math.min(ask.to ?? told.moves, told.moves);
    for (let seen = told.steps.at(-1)?.number ?? last; seen < last;) {
      const { steps } = await mine<Replayed>('POST', '/api/replay', { ...ask, from: seen + 1, to: last });
      told.steps.push(...steps);
      seen = steps.at(-1)?.number ?? last;
    }
    return told;
  },
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
  /** Every page of this person comes in that language from now on. */
  speak: (language: string) => mine<Me>('PATCH', '/api/me', { language }),
  async claim(who: Credentials): Promise<Me> {
    const me = await mine<Me>('POST', '/api/account', who);
    arrival = Promise.resolve(me);
    return me;
  },
  async login(who: Credentials): Promise<Me> {
    const me = await mine<Me>('POST', '/api/login', who);
    arrival = Promise.resolve(me);
    return greet(me);
  },
  /** All other devices are signed out by it. */
  async changePassword(wish: ChangePassword): Promise<Me> {
    const me = await mine<Me>('POST', '/api/password', wish);
    arrival = Promise.resolve(me);
    return me;
  },
  async logout(where: 'here' | 'everywhere'): Promise<void> {
    await call('POST', where === 'here' ? '/api/logout' : '/api/logout/everywhere');
    await nobody();
  },
};

/** Waits and asks again when the server has too much to do. */
export async function patiently<T>(ask: () => Promise<T>, tries = 20, pause = 1500): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refused.code !== 'too_many' || n >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
