// Every event as a sentence with names in it; what another sentence already says is left out of the log.

import type {
  PoliticsDiscardCause as Discarding,
  PoliticsDrawCause as Drawing,
  PoliticsEvent,
  PoliticsPickCause as Picking,
} from '../../generated/politics-as-usual';
import { listed, signed } from '../../lib/english';
import { who } from '../../lib/parties';
import { candidateOf, faceOf, issueOf, PARTY_NAMES, votesOf } from './set';

export type Told = PoliticsEvent;

const DRAW: Record<Drawing, string> = {
  setup: 'to begin with',
  deal: 'in the deal',
  winner: 'for winning',
  consolation: 'as a consolation',
  issue: 'by the Issue',
  party: 'for the party’s symbol',
  card: '',
  power: 'out of the green bin',
};
const DISCARD: Record<Discarding, string> = {
  sidestep: 'to change the subject',
  issue: 'by the Issue',
  card: 'at random',
  power: 'for the power',
};
const PICK: Record<Picking, string> = {
  sidestep: 'to discard for the sidestep',
  discard: 'to discard',
  freeze: 'to freeze',
  pass_left: 'to hand to the left',
  card_freeze: 'to freeze',
  winner_discard: 'to discard for winning',
};

const cards = (n: number) => (n === 1 ? 'a card' : `${n} cards`);
const favors = (n: number) => (n === 1 ? '1 Favor' : `${n} Favors`);
const called = (card: number) => faceOf(card).name;
const these = (known: number[] | null, n: number) => (known?.length ? listed(known.map(called)) : cards(n));

