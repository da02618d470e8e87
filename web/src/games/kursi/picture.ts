// The final wall as a picture: Seats as ballot boxes in the winner's colour.

import type { KursiView as View } from '../../generated/kursi';
import { PAINT, PARTIES } from '../../lib/parties';

const POSTER: Record<string, string> = { E: '#f6ad1e', W: '#f58bb4', D: '#47c4bf' };

export function picture(view: View): string {
  const n = view.constituencies.length;
  const wide = 1000 / n;
  const boxes = view.constituencies.map((seat, i) => {
    const x = i * wide + 14;
    const w = wide - 28;
    const winner = seat.result?.winner ?? null;
    const flag =
      winner === null
        ? ''
        : `<circle cx="${x + w / 2}" cy="520" r="58" fill="${PAINT[winner]}"/><path d="${PARTIES[winner]!.path}" fill="#fffaf0" transform="translate(${x + w / 2} 520) scale(2.8) translate(-12 -12)"/>`;
    const piles = (seat.tally ?? []).map((one, s) => {
      const h = Math.max(0, one.total) * 9;
      const each = w / view.parties.length;
      return `<rect x="${x + s * each + 4}" y="${400 - h}" width="${each - 8}" height="${h}" fill="${PAINT[s]}" stroke="#22150d" stroke-width="3"/>`;
    });
    return `${piles.join('')}<path d="M${x} 400h${w}v200q0 20-20 20h-${w - 40}q-20 0-20-20z" fill="#f6e3b8" stroke="#22150d" stroke-width="6"/><rect x="${x + 18}" y="424" width="${w - 36}" height="16" rx="8" fill="#22150d"/><circle cx="${x + w / 2}" cy="660" r="26" fill="${POSTER[seat.issue]}" stroke="#22150d" stroke-width="4"/>${flag}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 1000 1000"><rect width="1000" height="1000" rx="40" fill="#e7cfa4"/><path d="M0 0h330l-20 300-310 20zM700 0h300v330l-280-20zM0 760l420-30 10 270H0z" fill="#e23d80" opacity=".35"/><g transform="translate(0 120)">${boxes.join('')}</g></svg>`;
}
