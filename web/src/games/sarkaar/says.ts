// Parts of Sarkaar's sentences: tokens, prices, places, people.

import type {
  SarkaarBenefit as Benefit,
  SarkaarOffer as Offer,
  SarkaarResource as Resource,
  SarkaarState as State,
  SarkaarTrackStep as Step,
  SarkaarTarget as Target,
  SarkaarTokens as Tokens,
  SarkaarView as View,
} from '../../generated/sarkaar';
import { list } from '../../lib/gamewords';
import { who } from '../../lib/parties';
import { cardName } from './components';
import { is, say } from './wording';

/** "2 voters". */
export function amount(token: Resource, count: number): string {
  return say('amount', { token, count });
}

/** "2 voters and 1 moolah". */
export function tokens(held: Tokens): string {
  const some = (['voter', 'moolah', 'power'] as const).filter((one) => held[one]);
  return list(some.map((one) => amount(one, held[one]))) || say('amount-none');
}

/** "1 power". */
export const benefitWords = (benefit: Benefit): string => say('benefit', { benefit });

/** "1 power and a strategy card". */
export const tileWords = (it: State): string => list(it.benefits.map(benefitWords));

/** SK-5: what is handed over, and what moolah stands in for. */
export function spell(
  offer: Pick<Offer, 'voter' | 'power' | 'pays' | 'too_few_voters' | 'affordable'>,
  alone = false,
): string {
  const { pays, affordable } = offer;
  if (!pays) return say('pay-impossible', { missing: offer.too_few_voters ?? 0 });
  const missing = [
    ...(offer.voter > pays.voter ? [amount('voter', offer.voter - pays.voter)] : []),
    ...(offer.power > pays.power ? [amount('power', offer.power - pays.power)] : []),
  ];
  const sum = tokens(pays);
  if (!missing.length) return say('pay', { alone, affordable, sum });
  return say('pay-missing', { alone, affordable, sum, moolah: pays.moolah, missing });
}

export function stateName(view: View, id: string): string {
  return view.states.find((one) => one.id === id)?.name ?? id;
}

/** The state and number of a seat. */
function seatAt(view: View, square: string): { state: string; number: number } | null {
  for (const state of view.states) {
    const index = state.squares.findIndex((one) => one.id === square);
    if (index >= 0) return { state: state.name, number: index + 1 };
  }
  return null;
}

/** "seat 3 of Haystack Plains". */
export function gate(view: View, square: string): string {
  const at = seatAt(view, square);
  return at ? say('target-square', { number: at.number, state: at.state }) : square;
}

/** What a rung gives, alone or after other words. */
export function stepWords(step: Step, alone: boolean): string {
  if ('gain' in step) return say('step-gain', { alone, tokens: amount(step.gain.resource, step.gain.n) });
  if ('play' in step) return say('step-play', { alone, deck: step.play.deck });
  if ('income' in step) return say('step-income', { voters: step.income.n });
  return say('step-points', { points: step.vp.n });
}

/** What a card is aimed at, as one would say it to `me`; '' for a card without a target. */
export function aimedAt(view: View, target: Target, names: string[], me: number | null = null): string {
  switch (target.kind) {
    case 'nothing':
      return '';
    case 'track':
      return say('target-track', { track: target.track });
    case 'state':
      return stateName(view, target.state);
    case 'square':
      return gate(view, target.square);
    case 'player':
      return say('target-player', { seat: who(target.seat, names), 'seat-is': is(target.seat, me) });
    case 'shares':
      return list(
        target.shares.map(({ seat, amount: share }) =>
          say('target-share', { seat: who(seat, names), 'seat-is': is(seat, me), amount: share }),
        ),
      );
    case 'back':
      return say('target-back', { seat: who(target.seat, names), 'seat-is': is(target.seat, me), deck: target.deck });
    case 'marker':
      return say('target-marker', {
        seat: who(target.seat, names),
        'seat-is': is(target.seat, me),
        track: target.track,
      });
  }
}

/** The same as a choice that stands alone. */
export function choiceOf(view: View, target: Target, names: string[]): string {
  if (target.kind === 'track') return say('choice-track', { track: target.track });
  const at = target.kind === 'square' ? seatAt(view, target.square) : null;
  return at ? say('choice-square', { number: at.number, state: at.state }) : aimedAt(view, target, names);
}

export function playing(view: View, id: string, target: Target, names: string[]): string {
  const card = cardName(view, id);
  const at = aimedAt(view, target, names);
  return at ? say('card-aimed', { card, target: at }) : card;
}

/** Who has how many seats in a state: "you 2", "Ben 1". */
export function standing(it: State, me: number | null, names: string[]): string[] {
  return it.standing.flatMap(({ seats }, seat) =>
    seats ? [say('player-figure', { seat: who(seat, names), 'seat-is': is(seat, me), figure: seats })] : [],
  );
}

/** The head of a field's slip: who governs, who is there, what its tile gives, what lies next to it. */
export function fieldLines(view: View, it: State, me: number | null, names: string[]): string[] {
  const { government, majority, full, vp: points } = it;
  const held = standing(it, me, names);
  return [
    government === null
      ? say('slip-open', { majority, seats: it.squares.length, points })
      : say('slip-governed', { seat: who(government, names), 'seat-is': is(government, me), points, full }),
    held.length ? held.join(' · ') : say('slip-nobody'),
    it.blocked ? say('slip-blocked') : say('slip-tile', { benefits: tileWords(it) }),
    say('slip-next', {
      states: list(
        it.adjoining.map((id) => stateName(view, id)),
        'comma',
      ),
    }),
  ];
}
