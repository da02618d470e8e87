// What a part of a move is called on a button.

import type { KursiView as View } from '../../generated/kursi';
import { who } from '../../lib/parties';
import { cardName, iconName, strokeOf } from './cards';
import type { Part, Verb } from './gestures';
import { say } from './say';
import { written } from './votes';

/** A part of a move, after those chosen before it. */
export function partWords(
  view: View,
  names: string[],
  verb: Verb | null,
  path: readonly Part[],
  part: Part,
  me: number | null,
): string {
  switch (part.is) {
    case 'card':
      return cardName(view, part.id);
    case 'place': {
      // The second letter of a shift is where the cards go.
      if (verb === 'target' && path[0]?.is === 'place') return say('part-onto', { at: part.at });
      const name = view.constituencies.find((one) => one.letter === part.at)?.name;
      return name ? say('seat-named', { letter: part.at, name }) : part.at;
    }
    case 'player':
      return part.seat === me ? say('part-own') : who(part.seat, names);
    case 'issue':
      return iconName(part.issue);
    case 'count':
      return say('part-cards', { count: part.n });
    case 'votes':
      return written(part.cards);
    case 'deck':
      return say('part-unseen');
    case 'extra':
      return say('move-extra', { votes: view.limits.extra_votes });
  }
}

/** What is asked next, for the head of the desk. */
export function nextQuestion(view: View, verb: Verb | null, path: readonly Part[], next: Part | undefined): string {
  const [first] = path;
  switch (next?.is) {
    case 'count':
      return say('question-count');
    case 'player':
      return say(verb === 'minus' ? 'question-minus' : 'question-player');
    case 'place':
      if (first?.is === 'place') return say('question-onto');
      if (first?.is === 'card') return say('question-under');
      return say(verb === 'target' && isShift(view) ? 'question-from' : 'question-seat');
    default:
      return '';
  }
}

function isShift(view: View): boolean {
  const effect = view.ask?.what === 'target' ? strokeOf(view, view.ask.stroke)?.effect : undefined;
  return typeof effect === 'object' && 'shift' in effect;
}
