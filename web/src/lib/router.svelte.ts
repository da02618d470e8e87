// Pages by path. Links stay ordinary links; a click on one inside the site becomes a step in the browser's history.

import { untrack } from 'svelte';

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash };
}

class Router {
  place = $state.raw(here());
  /** Counts arrivals, so that a page can tell a visit from a change of its query. */
  visits = $state(0);

  start(): () => void {
    const back = () => {
      this.place = here();
      this.visits++;
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.place = here();
    if (replace) return;
    // An effect that navigates must not depend on the place it navigates to.
    untrack(() => this.visits++);
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history and without telling anybody: for sliders. */
  note(to: string) {
    history.replaceState(null, '', to);
  }
}

export const router = new Router();

/** `/t/:table` against `/t/abc` gives `{ table: 'abc' }`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const piece = found[i]!;
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(piece);
      } catch {
        return null;
      }
      if (!piece) return null;
    } else if (part !== piece) return null;
  }
  return params;
}
