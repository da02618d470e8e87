// One tab stop for a table full of buttons: arrows walk between them by where they lie on the screen.

const STOPS = '[data-stop]:not(:disabled)';

export function roving(table: HTMLElement) {
  let last: HTMLElement | null = null;
  const stops = () => [...table.querySelectorAll<HTMLElement>(STOPS)];

  function settle() {
    const all = stops();
    const home = last && all.includes(last) ? last : (all.find((one) => one.dataset.lit !== undefined) ?? all[0]);
    for (const one of all) {
      const wanted = one === home ? 0 : -1;
      if (one.tabIndex !== wanted) one.tabIndex = wanted;
    }
  }
  function focused(event: FocusEvent) {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (!stop) return;
    last = stop;
    settle();
  }
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  function keys(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (!way || !from) return;
    event.preventDefault();
    const here = middle(from);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const one of stops()) {
      if (one === from) continue;
      const { x, y } = middle(one);
      const along = (x - here.x) * way[0]! + (y - here.y) * way[1]!;
      const aside = Math.abs((x - here.x) * way[1]!) + Math.abs((y - here.y) * way[0]!);
      if (along < 4) continue;
      // Up and down keep to the column, left and right to the row.
      const far = along + aside * (way[0] ? 4 : 1.6);
      if (far < least) [best, least] = [one, far];
    }
    best?.focus();
  }
  // Where the screen tells nothing (no layout), order in the page does.
  function fallback(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return;
    const all = stops();
    (event.key === 'Home' ? all[0] : all.at(-1))?.focus();
    event.preventDefault();
  }
  const watch = new MutationObserver(settle);
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit', 'disabled'] });
  table.addEventListener('focusin', focused);
  table.addEventListener('keydown', keys);
  table.addEventListener('keydown', fallback);
  settle();
  return {
    destroy() {
      watch.disconnect();
      table.removeEventListener('focusin', focused);
      table.removeEventListener('keydown', keys);
      table.removeEventListener('keydown', fallback);
    },
  };
}
