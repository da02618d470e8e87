// Sarkaar as a short news bulletin: events, questions and positions in sentences.

import type { SarkaarEvent as Event, SarkaarView as View } from '../../generated/sarkaar';
import { listed } from '../../lib/english';
import type { Words } from '../../lib/room';
import { who } from '../../lib/parties';
import { BENEFIT, cardName, leaderOf, TRACK } from './components';
import { parts } from './gestures';
import { aimedAt, gate, playing, stateName, tokens } from './says';

/** Names printed on components never change during a game; the last position seen knows them. */
let known: View | null = null;
const state = (id: string) => stateName(known, id);
const card = (id: string) => (known ? cardName(known, id) : id);
const leader = (id: string) => (known && leaderOf(known, id)?.name) || id;
const deckWord = (deck: string) => (deck === 'aggression' ? 'an aggression card' : 'a strategy card');

/** What the last payment was, until the thing it bought is told: the two are one sentence. */
let spent = '';
function price(): string {
  const said = spent;
  spent = '';
  return said;
}

function tell(event: Event, names: string[]): string {
  const name = (seat: number) => who(seat, names);
  switch (event.event) {
    case 'tiles_laid':
      return 'The fields are ploughed, and each gets its benefit tile.';
    case 'leaders_dealt':
      return event.leaders
        ? `${name(event.seat)} may lead as ${listed(event.leaders.map(leader))}.`
        : `${name(event.seat)} looks at who could lead.`;
    case 'leader_picked':
      return event.leader
        ? `${name(event.seat)} picks the ${leader(event.leader)}.`
        : `${name(event.seat)} has picked a leader.`;
    case 'leaders_revealed':
      return `The candidates are named: ${listed(event.order.map((seat) => `${name(seat)} as ${leader(event.leaders[seat]!)}`))}. They move in this order.`;
    case 'income':
      return `Round ${event.round}: ${name(event.seat)} collects ${tokens(event)}.`;
    case 'turn_shortened':
      return `A.P.A.U. bites: ${name(event.seat)} has ${event.actions} action${event.actions === 1 ? '' : 's'} left.`;
    case 'action_used':
      return event.action === 'state' ? `${name(event.seat)} puts a state of theirs to work.` : '';
    case 'paid': {
      const sum = tokens(event);
      if (sum === 'nothing') return '';
      if (event.price_of === 'card') return `${name(event.seat)} pays ${sum}.`;
      // What was bought follows at once, and says the price with it.
      spent = ` for ${sum}`;
      return '';
    }
    case 'gained': {
      const sum = tokens(event);
      if (event.from !== null) return `${name(event.seat)} steals ${sum} from ${name(event.from)}.`;
      const why = {
        start: 'to begin with',
        tile: 'from the tile',
        state: 'from the state',
        step: 'for the step',
        card: 'by the card',
        cash: 'for the card',
      }[event.by];
      return `${name(event.seat)} gains ${sum} ${why}.`;
    }
    case 'seat_taken': {
      const how = { seat: 'buys', power: 'uses power to take', card: 'gets by a card' }[event.by];
      return `${name(event.seat)} ${how} ${gate(known, event.at)}${event.from === null ? '' : ` from ${name(event.from)}`}${event.by === 'card' ? '' : price()}.`;
    }
    case 'seat_lost':
      return '';
    case 'government_formed':
      return `${name(event.seat)} forms the government of ${state(event.state)}: ${event.vp} points.`;
    case 'government_lost':
      return `The government of ${name(event.seat)} in ${state(event.state)} falls, and ${event.vp} points with it.`;
    case 'full_majority':
      return `Not one opponent is left in ${state(event.state)}: ${name(event.seat)} closes the fence for ${event.vp} more.`;
    case 'level':
      if (event.track === 'national')
        return event.to > event.from
          ? `${name(event.seat)} is now at home in ${event.to} state${event.to === 1 ? '' : 's'}.`
          : `${name(event.seat)} is left with ${event.to} state${event.to === 1 ? '' : 's'}.`;
      return `${name(event.seat)} ${event.to > event.from ? 'climbs' : 'slips'} to ${event.to} in ${event.track}${price()}.`;
    case 'award': {
      const what = event.award === 'national' ? 'Largest National Party' : `${event.award} award`;
      if (event.to !== null) return `${name(event.to)} now holds the ${what}, worth ${event.vp}.`;
      return event.from === null ? '' : `${name(event.from)} loses the ${what}; nobody holds it.`;
    }
    case 'vp':
      return `${name(event.seat)}: ${event.from} → ${event.to} points.`;
    case 'benefits_due':
      return `${state(event.state)} owes ${name(event.seat)} ${listed(event.benefits.map((one) => BENEFIT[one]))}.`;
    case 'card_taken':
      return `${name(event.seat)} takes ${card(event.card)} from the open row.`;
    case 'card_drawn':
      return event.card
        ? `${name(event.seat)} draws ${card(event.card)}.`
        : `${name(event.seat)} draws ${deckWord(event.deck)} unseen.`;
    case 'card_played': {
      const at = aimedAt(known, event.target, names);
      const how = {
        action: '',
        addon: ' as an add-on',
        free: ' at no action',
        step: ' on the step',
        flipped: ' straight from the deck',
        snatched: ' with somebody else’s ink on it',
        chit: ' in answer',
      }[event.how];
      return `${name(event.seat)} plays ${event.name}${at ? ` on ${at}` : ''}${how}${event.strong ? ', at full power' : ''}.`;
    }
    case 'card_cancelled':
      return `${card(event.card)} comes to nothing against ${name(event.against)}.`;
    case 'card_discarded':
      if (event.why === 'cashed') return `${name(event.seat)} cashes ${card(event.card)}.`;
      if (event.why === 'dropped') return `${name(event.seat)} drops ${card(event.card)}.`;
      return event.why === 'flipped' ? `${card(event.card)} is not played and is put away.` : '';
    case 'flipped':
      return `${name(event.seat)} turns up ${card(event.card)}.`;
    case 'snatched':
      if (!event.found) return `${name(event.from)} has no ${event.deck} card left to snatch.`;
      return event.card
        ? `${name(event.seat)} snatches ${card(event.card)} from ${name(event.from)}.`
        : `${name(event.seat)} snatches ${deckWord(event.deck)} from ${name(event.from)}.`;
    case 'asked':
      return `${name(event.seat)} may answer ${card(event.card)} of ${name(event.by)}.`;
    case 'passed':
      return `${name(event.seat)} lets it pass.`;
    case 'skipped':
      if (event.frame === 'snatched') return `${name(event.seat)} keeps the card for later.`;
      return `${name(event.seat)} ${event.frame === 'benefit' ? 'leaves the rest on the tile' : 'plays nothing here'}.`;
    case 'skip_laid':
      return `${name(event.on)} will lack ${event.skips} action${event.skips === 1 ? '' : 's'} next turn.`;
    case 'tile_blocked':
      return `A blockade: ${state(event.state)} gives nothing to anybody.`;
    case 'tile_restored':
      return `The road to ${state(event.state)} is open again.`;
    case 'reshuffled':
      return `The ${event.cards} discarded ${event.deck} cards are shuffled into a new deck.`;
    case 'slot_filled':
      return '';
    case 'turn_ended':
      return '';
    case 'game_over':
      return 'The house rises. The votes are counted.';
  }
}

