// What the most recent play would come to, as the server works it out: if it stands, is canceled, or is sent elsewhere.

import type { PoliticsProspect as Prospect, PoliticsView as View } from '../../generated/politics-as-usual';
import { who } from '../../lib/parties';
import { say } from './say';

export type { Prospect };

export function stands(view: View): Prospect | null {
  return view.prospects.find((one) => one.how === 'stands') ?? null;
}

/** What each seat's Polling would gain if the play stood; zeros where nothing is known. */
export function gains(before: View, after: View | null): number[] {
  const then = after ? (stands(after)?.polling ?? after.camps.map((camp) => camp.polling.total)) : null;
  return before.camps.map((camp, seat) => (then ? (then[seat] ?? camp.polling.total) - camp.polling.total : 0));
}

export function prospectName(one: Prospect, names: string[]): string {
  if (one.how !== 'redirected') return say(one.how === 'stands' ? 'prospect-stands' : 'prospect-canceled');
  return one.to === null ? say('prospect-somebody') : say('prospect-sent', { name: who(one.to, names) });
}

/** The rows worth showing: those that would change somebody's Polling or the lead, and always the first two. */
export function rows(view: View): Prospect[] {
  const [first, second, ...rest] = view.prospects;
  // Where many sit there would be a column for each of them.
  const differs = (one: Prospect) => view.camps.length <= 3 && one.polling.join() !== first?.polling.join();
  return [first, second, ...rest.filter(differs)].filter((one): one is Prospect => !!one);
}