export function tell(event: Told, names: string[]): string {
  const name = (seat: number) => who(seat, names);
  switch (event.event) {
    case 'first_speaker':
      return `${name(event.seat)} ${event.drawn ? 'is drawn to speak' : 'speaks'} first.`;
    case 'issues_shuffled':
      return `${event.issues} Issues are shuffled; ${event.removed} go back into the box unseen.`;
    case 'candidate':
      return `${name(event.seat)} runs as ${candidateOf(event.candidate).name}, ${PARTY_NAMES[event.party]}, with ${favors(event.favors)}.`;
    case 'pile_shuffled':
      return event.cause === 'setup'
        ? `The ${event.cards} Campaign cards are shuffled.`
        : `The discard pile is shuffled ${event.cause === 'low' ? 'and put under the draw pile' : 'into a new draw pile'}.`;
    case 'drew':
      if (!event.count) return `${name(event.seat)} finds nothing left to draw.`;
      return `${name(event.seat)} draws ${[these(event.cards, event.count), DRAW[event.cause]].filter(Boolean).join(' ')}.`;
    case 'raised':
      return `Round ${event.round}: ${name(event.speaker)} speaks on ${event.name}, ${votesOf(event.votes)}.`;
    case 'sidestep':
      return `${name(event.seat)} would rather talk about something else than ${event.name}${event.cost ? `, for ${cards(event.cost)}` : ', for nothing'}.`;
    case 'buried':
      return `${event.name} goes to the bottom of the Issue deck.`;
    case 'contested':
      return `${name(event.seat)} opens the contest for ${event.name}.`;
    case 'picks_opened':
      if (!event.asked.length) return `Nobody has a choice which ${cards(event.count)} ${PICK[event.cause]}.`;
      return `${listed(event.asked.map(name))} ${event.asked.length === 1 ? 'picks' : 'pick'} ${cards(event.count)} ${PICK[event.cause]}.`;
    case 'picked':
      return event.card === null ? '' : `${name(event.seat)} picks ${called(event.card)}.`;
    case 'picks_done':
      return `${name(event.seat)} has picked.`;
    case 'discarded':
      return `${name(event.seat)} discards ${listed(event.cards.map(called)) || 'nothing'} ${DISCARD[event.cause]}.`;
    case 'froze':
      if (!event.count) return `Nothing of ${name(event.seat)}’s is left to freeze.`;
      return `${these(event.cards, event.count).replace(/^a/, 'A')} of ${name(event.seat)}’s ${event.count === 1 ? 'is' : 'are'} on ice${event.random ? ', at random' : ''}.`;
    case 'thawed':
      return `${name(event.seat)} has ${cards(event.count)} back from the ice.`;
    case 'passed_left':
      return `${name(event.from)} hands ${these(event.cards, event.count)} to ${name(event.to)}.`;
    case 'turn':
      return event.plays > 1 ? `${name(event.seat)} goes on, ${event.plays} plays left.` : '';
    case 'skipped':
      return `${called(event.card)}: ${name(event.seat)}’s turn is skipped and counts as a pass.`;
    case 'passed':
      return event.counts ? `${name(event.seat)} passes.` : `${name(event.seat)} gives up the extra plays.`;
    case 'polled': {
      const own = event.at === event.seat ? '' : ` for ${name(event.at)}`;
      return `${name(event.seat)} polls ${called(event.card)}, ${signed(faceOf(event.card).polling)}${own}.`;
    }
    case 'played': {
      const on = event.on === null ? '' : ` on ${called(event.on)}`;
      const at =
        event.target === null
          ? ''
          : event.on === null
            ? ` at ${name(event.target)}`
            : `, towards ${name(event.target)}`;
      return `${name(event.seat)} plays ${called(event.card)}${on}${at}.`;
    }
    case 'reacted': {
      const at = event.target === null ? '' : `, towards ${name(event.target)}`;
      return `${name(event.seat)} answers ${called(event.answers)} with ${called(event.card)}${at}.`;
    }
    case 'asked':
    case 'extra':
    case 'ok':
    case 'spent':
      return '';
    case 'canceled':
      return `${called(event.card)} comes to nothing${event.by === null ? '' : `, by ${called(event.by)}`}.`;
    case 'redirected':
      return `${called(event.card)} is ${name(event.seat)}’s now, and goes to ${name(event.at)}.`;
    case 'landed':
      return `${called(event.card)} stands in front of ${name(event.seat)}.`;
    case 'removed':
      return `${listed(event.cards.map(called))} in front of ${name(event.seat)} ${event.cards.length === 1 ? 'is' : 'are'} taken away.`;
    case 'moved':
      return `${called(event.card)} changes sides, from ${name(event.from)} to ${name(event.to)}.`;
    case 'peeked':
      if (!event.cards) return `${name(event.seat)} looks at ${name(event.target)}’s hand.`;
      return `${name(event.seat)} sees ${name(event.target)}’s hand: ${listed(event.cards.map(called)) || 'nothing'}.`;
    case 'stole':
      return `${name(event.seat)} takes ${these(event.cards, event.count)} from ${name(event.from)}.`;
    case 'retrieved':
      return `${name(event.seat)} takes ${called(event.card)} out of the discard pile.`;
    case 'power':
      return `${name(event.seat)} uses the Candidate’s power, ${event.power.replace(/_/g, ' ')}.`;
    case 'foresaw':
      return event.issue === null
        ? `${name(event.seat)} looks at the next Issue, and sighs.`
        : `${name(event.seat)} sees that the next Issue is ${issueOf(event.issue).name}.`;
    case 'offered': {
      const words = event.text ? `: “${event.text}”` : '';
      if (!event.want) return `${name(event.seat)} offers ${name(event.to)} ${favors(event.give)}${words || '.'}`;
      if (!event.give) return `${name(event.seat)} asks ${name(event.to)} for ${favors(event.want)}${words || '.'}`;
      return `${name(event.seat)} offers ${name(event.to)} ${favors(event.give)} for ${event.want}${words || '.'}`;
    }
    case 'accepted':
      return `${name(event.seat)} accepts ${name(event.from)}’s offer.`;
    case 'declined':
      return `${name(event.seat)} declines ${name(event.from)}’s offer.`;
    case 'withdrawn':
      return `${name(event.seat)} withdraws the offer.`;
    case 'lapsed':
      return `${name(event.seat)}’s offer lapses with the round.`;
    case 'paid': {
      const n = event.card + event.stack;
      return `${name(event.from)} pays ${name(event.to)} ${favors(n)}${event.stack ? `, ${event.stack} of them from the Vote stack` : ''}.`;
    }
    case 'won': {
      const tie = event.tie
        ? {
            power: ', winning the tie by power',
            card: ', winning the tie by the Recount Lawyers',
            order: ', winning the tie by place',
          }[event.tie]
        : '';
      return `${name(event.seat)} wins ${event.name}, ${signed(event.votes)}, with Polling ${event.polling[event.seat]}${tie}.`;
    }
    case 'favor_due':
      return `${name(event.seat)} is owed ${favors(event.most)} by ${event.from.length === 1 ? name(event.from[0]!) : 'a rival of choice'}.`;
    case 'speaker':
      return `${name(event.seat)} speaks next.`;
    case 'game_over':
      return event.outcome.reason === 'landslide'
        ? 'A landslide. The rest of the agenda is cancelled.'
        : 'The last Issue is settled. The votes are counted.';
  }
}
