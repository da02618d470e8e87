// Legal moves by their text, which is what goes to the server and comes back from it.

import type { LegalMove } from './room';

export function byText<Move>(moves: readonly LegalMove<Move>[], text: string | null): LegalMove<Move> | null {
  return moves.find((one) => one.text === text) ?? null;
}
