// From what was touched to one legal move. Every move is a word and a few tokens (`play ACI B`, `minus 2 C`, `end A E`); the moves the
// server listed form a tree, and each touch goes one token deeper. Nothing is offered that is not in it.

import type { KursiView as View } from '../../generated/kursi';

export interface Choice {
  token: string;
  /** The whole move, if this token completes it. */
  move: string | null;
}

const tokens = (move: string) => move.split(' ');

/** Legal continuations after the tokens chosen so far, in the order the server lists them. */
export function choices(moves: string[], prefix: readonly string[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const move of moves) {
    const parts = tokens(move);
    if (parts.length <= prefix.length || !prefix.every((token, i) => parts[i] === token)) continue;
    const token = parts[prefix.length]!;
    const whole = parts.length === prefix.length + 1;
    const known = found.get(token);
    if (!known) found.set(token, { token, move: whole ? move : null });
    else if (whole) known.move = move;
  }
  return [...found.values()];
}

/** Declining is a button of the prompt, never a thing on the board. */
export const isPass = (move: string) => / none$/.test(move) || move === 'done' || move === 'stop';

export function offered(moves: string[], prefix: readonly string[]): Choice[] {
  return choices(moves, prefix).filter(({ token }) => token !== 'none' && token !== 'done' && token !== 'stop');
}

/** What is being asked of the seat that holds these moves: their first word. */
export function verbOf(moves: string[]): string | null {
  const first = moves.find((move) => !isPass(move)) ?? moves[0];
  if (!first) return null;
  const verb = tokens(first)[0]!;
  return verb === 'done' ? 'play' : verb === 'stop' ? 'end' : verb;
}

/** How a thing on the table can be named in a move, best reading first. */
export type Thing =
  | { what: 'seat'; letter: string }
  | { what: 'candidate'; seat: number; letter: string }
  | { what: 'party'; seat: number }
  | { what: 'card'; id: string };

function readings(thing: Thing, me: number | null): string[][] {
  switch (thing.what) {
    case 'seat':
      return [[thing.letter]];
    case 'candidate':
      return thing.seat === me
        ? [[thing.letter], [String(thing.seat), thing.letter]]
        : [[String(thing.seat), thing.letter]];
    case 'party':
      return [[String(thing.seat)]];
    case 'card':
      return [[thing.id]];
  }
}

/** The prefix after touching a thing, or null if the moves know no such thing here. */
export function touch(
  moves: string[],
  verb: string | null,
  prefix: readonly string[],
  thing: Thing,
  me: number | null,
): string[] | null {
  // Rallies are ended at candidates; the box above is only where their votes go.
  if (!verb || (verb === 'end' && thing.what === 'seat')) return null;
  const now = prefix.length ? prefix : [verb];
  const fits = (path: readonly string[]) =>
    choices(moves, path.slice(0, -1)).some(({ token }) => token === path.at(-1));
  for (const reading of readings(thing, me)) {
    // A rival's cell names the party first; with the party named already the letter is enough.
    for (const tail of [reading, reading.slice(-1)]) {
      const path = [...now, ...tail];
      if (tail.every((_, i) => fits(path.slice(0, now.length + i + 1))) && related(moves, path)) return path;
      if (thing.what !== 'candidate' || thing.seat === me) break;
      if (now.at(-1) !== String(thing.seat)) break;
    }
  }
  return null;
}

const related = (moves: string[], path: readonly string[]) =>
  moves.some((move) => move === path.join(' ') || move.startsWith(`${path.join(' ')} `));

/** The move that a path is, if it is one. */
export function whole(moves: string[], path: readonly string[]): string | null {
  const move = path.join(' ');
  return moves.includes(move) ? move : null;
}

/** Whether a move, or what is chosen of it, is about a thing. */
export function speaksOf(path: readonly string[], thing: Thing, me: number | null): boolean {
  const [verb, ...rest] = path;
  // The numbers of a draw are no players.
  if (!rest.length || verb === 'draw') return false;
  switch (thing.what) {
    case 'seat':
      return rest.at(-1) === thing.letter && verb !== 'end';
    case 'party':
      return rest[0] === String(thing.seat);
    case 'card':
      return rest.includes(thing.id);
    case 'candidate':
      return (
        (thing.seat === me && rest.includes(thing.letter)) || rest.join(' ').startsWith(`${thing.seat} ${thing.letter}`)
      );
  }
}

/** What to ask the server about when somebody touches a thing where nothing is legal: it answers with the rule. */
export function meant(view: View, thing: Thing): string | null {
  const what = view.ask?.what;
  if (thing.what === 'candidate' && what === 'end') {
    const issue = view.parties[thing.seat]?.candidates['ABCDE'.indexOf(thing.letter)]?.endings[0]?.issue;
    return `end ${thing.letter} ${issue ?? 'E'}`;
  }
  if (thing.what === 'card' && (what === 'pay' || what === 'drop')) return `${what} ${thing.id}`;
  if (thing.what === 'card' && what === 'play') return `play ${thing.id} A`;
  if (thing.what === 'seat' && (what === 'free' || what === 'target')) return `${what} ${thing.letter}`;
  return null;
}
