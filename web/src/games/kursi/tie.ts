// KU-8.5: the Seat that parts those who won equally many.

import type { KursiConstituency } from '../../generated/kursi';

/** The Seat by which `winner` is first, and whether it was won clearly; nothing where the tied won none. */
export function deciding(
  seats: readonly KursiConstituency[],
  winner: number,
  options: Record<string, unknown>,
): { seat: KursiConstituency; clearly: boolean } | null {
  const won = seats.filter((one) => one.result?.winner === winner);
  // Whoever is first holds the left-most one among the tied, so it is enough to look at theirs.
  const clear = options.clear_win === 'won' ? undefined : won.find((one) => one.result?.by === 'votes');
  const seat = clear ?? won[0];
  return seat ? { seat, clearly: clear !== undefined } : null;
}
