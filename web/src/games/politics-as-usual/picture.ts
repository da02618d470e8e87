// The final Votes as columns of placards, with their own colours: for the result card that people send around.

import type { PoliticsView as View } from '../../generated/politics-as-usual';
import { PAINT, PARTIES } from '../../lib/parties';
import { deckOf } from './set';

export function picture(view: View): string {
  const deck = deckOf(view);
  const seats = view.camps.length;
  const wide = 880 / seats;
  const most = Math.max(8, ...view.camps.map((camp) => camp.votes + 6));
  const unit = 560 / most;
  const columns = view.camps.map((camp, seat) => {
    const x = 60 + seat * wide;
    let y = 800;
    const placards = camp.won
      .filter((id) => deck.issue(id).votes > 0)
      .map((id) => {
        const high = deck.issue(id).votes * unit;
        y -= high;
        return `<rect x="${x + 14}" y="${y + 3}" width="${wide - 28}" height="${high - 6}" rx="6" fill="#fdf8ea" stroke="#241c14" stroke-width="4"/><rect x="${x + 14}" y="${y + 3}" width="18" height="${high - 6}" fill="${PAINT[seat]}"/>`;
      });
    const tokens = Array.from(
      { length: camp.stack },
      (_, i) =>
        `<circle cx="${x + 34 + (i % 4) * 32}" cy="${y - 24 - Math.floor(i / 4) * 32}" r="14" fill="#b3261e" stroke="#fff6dc" stroke-width="4"/>`,
    );
    return `${placards.join('')}${tokens.join('')}<rect x="${x + 4}" y="800" width="${wide - 8}" height="130" rx="10" fill="#4f2c14"/><rect x="${x + 4}" y="800" width="${wide - 8}" height="16" fill="${PAINT[seat]}"/><circle cx="${x + wide / 2}" cy="876" r="42" fill="${PAINT[seat]}"/><path d="${PARTIES[seat]!.path}" fill="#fffaf0" transform="translate(${x + wide / 2} 876) scale(2) translate(-12 -12)"/>`;
  });
  const bunting = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${i * 125} 0h125q-8 84-62 88t-63-88z" fill="#f5ead3"/><path d="M${i * 125 + 16} 0h93q-6 60-46 63t-47-63z" fill="#b3301c"/><path d="M${i * 125 + 36} 0h53q-4 34-26 36t-27-36z" fill="#1f4d80"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 1000 1000"><rect width="1000" height="1000" rx="40" fill="#7a4a26"/><rect y="760" width="1000" height="240" rx="40" fill="#a86f3a"/>${bunting.join('')}${columns.join('')}</svg>`;
}
