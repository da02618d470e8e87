// The count on election night, stage by stage: each state with its full majority, then the awards, then the cards.

import type { SarkaarPoints as Points, SarkaarView as View } from '../../generated/sarkaar';

export function tally(view: View, counted: number): Points[] {
  return view.players.map(({ points }, seat) => {
    const held = view.states.slice(0, counted).filter((state) => state.government === seat);
    return {
      states: held.reduce((sum, state) => sum + state.vp, 0),
      full: held.reduce((sum, state) => sum + (state.full ? state.full_vp : 0), 0),
      awards: counted > view.states.length ? points.awards : 0,
      cards: counted > view.states.length + 1 ? points.cards : 0,
    };
  });
}
