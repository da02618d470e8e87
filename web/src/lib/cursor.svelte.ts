// One tab stop for a whole board: the board has the focus, and a cursor walks over its places. For boards made of buttons that
// take the focus themselves there is `roving`.

import type { Attachment } from 'svelte/attachments';
import { modified } from './keys';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key is one of the four arrows. */
export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** What a board tells its cursor. */
export interface Ground<Place> {
  /** Where a key leads from a place; null for a key that does not walk. */
  walk(from: Place, key: string): Place | null;
  /** Where somebody who comes by keyboard starts, given where the cursor was last; without it the cursor stays and looks at nothing. */
  start?(last: Place): Place;
  /** The cursor stands on a place, by keys or pointer; null when it leaves the board. */
  look(at: Place | null): void;
  /** Enter or space. */
  choose(at: Place): void;
  /** Escape: whether there was something to close; if not, the board is left. */
  close?(): boolean;
}

/** The cursor of a board that is one `role="application"` with `aria-activedescendant`. Spread `board` on it. */
export class Cursor<Place> {
  at: Place;
  /** Whether the board has the focus. */
  focused = $state(false);
  /** Whether keys were used last: only then is the cursor drawn. */
  byKeys = $state(false);
  readonly #ground: Ground<Place>;

  constructor(at: Place, ground: Ground<Place>) {
    this.at = $state(at);
    this.#ground = ground;
  }

  /** The place that is marked, while the cursor is drawn. */
  get shown(): Place | null {
    return this.focused && this.byKeys ? this.at : null;
  }

  /** Takes the cursor to a place as keys do. */
  go(to: Place) {
    this.byKeys = true;
    this.at = to;
    this.#ground.look(to);
  }

  /** The pointer is over a place. A finger is not: it has no hover. */
  hover(at: Place, event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    this.point(at);
    this.#ground.look(at);
  }

  /** The pointer has touched a place. */
  point(at: Place) {
    this.byKeys = false;
    this.at = at;
  }

  /** What the board's element listens to. */
  readonly board = {
    tabindex: 0,
    onkeydown: (event: KeyboardEvent) => this.#press(event),
    onkeyup: () => (this.byKeys = true),
    onfocusin: (event: FocusEvent) => {
      if (inside(event, event.relatedTarget)) return;
      this.focused = true;
      const { start } = this.#ground;
      if (this.byKeys && start) this.go(start(this.at));
    },
    onfocusout: (event: FocusEvent) => {
      if (inside(event, event.relatedTarget)) return;
      this.focused = false;
      this.#ground.look(null);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') this.#ground.look(null);
    },
  } as const;

  #press(event: KeyboardEvent) {
    if (modified(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // A button inside the board that has the focus answers by itself.
      if (event.target instanceof HTMLButtonElement) return;
      this.#ground.choose(this.at);
    } else if (event.key === 'Escape') {
      const at = document.activeElement;
      if (!this.#ground.close?.() && (at instanceof HTMLElement || at instanceof SVGElement)) at.blur();
    } else {
      const next = this.#ground.walk(this.at, event.key);
      if (next === null) return;
      this.go(next);
    }
    event.preventDefault();
  }
}

function inside({ currentTarget }: Event, other: EventTarget | null): boolean {
  return currentTarget instanceof Node && other instanceof Node && currentTarget.contains(other);
}

/**
 * A row of things: left and right go round, Home and End to its ends; null for another key. A column has up and down instead, and
 * `round: false` stops at the ends.
 */
export function along(
  length: number,
  at: number,
  key: string,
  { column = false, round = true }: { column?: boolean; round?: boolean } = {},
): number | null {
  // Where lines run from right to left, so do rows.
  const [next, last] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const steps: Record<string, number> = {
    [column ? 'ArrowDown' : next]: 1,
    [column ? 'ArrowUp' : last]: -1,
    Home: -at,
    End: length - 1 - at,
  };
  const step = steps[key];
  if (!length || step === undefined) return null;
  const to = at + step;
  return round ? (to + length) % length : Math.min(length - 1, Math.max(0, to));
}

/** How strictly an arrow keeps its direction. */
export interface Aim {
  /** What a step aside costs compared with one ahead: for left and right, and for up and down. */
  aside: readonly [across: number, down: number];
  /** How far aside something may lie, as a multiple of how far ahead it lies. */
  cone?: number;
}

/** Things that lie on the screen: the one an arrow key leads to, or none. */
export function towards<Thing extends Element>(things: Thing[], from: Thing, key: string, aim: Aim): Thing | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = middle(from);
  const price = aim.aside[way[0] ? 0 : 1];
  let best: Thing | null = null;
  let least = Infinity;
  for (const one of things) {
    if (one === from) continue;
    const { x, y } = middle(one);
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    if (ahead < 4 || aside > ahead * (aim.cone ?? Infinity)) continue;
    const far = ahead + aside * price;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const STOPS = '[data-stop]:not(:disabled)';

/** One tab stop for all `data-stop` buttons of an element; arrows walk between them by where they lie, Home and End by their order. */
export const roving: Attachment<HTMLElement> = (board) => {
  let last: HTMLElement | null = null;
  const stops = () => [...board.querySelectorAll<HTMLElement>(STOPS)];
  const stopOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(STOPS) : null);

  /** The tab stop is the button last used, else the first one that is lit, else the first. */
  function appoint() {
    const all = stops();
    const home = last && all.includes(last) ? last : (all.find((one) => one.dataset.lit !== undefined) ?? all[0]);
    for (const one of all) {
      const wanted = one === home ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  }
  function focused(event: FocusEvent) {
    const stop = stopOf(event);
    if (!stop) return;
    last = stop;
    appoint();
  }
  function keys(event: KeyboardEvent) {
    const from = stopOf(event);
    if (!from || modified(event)) return;
    const all = stops();
    // Left and right keep to the row more strictly than up and down to the column.
    if (isArrow(event.key)) towards(all, from, event.key, { aside: [4, 1.6] })?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else return;
    event.preventDefault();
  }
  const watch = new MutationObserver(appoint);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit', 'disabled'] });
  board.addEventListener('focusin', focused);
  board.addEventListener('keydown', keys);
  appoint();
  return () => {
    watch.disconnect();
    board.removeEventListener('focusin', focused);
    board.removeEventListener('keydown', keys);
  };
};

/**
 * A list of `role="menuitem"` buttons: arrows go round, 1 to 9 press, Escape closes. Opened by keys it takes the focus, and gives it
 * back when it closes.
 */
export function menu(focus: boolean, close: () => void): Attachment<HTMLElement> {
  return (list) => {
    const items = () => [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const before = document.activeElement;
    function keys(event: KeyboardEvent) {
      if (modified(event)) return;
      const all = items();
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      const at = all.findIndex((one) => one === document.activeElement);
      if (step) all.at((Math.max(at, step < 0 ? 0 : -1) + step) % all.length)?.focus();
      else if (event.key === 'Escape') close();
      else if (all[Number(event.key) - 1]) all[Number(event.key) - 1]!.click();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    list.addEventListener('keydown', keys);
    if (focus) (items()[0] ?? list).focus();
    return () => {
      list.removeEventListener('keydown', keys);
      const lost = document.activeElement === document.body || list.contains(document.activeElement);
      if (focus && lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
    };
  };
}
