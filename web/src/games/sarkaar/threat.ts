// What the card in question would take from the player it is aimed at, in one sentence.

import type { SarkaarQuestion as Question, SarkaarView as View } from '../../generated/sarkaar';
import { who } from '../../lib/parties';
import { cardName, faceOf } from './components';
import { stateOf } from './gestures';
import { gate, stateName } from './says';

export function threat(view: View, asked: Question, seat: number | null, names: string[]): string {
  const effect = faceOf(view, asked.card)?.effect.split(' ') ?? [];
  const whom = asked.against === seat ? 'you' : who(asked.against, names);
  const would = `It would take from ${whom}`;
  const [first = '', second = ''] = asked.target.split(' ');
  switch (effect[0]) {
    case 'take_seat':
    case 'expand': {
      const state = view.states.find((one) => one.id === stateOf(first));
      const held = state?.standing[asked.against]?.seats ?? 0;
      const falls = state && state.government === asked.against && held - 1 < state.majority;
      const more = falls ? `, and with it the government of ${stateName(view, state.id)} (${state.vp} points)` : '';
      return `${would} ${gate(view, first)}${more}.`;
    }
    case 'steal': {
      const share = first.split(',').find((one) => one.startsWith(`${asked.against}:`));
      const n = Number(share?.split(':')[1] ?? 0);
      return `${would} ${n} ${effect[1]}${effect[1] === 'voter' && n !== 1 ? 's' : ''}.`;
    }
    case 'skip_action':
      return `${would} ${effect[1] === '1' ? 'an action' : `${effect[1]} actions`} of the next turn.`;
    case 'snatch':
      return `${would} a ${second} card, picked at random.`;
    case 'push_down':
      return `It would push ${whom} down ${effect[1] === '1' ? 'a step' : `${effect[1]} steps`} of ${second}.`;
    default:
      return `${cardName(view, asked.card)} is aimed at ${whom}.`;
  }
}
