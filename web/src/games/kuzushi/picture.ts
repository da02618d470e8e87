// The board as a picture that carries its own colours: for the result card that people send around.

import type { KuzushiView as View } from '../../generated/kuzushi';
import { DEEP, PAINT, PARTIES } from '../../lib/parties';
import { CELL, centre } from './drawing';

export function picture(view: View): string {
  const { bounds } = view;
  const wide = bounds.right - bounds.left + 1;
  const high = bounds.top - bounds.bottom + 1;
  const side = Math.max(wide, high) * CELL + 60;
  const x = ((bounds.left + bounds.right) / 2) * CELL - side / 2;
  const y = (-(bounds.top + bounds.bottom) / 2) * CELL - side / 2;
  const tiles = view.tiles.map((tile) => {
    const at = centre(tile.at);
    const paint = PAINT[tile.seat]!;
    const sign = PARTIES[tile.seat]!.path;
    const mark = (scale: number, dx = 0, dy = 0) =>
      `<path d="${sign}" fill="#fffaf0" transform="translate(${dx} ${dy}) scale(${scale}) translate(-12 -12)"/>`;
    const drawn =
      tile.kind === 'base'
        ? `<rect x="-43" y="-36" width="86" height="81" rx="17" fill="${DEEP[tile.seat]}"/><rect x="-43" y="-44" width="86" height="80" rx="17" fill="${paint}"/>${mark(1.9, 0, -4)}`
        : tile.kind === 'flag'
          ? `<rect x="-43" y="-43" width="86" height="86" rx="13" fill="${paint}" opacity=".2"/><path d="M-18 32V-36" stroke="#6b4a2b" stroke-width="5" stroke-linecap="round"/><path d="M-15 -33C-2 -41 10 -25 32 -32L29 -13L33 4C12 11 0 -5 -15 3Z" fill="${paint}"/>${mark(0.82, 7, -15)}`
          : `<rect x="-45" y="-45" width="90" height="90" rx="10" fill="#1d1210"/><rect x="-38" y="-38" width="76" height="76" rx="6" fill="none" stroke="#e6c169" stroke-width="3"/><circle r="20" fill="${paint}"/>${mark(0.95)}`;
    return `<g transform="translate(${at.x} ${at.y})">${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${x} ${y} ${side} ${side}"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="30" fill="#e6dcb8"/>${tiles.join('')}</svg>`;
}
