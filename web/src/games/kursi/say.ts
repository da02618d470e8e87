// What this page says, in the words of the game's Fluent files.

import sentences from '../../../../games/kursi/words/en.ftl?raw';
import page from '../../../../games/kursi/words/page.en.ftl?raw';
import { gameWords } from '../../lib/gamewords';

export const say = gameWords(sentences, page);
