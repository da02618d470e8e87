// Kuzushi in sentences: events, refusals, positions.

import type { KuzushiEvent, KuzushiView as View } from '../../generated/kuzushi';
import { listed, signed } from '../../lib/english';
import { who } from '../../lib/parties';
import type { Words } from '../../lib/room';
import { deltas, parse, spaceOf } from './drawing';

/** A space as it is said: "2 right, 1 up". */
export function place(at: string): string {
  const { x, y } = parse(at);
  const parts = [];
  if (x) parts.push(`${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`);
  if (y) parts.push(`${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`);
  return parts.join(', ') || 'the city';
}

function tell(event: KuzushiEvent, names: string[]): string {
  const name = (seat: number) => who(seat, names);
  switch (event.event) {
    case 'city_placed':
      return `${name(event.seat)} founds the city.`;
    case 'base_placed':
      return `${name(event.seat)} builds a base at\u00a0${event.at}.`;
    case 'flag_flipped':
      return `${name(event.seat)} turns the flag at\u00a0${event.at} into a base.`;
    case 'flag_returned':
      return `${name(event.seat)} loses the flag at\u00a0${event.at}.`;
    case 'flag_placed':
      return `${name(event.seat)} raises a flag at\u00a0${event.at}.`;
    case 'game_over':
      return event.cause === 'grid_full'
        ? 'The grid is full: the game is over.'
        : 'A stack is empty: the game is over.';
  }
}

/** What a space is to the one whose cursor is on it. */
export function speak(view: View, at: string, seat: number | null, names: string[], move: string | undefined): string {
  const tile = view.tiles.find((t) => t.at === at);
  const owner = tile ? (tile.seat === seat ? 'your' : `${who(tile.seat, names)}’s`) : '';
  const what = tile ? (tile.kind === 'city' ? `the city, ${owner}` : `${owner} ${tile.kind}`) : 'empty';
  const may = move ? (move.startsWith('flip') ? ', can become a base' : ', free to build') : '';
  return `${at}, ${what}${may}`;
}

/** "+3 for you, −1 for Ben". */
export function gain(before: View, after: View, seat: number | null, names: string[]): string {
  const parts = deltas(before, after)
    .map((delta, s) => ({ delta, s }))
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => Number(b.s === seat) - Number(a.s === seat))
    .map(({ delta, s }) => `${signed(delta)} for ${s === seat ? 'you' : who(s, names)}`);
  return parts.length ? listed(parts) : 'nobody’s score changes';
}

export const words: Words = {
  tell: (event, names) => tell(event as unknown as KuzushiEvent, names),
  asks: (_view, _seat) => 'Build on a lit space, or flip one of your flags.',
  scores: (view) => (view as View).scores,
  sum(view, seat) {
    const own = (view as View).tiles.filter((tile) => tile.seat === seat);
    const of = (kind: string) => own.filter((tile) => tile.kind === kind).length;
    const parts = [
      { label: 'bases', value: of('base') },
      { label: 'flags', value: of('flag') },
      { label: 'the city', value: of('city') },
    ].filter((part, i) => i < 2 || part.value);
    return { parts, rule: 'KZ-5.2' };
  },
  holding(view, seat) {
    const { stacks, largest } = view as View;
    return `stack ${stacks[seat] ?? 0} · group ${largest[seat]?.length ?? 0}`;
  },
  move(move) {
    return `${move.startsWith('flip') ? 'Flip' : 'Base'} ${spaceOf(move)}`;
  },
  describe(view, names) {
    const v = view as View;
    const lines = v.scores.map((score, seat) => {
      const list = (kind: string) =>
        v.tiles
          .filter((tile) => tile.seat === seat && tile.kind === kind)
          .map((tile) => tile.at)
          .join('; ') || 'none';
      return `${who(seat, names)}: ${score}. Bases: ${list('base')}. Flags: ${list('flag')}.`;
    });
    const { bounds, reachable, grid } = v;
    lines.push(
      `Tiles span ${bounds.right - bounds.left + 1} by ${bounds.top - bounds.bottom + 1} of ${grid} by ${grid}; they can reach from ${reachable.left} to ${reachable.right} across and from ${reachable.bottom} to ${reachable.top} up.`,
    );
    return lines;
  },
  reason: (word) =>
    ({
      tiles: 'Most tiles on the board',
      group: 'Equal tiles, and the larger group decides',
      shared: 'Equal tiles and equal groups: the win is shared',
    })[word] ?? word,
  sound(event) {
    switch ((event as unknown as KuzushiEvent).event) {
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
};
