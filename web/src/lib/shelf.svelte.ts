// The games the server offers, in its order and with its titles, once it has answered.

import type { GameInfo } from '../generated/protocol';

class Shelf {
  /** Null until the server has answered. */
  games = $state.raw<GameInfo[] | null>(null);

  info(game: string): GameInfo | undefined {
    return this.games?.find((one) => one.name === game);
  }

  /** The title on the box; until it is known, the name. */
  title(game: string): string {
    return this.info(game)?.title ?? game;
  }
}

export const shelf = new Shelf();
