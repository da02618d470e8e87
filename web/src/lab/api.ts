// The laboratory's part of the server's HTTP side.

import type {
  AskPrint,
  AskSheet,
  ChangeSet,
  Estimate,
  ExperimentReport,
  ExperimentSummary,
  NewExperiment,
  NewSet,
  SavedSet,
  SetSheet,
  SetSummary,
  Steering,
} from '../generated/protocol';
import { call, mine, session } from '../lib/api';

/** From file name to TOML. */
export type Files = SetSheet['files'];

const at = (path: string, id: string) => `/api/${path}/${encodeURIComponent(id)}`;

export const lab = {
  sheet: (game: string, ask: AskSheet) => mine<SetSheet>('POST', `${at('games', game)}/sheet`, ask),
  /** One's own sets of a game, or of all games. */
  sets: (game?: string) =>
    mine<SetSummary[]>('GET', game === undefined ? '/api/sets' : `/api/sets?game=${encodeURIComponent(game)}`),
  set: (set: string) => mine<SavedSet>('GET', at('sets', set)),
  save: (set: NewSet) => mine<SetSummary>('POST', '/api/sets', set),
  change: (set: string, change: ChangeSet) => mine<SetSummary>('PUT', at('sets', set), change),
  async remove(set: string): Promise<void> {
    await session();
    await call('DELETE', at('sets', set));
  },
  estimate: (plan: NewExperiment) => mine<Estimate>('POST', '/api/experiments/estimate', plan),
  start: (plan: NewExperiment) => mine<ExperimentSummary>('POST', '/api/experiments', plan),
  experiments: () => mine<ExperimentSummary[]>('GET', '/api/experiments'),
  experiment: (id: string) => mine<ExperimentReport>('GET', at('experiments', id)),
  steer: (id: string, to: Steering) => mine<ExperimentSummary>('POST', at('experiments', id), { to }),
  async forget(id: string): Promise<void> {
    await session();
    await call('DELETE', at('experiments', id));
  },
  /** Where a browser downloads an experiment as a file. */
  fileOf: (id: string) => `${at('experiments', id)}/file`,
  async print(game: string, ask: AskPrint): Promise<Blob> {
    await session();
    return (await call('POST', `${at('games', game)}/print`, ask)).blob();
  },
};

/** Hands a file to the browser to keep. */
export function keep(name: string, what: Blob | string): void {
  const url = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type: 'text/plain' }) : what);
  const link = document.createElement('a');
  [link.href, link.download] = [url, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
