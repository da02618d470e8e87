// A table's clock in words: the same in setup, in the lobby and in the waiting room.

import type { Clock } from '../generated/protocol';
import { phrase } from '../words/clocks';

export function clockWords(clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return phrase('clock-none');
    case 'decision':
      return phrase('clock-decision', { seconds: clock.seconds });
    case 'game':
      return phrase('clock-game', { minutes: clock.minutes, increment: clock.increment });
    case 'days':
      return phrase('clock-days', { days: clock.days });
  }
}
