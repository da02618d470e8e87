// Sarkaar's sentences: what only the page says, read together with what events and refusals say.

import events from '../../../../games/sarkaar/words/en.ftl?raw';
import page from '../../../../games/sarkaar/words/page.en.ftl?raw';
import { gameWords } from '../../lib/gamewords';

export const say = gameWords(events, page);

/** Whether a seat is the reader's, as the sentences ask for it. */
export const is = (seat: number, me: number | null): string => (seat === me ? 'you' : 'other');
