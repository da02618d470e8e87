// What only the page says of Kuzushi: what is asked, what a space is, where points come from. The sentences stand in
// games/kuzushi/words/page.en.ftl.

import page from '../../../../games/kuzushi/words/page.en.ftl?raw';
import type { KuzushiEvent, KuzushiMove, KuzushiView as View } from '../../generated/kuzushi';
import { signed } from '../../lib/language';
import { gameWords, list } from '../../lib/gamewords';
import { who } from '../../lib/parties';
import type { Words } from '../../lib/room';
import { byName, deltas, name } from './drawing';

export const say = gameWords(page);

/** What a space, by its name, is to the one whose cursor is on it. */
export function speak(view: View, at: string, me: number | null, names: string[], legal?: KuzushiMove): string {
  const tile = byName(view.tiles).get(at);
  const move = legal?.kind ?? 'none';
  if (!tile) return say('space-empty', { at, move });
  const seat = who(tile.seat, names);
  const is = tile.seat === me ? 'you' : 'other';
  switch (tile.kind) {
    case 'city':
      return say('space-city', { at, seat, 'seat-is': is });
    case 'base':
      return say('space-base', { at, seat, 'seat-is': is });
    case 'flag':
      return say('space-flag', { at, seat, 'seat-is': is, move });
  }
}

/** "+3 for you and −1 for Ben". */
export function gain(before: View, after: View, me: number | null, names: string[]): string {
  const parts = deltas(before, after)
    .map((delta, seat) => ({ delta, seat }))
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map(({ delta, seat }) =>
      say('gain', { change: signed(delta), seat: who(seat, names), 'seat-is': seat === me ? 'you' : 'other' }),
    );
  return parts.length ? list(parts) : say('gain-none');
}

export const words = {
  asks: (_view, _seat) => say('ask'),
  scores: (view) => view.scores,
  sum(view, seat) {
    const own = view.tiles.filter((tile) => tile.seat === seat);
    const of = (kind: string) => own.filter((tile) => tile.kind === kind).length;
    const parts = [
      { label: say('sum-bases'), value: of('base') },
      { label: say('sum-flags'), value: of('flag') },
      { label: say('sum-city'), value: of('city') },
    ].filter((part, i) => i < 2 || part.value);
    return { parts, rule: 'KZ-5.2' };
  },
  holding(view, seat) {
    const { stacks, largest } = view;
    return say('holding', { stack: stacks[seat] ?? 0, group: largest[seat]?.length ?? 0 });
  },
  move: ({ move }) => say(move.kind === 'flip' ? 'move-flip' : 'move-base', { at: name(move.at) }),
  describe(view, names) {
    const lines = view.scores.map((score, seat) => {
      const tiles = (kind: string) =>
        view.tiles
          .filter((tile) => tile.seat === seat && tile.kind === kind)
          .map((tile) => name(tile.at))
          .join(say('described-joint')) || say('described-none');
      return say('described-seat', { seat: who(seat, names), score, bases: tiles('base'), flags: tiles('flag') });
    });
    const { bounds, reachable, grid } = view;
    const wide = bounds.right - bounds.left + 1;
    const high = bounds.top - bounds.bottom + 1;
    const { left, right, bottom, top } = reachable;
    lines.push(say('described-grid', { wide, high, grid, left, right, bottom, top }));
    return lines;
  },
  sound(event) {
    switch (event.event) {
      case 'base_placed':
        return 'place';
      case 'flag_flipped':
        return 'turn';
      case 'flag_returned':
        return 'capture';
      default:
        return 'none';
    }
  },
} satisfies Words<View, KuzushiEvent, KuzushiMove>;
