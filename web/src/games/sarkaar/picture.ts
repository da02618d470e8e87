// The final map as a picture that carries its own colours: for the result card that people send around.

import type { SarkaarView as View } from '../../generated/sarkaar';
import { DEEP, PAINT, PARTIES } from '../../lib/parties';
import { GATE, OUTLINE, plot, shape } from './geometry';

export function picture(view: View): string {
  const ground = view.states.map((state, field) => {
    const held = state.government;
    const fill = held === null ? '#dcb866' : PAINT[held];
    return `<path d="${shape(field)}" fill="#dcb866"/><path d="${shape(field)}" fill="${fill}" fill-opacity="${held === null ? 0 : 0.5}" stroke="#4a2a12" stroke-width="${state.full ? 12 : 4}"/>`;
  });
  const cubes = view.states.flatMap((state, field) => {
    const { gates } = plot(field, state.squares.length);
    return state.squares.map((square, i) => {
      const { x, y } = gates[i]!;
      const half = GATE / 2;
      const box = (fill: string, down: number) =>
        `<rect x="${x - half}" y="${y - half + down}" width="${GATE}" height="${GATE}" rx="9" fill="${fill}" stroke="#4a2c14" stroke-width="2"/>`;
      if (square.owner === null) return box('#fff8e6', 0);
      const sign = `<path d="${PARTIES[square.owner]!.path}" fill="#fffaf0" transform="translate(${x} ${y - 2}) scale(1.2) translate(-12 -12)"/>`;
      return box(DEEP[square.owner]!, 4) + box(PAINT[square.owner]!, -2) + sign;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="870" height="600" viewBox="-10 0 1020 700"><rect x="-10" width="1020" height="700" rx="30" fill="#9a2d20"/><path d="${OUTLINE}" fill="#f7e9c6" stroke="#f7e9c6" stroke-width="14"/>${[...ground, ...cubes].join('')}</svg>`;
}
