// Which piece lies where: chips in their sockets, purses at their homes, and what a move would change.

import type { KilonzoRegion as Region, KilonzoView as View } from '../../generated/kilonzo';
import { centre, upright, type Home, type Point } from './geometry';

export interface Piece {
  key: string;
  region: Region;
  seat: number;
  /** 0, 1 or 2. */
  socket: number;
  /** KL-3.2: the last one at home. */
  kept: boolean;
  /** The last of its owner here: the one that would go. */
  top: boolean;
}

export function chipsOf(view: View): Piece[] {
  return view.regions.flatMap((place) => {
    let socket = 0;
    return place.chips.flatMap((count, seat) =>
      Array.from({ length: count }, (_, nth) => ({
        key: `${place.region} ${seat} ${nth}`,
        region: place.region,
        seat,
        socket: socket++,
        kept: place.protected === seat && nth === 0,
        top: nth === count - 1,
      })),
    );
  });
}

export interface Differences {
  gained: { region: Region; seat: number; socket: number }[];
  /** Keys of chips that go. */
  lost: Set<string>;
  money: number[];
  travels: { seat: number; to: Region }[];
}

export function differences(before: View, after: View): Differences {
  const was = chipsOf(before);
  const will = new Set(chipsOf(after).map((chip) => chip.key));
  const had = new Set(was.map((chip) => chip.key));
  const lost = new Set(was.filter((chip) => !will.has(chip.key)).map((chip) => chip.key));
  const used = new Map<Region, number>();
  const gained = chipsOf(after)
    .filter((chip) => !had.has(chip.key))
    .map(({ region, seat }) => {
      const next = used.get(region) ?? was.filter((chip) => chip.region === region).length;
      used.set(region, next + 1);
      return { region, seat, socket: Math.min(2, next) };
    });
  return {
    gained,
    lost,
    money: before.candidates.map((one, seat) => (after.candidates[seat]?.money ?? one.money) - one.money),
    travels: after.candidates.flatMap((one, seat) =>
      one.at && before.candidates[seat]?.at !== one.at ? [{ seat, to: one.at }] : [],
    ),
  };
}

/** Where a home keeps its money. */
export function purseAt(home: Home): Point {
  const { x, y } = centre(home);
  return upright(home) ? { x, y: y + 104 } : { x: x + 122, y: y - 2 };
}
