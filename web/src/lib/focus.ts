// The focus never drops to the page's body: when what had it goes away, the nearest thing that is still there takes it.

const PLACES = '.middle, .prompt, aside, .seats, dialog';
const TAKES = '[role=application], [tabindex="0"], button:not(:disabled), a[href], input, select, summary';

/** An attachment for what holds the whole table. */
export function keepsFocus(root: HTMLElement) {
  let last: { thing: Element; place: Element | null } | null = null;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = { thing: target, place: target.closest(PLACES) };
  };
  const gone = (thing: Element) => !thing.isConnected || thing.matches(':disabled') || !thing.getClientRects().length;
  function keep() {
    if (!last || document.activeElement !== document.body || !gone(last.thing)) return;
    const seen = (one: Element) => one.getClientRects().length > 0;
    const near = [last.place, root.querySelector('.middle'), root.querySelector('.prompt')];
    const next = near
      .flatMap((place) => (place?.isConnected ? [...place.querySelectorAll<HTMLElement | SVGElement>(TAKES)] : []))
      .find(seen);
    last = null;
    next?.focus({ preventScroll: true });
  }
  // Once everything that belongs to a change has been drawn.
  let waiting = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(keep);
  });
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'open', 'hidden'] });
  root.addEventListener('focusin', note);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(waiting);
    root.removeEventListener('focusin', note);
  };
}