function asks(view: View, seat: number): string {
  known = view;
  const top = view.open.at(-1);
  const own = view.players[seat]!;
  switch (view.frame) {
    case 'pick':
      return 'Pick your leader: a low number moves first, a high one starts richer.';
    case 'main': {
      const now = view.now!;
      const left = now.limit - now.used;
      const more = now.addons ? ` ${now.addons} add-on${now.addons > 1 ? 's' : ''} may follow the last card.` : '';
      if (!left) return `No action left.${more || ' End the turn, or play a free card.'}`;
      const many = left === 1 ? 'One action' : left === 2 ? 'Two actions' : `${left} actions`;
      return `${many} left: seat, step, benefit or card.${more}`;
    }
    case 'cash':
      return `Cash more cards for ${own.cash_rate} moolah each, all in the same action, or be done.`;
    case 'benefit':
      return 'Take what the tile owes you, or leave the rest.';
    case 'draw':
      return top?.open === 'draw' ? `Take ${deckWord(top.deck)}: an open one, or from the deck.` : 'Take a card.';
    case 'step_play':
      return top?.open === 'step_play'
        ? `Play ${deckWord(top.deck)} at no action: from your hand, or turned up.`
        : 'Play a card.';
    case 'flipped':
      return top?.open === 'flipped'
        ? `${cardName(view, top.card)} turned up: play it at its price, or put it away.`
        : '';
    case 'snatched':
      return top?.open === 'snatched' && top.card
        ? `You snatched ${cardName(view, top.card)}: play it at once, or keep it.`
        : 'Play the snatched card or keep it.';
    case 'react': {
      const asked = view.question!;
      // SK-7.8b: the two sides answer in turn.
      if (asked.chits > 1) return 'Your Clean Chit is answered with another. Answer that?';
      if (asked.chits) return `Your ${cardName(view, asked.card)} is answered with a Clean Chit. Answer that?`;
      return `${cardName(view, asked.card)} is played against you. A Clean Chit (${tokens(asked.price)}) would stop it.`;
    }
    case 'trim':
      return `More than ${own.hand_limit} cards: drop one for nothing.`;
    case 'over':
      return 'The game is over.';
  }
}

