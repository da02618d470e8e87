// What cards and privileges do, in words for reading and in a few signs for a glance (SK-8, SK-2.5).

import type {
  SarkaarBenefit,
  SarkaarEffect as Effect,
  SarkaarGains as Gains,
  SarkaarPrivilege as Privilege,
} from '../../generated/sarkaar';
import { amount, tokens } from './says';
import { say } from './wording';

/** A card's two halves, below and at the power threshold; no second one where power makes no difference. */
export interface Halves<T> {
  weak: T;
  strong: T | null;
}

type Named = Extract<Effect, string>;

const both = <T>(weak: T): Halves<T> => ({ weak, strong: null });
/** Two halves, of which `amount` is all that differs. */
function halves<N, T>(weak: N, strong: N, word: (amount: N) => T): Halves<T> {
  return { weak: word(weak), strong: JSON.stringify(weak) === JSON.stringify(strong) ? null : word(strong) };
}
const sum = ({ voter, moolah, power }: Gains) => tokens({ voter: voter ?? 0, moolah: moolah ?? 0, power: power ?? 0 });

/** What a card does that is the same for everybody. */
function plainly(effect: Exclude<Named, 'climb_versatile'>): string {
  switch (effect) {
    case 'same_state':
      return say('does-same-state');
    case 'neighbour_benefits':
      return say('does-neighbour');
    case 'expand':
      return say('does-expand');
    case 'snatch':
      return say('does-snatch');
    case 'block_tile':
      return say('does-block');
    case 'cancel':
      return say('does-cancel');
  }
}

/** What a card does, in sentences. */
export function effectWords(effect: Effect): Halves<string> {
  if (effect === 'climb_versatile') return { weak: say('does-climb-any'), strong: say('does-climb-both') };
  if (typeof effect === 'string') return both(plainly(effect));
  if ('climb_track' in effect) {
    const { track, weak, strong } = effect.climb_track;
    return halves(weak, strong, (steps) => say('does-climb', { steps, track }));
  }
  if ('gain' in effect)
    return halves(effect.gain.weak, effect.gain.strong, (gains) => say('does-gain', { tokens: sum(gains) }));
  if ('steal' in effect) {
    const { resource, weak, strong } = effect.steal;
    return halves(weak, strong, (n) => say('does-steal', { tokens: amount(resource, n) }));
  }
  if ('seat_rebate' in effect) return both(say('does-rebate', { voters: effect.seat_rebate.voters }));
  if ('action_limit' in effect) return both(say('does-limit', { actions: effect.action_limit.actions }));
  if ('victory' in effect) return both(say('does-victory', { points: effect.victory.points }));
  if ('skip_action' in effect) return both(say('does-skip', { actions: effect.skip_action.actions }));
  if ('push_down' in effect) return both(say('does-push', { steps: effect.push_down.steps }));
  return both(say('does-take-seat', { from: effect.take_seat.from }));
}

/** A sign on a card: a few characters, or an icon. */
export type Bit = string | { icon: SarkaarBenefit };

/** Where a picture stands inside a text. */
const MARK = '\uE000';
const picture = (icon: SarkaarBenefit) => `${MARK}${icon}${MARK}`;
function bits(text: string): Bit[] {
  return text
    .split(MARK)
    .map((part, i): Bit => (i % 2 ? { icon: part as SarkaarBenefit } : part.trim()))
    .filter((bit) => bit !== '');
}

function plainGist(effect: Exclude<Named, 'climb_versatile'>): string {
  switch (effect) {
    case 'same_state':
      return say('gist-same-state');
    case 'neighbour_benefits':
      return say('gist-neighbour');
    case 'expand':
      return say('gist-expand');
    case 'snatch':
      return say('gist-snatch');
    case 'block_tile':
      return say('gist-block');
    case 'cancel':
      return say('gist-cancel');
  }
}

/** What a card does, at a glance. */
export function gist(effect: Effect): Halves<Bit[]> {
  if (effect === 'climb_versatile') {
    const [culture, development] = [picture('culture'), picture('development')];
    return {
      weak: bits(say('gist-climb-any', { culture, development })),
      strong: bits(say('gist-climb-both', { culture, development })),
    };
  }
  if (typeof effect === 'string') return both([plainGist(effect)]);
  const plus = (n: number, of: SarkaarBenefit) => bits(say('gist-plus', { n, token: picture(of) }));
  if ('climb_track' in effect) {
    const { track, weak, strong } = effect.climb_track;
    return halves(weak, strong, (n) => plus(n, track));
  }
  if ('gain' in effect)
    return halves(effect.gain.weak, effect.gain.strong, (gains) =>
      (['voter', 'moolah', 'power'] as const).flatMap((of) => (gains[of] ? plus(gains[of], of) : [])),
    );
  if ('steal' in effect) {
    const { resource, weak, strong } = effect.steal;
    return halves(weak, strong, (n) => bits(say('gist-steal', { n, token: picture(resource) })));
  }
  if ('seat_rebate' in effect)
    return both(bits(say('gist-rebate', { n: effect.seat_rebate.voters, token: picture('voter') })));
  if ('action_limit' in effect) return both([say('gist-limit', { actions: effect.action_limit.actions })]);
  if ('victory' in effect) return both([say('gist-victory', { points: effect.victory.points })]);
  if ('skip_action' in effect) return both([say('gist-skip', { actions: effect.skip_action.actions })]);
  if ('push_down' in effect) return both([say('gist-push', { steps: effect.push_down.steps })]);
  return both([say('gist-take-seat', { from: effect.take_seat.from })]);
}

/** What a leader does better than others. */
export function privilegeWords(privilege: Privilege): string {
  if (privilege === 'state_all') return say('privilege-state-all');
  if (privilege === 'none') return say('privilege-none');
  if ('income' in privilege)
    return say('privilege-income', { tokens: amount(privilege.income.resource, privilege.income.n) });
  if ('seat_discount' in privilege) return say('privilege-seat', { voters: privilege.seat_discount });
  if ('tracker_cost' in privilege) return say('privilege-track', { moolah: privilege.tracker_cost });
  if ('card_discount' in privilege) return say('privilege-card', { less: privilege.card_discount });
  if ('threshold' in privilege) return say('privilege-threshold', { power: privilege.threshold });
  if ('power_discount' in privilege) return say('privilege-power', { power: privilege.power_discount });
  if ('cash_rate' in privilege) return say('privilege-cash', { moolah: privilege.cash_rate });
  if ('convert_power' in privilege) return say('privilege-convert', { moolah: privilege.convert_power });
  return say('privilege-hand', { cards: privilege.hand_limit });
}
