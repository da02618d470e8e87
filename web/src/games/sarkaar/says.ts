// Small joints of Sarkaar's sentences: tokens, prices, places, people.

import type {
  SarkaarOffer as Offer,
  SarkaarState as State,
  SarkaarStep as Step,
  SarkaarTokens as Tokens,
  SarkaarView as View,
} from '../../generated/sarkaar';
import { listed, plural } from '../../lib/english';
import { who } from '../../lib/parties';
import { cardName } from './components';

/** "2 voters and 1 moolah". */
export function tokens({ voter, moolah, power }: Tokens): string {
  const parts = [
    voter && plural(voter, 'voter', 'voters'),
    power && `${power} power`,
    moolah && `${moolah} moolah`,
  ].filter((one): one is string => !!one);
  return listed(parts) || 'nothing';
}

/** SK-5: what is handed over, and what moolah stands in for. */
export function spell(offer: Pick<Offer, 'voter' | 'power' | 'pays' | 'affordable'>): string {
  const { pays } = offer;
  if (!pays) return 'so many missing voters cannot be bought';
  const stands = [
    offer.voter > pays.voter && plural(offer.voter - pays.voter, 'voter', 'voters'),
    offer.power > pays.power && `${offer.power - pays.power} power`,
  ].filter((one): one is string => !!one);
  const sum = tokens(pays);
  if (!stands.length) return offer.affordable ? `you pay ${sum}` : `you would have to pay ${sum}`;
  const change = `${pays.moolah} moolah for the ${listed(stands)} you lack`;
  return offer.affordable ? `you pay ${sum}: ${change}` : `it would take ${sum}: ${change}`;
}

export function stateName(view: View | null, id: string): string {
  return view?.states.find((one) => one.id === id)?.name ?? id;
}
/** "gate 3 of Haystack Plains". */
export function gate(view: View | null, square: string): string {
  const [, state = square, number = ''] = /^(\D+)(\d+)$/.exec(square) ?? [];
  return `seat ${number} of ${stateName(view, state)}`;
}

export function stepWords(step: Step): string {
  switch (step.step) {
    case 'gain':
      return `gain ${step.n} ${step.resource}${step.resource === 'voter' && step.n > 1 ? 's' : ''}`;
    case 'play':
      return `play ${step.deck === 'aggression' ? 'an aggression' : 'a strategy'} card at no action`;
    case 'income':
      return `${step.n} more voter at each income`;
    case 'vp':
      return `${step.n} victory points for whoever is ahead here`;
  }
}

/** What a card is aimed at, as one would say it. */
export function aimedAt(view: View | null, target: string, names: string[]): string {
  const [first = '', second] = target.split(' ');
  if (!first) return '';
  if (first.includes(':'))
    return listed(
      first.split(',').map((share) => {
        const [seat, amount] = share.split(':');
        return `${who(Number(seat), names)} (${amount})`;
      }),
    );
  if (/^\d+$/.test(first)) {
    const name = who(Number(first), names);
    if (second === 'strategy' || second === 'aggression') return `${name}’s ${second} cards`;
    return second ? `${name}’s ${second} marker` : name;
  }
  if (/\d$/.test(first)) return gate(view, first);
  if (first === 'culture' || first === 'development') return first;
  return stateName(view, first);
}

export function playing(view: View, card: string, target: string, names: string[]): string {
  const at = aimedAt(view, target, names);
  return `${cardName(view, card)}${at ? `, aimed at ${at}` : ''}`;
}

/** The head of a field's slip: who governs, who is there, what lies next to it. */
export function fieldLines(view: View, it: State, seat: number | null, names: string[]): string[] {
  const name = (one: number) => (one === seat ? 'you' : who(one, names));
  const held = it.standing.flatMap(({ seats }, one) => (seats ? [`${name(one)} ${seats}`] : []));
  return [
    it.government === null
      ? `${it.majority} of ${it.squares.length} seats govern, for ${it.vp} points`
      : `governed by ${name(it.government)}: ${it.vp} points${it.full ? ', full majority' : ''}`,
    held.length ? held.join(' · ') : 'nobody is here yet',
    `next to ${it.adjoining.map((id) => stateName(view, id)).join(', ')}`,
  ];
}