const CLOSING: Record<string, [string, string]> = {
  end: ['End turn', 'e'],
  done: ['Done', 'd'],
  pass: ['Let it pass', 'p'],
  skip: ['Skip', 's'],
  keep: ['Keep it', 'k'],
  flip: ['Turn one up', 'f'],
};

function moveWords(move: string): string {
  const { verb, card: id, target } = parts(move);
  const [first = '', second = ''] = target.split(' ');
  switch (verb) {
    case 'leader':
      return `Lead as ${leader(first)}`;
    case 'seat':
      return `Buy ${gate(known, first)}`;
    case 'power':
      return `Take ${gate(known, first)} by power`;
    case 'track':
      return `Climb a step of ${first}`;
    case 'state':
      return `${second === 'all' ? 'Take all' : `Take ${second}`} from ${state(first)}`;
    case 'take':
      return `Take ${BENEFIT[first as keyof typeof BENEFIT] ?? first}`;
    case 'draw':
      return id === 'deck' ? 'Draw from the closed deck' : `Take ${card(id)}`;
    case 'play':
    case 'addon':
      return `${verb === 'play' ? 'Play' : 'Add'} ${known ? playing(known, id, target, []) : id}`;
    case 'cash':
      return `Cash ${card(id)}`;
    case 'drop':
      return `Drop ${card(id)}`;
    case 'chit':
      return `Answer with ${card(id)}`;
    default:
      return CLOSING[verb]?.[0] ?? move;
  }
}

