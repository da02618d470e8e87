// The regions by name, and where Kilonzo's sentences come from.

import events from '../../../../games/kilonzo/words/en.ftl?raw';
import page from '../../../../games/kilonzo/words/page.en.ftl?raw';
import type { KilonzoRegion as Region } from '../../generated/kilonzo';
import { gameWords } from '../../lib/gamewords';
import { Wording, type Message } from '../../lib/words';

/** What only the page says. */
export const say = gameWords(page);

const wording = new Wording(events);

/** What events and refusals say too, where it names no seat. */
export function told(message: Message): string {
  return wording.say(message, { names: [], you: null });
}

export const region = (at: Region): Message => ({ id: `region-${at}` });

/** In a sentence: "the North". */
export function placeName(at: Region): string {
  return told(region(at));
}

/** Alone, or at the beginning of a sentence: "The North". */
export function placeTitle(at: Region): string {
  return say('place-title', { region: at });
}

/** With a capital, in scripts that have them: what stands inside a sentence elsewhere begins one here. */
export function begins(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
