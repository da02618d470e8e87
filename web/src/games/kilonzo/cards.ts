// What a Card of Chance does, in plain words. The sentence of satire comes with the card; this is the small print.

import type { KilonzoRegion } from '../../generated/kilonzo';
import { placeName } from './places';

/** "money 3" → "gain $3." Written to follow the drawer's name or to stand alone. */
export function effectWords(effect: string): string {
  const either = /^either \((.+?)\) \((.+?)\)$/.exec(effect);
  if (either)
    return `Choose: ${lower(effectWords(either[1]!)).replace(/\.$/, '')}, or ${lower(effectWords(either[2]!))}`;
  const [word, argument] = effect.split(' ');
  const n = Number(argument);
  const many = Math.abs(n);
  const chips = many === 1 ? 'one chip' : `${many} chips`;
  switch (word) {
    case 'money':
      return n > 0 ? `Gain $${n}.` : `Lose $${many}.`;
    case 'money_all':
      return n > 0 ? `Everybody gains $${n}.` : `Everybody loses $${many}.`;
    case 'level':
      return `Whoever is richest pays $${n} to whoever is poorest; a tie at either end, and nobody pays.`;
    case 'here':
      return n > 0 ? `Gain ${chips} where you stand.` : `Lose ${chips} where you stand.`;
    case 'at_home':
      return n > 0 ? `Gain ${chips} at home.` : `Lose ${chips} at home.`;
    case 'radio':
      return 'Choose one of the nine regions with room: gain one chip there.';
    case 'blog':
      return 'Choose a rival’s chip in one of the nine regions: it is lost.';
    case 'recount':
      return 'Choose one of the nine regions: everybody with a chip there loses one.';
    case 'ad_price':
      return `This turn an ad costs $${n}.`;
    case 'smear_price':
      return `This turn a smear costs $${n}.`;
    case 'two_free':
      return 'This turn a move of two regions is free.';
    case 'roam':
      return 'This turn the move may go to any of the nine regions, free.';
    case 'stuck':
      return 'This turn no moving, and nothing for staying.';
    case 'gather':
      return `Every candidate is put in ${placeName(argument as KilonzoRegion)}.`;
    case 'swap':
      return 'Choose a rival: you two change places.';
    case 'interview':
      return `Choose a rival: both roll, and the loser pays up to $${n}.`;
    case 'coach':
      return `This turn your die counts ${n} more in a debate.`;
    case 'windfall':
      return n
        ? `Your next funding is worth ${n === 2 ? 'double' : `${n} times`}.`
        : 'Your next funding brings nothing.';
    default:
      return `${effect}.`;
  }
}
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The two offers of an either-or card. */
export function offers(effect: string): [string, string] | null {
  const either = /^either \((.+?)\) \((.+?)\)$/.exec(effect);
  return either ? [effectWords(either[1]!), effectWords(either[2]!)] : null;
}

/** The picture on a card: which of the drawings in CardFace fits its effect. */
export function motif(effect: string): 'money' | 'chips' | 'road' | 'voice' | 'swap' | 'trouble' {
  const [word, argument] = effect.replace(/^either \((.+?)\).*$/, '$1').split(' ');
  if (word === 'stuck' || Number(argument) < 0) return 'trouble';
  if (word === 'money' || word === 'money_all' || word === 'level' || word === 'windfall') return 'money';
  if (word === 'roam' || word === 'two_free' || word === 'gather') return 'road';
  if (word === 'swap' || word === 'recount') return 'swap';
  if (word === 'here' || word === 'at_home') return 'chips';
  return 'voice';
}
