// Clicks are for what a person has seen: when a new position brings something else under a resting pointer, a click there does not
// count for half a second.

/** How long a click does not count after something moved under the pointer. */
const HELD_MS = 500;
/** Nobody answers a new position sooner than this: a click by then was meant for the one before. */
const BLINK_MS = 150;
/** How long a new position is watched, and again after each thing that moved: pieces travel, and the view slides. */
const WATCH_MS = 1000;
/** A pointer that went this far, in pixels, was aimed again. */
const AIMED = 24;

interface Spot {
  thing: Element | null;
  /** What it says, and what the page knows it by: a board that slides by a whole space brings another one of the same looks. */
  key: string;
  left: number;
  top: number;
}

/** The nearest thing that the page knows by something, and by what. */
function known(thing: Element | null): string {
  for (let up = thing; up; up = up.parentElement) {
    const data = (up as HTMLElement | SVGElement).dataset;
    if (Object.keys(data).length) return JSON.stringify(data);
  }
  return '';
}

function spot({ x, y }: { x: number; y: number }): Spot {
  const thing = document.elementFromPoint(x, y);
  const { left, top } = thing?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { thing, key: `${thing?.textContent ?? ''} ${known(thing)}`, left, top };
}

function moved(a: Spot, b: Spot): boolean {
  const other = a.thing !== b.thing && (a.thing?.tagName !== b.thing?.tagName || a.key !== b.key);
  return other || Math.hypot(a.left - b.left, a.top - b.top) > 3;
}

/** Holds clicks back while `position` brings other things under the pointer. Called once by the component that shows it. */
export function steady(position: () => unknown) {
  let at = { x: -1, y: -1 };
  let under: Spot | null = null;
  let slid = -Infinity;
  let changed = -Infinity;
  let watching = 0;

  function point({ clientX: x, clientY: y }: PointerEvent) {
    if (Math.hypot(x - at.x, y - at.y) > AIMED) {
      at = { x, y };
      slid = changed = -Infinity;
    } else if (watching) return;
    under = spot(at);
  }
  function look() {
    if (!under) return;
    const now = spot(at);
    if (!moved(under, now)) return;
    slid = performance.now();
    under = now;
  }
  function watch(since: number) {
    look();
    const still = performance.now() - Math.max(since, slid) < WATCH_MS;
    watching = still ? requestAnimationFrame(() => watch(since)) : 0;
  }
  function hold(event: MouseEvent) {
    // A key has no pointer, a finger does not rest (its first tap shows, the second does), and a dialog lies above the table.
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    // The view may have moved since the last frame.
    if (watching) look();
    const now = performance.now();
    if (now - slid > HELD_MS && now - changed > BLINK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }

  $effect(() => {
    addEventListener('pointermove', point, true);
    addEventListener('pointerdown', point, true);
    addEventListener('click', hold, true);
    return () => {
      cancelAnimationFrame(watching);
      removeEventListener('pointermove', point, true);
      removeEventListener('pointerdown', point, true);
      removeEventListener('click', hold, true);
    };
  });
  $effect(() => {
    position();
    cancelAnimationFrame(watching);
    changed = performance.now();
    watch(changed);
  });
}