function describe(view: View, names: string[]): string[] {
  known = view;
  const now = view.now;
  const turn = view.turn === null ? 'Leaders are picked.' : `Round ${view.round}, ${who(view.turn, names)}’s turn`;
  const lines = [
    now ? `${turn}: ${now.used} of ${now.limit} actions used. ${view.target} points win.` : `${turn}`,
    ...view.players.map((one, seat) => {
      const lead = leaderOf(view, one.leader);
      return `${who(seat, names)}${lead ? `, ${lead.name}` : ''}: ${one.vp} points (${one.points.states} states, ${one.points.full} full majorities, ${one.points.awards} awards, ${one.points.cards} cards); ${tokens(one)}; development ${one.development}, culture ${one.culture}, ${one.states} states; ${one.strategy} strategy and ${one.aggression} aggression cards.`;
    }),
    ...view.states.map((one) => `${one.id}: ${speak(view, one.id, null, names)}.`),
    ...view.decks.map(
      (deck) =>
        `Open ${deck.deck} cards: ${listed(deck.row.flatMap((id) => (id ? [`${cardName(view, id)} (${id})`] : []))) || 'none'}; ${deck.closed} closed, ${deck.discards.length} discarded.`,
    ),
    ...view.awards.map(
      (award) =>
        `${TRACK[award.award]}: ${award.holder === null ? 'nobody holds the award' : `${who(award.holder, names)} holds the award`}, ${award.vp} points from level ${award.at}.`,
    ),
  ];
  if (view.hand)
    lines.push(`Your hand: ${listed(view.hand.map((one) => `${cardName(view, one.card)} (${one.card})`)) || 'empty'}.`);
  if (view.question)
    lines.push(
      `${who(view.question.asked, names)} is asked about ${playing(view, view.question.card, view.question.target, names)}.`,
    );
  return lines;
}

/** A field as one would read it aloud. */
export function speak(view: View, id: string, me: number | null, names: string[]): string {
  const one = view.states.find((each) => each.id === id);
  if (!one) return id;
  const held = one.standing.flatMap(({ seats }, seat) =>
    seats ? [`${seat === me ? 'you' : who(seat, names)} ${seats}`] : [],
  );
  const empty = one.squares.filter((square) => square.owner === null);
  const says = [
    one.name,
    one.government === null
      ? `no government, ${one.majority} of ${one.squares.length} seats make one for ${one.vp} points`
      : `governed by ${one.government === me ? 'you' : who(one.government, names)} for ${one.vp} points${one.full ? ', full majority' : ''}`,
    held.length ? held.join(', ') : 'nobody is here',
    empty.length ? `empty at ${listed(empty.map((square) => String(square.price)))} voters` : 'no empty seat',
    one.blocked ? 'tile blocked' : `tile: ${listed(one.benefits.map((benefit) => BENEFIT[benefit]))}`,
  ];
  return says.join('; ');
}

export const words: Words = {
  tell: (event, names) => tell(event as unknown as Event, names),
  asks: (view, seat) => asks(view as View, seat),
  scores: (view) => {
    known = view as View;
    return known.players.map((one) => one.vp);
  },
  sum(view, seat) {
    const { points } = (view as View).players[seat]!;
    const all = [
      { label: 'Governments', value: points.states },
      { label: 'Full majorities', value: points.full },
      { label: 'Awards', value: points.awards },
      { label: 'Victory cards', value: points.cards },
    ];
    return { parts: all, rule: 'SK-4.5' };
  },
  holding(view, seat) {
    const one = (view as View).players[seat]!;
    if ((view as View).frame === 'pick') return one.picked ? 'has picked' : 'picks a leader';
    return `${one.voter} voters · ${one.moolah} moolah · ${one.power} power`;
  },
  move: moveWords,
  describe: (view, names) => describe(view as View, names),
  reason: (word) =>
    ({
      target: 'The target is reached',
      states: 'No state is left open; most points win',
      round_cap: 'The last round is played; most points win',
    })[word] ?? word,
  closing: (moves) =>
    Object.entries(CLOSING).flatMap(([move, [label, key]]) => (moves.includes(move) ? [{ move, label, key }] : [])),
  sound(event) {
    switch ((event as unknown as Event).event) {
      case 'seat_taken':
        return 'place';
      case 'government_lost':
      case 'seat_lost':
        return 'capture';
      case 'card_played':
      case 'flipped':
      case 'leaders_revealed':
        return 'turn';
      default:
        return 'none';
    }
  },
};
