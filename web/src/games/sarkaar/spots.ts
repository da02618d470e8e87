// Where an arrow key leads: to the nearest thing in that direction, by where things hang on the wall.

type Thing = Element & { dataset: DOMStringMap };

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The spot to go to; where nothing lies in that direction, the one we are on. */
export function next(things: Thing[], from: string | null, key: string): string | null {
  const way = WAYS[key];
  const shown = things.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 || things.every((other) => other.getBoundingClientRect().width === 0);
  });
  const here = shown.find((one) => one.dataset.spot === from);
  if (!way || !here) return shown[0]?.dataset.spot ?? null;
  const middle = (one: Thing) => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const start = middle(here);
  let best: Thing | null = null;
  let least = Infinity;
  for (const one of shown) {
    if (one === here) continue;
    const to = middle(one);
    const along = (to.x - start.x) * way[0] + (to.y - start.y) * way[1];
    const aside = Math.abs((to.x - start.x) * way[1]) + Math.abs((to.y - start.y) * way[0]);
    if (along < 4 || aside > along * 3.2) continue;
    const far = along + aside * 1.8;
    if (far < least) [best, least] = [one, far];
  }
  return (best ?? here).dataset.spot ?? null;
}
