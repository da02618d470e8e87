// What the cards are, looked up in the view's list, and what their effects mean in plain words.

import type {
  KursiCandidateInfo,
  KursiIcon,
  KursiIcons,
  KursiKindInfo,
  KursiStrokeInfo,
  KursiView as View,
} from '../../generated/kursi';

export const ISSUES: readonly KursiIcon[] = ['E', 'W', 'D'];
export const ASSETS = ['C', 'I', 'R', 'P'] as const;
export const ALL_ICONS: readonly KursiIcon[] = [...ISSUES, ...ASSETS];
export const LETTERS = 'ABCDE';

export const ICON_NAMES: Record<KursiIcon, string> = {
  E: 'Economy',
  W: 'Welfare',
  D: 'Development',
  C: 'Capital',
  I: 'Influence',
  R: 'Reputation',
  P: 'Popularity',
};

export const isIssue = (icon: string): boolean => ISSUES.includes(icon as KursiIcon);

export function kindOf(view: View, id: string): KursiKindInfo | undefined {
  return view.components.kinds.find((one) => one.id === id);
}
export function candidateOf(view: View, id: string): KursiCandidateInfo | undefined {
  return view.components.candidates.find((one) => one.id === id);
}
export function strokeOf(view: View, id: string): KursiStrokeInfo | undefined {
  return view.components.strokes.find((one) => one.id === id);
}

/** Any card or tile by its name. */
export function cardName(view: View, id: string): string {
  return (kindOf(view, id) ?? strokeOf(view, id) ?? candidateOf(view, id))?.name ?? id;
}

/** "2 Capital, 1 Influence". */
export function iconWords(icons: KursiIcons): string {
  return ALL_ICONS.flatMap((icon) => (icons[icon] ? [`${icons[icon]} ${ICON_NAMES[icon]}`] : [])).join(', ');
}

/** Icons one by one, issues first. */
export function spread(icons: KursiIcons): KursiIcon[] {
  return ALL_ICONS.flatMap((icon) => Array.from({ length: icons[icon] }, () => icon));
}

export function kindWords(kind: KursiKindInfo): string {
  if (kind.issue)
    return `Rally card for ${ICON_NAMES[kind.issue]}${kind.bolster ? ', may be tucked when its rally ends' : ''}`;
  return `Asset card, ${iconWords(kind.icons)}, costs ${kind.cost}`;
}

const cards = (n: number) => (n === 1 ? 'one card' : `${n} cards`);

/** KU-7.6: an effect as a sentence. */
export function effectWords(effect: string): string {
  const [word, first = '', second = '', whose = ''] = effect.split(' ');
  const n = Number(first);
  switch (word) {
    case 'draw':
      return `Draw up to ${n} cards, Rally and Asset in any mixture.`;
    case 'grant':
      return 'Tuck one Asset card from your hand under a candidate of yours, free of cost.';
    case 'votes':
      return `Place ${n} votes of yours under any one Seat.`;
    case 'steal':
      return `Take ${cards(n)} at random from an opponent’s hand.`;
    case 'discard':
      return `An opponent drops ${cards(n)} of its own choice.`;
    case 'scatter':
      return `The top ${n === 1 ? 'card' : `${n} cards`} of an opponent’s rally ${n === 1 ? 'is' : 'are'} discarded.`;
    case 'minus':
      return 'Put a −2 of an opponent under any Seat.';
    case 'shift':
      return `Move up to ${n} top cards of one of your rallies onto another candidate of yours.`;
    case 'icons': {
      const name = ICON_NAMES[first as KursiIcon];
      const by = Math.abs(Number(second));
      return whose === 'other' ? `An opponent’s ${name} is ${by} lower.` : `Your ${name} is ${by} higher.`;
    }
    case 'rebate':
      return `You pay ${cards(n)} less for Assets.`;
    case 'ends':
      return `You may end ${n === 1 ? 'one more rally' : `${n} more rallies`}.`;
    case 'damp':
      return `Choose a Seat: rallies that opponents end there bring ${n} votes less.`;
    case 'ladder':
      return `Your rallies reach each rung of the ladder ${cards(n)} sooner.`;
    default:
      return effect;
  }
}

const LASTING: Record<string, string> = { now: 'at once', round: 'this round', game: 'to the end of the game' };

export function strokeWords(stroke: KursiStrokeInfo): string {
  const shield = stroke.shield ? ' The holder of the microphone is safe from it.' : '';
  return `${effectWords(stroke.effect)}${shield}`;
}
export function lastingWords(stroke: KursiStrokeInfo): string {
  return LASTING[stroke.lasting] ?? stroke.lasting;
}
