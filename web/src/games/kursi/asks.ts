// What is asked of a seat, in one sentence: what to choose, and what declining means.

import type { KursiView as View } from '../../generated/kursi';
import { plural } from '../../lib/english';
import { cardName, effectWords, strokeOf } from './cards';

export function asks(view: View, seat: number): string {
  const ask = view.ask;
  const me = view.parties[seat];
  const own = view.own;
  if (!ask || !me) return 'The count is on.';
  switch (ask.what) {
    case 'pick':
      return `Pick a candidate, number ${view.picks + 1} of ${view.constituencies.length}; the rest of the pack moves on to the left.`;
    case 'field':
      return 'Send each candidate to a Seat, for the whole campaign. Nobody sees it until all have.';
    case 'give':
      return 'Popularity is tied, and you must pass the microphone on. To whom?';
    case 'take':
      return ask.owner !== null && ask.length !== null
        ? `A rally of ${ask.length}: you may take a Masterstroke.`
        : 'You hold the microphone: take an open Masterstroke, or one unseen.';
    case 'stroke':
      return 'Commit one Masterstroke face down, or keep them all for later. All are turned over together.';
    case 'target': {
      const stroke = ask.stroke ? strokeOf(view, ask.stroke) : undefined;
      return stroke
        ? `“${stroke.name}”: ${effectWords(stroke.effect)} Letting it pass wastes the card.`
        : 'Choose a target.';
    }
    case 'draw': {
      const stroke = ask.stroke ? strokeOf(view, ask.stroke) : undefined;
      if (stroke) return `“${stroke.name}”: ${effectWords(stroke.effect)}`;
      return `Draw up to ${plural(me.rally_draws, 'Rally card')} (Capital) and ${plural(me.asset_draws, 'Asset card')} (Influence).`;
    }
    case 'play':
      return `Lay up to ${plural(me.plays, 'card')} face down at your candidates (Reputation). Fewer, or none, is fine.`;
    case 'pay':
      return `Pay for your Assets: choose ${plural(own?.owed ?? me.due, 'card')} to discard, any kind.`;
    case 'drop':
      if (ask.owner !== null && ask.stroke)
        return `“${cardName(view, ask.stroke)}”: drop ${plural(ask.left ?? own?.owed ?? 1, 'card')} of your choice.`;
      return `More than ten cards in hand: drop ${plural(own?.owed ?? 1, 'card')}.`;
    case 'end':
      return `End up to ${plural(ask.left ?? me.ends - me.ended, 'rally', 'rallies')} for votes now, or let them grow.`;
    case 'votes': {
      const short = ask.wanted !== null && ask.sum !== null && ask.sum < ask.wanted;
      return `${plural(ask.sum ?? 0, 'vote')} under ${ask.at}: with which cards?${short ? ` You gained ${ask.wanted}, but the change is missing.` : ''}`;
    }
    case 'tuck':
      return 'The rally held a Bolster card: keep one under the candidate, free of cost?';
    case 'minus':
      return `A rally of ${ask.length ?? ''} may leave a −2: whose, and under which Seat?`;
    case 'extra':
      return `So long a rally brings 2 more votes under ${ask.at}.`;
    case 'free':
      return 'You have the most Capital: place 3 votes under any one Seat, or leave them.';
  }
}

/** What passing would mean here, for the desk; empty where nothing can be declined. */
export function passing(view: View): string {
  switch (view.ask?.what) {
    case 'stroke':
      return 'Keeping them costs nothing; a committed card is gone whatever it does.';
    case 'target':
      return 'Letting it pass wastes the Masterstroke.';
    case 'end':
      return 'A rally you keep goes on growing; after round 8 an unfinished one is worth nothing.';
    case 'tuck':
      return 'Otherwise every card of the rally is discarded.';
    case 'minus':
      return 'Declining changes nothing; there is no later chance for this rally.';
    case 'take':
      return view.ask.length !== null ? 'Declining leaves them where they are.' : '';
    case 'extra':
    case 'free':
      return 'Votes you leave now are lost.';
    default:
      return '';
  }
}

export const STEPS = [
  { phases: ['pawn'], label: 'Media', rule: 'KU-5.2' },
  { phases: ['take', 'commit', 'resolve'], label: 'Strokes', rule: 'KU-5.3' },
  { phases: ['draw'], label: 'Draw', rule: 'KU-5.4' },
  { phases: ['play'], label: 'Plan', rule: 'KU-5.5' },
  { phases: ['pay'], label: 'Pay', rule: 'KU-5.6' },
  { phases: ['end'], label: 'Rallies', rule: 'KU-5.7' },
  { phases: ['limit'], label: 'Limit', rule: 'KU-5.8' },
] as const;

export function phaseWords(view: View): string {
  switch (view.phase) {
    case 'draft':
      return `The draft, pick ${Math.min(view.picks + 1, view.constituencies.length)} of ${view.constituencies.length}`;
    case 'field':
      return 'Candidates find their Seats';
    case 'bonus':
      return 'Elections: matching icons';
    case 'free':
      return 'Elections: the most Capital';
    case 'over':
      return 'All Seats are counted';
    default:
      return `Round ${view.round} of 8`;
  }
}
