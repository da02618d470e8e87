// How one viewer is told of an event: by the message that came with it, in the words of its game.

import type { AnyWords, Told } from './room';
import type { Listener, Wording } from './words';

export interface Telling {
  words: AnyWords;
  wording: Wording | null;
  to: Listener;
  options: Record<string, unknown>;
  /** Nothing has to be kept from anybody: the game is over, or only looked at again. */
  over: boolean;
  /** Said once rather than written down: nothing is left out. */
  aloud?: boolean;
}

/** An event as a sentence; '' where the log leaves it out. */
export function tell(event: Told<unknown>, { words, wording, to, options, over, aloud }: Telling): string {
  if (!aloud && words.silent?.(event, { options, over })) return '';
  return event.say && wording ? wording.say(event.say, to) : '';
}
