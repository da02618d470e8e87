// What was changed and not saved, kept in this tab: by game, and by the set it began from.

import type { SetSummary } from '../generated/protocol';
import type { Files } from './api';

interface Draft {
  /** The version it began from; another one makes the draft worthless. */
  of: string | null;
  files: Files;
}

const keyOf = (game: string, of: SetSummary | null) => `hustings-lab-${game}-${of?.set ?? ''}`;

export const drafts = {
  read(game: string, of: SetSummary | null): Files | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(keyOf(game, of)) ?? 'null') as Draft | null;
      return kept?.of === (of?.version ?? null) ? (kept?.files ?? null) : null;
    } catch {
      return null;
    }
  },
  write(game: string, of: SetSummary | null, files: Files): void {
    try {
      const draft: Draft = { of: of?.version ?? null, files };
      sessionStorage.setItem(keyOf(game, of), JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing: the draft lives as long as the page.
    }
  },
  drop(game: string, of: SetSummary | null): void {
    try {
      sessionStorage.removeItem(keyOf(game, of));
    } catch {
      // See above.
    }
  },
};
