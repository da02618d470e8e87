// What a Card of Chance does, in plain words. The sentence of satire comes with the card; this is the small print.

import type { KilonzoEffect as Effect, KilonzoPlain as Plain } from '../../generated/kilonzo';
import type { Message } from '../../lib/words';
import { begins, region, say, told } from './places';

/** An effect as the message that the game's sentences have for it. */
function message(effect: Effect): Message {
  if (typeof effect === 'string') return { id: `effect-${effect}` };
  if ('either' in effect) {
    const [first, second] = effect.either;
    return { id: 'effect-either', args: { first: message(first), second: message(second) } };
  }
  if ('gather' in effect) return { id: 'effect-gather', args: { at: region(effect.gather) } };
  if ('windfall' in effect)
    return { id: 'effect-windfall', args: { factor: effect.windfall === '0' ? 'nothing' : 'double' } };
  const [[kind, n]] = Object.entries(effect) as [[string, number]];
  return n < 0 ? { id: `effect-${kind}-lost`, args: { n: -n } } : { id: `effect-${kind}`, args: { n } };
}

/** "Gain $3." */
export function effectWords(effect: Effect): string {
  return say('effect-alone', { effect: begins(told(message(effect))) });
}

/** The two offers of an either-or card. */
export function offers(effect: Effect): [Plain, Plain] | null {
  return typeof effect === 'object' && 'either' in effect ? effect.either : null;
}

/** The picture on a card: which of the drawings in CardFace fits its effect. */
export function motif(effect: Effect): 'money' | 'chips' | 'road' | 'voice' | 'swap' | 'trouble' {
  if (effect === 'stuck') return 'trouble';
  if (effect === 'roam' || effect === 'two_free') return 'road';
  if (effect === 'swap' || effect === 'recount') return 'swap';
  if (typeof effect === 'string') return 'voice';
  if ('either' in effect) return motif(effect.either[0]);
  if (Object.values(effect).some((n) => n < 0)) return 'trouble';
  if ('money' in effect || 'money_all' in effect || 'level' in effect || 'windfall' in effect) return 'money';
  if ('gather' in effect) return 'road';
  if ('here' in effect || 'at_home' in effect) return 'chips';
  return 'voice';
}
