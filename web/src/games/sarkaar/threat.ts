// What the card in question would take from the player it is aimed at, in one sentence.

import type { SarkaarQuestion as Question, SarkaarView as View } from '../../generated/sarkaar';
import { who } from '../../lib/parties';
import { cardName, faceOf } from './components';
import { amount, gate } from './says';
import { is, say } from './wording';

export function threat(view: View, asked: Question, me: number | null, names: string[]): string {
  const effect = faceOf(view, asked.card)?.effect;
  const seat = who(asked.against, names);
  const whom = is(asked.against, me);
  const { target } = asked;
  const plain = () => say('threat-aimed', { card: cardName(view, asked.card), seat, 'seat-is': whom });
  const takes = (what: string) => say('threat-takes', { seat, 'seat-is': whom, what });
  switch (target.kind) {
    case 'square': {
      const what = gate(view, target.square);
      const state = view.states.find((one) => one.id === target.state);
      if (!state || !asked.topples) return takes(what);
      return say('threat-topples', { seat, 'seat-is': whom, what, state: state.name, points: state.vp });
    }
    case 'shares': {
      if (typeof effect !== 'object' || !('steal' in effect)) return plain();
      const n = target.shares.find((share) => share.seat === asked.against)?.amount ?? 0;
      return takes(amount(effect.steal.resource, n));
    }
    case 'player':
      if (typeof effect !== 'object' || !('skip_action' in effect)) return plain();
      return say('threat-skip', { seat, 'seat-is': whom, actions: effect.skip_action.actions });
    case 'back':
      return say('threat-snatch', { seat, 'seat-is': whom, deck: target.deck });
    case 'marker':
      if (typeof effect !== 'object' || !('push_down' in effect)) return plain();
      return say('threat-push', { seat, 'seat-is': whom, steps: effect.push_down.steps, track: target.track });
    default:
      return plain();
  }
}
