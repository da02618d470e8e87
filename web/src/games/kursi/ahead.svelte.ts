// What the cards laid out would lead to. The server plays them one after another in imagination; the page works nothing out.

import type { KursiEvent, KursiOwn, KursiPlaced, KursiView as View } from '../../generated/kursi';
import type { Foreseen } from '../../lib/room';
import { playText } from './gestures';

type Step = Foreseen<View, KursiEvent> | null;
export type Foresee = (texts: string[]) => Promise<Step[]>;

/** What all that is laid out costs, how many cards are left to pay it, and what may be laid next. */
export type Outlook = Pick<KursiOwn, 'due' | 'left' | 'plays'>;

export class Ahead {
  /** Null while the answer is on its way. */
  now = $state.raw<Outlook | null>(null);
  /** The same as soon as it is known. */
  known: Promise<Outlook | null> = Promise.resolve(null);

  look(own: KursiOwn | null, laid: readonly KursiPlaced[], foresee: Foresee | undefined) {
    if (!own || !laid.length || !foresee) {
      // Without a server to ask, as in a lesson, one card is laid out at a time.
      this.now = own && laid.length ? { ...after(own, laid, []), plays: own.plays } : own;
      this.known = Promise.resolve(this.now);
      return;
    }
    this.now = null;
    const asked = foresee(laid.map(playText)).then(
      (steps) => after(own, laid, steps),
      () => null,
    );
    this.known = asked;
    void asked.then((found) => {
      if (this.known === asked) this.now = found;
    });
  }
}

/** Nobody can foresee what happens when all turn their cards over. Up to the last card everything is known, and so is its cost. */
function after(own: KursiOwn, laid: readonly KursiPlaced[], steps: Step[]): Outlook {
  const still = (step: Step | undefined) => (step?.view.phase === 'play' ? step.view.own : null);
  const end = still(steps.at(-1));
  if (end) return end;
  const before = still(steps.at(-2)) ?? own;
  const last = laid.at(-1)!;
  const play = before.plays.find((one) => one.card === last.card && one.at === last.at);
  return { due: play?.due ?? before.due, left: play?.left ?? before.left, plays: [] };
}
