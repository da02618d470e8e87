// What a card does in a few signs, for reading at a glance: from its effect as the component file writes it (SK-8).

import type { SarkaarBenefit, SarkaarCardFace } from '../../generated/sarkaar';

export type Bit = string | { icon: SarkaarBenefit };
export interface Gist {
  weak: Bit[];
  /** At the power threshold; nothing where power makes no difference. */
  strong: Bit[] | null;
}

const TOKENS = ['voter', 'moolah', 'power'];
const icon = (name: string): Bit => ({ icon: name as SarkaarBenefit });

function gains(text: string): Bit[] {
  const words = text.trim().split(/\s+/);
  const bits: Bit[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) bits.push(`+${words[i + 1]}`, icon(words[i]!));
  return bits;
}

export function gist(face: SarkaarCardFace): Gist {
  const [verb = '', ...args] = face.effect.split(' ');
  const [first = '', second = '', third = ''] = args;
  const both = (bits: Bit[]): Gist => ({ weak: bits, strong: null });
  switch (verb) {
    case 'climb_track':
      return { weak: [`+${second}`, icon(first)], strong: second === third ? null : [`+${third}`, icon(first)] };
    case 'climb_versatile':
      return {
        weak: ['+1', icon('culture'), 'or', icon('development')],
        strong: ['+1', icon('culture'), '+1', icon('development')],
      };
    case 'gain': {
      const [weak = '', strong = ''] = args.join(' ').split('|');
      return { weak: gains(weak), strong: weak.trim() === strong.trim() || !strong ? null : gains(strong) };
    }
    case 'seat_rebate':
      return both([`seats −${first}`, icon('voter')]);
    case 'same_state':
      return both(['same state again']);
    case 'action_limit':
      return both([`${first} actions`]);
    case 'neighbour_benefits':
      return both(['a neighbour’s tile']);
    case 'victory':
      return both([`+${first} points`]);
    case 'take_seat':
      return both([first === 'government' ? 'take a ruler’s seat' : 'take a rival’s seat']);
    case 'expand':
      return both(['a seat where you rule']);
    case 'skip_action':
      return both([`a rival: −${first} action`]);
    case 'steal':
      return TOKENS.includes(first)
        ? { weak: ['steal', second, icon(first)], strong: second === third ? null : ['steal', third, icon(first)] }
        : both([face.weak]);
    case 'snatch':
      return both(['steal a card']);
    case 'push_down':
      return both([`a rival: −${first} step`]);
    case 'block_tile':
      return both(['block a tile']);
    case 'cancel':
      return both(['stops a card']);
    default:
      return both([face.weak]);
  }
}
