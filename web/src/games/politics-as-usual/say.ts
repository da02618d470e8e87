// What this page says, in the words of the game's Fluent file.

import page from '../../../../games/politics-as-usual/words/page.en.ftl?raw';
import { gameWords } from '../../lib/gamewords';

export const say = gameWords(page);
