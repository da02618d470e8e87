// Who plays here: the characters of all games, known once the shelf has been looked at.

import type { BotInfo, GameInfo } from '../generated/protocol';
import { every, phrase } from '../words/every';

class Cast {
  #known = $state.raw(new Map<string, BotInfo>());

  /** Remembers everybody on the shelf, and hands it on. */
  meet(games: GameInfo[]): GameInfo[] {
    this.#known = new Map(games.flatMap((game) => game.bots.map((bot) => [bot.spec, bot])));
    return games;
  }

  /** Undefined for people, for bots without a character, and before the list of games has loaded. */
  who(bot: string | null | undefined): BotInfo | undefined {
    return bot ? this.#known.get(bot) : undefined;
  }

  /** As records name them. */
  called(title: string): BotInfo | undefined {
    return [...this.#known.values()].find((bot) => bot.title === title);
  }
}

export const cast = new Cast();

/** The temper as a person would say it. */
export const temperOf = (bot: BotInfo) =>
  every.has(`temper-${bot.temper}`) ? phrase(`temper-${bot.temper}`) : bot.temper;

/** As many as are wanted, no two alike while there are enough: from the middle of the cast outwards, so that nobody is out of reach. */
export function mixed(bots: BotInfo[], wanted: number): string[] {
  const middle = Math.floor((bots.length - 1) / 2);
  const outwards = bots.map((_, i) => middle + (i % 2 ? (i + 1) / 2 : -i / 2)).filter((i) => bots[i]);
  return Array.from({ length: bots.length ? wanted : 0 }, (_, i) => bots[outwards[i % outwards.length]!]!.spec);
}
