// The final map as a picture that carries its own colours: for the result card that people send around.

import type { KilonzoView as View } from '../../generated/kilonzo';
import { DEEP, PAINT, PARTIES } from '../../lib/parties';
import { BORDERS, centre, HOMES, NINE, OUTLINE, plot, shape, sockets } from './geometry';
import { chipsOf } from './pieces';

const GROUND: Record<string, string> = {
  NW: '#dfae62',
  N: '#e9c579',
  NE: '#d99a54',
  W: '#98ab5c',
  C: '#e7b27a',
  E: '#86a056',
  SW: '#e08f45',
  S: '#b9ab58',
  SE: '#ecd08f',
};

export function picture(view: View): string {
  const lived = HOMES.filter((home) => view.regions.some((place) => place.region === home && place.in_play));
  const ground = [
    ...lived.map((home) => `<path d="${plot(home)}" fill="#d8b06c" stroke="#4a2a12" stroke-width="4"/>`),
    ...NINE.map((region) => `<path d="${shape(region)}" fill="${GROUND[region]}"/>`),
    ...BORDERS.map((d) => `<path d="${d}" fill="none" stroke="#fff3d2" stroke-width="4" stroke-dasharray="10 8"/>`),
    `<path d="${OUTLINE}" fill="none" stroke="#4a2a12" stroke-width="6"/>`,
  ];
  const held = view.regions.flatMap((place) => {
    if (place.majority === null) return [];
    const { x, y } = centre(place.region);
    return `<circle cx="${x}" cy="${y - 30}" r="46" fill="${PAINT[place.majority]}" opacity=".9"/><path d="${PARTIES[place.majority]!.path}" fill="#fffaf0" transform="translate(${x} ${y - 30}) scale(2.2) translate(-12 -12)"/>`;
  });
  const chips = chipsOf(view).map(({ region, seat, socket }) => {
    const { x, y } = sockets(region)[socket]!;
    return `<g transform="translate(${x} ${y})"><circle cy="4" r="22" fill="${DEEP[seat]}"/><circle r="22" fill="${PAINT[seat]}" stroke="#fff6e0" stroke-width="3"/><path d="${PARTIES[seat]!.path}" fill="#fffaf0" transform="scale(.9) translate(-12 -12)"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 1000 1000"><rect width="1000" height="1000" rx="40" fill="#cfa872"/>${[...ground, ...held, ...chips].join('')}</svg>`;
}
