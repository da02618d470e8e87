// The sentences of the game's Fluent file, where the page needs one without an event.

import sentences from '../../../../games/kursi/words/en.ftl?raw';
import type { KursiView as View } from '../../generated/kursi';
import { worded } from '../../lib/refused';
import { Wording, type Arg, type Listener } from '../../lib/words';
import { componentName } from './cards';

const wording = new Wording(sentences);
const listener = (view: View, names: readonly string[], you: number | null): Listener => ({
  names,
  you,
  component: (id) => componentName(view, id),
});

/** What a seat has chosen in secret while others still think, as it was told; '' where it has chosen nothing. */
export function choiceWords(view: View, names: readonly string[], seat: number): string {
  const tell = (id: string, facts: Record<string, Arg>) =>
    wording.say({ id, args: { seat: { seat }, ...facts } }, listener(view, names, seat));
  const { committed, draw, picked } = view.own ?? {};
  if (committed) return tell('chose-stroke', { stroke: committed.stroke ? { name: committed.stroke } : 'none' });
  if (draw) return tell('chose-draw', { rally: draw[0], asset: draw[1] });
  return picked ? tell('chose-pick', { tile: { name: picked } }) : '';
}

/** Why the server refused what was laid out. */
export function refusalWords(error: Error, view: View, names: readonly string[], seat: number | null): string {
  return worded(error, wording, listener(view, names, seat));
}
