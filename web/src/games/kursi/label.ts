// What a token of a move is called on a button.

import type { KursiIcon, KursiView as View } from '../../generated/kursi';
import { who } from '../../lib/parties';
import { cardName, ICON_NAMES } from './cards';

export function tokenWords(
  view: View,
  names: string[],
  path: readonly string[],
  token: string,
  me: number | null,
): string {
  const verb = path[0];
  if (/^[A-E]$/.test(token)) {
    if (verb === 'end' && path.length === 2) return ICON_NAMES[token as KursiIcon];
    const seat = view.constituencies.find((one) => one.letter === token);
    if (verb === 'target' && path.length === 2 && /^[A-E]$/.test(path[1]!)) return `onto ${token}`;
    return `${token} ${seat?.name ?? ''}`.trim();
  }
  if (/^\d$/.test(token)) {
    // The last number of a shift is how many cards; every other is a player.
    if (verb === 'target' && path.length === 3) return `${token} card${token === '1' ? '' : 's'}`;
    return Number(token) === me ? `your own` : who(Number(token), names);
  }
  if (token === 'deck') return 'One unseen';
  if (verb === 'extra' || token === 'extra') return 'Place 2 more votes';
  if (verb === 'end' && ICON_NAMES[token as KursiIcon]) return ICON_NAMES[token as KursiIcon];
  return cardName(view, token);
}

/** What the next token stands for, for the head of the desk. */
export function nextQuestion(view: View, path: readonly string[], tokens: string[]): string {
  if (!tokens.length) return '';
  const [verb] = path;
  const first = tokens[0]!;
  if (verb === 'target' && path.length === 3) return 'How many cards?';
  if (verb === 'target' && path.length === 2 && /^[A-E]$/.test(path[1]!)) return 'Onto which candidate?';
  if (/^\d$/.test(first)) return verb === 'minus' ? 'Whose −2?' : 'Whom?';
  if (/^[A-E]$/.test(first)) {
    if (view.ask?.what === 'target' && path.length === 2 && !/^\d$/.test(path[1]!)) return 'Under which candidate?';
    return verb === 'target' && path.length === 1 && tokens.length && view.parties.length && isShift(view)
      ? 'From which candidate?'
      : 'Which Seat?';
  }
  return '';
}
const isShift = (view: View) =>
  view.components.strokes.find((one) => one.id === view.ask?.stroke)?.effect.startsWith('shift') ?? false;
