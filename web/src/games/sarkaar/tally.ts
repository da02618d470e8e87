// The count on election night, stage by stage: each state with its full majority, then the awards, then the cards.

import type { SarkaarPoints as Points, SarkaarView as View } from '../../generated/sarkaar';

export function tally(view: View, counted: number): Points[] {
  return view.players.map((player, seat) => {
    const held = view.states.slice(0, counted).filter((state) => state.government === seat);
    const full = held.filter((state) => state.full).length;
    const all = view.states.filter((state) => state.government === seat && state.full).length;
    return {
      states: held.reduce((sum, state) => sum + state.vp, 0),
      full: all ? (player.points.full * full) / all : 0,
      awards: counted > view.states.length ? player.points.awards : 0,
      cards: counted > view.states.length + 1 ? player.points.cards : 0,
    };
  });
}
