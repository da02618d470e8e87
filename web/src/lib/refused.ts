// A refusal of the server, over HTTP or a socket: a code, perhaps a rule, and a sentence.

import type { Code } from '../generated/protocol';
import type { Refused as AnyRefused } from '../generated/refused';
import type { Listener, Message, Wording } from './words';

export type Refused = AnyRefused<Code>;

/** Where the server could not be asked, the page says so in its place. */
export const unanswered = (message: string): Refused => ({
  code: 'internal',
  rule: null,
  message,
  say: { id: 'plain', args: { text: message } },
});

/** What was refused, thrown. */
export class RefusedError extends Error {
  constructor(
    readonly refused: Refused,
    /** The HTTP status; 0 where nothing was reached or it came over a socket. */
    readonly status = 0,
  ) {
    super(refused.message);
  }

  get rule(): string | undefined {
    return this.refused.rule ?? undefined;
  }
}

/** Why something was refused, as a sentence for people: in the game's words where it was the game that refused. */
export function worded(error: unknown, wording: Wording | null, to: Listener): string {
  const say = error instanceof RefusedError ? error.refused.say : undefined;
  // A record is refused for the move in it that is illegal.
  const why = (say?.id === 'record-illegal-move' ? say.args?.why : say) as Message | undefined;
  return why && wording?.has(why.id) ? wording.say(why, to) : sentence(error);
}

/** Any error as a sentence for people. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
