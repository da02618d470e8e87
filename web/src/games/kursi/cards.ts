// What the cards are, looked up in the view's list, and what their effects mean in plain words.

import type {
  KursiCandidateInfo,
  KursiComponents,
  KursiCount,
  KursiEffect,
  KursiIcon,
  KursiIcons,
  KursiKindInfo,
  KursiOwn,
  KursiStrokeInfo,
  KursiView as View,
} from '../../generated/kursi';
import { list } from '../../lib/gamewords';
import { say } from './say';

/** A view, or anything else that lists the cards. */
type Listing = { components: KursiComponents };

export const ISSUES: readonly KursiIcon[] = ['E', 'W', 'D'];
export const ASSETS = ['C', 'I', 'R', 'P'] as const;
export const ALL_ICONS: readonly KursiIcon[] = [...ISSUES, ...ASSETS];
export const LETTERS = 'ABCDE';

export const iconName = (icon: KursiIcon): string => say('icon', { icon });

export const isIssue = (icon: string): boolean => ISSUES.includes(icon as KursiIcon);

export function kindOf(view: Listing, id: string): KursiKindInfo | undefined {
  return view.components.kinds.find((one) => one.id === id);
}
export function candidateOf(view: Listing, id: string): KursiCandidateInfo | undefined {
  return view.components.candidates.find((one) => one.id === id);
}
export function strokeOf(view: Listing, id: string): KursiStrokeInfo | undefined {
  return view.components.strokes.find((one) => one.id === id);
}

/** Any card or tile by its name. */
export function cardName(view: View, id: string): string {
  return componentName(view, id) ?? id;
}

/** A card, a tile or a Seat by its name; nothing for an id that is not in the box. */
export function componentName(view: View, id: string): string | undefined {
  return (kindOf(view, id) ?? strokeOf(view, id) ?? candidateOf(view, id) ?? seatOf(view, id))?.name;
}
const seatOf = (view: View, id: string) => view.constituencies.find((one) => one.id === id);

/** "Collection Tin ×2, Catchy Jingle"; nothing for no cards. */
export function countWords(view: View, cards: readonly KursiCount[]): string {
  return list(
    cards.map(({ kind, count }) => say('card-count', { card: cardName(view, kind), count })),
    'comma',
  );
}

/** The same for cards one by one. */
export function idsWords(view: View, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return countWords(
    view,
    [...counts].map(([kind, count]) => ({ kind, count })),
  );
}

/** A hand by the names of its cards, Masterstrokes last. */
export function heldWords(view: View, { hand, strokes }: KursiOwn): string {
  const all = [countWords(view, hand), ...strokes.map((id) => cardName(view, id))].filter(Boolean);
  return list(all, 'comma') || say('no-thing');
}

/** "2 Capital, 1 Influence". */
export function iconWords(icons: KursiIcons): string {
  const some = ALL_ICONS.filter((icon) => icons[icon]);
  return list(
    some.map((icon) => say('icon-count', { count: icons[icon], icon: iconName(icon) })),
    'comma',
  );
}

/** Icons one by one, issues first. */
export function spread(icons: KursiIcons): KursiIcon[] {
  return ALL_ICONS.flatMap((icon) => Array.from({ length: icons[icon] }, () => icon));
}

export function kindWords(kind: KursiKindInfo): string {
  if (kind.issue) return say('kind-rally', { issue: iconName(kind.issue), bolster: kind.bolster });
  return say('kind-asset', { icons: iconWords(kind.icons), cost: kind.cost ?? 0 });
}

/** KU-7.6: an effect as a sentence. */
export function effectWords(effect: KursiEffect): string {
  if (effect === 'grant') return say('effect-grant');
  if (effect === 'minus') return say('effect-minus');
  if ('draw' in effect) return say('effect-draw', { count: effect.draw });
  if ('votes' in effect) return say('effect-votes', { count: effect.votes });
  if ('steal' in effect) return say('effect-steal', { count: effect.steal });
  if ('discard' in effect) return say('effect-discard', { count: effect.discard });
  if ('scatter' in effect) return say('effect-scatter', { count: effect.scatter });
  if ('shift' in effect) return say('effect-shift', { count: effect.shift });
  if ('icons' in effect) {
    const { icon, by, whose } = effect.icons;
    return say('effect-icons', { whose, icon: iconName(icon), by: Math.abs(by) });
  }
  if ('rebate' in effect) return say('effect-rebate', { count: effect.rebate });
  if ('ends' in effect) return say('effect-ends', { count: effect.ends });
  if ('damp' in effect) return say('effect-damp', { count: effect.damp });
  return say('effect-ladder', { count: effect.ladder });
}

export function strokeWords({ effect, shield }: KursiStrokeInfo): string {
  const does = effectWords(effect);
  return shield ? say('effect-shielded', { effect: does }) : does;
}
export function lastingWords({ lasting }: KursiStrokeInfo): string {
  return say('lasting', { lasting });
}
